// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";
import { validate as validate_RateChange, serialize as print_RateChange } from "./RateChange.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["responses","median_hours","previous_median_hours","p90_hours","within_24_hours","enough_data"],"properties":{"responses":{"sharedSchema":"MetricChange"},"median_hours":{"type":["number","null"],"minimum":0},"previous_median_hours":{"type":["number","null"],"minimum":0},"p90_hours":{"type":["number","null"],"minimum":0},"within_24_hours":{"sharedSchema":"RateChange"},"enough_data":{"type":"boolean"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.responses === undefined) && (missing0 = "responses")) || ((data.median_hours === undefined) && (missing0 = "median_hours"))) || ((data.previous_median_hours === undefined) && (missing0 = "previous_median_hours"))) || ((data.p90_hours === undefined) && (missing0 = "p90_hours"))) || ((data.within_24_hours === undefined) && (missing0 = "within_24_hours"))) || ((data.enough_data === undefined) && (missing0 = "enough_data"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "responses") || (key0 === "median_hours")) || (key0 === "previous_median_hours")) || (key0 === "p90_hours")) || (key0 === "within_24_hours")) || (key0 === "enough_data"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.responses !== undefined){
let data0 = data.responses;
const _errs2 = errors;
if(!(validate_MetricChange(data0, {instancePath:instancePath+"/responses",parentData:data,parentDataProperty:"responses",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
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
if(data.median_hours !== undefined){
let data1 = data.median_hours;
const _errs3 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_hours",schemaPath:"#/properties/median_hours/type",keyword:"type",params:{type: schema0.properties.median_hours.type},message:"must be number,null"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/median_hours",schemaPath:"#/properties/median_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs3){
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_median_hours !== undefined){
let data2 = data.previous_median_hours;
const _errs5 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/previous_median_hours",schemaPath:"#/properties/previous_median_hours/type",keyword:"type",params:{type: schema0.properties.previous_median_hours.type},message:"must be number,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/previous_median_hours",schemaPath:"#/properties/previous_median_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs5){
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p90_hours !== undefined){
let data3 = data.p90_hours;
const _errs7 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/p90_hours",schemaPath:"#/properties/p90_hours/type",keyword:"type",params:{type: schema0.properties.p90_hours.type},message:"must be number,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/p90_hours",schemaPath:"#/properties/p90_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.within_24_hours !== undefined){
let data4 = data.within_24_hours;
const _errs9 = errors;
if(!(validate_RateChange(data4, {instancePath:instancePath+"/within_24_hours",parentData:data,parentDataProperty:"within_24_hours",rootData}))){
vErrors = vErrors === null ? validate_RateChange.errors : vErrors.concat(validate_RateChange.errors);
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
if(data.enough_data !== undefined){
let data5 = data.enough_data;
const _errs10 = errors;
if(typeof data5 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/enough_data",schemaPath:"#/properties/enough_data/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
  '{"responses":' + print_MetricChange(v.responses) +
  ',"median_hours":' + v.median_hours +
  ',"previous_median_hours":' + v.previous_median_hours +
  ',"p90_hours":' + v.p90_hours +
  ',"within_24_hours":' + print_RateChange(v.within_24_hours) +
  ',"enough_data":' + v.enough_data +
  "}";
