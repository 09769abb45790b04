// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["request_id","at","tool","surface","outcome","status","duration_ms","account_id","key_id","key_name","person_id","client_id","arguments","preview","replayed"],"properties":{"request_id":{"type":"string"},"at":{"type":"string","format":"date-time"},"tool":{"type":"string"},"surface":{"type":"string","enum":["rest","mcp","internal"]},"outcome":{"type":"string"},"status":{"type":"integer"},"duration_ms":{"type":"number","minimum":0},"account_id":{"type":["string","null"]},"key_id":{"type":"string"},"key_name":{"type":["string","null"]},"person_id":{"type":["string","null"]},"client_id":{"type":["string","null"]},"arguments":{"type":["string","null"]},"preview":{"type":"boolean"},"replayed":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.request_id === undefined) && (missing0 = "request_id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.surface === undefined) && (missing0 = "surface"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.account_id === undefined) && (missing0 = "account_id"))) || ((data.key_id === undefined) && (missing0 = "key_id"))) || ((data.key_name === undefined) && (missing0 = "key_name"))) || ((data.person_id === undefined) && (missing0 = "person_id"))) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.preview === undefined) && (missing0 = "preview"))) || ((data.replayed === undefined) && (missing0 = "replayed"))){
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
if(data.request_id !== undefined){
let data0 = data.request_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate0.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data2 = data.tool;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.surface !== undefined){
let data3 = data.surface;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.surface.enum;
if(!(((data3 === "rest") || (data3 === "mcp")) || (data3 === "internal"))){
validate0.errors = [{instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema0.properties.surface.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.outcome !== undefined){
let data4 = data.outcome;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data5 = data.status;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
if(data.duration_ms !== undefined){
let data6 = data.duration_ms;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data7 = data.account_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: schema0.properties.account_id.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_id !== undefined){
let data8 = data.key_id;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_name !== undefined){
let data9 = data.key_name;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/key_name",schemaPath:"#/properties/key_name/type",keyword:"type",params:{type: schema0.properties.key_name.type},message:"must be string,null"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.person_id !== undefined){
let data10 = data.person_id;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/person_id",schemaPath:"#/properties/person_id/type",keyword:"type",params:{type: schema0.properties.person_id.type},message:"must be string,null"}];
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
if(data.client_id !== undefined){
let data11 = data.client_id;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: schema0.properties.client_id.type},message:"must be string,null"}];
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
if(data.arguments !== undefined){
let data12 = data.arguments;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: schema0.properties.arguments.type},message:"must be string,null"}];
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
if(data.preview !== undefined){
let data13 = data.preview;
const _errs28 = errors;
if(typeof data13 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.replayed !== undefined){
let data14 = data.replayed;
const _errs30 = errors;
if(typeof data14 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
  '{"request_id":"' + escaped(v.request_id) +
  '","at":"' + escaped(v.at) +
  '","tool":"' + escaped(v.tool) +
  '","surface":"' + v.surface +
  '","outcome":"' + escaped(v.outcome) +
  '","status":' + v.status +
  ',"duration_ms":' + v.duration_ms +
  ',"account_id":' + (v.account_id === null ? "null" : '"' + escaped(v.account_id) + '"') +
  ',"key_id":"' + escaped(v.key_id) +
  '","key_name":' + (v.key_name === null ? "null" : '"' + escaped(v.key_name) + '"') +
  ',"person_id":' + (v.person_id === null ? "null" : '"' + escaped(v.person_id) + '"') +
  ',"client_id":' + (v.client_id === null ? "null" : '"' + escaped(v.client_id) + '"') +
  ',"arguments":' + (v.arguments === null ? "null" : '"' + escaped(v.arguments) + '"') +
  ',"preview":' + v.preview +
  ',"replayed":' + v.replayed +
  "}";
