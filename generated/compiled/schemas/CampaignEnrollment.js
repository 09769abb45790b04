// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_CampaignStatus } from "./CampaignStatus.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["campaign_id","name","status","stage","step","outcome","enrolled_at","ended_at","end_reason"],"properties":{"campaign_id":{"type":"string"},"name":{"type":"string"},"status":{"sharedSchema":"CampaignStatus"},"stage":{"type":"string","enum":["pending","in_progress","replied","completed","stopped","failed"]},"step":{"type":["integer","null"],"minimum":1},"outcome":{"type":["string","null"],"enum":["positive","neutral","negative",null]},"enrolled_at":{"type":"string","format":"date-time"},"ended_at":{"type":["string","null"],"format":"date-time"},"end_reason":{"type":["string","null"]}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.campaign_id === undefined) && (missing0 = "campaign_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.stage === undefined) && (missing0 = "stage"))) || ((data.step === undefined) && (missing0 = "step"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.enrolled_at === undefined) && (missing0 = "enrolled_at"))) || ((data.ended_at === undefined) && (missing0 = "ended_at"))) || ((data.end_reason === undefined) && (missing0 = "end_reason"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate_CampaignStatus(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate_CampaignStatus.errors : vErrors.concat(validate_CampaignStatus.errors);
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
if(data.stage !== undefined){
let data3 = data.stage;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
const vSchema0 = schema0.properties.stage.enum;
if(!((((((data3 === "pending") || (data3 === "in_progress")) || (data3 === "replied")) || (data3 === "completed")) || (data3 === "stopped")) || (data3 === "failed"))){
validate0.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema0.properties.stage.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data4 = data.step;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: schema0.properties.step.type},message:"must be integer,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs9){
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data5 = data.outcome;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: schema0.properties.outcome.type},message:"must be string,null"}];
return false;
}
const _errs12 = errors;
const vSchema1 = schema0.properties.outcome.enum;
if(!((((data5 === "positive") || (data5 === "neutral")) || (data5 === "negative")) || (data5 === null))){
validate0.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema0.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enrolled_at !== undefined){
let data6 = data.enrolled_at;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate0.errors = [{instancePath:instancePath+"/enrolled_at",schemaPath:"#/properties/enrolled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/enrolled_at",schemaPath:"#/properties/enrolled_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs13){
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended_at !== undefined){
let data7 = data.ended_at;
const _errs15 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/type",keyword:"type",params:{type: schema0.properties.ended_at.type},message:"must be string,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs15){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs15){
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_reason !== undefined){
let data8 = data.end_reason;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/end_reason",schemaPath:"#/properties/end_reason/type",keyword:"type",params:{type: schema0.properties.end_reason.type},message:"must be string,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
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
  '","name":"' + escaped(v.name) +
  '","status":"' + v.status +
  '","stage":"' + v.stage +
  '","step":' + v.step +
  ',"outcome":' + (v.outcome === null ? "null" : '"' + v.outcome + '"') +
  ',"enrolled_at":"' + escaped(v.enrolled_at) +
  '","ended_at":' + (v.ended_at === null ? "null" : '"' + escaped(v.ended_at) + '"') +
  ',"end_reason":' + (v.end_reason === null ? "null" : '"' + escaped(v.end_reason) + '"') +
  "}";
