// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["website","email_shared","phone_shared","birthday_shared"],"properties":{"website":{"type":["string","null"],"format":"uri"},"email_shared":{"type":["boolean","null"]},"phone_shared":{"type":["boolean","null"]},"birthday_shared":{"type":["boolean","null"]}}};
const formats0 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.website === undefined) && (missing0 = "website")) || ((data.email_shared === undefined) && (missing0 = "email_shared"))) || ((data.phone_shared === undefined) && (missing0 = "phone_shared"))) || ((data.birthday_shared === undefined) && (missing0 = "birthday_shared"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "website") || (key0 === "email_shared")) || (key0 === "phone_shared")) || (key0 === "birthday_shared"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.website !== undefined){
let data0 = data.website;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate0.errors = [{instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema0.properties.website.type},message:"must be string,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate0.errors = [{instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
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
if(data.email_shared !== undefined){
let data1 = data.email_shared;
const _errs4 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/email_shared",schemaPath:"#/properties/email_shared/type",keyword:"type",params:{type: schema0.properties.email_shared.type},message:"must be boolean,null"}];
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
if(data.phone_shared !== undefined){
let data2 = data.phone_shared;
const _errs6 = errors;
if((typeof data2 !== "boolean") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/phone_shared",schemaPath:"#/properties/phone_shared/type",keyword:"type",params:{type: schema0.properties.phone_shared.type},message:"must be boolean,null"}];
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
if(data.birthday_shared !== undefined){
let data3 = data.birthday_shared;
const _errs8 = errors;
if((typeof data3 !== "boolean") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/birthday_shared",schemaPath:"#/properties/birthday_shared/type",keyword:"type",params:{type: schema0.properties.birthday_shared.type},message:"must be boolean,null"}];
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
  '{"website":' + (v.website === null ? "null" : '"' + visible(v.website) + '"') +
  ',"email_shared":' + v.email_shared +
  ',"phone_shared":' + v.phone_shared +
  ',"birthday_shared":' + v.birthday_shared +
  "}";
