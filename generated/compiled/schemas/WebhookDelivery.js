// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","event","delivered","response_status","response_ms","response_body","error"],"properties":{"id":{"type":"string"},"event":{"type":"string"},"delivered":{"type":"boolean"},"response_status":{"type":["integer","null"]},"response_ms":{"type":["integer","null"],"minimum":0},"response_body":{"type":["string","null"]},"error":{"type":["string","null"]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.event === undefined) && (missing0 = "event"))) || ((data.delivered === undefined) && (missing0 = "delivered"))) || ((data.response_status === undefined) && (missing0 = "response_status"))) || ((data.response_ms === undefined) && (missing0 = "response_ms"))) || ((data.response_body === undefined) && (missing0 = "response_body"))) || ((data.error === undefined) && (missing0 = "error"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "event")) || (key0 === "delivered")) || (key0 === "response_status")) || (key0 === "response_ms")) || (key0 === "response_body")) || (key0 === "error"))){
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
if(data.event !== undefined){
let data1 = data.event;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivered !== undefined){
let data2 = data.delivered;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.response_status !== undefined){
let data3 = data.response_status;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type: schema0.properties.response_status.type},message:"must be integer,null"}];
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
if(data.response_ms !== undefined){
let data4 = data.response_ms;
const _errs10 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/response_ms",schemaPath:"#/properties/response_ms/type",keyword:"type",params:{type: schema0.properties.response_ms.type},message:"must be integer,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/response_ms",schemaPath:"#/properties/response_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs10){
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_body !== undefined){
let data5 = data.response_body;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/response_body",schemaPath:"#/properties/response_body/type",keyword:"type",params:{type: schema0.properties.response_body.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data6 = data.error;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema0.properties.error.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
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
  '{"id":"' + escaped(v.id) +
  '","event":"' + escaped(v.event) +
  '","delivered":' + v.delivered +
  ',"response_status":' + v.response_status +
  ',"response_ms":' + v.response_ms +
  ',"response_body":' + (v.response_body === null ? "null" : '"' + visible(v.response_body) + '"') +
  ',"error":' + (v.error === null ? "null" : '"' + escaped(v.error) + '"') +
  "}";
