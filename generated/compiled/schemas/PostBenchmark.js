// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { validate as validate_Rate } from "./Rate.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["sample_size","median_impressions","median_engagement_rate","impressions_ratio"],"properties":{"sample_size":{"type":"integer","minimum":1},"median_impressions":{"type":"number","minimum":0},"median_engagement_rate":{"sharedSchema":"Rate"},"impressions_ratio":{"type":["number","null"],"minimum":0}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.sample_size === undefined) && (missing0 = "sample_size")) || ((data.median_impressions === undefined) && (missing0 = "median_impressions"))) || ((data.median_engagement_rate === undefined) && (missing0 = "median_engagement_rate"))) || ((data.impressions_ratio === undefined) && (missing0 = "impressions_ratio"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "sample_size") || (key0 === "median_impressions")) || (key0 === "median_engagement_rate")) || (key0 === "impressions_ratio"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sample_size !== undefined){
let data0 = data.sample_size;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/sample_size",schemaPath:"#/properties/sample_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/sample_size",schemaPath:"#/properties/sample_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs2){
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.median_impressions !== undefined){
let data1 = data.median_impressions;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/median_impressions",schemaPath:"#/properties/median_impressions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/median_impressions",schemaPath:"#/properties/median_impressions/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs4){
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.median_engagement_rate !== undefined){
let data2 = data.median_engagement_rate;
const _errs6 = errors;
if(!(validate_Rate(data2, {instancePath:instancePath+"/median_engagement_rate",parentData:data,parentDataProperty:"median_engagement_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
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
if(data.impressions_ratio !== undefined){
let data3 = data.impressions_ratio;
const _errs7 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/impressions_ratio",schemaPath:"#/properties/impressions_ratio/type",keyword:"type",params:{type: schema0.properties.impressions_ratio.type},message:"must be number,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/impressions_ratio",schemaPath:"#/properties/impressions_ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
  '{"sample_size":' + v.sample_size +
  ',"median_impressions":' + v.median_impressions +
  ',"median_engagement_rate":' + v.median_engagement_rate +
  ',"impressions_ratio":' + v.impressions_ratio +
  "}";
