// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, visible } from "../support.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["profile","skill","endorsed_at","endorsement_count"],"properties":{"profile":{"sharedSchema":"MemberRef"},"skill":{"type":"string"},"endorsed_at":{"type":"string","format":"date-time"},"endorsement_count":{"type":"integer","minimum":1}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.profile === undefined) && (missing0 = "profile")) || ((data.skill === undefined) && (missing0 = "skill"))) || ((data.endorsed_at === undefined) && (missing0 = "endorsed_at"))) || ((data.endorsement_count === undefined) && (missing0 = "endorsement_count"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "profile") || (key0 === "skill")) || (key0 === "endorsed_at")) || (key0 === "endorsement_count"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.profile !== undefined){
let data0 = data.profile;
const _errs2 = errors;
if(!(validate_MemberRef(data0, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
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
if(data.skill !== undefined){
let data1 = data.skill;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/skill",schemaPath:"#/properties/skill/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endorsed_at !== undefined){
let data2 = data.endorsed_at;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate0.errors = [{instancePath:instancePath+"/endorsed_at",schemaPath:"#/properties/endorsed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/endorsed_at",schemaPath:"#/properties/endorsed_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs5){
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endorsement_count !== undefined){
let data3 = data.endorsement_count;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/endorsement_count",schemaPath:"#/properties/endorsement_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/endorsement_count",schemaPath:"#/properties/endorsement_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
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
  '{"profile":' + print_MemberRef(v.profile) +
  ',"skill":"' + visible(v.skill) +
  '","endorsed_at":"' + escaped(v.endorsed_at) +
  '","endorsement_count":' + v.endorsement_count +
  "}";
