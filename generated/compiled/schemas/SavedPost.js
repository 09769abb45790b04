// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, visible } from "../support.js";
import { validate as validate_PostExcerpt, serialize as print_PostExcerpt } from "./PostExcerpt.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["saved","saved_at","post","post_author"],"properties":{"saved":{"type":"boolean"},"saved_at":{"type":["string","null"],"format":"date-time"},"post":{"sharedSchema":"PostExcerpt"},"post_author":{"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.saved === undefined) && (missing0 = "saved")) || ((data.saved_at === undefined) && (missing0 = "saved_at"))) || ((data.post === undefined) && (missing0 = "post"))) || ((data.post_author === undefined) && (missing0 = "post_author"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "saved") || (key0 === "saved_at")) || (key0 === "post")) || (key0 === "post_author"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.saved !== undefined){
let data0 = data.saved;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/saved",schemaPath:"#/properties/saved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.saved_at !== undefined){
let data1 = data.saved_at;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/saved_at",schemaPath:"#/properties/saved_at/type",keyword:"type",params:{type: schema0.properties.saved_at.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate0.errors = [{instancePath:instancePath+"/saved_at",schemaPath:"#/properties/saved_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
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
if(data.post !== undefined){
let data2 = data.post;
const _errs6 = errors;
if(!(validate_PostExcerpt(data2, {instancePath:instancePath+"/post",parentData:data,parentDataProperty:"post",rootData}))){
vErrors = vErrors === null ? validate_PostExcerpt.errors : vErrors.concat(validate_PostExcerpt.errors);
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
if(data.post_author !== undefined){
let data3 = data.post_author;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
validate0.errors = [{instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
validate0.errors = [{instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/post_author/id",schemaPath:"#/properties/post_author/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/post_author/name",schemaPath:"#/properties/post_author/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs7){
}
}
var valid0 = _errs7 === errors;
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
  '{"saved":' + v.saved +
  ',"saved_at":' + (v.saved_at === null ? "null" : '"' + escaped(v.saved_at) + '"') +
  ',"post":' + print_PostExcerpt(v.post) +
  ',"post_author":' + print_1(v.post_author) +
  "}";

const print_1 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","name":"' + visible(v.name) +
  '"}';
