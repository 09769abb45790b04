// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, text } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["metric","best_variant","other_variant","difference_points","p_value","verdict","sends_needed","text"],"properties":{"metric":{"type":"string","enum":["accepted","replied"]},"best_variant":{"type":"integer","minimum":1},"other_variant":{"type":"integer","minimum":1},"difference_points":{"type":["number","null"]},"p_value":{"type":["number","null"],"minimum":0,"maximum":1},"verdict":{"type":"string","enum":["winner","no_difference_yet","too_few"]},"sends_needed":{"type":["integer","null"],"minimum":0},"text":{"type":"string"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.metric === undefined) && (missing0 = "metric")) || ((data.best_variant === undefined) && (missing0 = "best_variant"))) || ((data.other_variant === undefined) && (missing0 = "other_variant"))) || ((data.difference_points === undefined) && (missing0 = "difference_points"))) || ((data.p_value === undefined) && (missing0 = "p_value"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.sends_needed === undefined) && (missing0 = "sends_needed"))) || ((data.text === undefined) && (missing0 = "text"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "metric") || (key0 === "best_variant")) || (key0 === "other_variant")) || (key0 === "difference_points")) || (key0 === "p_value")) || (key0 === "verdict")) || (key0 === "sends_needed")) || (key0 === "text"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.metric !== undefined){
let data0 = data.metric;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/metric",schemaPath:"#/properties/metric/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.metric.enum;
if(!((data0 === "accepted") || (data0 === "replied"))){
validate0.errors = [{instancePath:instancePath+"/metric",schemaPath:"#/properties/metric/enum",keyword:"enum",params:{allowedValues: schema0.properties.metric.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.best_variant !== undefined){
let data1 = data.best_variant;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/best_variant",schemaPath:"#/properties/best_variant/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/best_variant",schemaPath:"#/properties/best_variant/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
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
if(data.other_variant !== undefined){
let data2 = data.other_variant;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/other_variant",schemaPath:"#/properties/other_variant/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/other_variant",schemaPath:"#/properties/other_variant/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs6){
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difference_points !== undefined){
let data3 = data.difference_points;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/difference_points",schemaPath:"#/properties/difference_points/type",keyword:"type",params:{type: schema0.properties.difference_points.type},message:"must be number,null"}];
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
if(data.p_value !== undefined){
let data4 = data.p_value;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: schema0.properties.p_value.type},message:"must be number,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
}
if(errors === _errs10){
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data5 = data.verdict;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs13 = errors;
const vSchema1 = schema0.properties.verdict.enum;
if(!(((data5 === "winner") || (data5 === "no_difference_yet")) || (data5 === "too_few"))){
validate0.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema0.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sends_needed !== undefined){
let data6 = data.sends_needed;
const _errs14 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/sends_needed",schemaPath:"#/properties/sends_needed/type",keyword:"type",params:{type: schema0.properties.sends_needed.type},message:"must be integer,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/sends_needed",schemaPath:"#/properties/sends_needed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data7 = data.text;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
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
  '{"metric":"' + v.metric +
  '","best_variant":' + v.best_variant +
  ',"other_variant":' + v.other_variant +
  ',"difference_points":' + v.difference_points +
  ',"p_value":' + v.p_value +
  ',"verdict":"' + v.verdict +
  '","sends_needed":' + v.sends_needed +
  ',"text":"' + escaped(v.text) +
  '"}';
