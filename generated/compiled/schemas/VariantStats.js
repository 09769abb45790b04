// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_StepVariants, serialize as print_StepVariants } from "./StepVariants.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["campaign_id","campaign_name","as_of","steps"],"properties":{"campaign_id":{"type":"string"},"campaign_name":{"type":"string"},"as_of":{"type":"string","format":"date-time"},"steps":{"type":"array","maxItems":20,"items":{"sharedSchema":"StepVariants"}}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.campaign_id === undefined) && (missing0 = "campaign_id")) || ((data.campaign_name === undefined) && (missing0 = "campaign_name"))) || ((data.as_of === undefined) && (missing0 = "as_of"))) || ((data.steps === undefined) && (missing0 = "steps"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "campaign_id") || (key0 === "campaign_name")) || (key0 === "as_of")) || (key0 === "steps"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign_id !== undefined){
let data0 = data.campaign_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.campaign_name !== undefined){
let data1 = data.campaign_name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/campaign_name",schemaPath:"#/properties/campaign_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.as_of !== undefined){
let data2 = data.as_of;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate0.errors = [{instancePath:instancePath+"/as_of",schemaPath:"#/properties/as_of/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/as_of",schemaPath:"#/properties/as_of/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs6){
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data3 = data.steps;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 20){
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(!(validate_StepVariants(data4, {instancePath:instancePath+"/steps/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_StepVariants.errors : vErrors.concat(validate_StepVariants.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs10){
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs8){
}
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
  '{"campaign_id":"' + escaped(v.campaign_id) +
  '","campaign_name":"' + escaped(v.campaign_name) +
  '","as_of":"' + escaped(v.as_of) +
  '","steps":' + list(v.steps, print_StepVariants) +
  "}";
