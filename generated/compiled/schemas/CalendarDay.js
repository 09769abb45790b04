// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_ScheduleStatus } from "./ScheduleStatus.js";
import { validate as validate_ScheduledPost, serialize as print_ScheduledPost } from "./ScheduledPost.js";
import { validate as validate_Weekday } from "./Weekday.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["day","weekday","published","scheduled","over_limit"],"properties":{"day":{"type":"string","format":"date"},"weekday":{"sharedSchema":"Weekday"},"published":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["post_id","published_at","kind","excerpt"],"properties":{"post_id":{"type":"string"},"published_at":{"type":"string","format":"date-time"},"kind":{"type":"string","enum":["text","image","video","document","link","poll","repost"]},"excerpt":{"type":"string"}}}},"scheduled":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["scheduled_post_id","publish_at","status","status_reason","excerpt"],"properties":{"scheduled_post_id":{"type":"string"},"publish_at":{"type":"string","format":"date-time"},"status":{"sharedSchema":"ScheduleStatus"},"status_reason":{"type":["string","null"]},"excerpt":{"type":"string"},"post":{"sharedSchema":"ScheduledPost"}}}},"over_limit":{"type":"boolean"}}};
const formats0 = fullFormats.date;
const formats2 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.day === undefined) && (missing0 = "day")) || ((data.weekday === undefined) && (missing0 = "weekday"))) || ((data.published === undefined) && (missing0 = "published"))) || ((data.scheduled === undefined) && (missing0 = "scheduled"))) || ((data.over_limit === undefined) && (missing0 = "over_limit"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "day") || (key0 === "weekday")) || (key0 === "published")) || (key0 === "scheduled")) || (key0 === "over_limit"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.day !== undefined){
let data0 = data.day;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
validate0.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs2){
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weekday !== undefined){
let data1 = data.weekday;
const _errs4 = errors;
if(!(validate_Weekday(data1, {instancePath:instancePath+"/weekday",parentData:data,parentDataProperty:"weekday",rootData}))){
vErrors = vErrors === null ? validate_Weekday.errors : vErrors.concat(validate_Weekday.errors);
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
if(data.published !== undefined){
let data2 = data.published;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.post_id === undefined) && (missing1 = "post_id")) || ((data3.published_at === undefined) && (missing1 = "published_at"))) || ((data3.kind === undefined) && (missing1 = "kind"))) || ((data3.excerpt === undefined) && (missing1 = "excerpt"))){
validate0.errors = [{instancePath:instancePath+"/published/" + i0,schemaPath:"#/properties/published/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data3){
if(!((((key1 === "post_id") || (key1 === "published_at")) || (key1 === "kind")) || (key1 === "excerpt"))){
validate0.errors = [{instancePath:instancePath+"/published/" + i0,schemaPath:"#/properties/published/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.post_id !== undefined){
let data4 = data3.post_id;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/published/" + i0+"/post_id",schemaPath:"#/properties/published/items/properties/post_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.published_at !== undefined){
let data5 = data3.published_at;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
validate0.errors = [{instancePath:instancePath+"/published/" + i0+"/published_at",schemaPath:"#/properties/published/items/properties/published_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/published/" + i0+"/published_at",schemaPath:"#/properties/published/items/properties/published_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs12){
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.kind !== undefined){
let data6 = data3.kind;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/published/" + i0+"/kind",schemaPath:"#/properties/published/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
const vSchema0 = schema0.properties.published.items.properties.kind.enum;
if(!(((((((data6 === "text") || (data6 === "image")) || (data6 === "video")) || (data6 === "document")) || (data6 === "link")) || (data6 === "poll")) || (data6 === "repost"))){
validate0.errors = [{instancePath:instancePath+"/published/" + i0+"/kind",schemaPath:"#/properties/published/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.published.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs14){
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.excerpt !== undefined){
let data7 = data3.excerpt;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/published/" + i0+"/excerpt",schemaPath:"#/properties/published/items/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/published/" + i0,schemaPath:"#/properties/published/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs7){
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs5){
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scheduled !== undefined){
let data8 = data.scheduled;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((((data9.scheduled_post_id === undefined) && (missing2 = "scheduled_post_id")) || ((data9.publish_at === undefined) && (missing2 = "publish_at"))) || ((data9.status === undefined) && (missing2 = "status"))) || ((data9.status_reason === undefined) && (missing2 = "status_reason"))) || ((data9.excerpt === undefined) && (missing2 = "excerpt"))){
validate0.errors = [{instancePath:instancePath+"/scheduled/" + i1,schemaPath:"#/properties/scheduled/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs22 = errors;
for(const key2 in data9){
if(!((((((key2 === "scheduled_post_id") || (key2 === "publish_at")) || (key2 === "status")) || (key2 === "status_reason")) || (key2 === "excerpt")) || (key2 === "post"))){
validate0.errors = [{instancePath:instancePath+"/scheduled/" + i1,schemaPath:"#/properties/scheduled/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs22 === errors){
if(data9.scheduled_post_id !== undefined){
let data10 = data9.scheduled_post_id;
const _errs23 = errors;
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/scheduled/" + i1+"/scheduled_post_id",schemaPath:"#/properties/scheduled/items/properties/scheduled_post_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.publish_at !== undefined){
let data11 = data9.publish_at;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
}
if(errors === _errs25){
if(typeof data11 === "string"){
if(!(formats2.validate(data11))){
validate0.errors = [{instancePath:instancePath+"/scheduled/" + i1+"/publish_at",schemaPath:"#/properties/scheduled/items/properties/publish_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scheduled/" + i1+"/publish_at",schemaPath:"#/properties/scheduled/items/properties/publish_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.status !== undefined){
let data12 = data9.status;
const _errs27 = errors;
if(!(validate_ScheduleStatus(data12, {instancePath:instancePath+"/scheduled/" + i1+"/status",parentData:data9,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate_ScheduleStatus.errors : vErrors.concat(validate_ScheduleStatus.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs27){
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.status_reason !== undefined){
let data13 = data9.status_reason;
const _errs28 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate0.errors = [{instancePath:instancePath+"/scheduled/" + i1+"/status_reason",schemaPath:"#/properties/scheduled/items/properties/status_reason/type",keyword:"type",params:{type: schema0.properties.scheduled.items.properties.status_reason.type},message:"must be string,null"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.excerpt !== undefined){
let data14 = data9.excerpt;
const _errs30 = errors;
if(typeof data14 !== "string"){
validate0.errors = [{instancePath:instancePath+"/scheduled/" + i1+"/excerpt",schemaPath:"#/properties/scheduled/items/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.post !== undefined){
let data15 = data9.post;
const _errs32 = errors;
if(!(validate_ScheduledPost(data15, {instancePath:instancePath+"/scheduled/" + i1+"/post",parentData:data9,parentDataProperty:"post",rootData}))){
vErrors = vErrors === null ? validate_ScheduledPost.errors : vErrors.concat(validate_ScheduledPost.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs32){
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
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
validate0.errors = [{instancePath:instancePath+"/scheduled/" + i1,schemaPath:"#/properties/scheduled/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs20){
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scheduled",schemaPath:"#/properties/scheduled/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs18){
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.over_limit !== undefined){
let data16 = data.over_limit;
const _errs33 = errors;
if(typeof data16 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/over_limit",schemaPath:"#/properties/over_limit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
}
var valid0 = _errs33 === errors;
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
  '{"day":"' + escaped(v.day) +
  '","weekday":"' + v.weekday +
  '","published":' + list(v.published, print_1) +
  ',"scheduled":' + list(v.scheduled, print_2) +
  ',"over_limit":' + v.over_limit +
  "}";

const print_1 = (v) =>
  '{"post_id":"' + escaped(v.post_id) +
  '","published_at":"' + escaped(v.published_at) +
  '","kind":"' + v.kind +
  '","excerpt":"' + escaped(v.excerpt) +
  '"}';

const print_2 = (v) =>
  '{"scheduled_post_id":"' + escaped(v.scheduled_post_id) +
  '","publish_at":"' + escaped(v.publish_at) +
  '","status":"' + v.status +
  '","status_reason":' + (v.status_reason === null ? "null" : '"' + escaped(v.status_reason) + '"') +
  ',"excerpt":"' + escaped(v.excerpt) +
  '"' + (v.post === undefined ? "" : ',"post":' + print_ScheduledPost(v.post)) +
  "}";
