// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_ProfileItem, serialize as print_ProfileItem } from "./ProfileItem.js";
import { validate as validate_ReactionType } from "./ReactionType.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["post_id","comment_id","profile","own","type","created_at"],"properties":{"post_id":{"type":"string"},"comment_id":{"type":["string","null"]},"profile":{"sharedSchema":"ProfileItem"},"own":{"type":"boolean"},"type":{"sharedSchema":"ReactionType"},"created_at":{"type":"string","format":"date-time"}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.post_id === undefined) && (missing0 = "post_id")) || ((data.comment_id === undefined) && (missing0 = "comment_id"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.own === undefined) && (missing0 = "own"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "post_id") || (key0 === "comment_id")) || (key0 === "profile")) || (key0 === "own")) || (key0 === "type")) || (key0 === "created_at"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.post_id !== undefined){
let data0 = data.post_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/post_id",schemaPath:"#/properties/post_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.comment_id !== undefined){
let data1 = data.comment_id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/comment_id",schemaPath:"#/properties/comment_id/type",keyword:"type",params:{type: schema0.properties.comment_id.type},message:"must be string,null"}];
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
if(data.profile !== undefined){
let data2 = data.profile;
const _errs6 = errors;
if(!(validate_ProfileItem(data2, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileItem.errors : vErrors.concat(validate_ProfileItem.errors);
errors = vErrors.length;
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
if(data.own !== undefined){
let data3 = data.own;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/own",schemaPath:"#/properties/own/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.type !== undefined){
let data4 = data.type;
const _errs9 = errors;
if(!(validate_ReactionType(data4, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate_ReactionType.errors : vErrors.concat(validate_ReactionType.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
}
if(errors === _errs10){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
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
if(errors === _errs10){
}
}
}
var valid0 = _errs10 === errors;
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
  '{"post_id":"' + escaped(v.post_id) +
  '","comment_id":' + (v.comment_id === null ? "null" : '"' + escaped(v.comment_id) + '"') +
  ',"profile":' + print_ProfileItem(v.profile) +
  ',"own":' + v.own +
  ',"type":"' + v.type +
  '","created_at":"' + escaped(v.created_at) +
  '"}';
