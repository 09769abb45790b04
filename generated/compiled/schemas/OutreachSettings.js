// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_DelayRange, serialize as print_DelayRange } from "./DelayRange.js";
import { validate as validate_OutreachLimits, serialize as print_OutreachLimits } from "./OutreachLimits.js";
import { validate as validate_WorkingHours, serialize as print_WorkingHours } from "./WorkingHours.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["daily_limits","safety_limits","delay_seconds","working_hours","timezone","weekend","stop_on_reply","invitation_note_policy","updated_at"],"properties":{"daily_limits":{"sharedSchema":"OutreachLimits"},"safety_limits":{"sharedSchema":"OutreachLimits"},"delay_seconds":{"sharedSchema":"DelayRange"},"working_hours":{"sharedSchema":"WorkingHours"},"timezone":{"type":"string"},"weekend":{"type":"boolean"},"stop_on_reply":{"type":"boolean"},"invitation_note_policy":{"type":"string","enum":["as_written","always","never"]},"updated_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.daily_limits === undefined) && (missing0 = "daily_limits")) || ((data.safety_limits === undefined) && (missing0 = "safety_limits"))) || ((data.delay_seconds === undefined) && (missing0 = "delay_seconds"))) || ((data.working_hours === undefined) && (missing0 = "working_hours"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.weekend === undefined) && (missing0 = "weekend"))) || ((data.stop_on_reply === undefined) && (missing0 = "stop_on_reply"))) || ((data.invitation_note_policy === undefined) && (missing0 = "invitation_note_policy"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
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
if(data.daily_limits !== undefined){
let data0 = data.daily_limits;
const _errs2 = errors;
if(!(validate_OutreachLimits(data0, {instancePath:instancePath+"/daily_limits",parentData:data,parentDataProperty:"daily_limits",rootData}))){
vErrors = vErrors === null ? validate_OutreachLimits.errors : vErrors.concat(validate_OutreachLimits.errors);
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
if(data.safety_limits !== undefined){
let data1 = data.safety_limits;
const _errs3 = errors;
if(!(validate_OutreachLimits(data1, {instancePath:instancePath+"/safety_limits",parentData:data,parentDataProperty:"safety_limits",rootData}))){
vErrors = vErrors === null ? validate_OutreachLimits.errors : vErrors.concat(validate_OutreachLimits.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delay_seconds !== undefined){
let data2 = data.delay_seconds;
const _errs4 = errors;
if(!(validate_DelayRange(data2, {instancePath:instancePath+"/delay_seconds",parentData:data,parentDataProperty:"delay_seconds",rootData}))){
vErrors = vErrors === null ? validate_DelayRange.errors : vErrors.concat(validate_DelayRange.errors);
errors = vErrors.length;
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
if(data.working_hours !== undefined){
let data3 = data.working_hours;
const _errs5 = errors;
if(!(validate_WorkingHours(data3, {instancePath:instancePath+"/working_hours",parentData:data,parentDataProperty:"working_hours",rootData}))){
vErrors = vErrors === null ? validate_WorkingHours.errors : vErrors.concat(validate_WorkingHours.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data4 = data.timezone;
const _errs6 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.weekend !== undefined){
let data5 = data.weekend;
const _errs8 = errors;
if(typeof data5 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/weekend",schemaPath:"#/properties/weekend/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.stop_on_reply !== undefined){
let data6 = data.stop_on_reply;
const _errs10 = errors;
if(typeof data6 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/stop_on_reply",schemaPath:"#/properties/stop_on_reply/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.invitation_note_policy !== undefined){
let data7 = data.invitation_note_policy;
const _errs12 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/invitation_note_policy",schemaPath:"#/properties/invitation_note_policy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.invitation_note_policy.enum;
if(!(((data7 === "as_written") || (data7 === "always")) || (data7 === "never"))){
validate0.errors = [{instancePath:instancePath+"/invitation_note_policy",schemaPath:"#/properties/invitation_note_policy/enum",keyword:"enum",params:{allowedValues: schema0.properties.invitation_note_policy.enum},message:"must be equal to one of the allowed values"}];
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
if(data.updated_at !== undefined){
let data8 = data.updated_at;
const _errs14 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema0.properties.updated_at.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data8 == "number") && (isFinite(data8))){
}
if(errors === _errs14){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs14){
}
}
}
var valid0 = _errs14 === errors;
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
  '{"daily_limits":' + print_OutreachLimits(v.daily_limits) +
  ',"safety_limits":' + print_OutreachLimits(v.safety_limits) +
  ',"delay_seconds":' + print_DelayRange(v.delay_seconds) +
  ',"working_hours":' + print_WorkingHours(v.working_hours) +
  ',"timezone":"' + escaped(v.timezone) +
  '","weekend":' + v.weekend +
  ',"stop_on_reply":' + v.stop_on_reply +
  ',"invitation_note_policy":"' + v.invitation_note_policy +
  '","updated_at":' + (v.updated_at === null ? "null" : '"' + escaped(v.updated_at) + '"') +
  "}";
