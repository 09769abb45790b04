// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, text, visible } from "../support.js";
import { validate as validate_ProfileItem, serialize as print_ProfileItem } from "./ProfileItem.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","direction","status","profile","text","sent_at","responded_at","conversation_id"],"properties":{"id":{"type":"string"},"direction":{"type":"string","enum":["sent","received"]},"status":{"type":["string","null"],"enum":["pending","accepted","declined","withdrawn",null]},"profile":{"sharedSchema":"ProfileItem"},"text":{"type":["string","null"]},"sent_at":{"type":"string","format":"date-time"},"responded_at":{"type":["string","null"],"format":"date-time"},"conversation_id":{"type":["string","null"]}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.sent_at === undefined) && (missing0 = "sent_at"))) || ((data.responded_at === undefined) && (missing0 = "responded_at"))) || ((data.conversation_id === undefined) && (missing0 = "conversation_id"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "direction")) || (key0 === "status")) || (key0 === "profile")) || (key0 === "text")) || (key0 === "sent_at")) || (key0 === "responded_at")) || (key0 === "conversation_id"))){
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
if(data.direction !== undefined){
let data1 = data.direction;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.direction.enum;
if(!((data1 === "sent") || (data1 === "received"))){
validate0.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema0.properties.status.type},message:"must be string,null"}];
return false;
}
const _errs7 = errors;
const vSchema1 = schema0.properties.status.enum;
if(!(((((data2 === "pending") || (data2 === "accepted")) || (data2 === "declined")) || (data2 === "withdrawn")) || (data2 === null))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
let data3 = data.profile;
const _errs8 = errors;
if(!(validate_ProfileItem(data3, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileItem.errors : vErrors.concat(validate_ProfileItem.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data4 = data.text;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema0.properties.text.type},message:"must be string,null"}];
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
if(data.sent_at !== undefined){
let data5 = data.sent_at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate0.errors = [{instancePath:instancePath+"/sent_at",schemaPath:"#/properties/sent_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/sent_at",schemaPath:"#/properties/sent_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs11){
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responded_at !== undefined){
let data6 = data.responded_at;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/type",keyword:"type",params:{type: schema0.properties.responded_at.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate0.errors = [{instancePath:instancePath+"/responded_at",schemaPath:"#/properties/responded_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs13){
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation_id !== undefined){
let data7 = data.conversation_id;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: schema0.properties.conversation_id.type},message:"must be string,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
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
  '","direction":"' + v.direction +
  '","status":' + (v.status === null ? "null" : '"' + v.status + '"') +
  ',"profile":' + print_ProfileItem(v.profile) +
  ',"text":' + (v.text === null ? "null" : '"' + visible(v.text) + '"') +
  ',"sent_at":"' + escaped(v.sent_at) +
  '","responded_at":' + (v.responded_at === null ? "null" : '"' + escaped(v.responded_at) + '"') +
  ',"conversation_id":' + (v.conversation_id === null ? "null" : '"' + escaped(v.conversation_id) + '"') +
  "}";
