// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list, text } from "../support.js";
import { validate as validate_PlannedPoll, serialize as print_PlannedPoll } from "./PlannedPoll.js";
import { validate as validate_ScheduleStatus } from "./ScheduleStatus.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","status","status_reason","publish_at","text","visibility","media_ids","link_url","poll","mentions","format","topic","draft_id","post_id","created_at","ended_at"],"properties":{"id":{"type":"string"},"status":{"sharedSchema":"ScheduleStatus"},"status_reason":{"type":["string","null"]},"publish_at":{"type":"string","format":"date-time"},"text":{"type":"string"},"visibility":{"type":"string","enum":["public","connections"]},"media_ids":{"type":"array","items":{"type":"string"}},"link_url":{"type":["string","null"]},"poll":{"anyOf":[{"sharedSchema":"PlannedPoll"},{"type":"null"}]},"mentions":{"type":"array","items":{"type":"string"}},"format":{"type":["string","null"],"enum":["list","story","hot_take","other",null]},"topic":{"type":["string","null"]},"draft_id":{"type":["string","null"]},"post_id":{"type":["string","null"]},"created_at":{"type":"string","format":"date-time"},"ended_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_reason === undefined) && (missing0 = "status_reason"))) || ((data.publish_at === undefined) && (missing0 = "publish_at"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.media_ids === undefined) && (missing0 = "media_ids"))) || ((data.link_url === undefined) && (missing0 = "link_url"))) || ((data.poll === undefined) && (missing0 = "poll"))) || ((data.mentions === undefined) && (missing0 = "mentions"))) || ((data.format === undefined) && (missing0 = "format"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.draft_id === undefined) && (missing0 = "draft_id"))) || ((data.post_id === undefined) && (missing0 = "post_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.ended_at === undefined) && (missing0 = "ended_at"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate_ScheduleStatus(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate_ScheduleStatus.errors : vErrors.concat(validate_ScheduleStatus.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status_reason !== undefined){
let data2 = data.status_reason;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/properties/status_reason/type",keyword:"type",params:{type: schema0.properties.status_reason.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publish_at !== undefined){
let data3 = data.publish_at;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate0.errors = [{instancePath:instancePath+"/publish_at",schemaPath:"#/properties/publish_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/publish_at",schemaPath:"#/properties/publish_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs7){
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data4 = data.text;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data5 = data.visibility;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
const vSchema0 = schema0.properties.visibility.enum;
if(!((data5 === "public") || (data5 === "connections"))){
validate0.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema0.properties.visibility.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_ids !== undefined){
let data6 = data.media_ids;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/media_ids/" + i0,schemaPath:"#/properties/media_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/media_ids",schemaPath:"#/properties/media_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs13){
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link_url !== undefined){
let data8 = data.link_url;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/type",keyword:"type",params:{type: schema0.properties.link_url.type},message:"must be string,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.poll !== undefined){
let data9 = data.poll;
const _errs19 = errors;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate_PlannedPoll(data9, {instancePath:instancePath+"/poll",parentData:data,parentDataProperty:"poll",rootData}))){
vErrors = vErrors === null ? validate_PlannedPoll.errors : vErrors.concat(validate_PlannedPoll.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs21){
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs22 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs23 = errors;
if(errors === _errs22){
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mentions !== undefined){
let data10 = data.mentions;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs26 = errors;
if(typeof data11 !== "string"){
validate0.errors = [{instancePath:instancePath+"/mentions/" + i1,schemaPath:"#/properties/mentions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
}
var valid3 = _errs26 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs24){
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data12 = data.format;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: schema0.properties.format.type},message:"must be string,null"}];
return false;
}
const _errs29 = errors;
const vSchema1 = schema0.properties.format.enum;
if(!(((((data12 === "list") || (data12 === "story")) || (data12 === "hot_take")) || (data12 === "other")) || (data12 === null))){
validate0.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema0.properties.format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs28){
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topic !== undefined){
let data13 = data.topic;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate0.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: schema0.properties.topic.type},message:"must be string,null"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft_id !== undefined){
let data14 = data.draft_id;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate0.errors = [{instancePath:instancePath+"/draft_id",schemaPath:"#/properties/draft_id/type",keyword:"type",params:{type: schema0.properties.draft_id.type},message:"must be string,null"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.post_id !== undefined){
let data15 = data.post_id;
const _errs34 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/post_id",schemaPath:"#/properties/post_id/type",keyword:"type",params:{type: schema0.properties.post_id.type},message:"must be string,null"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data16 = data.created_at;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs36){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs36){
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended_at !== undefined){
let data17 = data.ended_at;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/type",keyword:"type",params:{type: schema0.properties.ended_at.type},message:"must be string,null"}];
return false;
}
const _errs39 = errors;
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
}
if(errors === _errs38){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate0.errors = [{instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs38){
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
}
}
validate0.errors = vErrors;
return errors === 0;
}

const print = (v) =>
  '{"id":"' + escaped(v.id) +
  '","status":"' + v.status +
  '","status_reason":' + (v.status_reason === null ? "null" : '"' + escaped(v.status_reason) + '"') +
  ',"publish_at":"' + escaped(v.publish_at) +
  '","text":"' + escaped(v.text) +
  '","visibility":"' + v.visibility +
  '","media_ids":' + list(v.media_ids, text) +
  ',"link_url":' + (v.link_url === null ? "null" : '"' + escaped(v.link_url) + '"') +
  ',"poll":' + (v.poll === null ? "null" : print_PlannedPoll(v.poll)) +
  ',"mentions":' + list(v.mentions, text) +
  ',"format":' + (v.format === null ? "null" : '"' + v.format + '"') +
  ',"topic":' + (v.topic === null ? "null" : '"' + escaped(v.topic) + '"') +
  ',"draft_id":' + (v.draft_id === null ? "null" : '"' + escaped(v.draft_id) + '"') +
  ',"post_id":' + (v.post_id === null ? "null" : '"' + escaped(v.post_id) + '"') +
  ',"created_at":"' + escaped(v.created_at) +
  '","ended_at":' + (v.ended_at === null ? "null" : '"' + escaped(v.ended_at) + '"') +
  "}";
