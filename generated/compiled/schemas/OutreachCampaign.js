// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list } from "../support.js";
import { validate as validate_Interval, serialize as print_Interval } from "./Interval.js";
import { validate as validate_OutreachStep, serialize as print_OutreachStep } from "./OutreachStep.js";
import { validate as validate_Rate } from "./Rate.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["campaign_id","campaign_name","contacted","replied","reply_rate","reply_interval","positive_replies","positive_reply_rate","enough_data","steps"],"properties":{"campaign_id":{"type":"string"},"campaign_name":{"type":"string"},"contacted":{"type":"integer","minimum":0},"replied":{"type":"integer","minimum":0},"reply_rate":{"sharedSchema":"Rate"},"reply_interval":{"sharedSchema":"Interval"},"positive_replies":{"type":"integer","minimum":0},"positive_reply_rate":{"sharedSchema":"Rate"},"enough_data":{"type":"boolean"},"steps":{"type":"array","maxItems":40,"items":{"sharedSchema":"OutreachStep"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.campaign_id === undefined) && (missing0 = "campaign_id")) || ((data.campaign_name === undefined) && (missing0 = "campaign_name"))) || ((data.contacted === undefined) && (missing0 = "contacted"))) || ((data.replied === undefined) && (missing0 = "replied"))) || ((data.reply_rate === undefined) && (missing0 = "reply_rate"))) || ((data.reply_interval === undefined) && (missing0 = "reply_interval"))) || ((data.positive_replies === undefined) && (missing0 = "positive_replies"))) || ((data.positive_reply_rate === undefined) && (missing0 = "positive_reply_rate"))) || ((data.enough_data === undefined) && (missing0 = "enough_data"))) || ((data.steps === undefined) && (missing0 = "steps"))){
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
if(data.contacted !== undefined){
let data2 = data.contacted;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/contacted",schemaPath:"#/properties/contacted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/contacted",schemaPath:"#/properties/contacted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.replied !== undefined){
let data3 = data.replied;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.reply_rate !== undefined){
let data4 = data.reply_rate;
const _errs10 = errors;
if(!(validate_Rate(data4, {instancePath:instancePath+"/reply_rate",parentData:data,parentDataProperty:"reply_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_interval !== undefined){
let data5 = data.reply_interval;
const _errs11 = errors;
if(!(validate_Interval(data5, {instancePath:instancePath+"/reply_interval",parentData:data,parentDataProperty:"reply_interval",rootData}))){
vErrors = vErrors === null ? validate_Interval.errors : vErrors.concat(validate_Interval.errors);
errors = vErrors.length;
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
if(data.positive_replies !== undefined){
let data6 = data.positive_replies;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/positive_replies",schemaPath:"#/properties/positive_replies/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/positive_replies",schemaPath:"#/properties/positive_replies/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs12){
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.positive_reply_rate !== undefined){
let data7 = data.positive_reply_rate;
const _errs14 = errors;
if(!(validate_Rate(data7, {instancePath:instancePath+"/positive_reply_rate",parentData:data,parentDataProperty:"positive_reply_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enough_data !== undefined){
let data8 = data.enough_data;
const _errs15 = errors;
if(typeof data8 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/enough_data",schemaPath:"#/properties/enough_data/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data9 = data.steps;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
if(data9.length > 40){
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs19 = errors;
if(!(validate_OutreachStep(data10, {instancePath:instancePath+"/steps/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_OutreachStep.errors : vErrors.concat(validate_OutreachStep.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var valid1 = _errs19 === errors;
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
if(errors === _errs17){
}
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
  '","contacted":' + v.contacted +
  ',"replied":' + v.replied +
  ',"reply_rate":' + v.reply_rate +
  ',"reply_interval":' + print_Interval(v.reply_interval) +
  ',"positive_replies":' + v.positive_replies +
  ',"positive_reply_rate":' + v.positive_reply_rate +
  ',"enough_data":' + v.enough_data +
  ',"steps":' + list(v.steps, print_OutreachStep) +
  "}";
