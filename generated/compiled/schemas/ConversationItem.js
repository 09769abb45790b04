// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list, text, visible } from "../support.js";
import { validate as validate_MemberItem, serialize as print_MemberItem } from "./MemberItem.js";
import { validate as validate_MessageExcerpt, serialize as print_MessageExcerpt } from "./MessageExcerpt.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","kind","participants","participant_count","unread_count","last_message","awaiting_reply"],"properties":{"id":{"type":"string"},"kind":{"type":"string","enum":["direct","group","inmail"]},"title":{"type":["string","null"]},"participants":{"type":"array","items":{"sharedSchema":"MemberItem"}},"participant_count":{"type":"integer","minimum":0},"message_count":{"type":"integer","minimum":0},"unread_count":{"type":["integer","null"],"minimum":0},"last_message":{"anyOf":[{"sharedSchema":"MessageExcerpt"},{"type":"null"}]},"awaiting_reply":{"type":"boolean"},"archived":{"type":"boolean"},"muted":{"type":["boolean","null"]},"starred":{"type":["boolean","null"]},"snoozed_until":{"type":["string","null"],"format":"date-time"},"labels":{"type":"array","items":{"type":"string"}},"draft":{"type":["string","null"]},"lead_id":{"type":["string","null"]},"campaign_id":{"type":["string","null"]},"created_at":{"type":"string","format":"date-time"},"last_message_at":{"type":"string","format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.participants === undefined) && (missing0 = "participants"))) || ((data.participant_count === undefined) && (missing0 = "participant_count"))) || ((data.unread_count === undefined) && (missing0 = "unread_count"))) || ((data.last_message === undefined) && (missing0 = "last_message"))) || ((data.awaiting_reply === undefined) && (missing0 = "awaiting_reply"))){
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
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!(((data1 === "direct") || (data1 === "group")) || (data1 === "inmail"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.title !== undefined){
let data2 = data.title;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema0.properties.title.type},message:"must be string,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.participants !== undefined){
let data3 = data.participants;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(!(validate_MemberItem(data4, {instancePath:instancePath+"/participants/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_MemberItem.errors : vErrors.concat(validate_MemberItem.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs10){
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/participants",schemaPath:"#/properties/participants/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs8){
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.participant_count !== undefined){
let data5 = data.participant_count;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/participant_count",schemaPath:"#/properties/participant_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/participant_count",schemaPath:"#/properties/participant_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs11){
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_count !== undefined){
let data6 = data.message_count;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/message_count",schemaPath:"#/properties/message_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/message_count",schemaPath:"#/properties/message_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.unread_count !== undefined){
let data7 = data.unread_count;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/unread_count",schemaPath:"#/properties/unread_count/type",keyword:"type",params:{type: schema0.properties.unread_count.type},message:"must be integer,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/unread_count",schemaPath:"#/properties/unread_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs15){
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_message !== undefined){
let data8 = data.last_message;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate_MessageExcerpt(data8, {instancePath:instancePath+"/last_message",parentData:data,parentDataProperty:"last_message",rootData}))){
vErrors = vErrors === null ? validate_MessageExcerpt.errors : vErrors.concat(validate_MessageExcerpt.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var _valid0 = _errs19 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs20 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/last_message",schemaPath:"#/properties/last_message/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid0 = _errs20 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/last_message",schemaPath:"#/properties/last_message/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.awaiting_reply !== undefined){
let data9 = data.awaiting_reply;
const _errs22 = errors;
if(typeof data9 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply",schemaPath:"#/properties/awaiting_reply/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
let data10 = data.archived;
const _errs24 = errors;
if(typeof data10 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.muted !== undefined){
let data11 = data.muted;
const _errs26 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/muted",schemaPath:"#/properties/muted/type",keyword:"type",params:{type: schema0.properties.muted.type},message:"must be boolean,null"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.starred !== undefined){
let data12 = data.starred;
const _errs28 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/starred",schemaPath:"#/properties/starred/type",keyword:"type",params:{type: schema0.properties.starred.type},message:"must be boolean,null"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snoozed_until !== undefined){
let data13 = data.snoozed_until;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate0.errors = [{instancePath:instancePath+"/snoozed_until",schemaPath:"#/properties/snoozed_until/type",keyword:"type",params:{type: schema0.properties.snoozed_until.type},message:"must be string,null"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
}
if(errors === _errs30){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate0.errors = [{instancePath:instancePath+"/snoozed_until",schemaPath:"#/properties/snoozed_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs30){
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data14 = data.labels;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid3 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs34 = errors;
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/labels/" + i1,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
}
var valid3 = _errs34 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs32){
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft !== undefined){
let data16 = data.draft;
const _errs36 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate0.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: schema0.properties.draft.type},message:"must be string,null"}];
return false;
}
const _errs37 = errors;
if(errors === _errs36){
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lead_id !== undefined){
let data17 = data.lead_id;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/lead_id",schemaPath:"#/properties/lead_id/type",keyword:"type",params:{type: schema0.properties.lead_id.type},message:"must be string,null"}];
return false;
}
const _errs39 = errors;
if(errors === _errs38){
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaign_id !== undefined){
let data18 = data.campaign_id;
const _errs40 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type: schema0.properties.campaign_id.type},message:"must be string,null"}];
return false;
}
const _errs41 = errors;
if(errors === _errs40){
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data19 = data.created_at;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
}
if(errors === _errs42){
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
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
if(errors === _errs42){
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_message_at !== undefined){
let data20 = data.last_message_at;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if((typeof data20 == "number") && (isFinite(data20))){
}
if(errors === _errs44){
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
validate0.errors = [{instancePath:instancePath+"/last_message_at",schemaPath:"#/properties/last_message_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/last_message_at",schemaPath:"#/properties/last_message_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs44){
}
}
}
var valid0 = _errs44 === errors;
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
  '","kind":"' + v.kind +
  '"' + (v.title === undefined ? "" : ',"title":' + (v.title === null ? "null" : '"' + visible(v.title) + '"')) +
  ',"participants":' + list(v.participants, print_MemberItem) +
  ',"participant_count":' + v.participant_count +
  (v.message_count === undefined ? "" : ',"message_count":' + v.message_count) +
  ',"unread_count":' + v.unread_count +
  ',"last_message":' + (v.last_message === null ? "null" : print_MessageExcerpt(v.last_message)) +
  ',"awaiting_reply":' + v.awaiting_reply +
  (v.archived === undefined ? "" : ',"archived":' + v.archived) +
  (v.muted === undefined ? "" : ',"muted":' + v.muted) +
  (v.starred === undefined ? "" : ',"starred":' + v.starred) +
  (v.snoozed_until === undefined ? "" : ',"snoozed_until":' + (v.snoozed_until === null ? "null" : '"' + escaped(v.snoozed_until) + '"')) +
  (v.labels === undefined ? "" : ',"labels":' + list(v.labels, text)) +
  (v.draft === undefined ? "" : ',"draft":' + (v.draft === null ? "null" : '"' + escaped(v.draft) + '"')) +
  (v.lead_id === undefined ? "" : ',"lead_id":' + (v.lead_id === null ? "null" : '"' + escaped(v.lead_id) + '"')) +
  (v.campaign_id === undefined ? "" : ',"campaign_id":' + (v.campaign_id === null ? "null" : '"' + escaped(v.campaign_id) + '"')) +
  (v.created_at === undefined ? "" : ',"created_at":"' + escaped(v.created_at) + '"') +
  (v.last_message_at === undefined ? "" : ',"last_message_at":"' + escaped(v.last_message_at) + '"') +
  "}";
