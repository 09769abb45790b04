// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { list, literal, word } from "../support.js";
import { validate as validate_Weekday } from "./Weekday.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["messages_per_week","median_reply_minutes","busiest_weekdays","busiest_hours"],"properties":{"messages_per_week":{"type":"number","minimum":0},"median_reply_minutes":{"type":["number","null"],"minimum":0},"busiest_weekdays":{"type":"array","items":{"sharedSchema":"Weekday"}},"busiest_hours":{"type":"array","items":{"type":"integer","minimum":0,"maximum":23}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.messages_per_week === undefined) && (missing0 = "messages_per_week")) || ((data.median_reply_minutes === undefined) && (missing0 = "median_reply_minutes"))) || ((data.busiest_weekdays === undefined) && (missing0 = "busiest_weekdays"))) || ((data.busiest_hours === undefined) && (missing0 = "busiest_hours"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "messages_per_week") || (key0 === "median_reply_minutes")) || (key0 === "busiest_weekdays")) || (key0 === "busiest_hours"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.messages_per_week !== undefined){
let data0 = data.messages_per_week;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/messages_per_week",schemaPath:"#/properties/messages_per_week/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/messages_per_week",schemaPath:"#/properties/messages_per_week/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
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
if(data.median_reply_minutes !== undefined){
let data1 = data.median_reply_minutes;
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_reply_minutes",schemaPath:"#/properties/median_reply_minutes/type",keyword:"type",params:{type: schema0.properties.median_reply_minutes.type},message:"must be number,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/median_reply_minutes",schemaPath:"#/properties/median_reply_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.busiest_weekdays !== undefined){
let data2 = data.busiest_weekdays;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate_Weekday(data3, {instancePath:instancePath+"/busiest_weekdays/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_Weekday.errors : vErrors.concat(validate_Weekday.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/busiest_weekdays",schemaPath:"#/properties/busiest_weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.busiest_hours !== undefined){
let data4 = data.busiest_hours;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 23 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
}
if(errors === _errs11){
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/busiest_hours",schemaPath:"#/properties/busiest_hours/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
  '{"messages_per_week":' + v.messages_per_week +
  ',"median_reply_minutes":' + v.median_reply_minutes +
  ',"busiest_weekdays":' + list(v.busiest_weekdays, word) +
  ',"busiest_hours":' + list(v.busiest_hours, literal) +
  "}";
