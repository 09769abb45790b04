// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../support.js";
import { escaped, visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["conversation_id","reason","profile_id","name","starred","excerpt","last_message_at"],"properties":{"conversation_id":{"type":"string"},"reason":{"type":"string","enum":["unread","awaiting_reply","draft","stale"]},"profile_id":{"type":["string","null"]},"name":{"type":["string","null"]},"starred":{"type":["boolean","null"]},"excerpt":{"type":["string","null"],"maxLength":120},"last_message_at":{"type":"string","format":"date-time"}}};
const func0 = ucs2length;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.conversation_id === undefined) && (missing0 = "conversation_id")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.profile_id === undefined) && (missing0 = "profile_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.starred === undefined) && (missing0 = "starred"))) || ((data.excerpt === undefined) && (missing0 = "excerpt"))) || ((data.last_message_at === undefined) && (missing0 = "last_message_at"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "conversation_id") || (key0 === "reason")) || (key0 === "profile_id")) || (key0 === "name")) || (key0 === "starred")) || (key0 === "excerpt")) || (key0 === "last_message_at"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.conversation_id !== undefined){
let data0 = data.conversation_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.reason !== undefined){
let data1 = data.reason;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.reason.enum;
if(!((((data1 === "unread") || (data1 === "awaiting_reply")) || (data1 === "draft")) || (data1 === "stale"))){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
if(data.profile_id !== undefined){
let data2 = data.profile_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/profile_id",schemaPath:"#/properties/profile_id/type",keyword:"type",params:{type: schema0.properties.profile_id.type},message:"must be string,null"}];
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
if(data.name !== undefined){
let data3 = data.name;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema0.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.starred !== undefined){
let data4 = data.starred;
const _errs10 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/starred",schemaPath:"#/properties/starred/type",keyword:"type",params:{type: schema0.properties.starred.type},message:"must be boolean,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined){
let data5 = data.excerpt;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: schema0.properties.excerpt.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func0(data5) > 120){
validate0.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"}];
return false;
}
else {
}
}
if(errors === _errs12){
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_message_at !== undefined){
let data6 = data.last_message_at;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
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
if(errors === _errs14){
}
}
}
var valid0 = _errs14 === errors;
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
  '{"conversation_id":"' + escaped(v.conversation_id) +
  '","reason":"' + v.reason +
  '","profile_id":' + (v.profile_id === null ? "null" : '"' + escaped(v.profile_id) + '"') +
  ',"name":' + (v.name === null ? "null" : '"' + visible(v.name) + '"') +
  ',"starred":' + v.starred +
  ',"excerpt":' + (v.excerpt === null ? "null" : '"' + visible(v.excerpt) + '"') +
  ',"last_message_at":"' + escaped(v.last_message_at) +
  '"}';
