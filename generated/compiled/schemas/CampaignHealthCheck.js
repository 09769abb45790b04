// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, text } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["check","level","text","value","threshold","unit"],"properties":{"check":{"type":"string","enum":["acceptance_rate","reply_rate","failure_rate","skip_rate","missing_fields","pending_invitations","lead_supply","daily_limits","progress","personalization","setup","connection"]},"level":{"type":"string","enum":["ok","warning","critical"]},"text":{"type":"string"},"value":{"type":["number","null"]},"threshold":{"type":["number","null"]},"unit":{"type":["string","null"],"enum":["percent","hours","leads","actions",null]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.check === undefined) && (missing0 = "check")) || ((data.level === undefined) && (missing0 = "level"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.threshold === undefined) && (missing0 = "threshold"))) || ((data.unit === undefined) && (missing0 = "unit"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "check") || (key0 === "level")) || (key0 === "text")) || (key0 === "value")) || (key0 === "threshold")) || (key0 === "unit"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.check !== undefined){
let data0 = data.check;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.check.enum;
if(!((((((((((((data0 === "acceptance_rate") || (data0 === "reply_rate")) || (data0 === "failure_rate")) || (data0 === "skip_rate")) || (data0 === "missing_fields")) || (data0 === "pending_invitations")) || (data0 === "lead_supply")) || (data0 === "daily_limits")) || (data0 === "progress")) || (data0 === "personalization")) || (data0 === "setup")) || (data0 === "connection"))){
validate0.errors = [{instancePath:instancePath+"/check",schemaPath:"#/properties/check/enum",keyword:"enum",params:{allowedValues: schema0.properties.check.enum},message:"must be equal to one of the allowed values"}];
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
if(data.level !== undefined){
let data1 = data.level;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema1 = schema0.properties.level.enum;
if(!(((data1 === "ok") || (data1 === "warning")) || (data1 === "critical"))){
validate0.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema0.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.text !== undefined){
let data2 = data.text;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data3 = data.value;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema0.properties.value.type},message:"must be number,null"}];
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
if(data.threshold !== undefined){
let data4 = data.threshold;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type: schema0.properties.threshold.type},message:"must be number,null"}];
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
if(data.unit !== undefined){
let data5 = data.unit;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: schema0.properties.unit.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
const vSchema2 = schema0.properties.unit.enum;
if(!(((((data5 === "percent") || (data5 === "hours")) || (data5 === "leads")) || (data5 === "actions")) || (data5 === null))){
validate0.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema0.properties.unit.enum},message:"must be equal to one of the allowed values"}];
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
  '{"check":"' + v.check +
  '","level":"' + v.level +
  '","text":"' + escaped(v.text) +
  '","value":' + v.value +
  ',"threshold":' + v.threshold +
  ',"unit":' + (v.unit === null ? "null" : '"' + v.unit + '"') +
  "}";
