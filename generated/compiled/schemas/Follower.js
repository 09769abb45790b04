// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_ProfileItem, serialize as print_ProfileItem } from "./ProfileItem.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["profile","followed_at","source","connected","following"],"properties":{"profile":{"sharedSchema":"ProfileItem"},"followed_at":{"type":"string","format":"date-time"},"source":{"type":"string","enum":["connection","post","profile","search","suggestion","company_page"]},"connected":{"type":"boolean"},"following":{"type":"boolean"}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.profile === undefined) && (missing0 = "profile")) || ((data.followed_at === undefined) && (missing0 = "followed_at"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.connected === undefined) && (missing0 = "connected"))) || ((data.following === undefined) && (missing0 = "following"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "profile") || (key0 === "followed_at")) || (key0 === "source")) || (key0 === "connected")) || (key0 === "following"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.profile !== undefined){
let data0 = data.profile;
const _errs2 = errors;
if(!(validate_ProfileItem(data0, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileItem.errors : vErrors.concat(validate_ProfileItem.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followed_at !== undefined){
let data1 = data.followed_at;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate0.errors = [{instancePath:instancePath+"/followed_at",schemaPath:"#/properties/followed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/followed_at",schemaPath:"#/properties/followed_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs3){
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data2 = data.source;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema0.properties.source.enum;
if(!((((((data2 === "connection") || (data2 === "post")) || (data2 === "profile")) || (data2 === "search")) || (data2 === "suggestion")) || (data2 === "company_page"))){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema0.properties.source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connected !== undefined){
let data3 = data.connected;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/connected",schemaPath:"#/properties/connected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.following !== undefined){
let data4 = data.following;
const _errs9 = errors;
if(typeof data4 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/following",schemaPath:"#/properties/following/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
  '{"profile":' + print_ProfileItem(v.profile) +
  ',"followed_at":"' + escaped(v.followed_at) +
  '","source":"' + v.source +
  '","connected":' + v.connected +
  ',"following":' + v.following +
  "}";
