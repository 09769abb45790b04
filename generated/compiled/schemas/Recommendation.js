// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, text, visible } from "../support.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","author","relationship","text","written_at"],"properties":{"id":{"type":"string"},"author":{"sharedSchema":"MemberRef"},"relationship":{"type":["string","null"]},"text":{"type":"string"},"written_at":{"type":"string","format":"date-time"}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.author === undefined) && (missing0 = "author"))) || ((data.relationship === undefined) && (missing0 = "relationship"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.written_at === undefined) && (missing0 = "written_at"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "author")) || (key0 === "relationship")) || (key0 === "text")) || (key0 === "written_at"))){
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
if(data.author !== undefined){
let data1 = data.author;
const _errs4 = errors;
if(!(validate_MemberRef(data1, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
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
if(data.relationship !== undefined){
let data2 = data.relationship;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/relationship",schemaPath:"#/properties/relationship/type",keyword:"type",params:{type: schema0.properties.relationship.type},message:"must be string,null"}];
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
if(data.text !== undefined){
let data3 = data.text;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.written_at !== undefined){
let data4 = data.written_at;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate0.errors = [{instancePath:instancePath+"/written_at",schemaPath:"#/properties/written_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/written_at",schemaPath:"#/properties/written_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs9){
}
}
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
  '{"id":"' + escaped(v.id) +
  '","author":' + print_MemberRef(v.author) +
  ',"relationship":' + (v.relationship === null ? "null" : '"' + visible(v.relationship) + '"') +
  ',"text":"' + visible(v.text) +
  '","written_at":"' + escaped(v.written_at) +
  '"}';
