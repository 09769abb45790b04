// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, text } from "../support.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["lead_id","profile","reason","text"],"properties":{"lead_id":{"type":"string"},"profile":{"anyOf":[{"sharedSchema":"MemberRef"},{"type":"null"}]},"reason":{"type":"string","enum":["do_not_contact","blocked","in_other_campaign","already_contacted","already_enrolled","already_connected","not_connected","invitation_pending","invitation_withdrawn","own_profile","unavailable"]},"text":{"type":"string"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.lead_id === undefined) && (missing0 = "lead_id")) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.text === undefined) && (missing0 = "text"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "lead_id") || (key0 === "profile")) || (key0 === "reason")) || (key0 === "text"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lead_id !== undefined){
let data0 = data.lead_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/lead_id",schemaPath:"#/properties/lead_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.profile !== undefined){
let data1 = data.profile;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate_MemberRef(data1, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs8 = errors;
if(errors === _errs7){
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs9 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs10 = errors;
const vSchema0 = schema0.properties.reason.enum;
if(!(((((((((((data2 === "do_not_contact") || (data2 === "blocked")) || (data2 === "in_other_campaign")) || (data2 === "already_contacted")) || (data2 === "already_enrolled")) || (data2 === "already_connected")) || (data2 === "not_connected")) || (data2 === "invitation_pending")) || (data2 === "invitation_withdrawn")) || (data2 === "own_profile")) || (data2 === "unavailable"))){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.text !== undefined){
let data3 = data.text;
const _errs11 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
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
  '{"lead_id":"' + escaped(v.lead_id) +
  '","profile":' + (v.profile === null ? "null" : print_MemberRef(v.profile)) +
  ',"reason":"' + v.reason +
  '","text":"' + escaped(v.text) +
  '"}';
