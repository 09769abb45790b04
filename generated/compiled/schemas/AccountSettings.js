// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_NotificationSettings, serialize as print_NotificationSettings } from "./NotificationSettings.js";
import { validate as validate_WorkingHours, serialize as print_WorkingHours } from "./WorkingHours.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","timezone","language","working_hours","notifications","analytics_retention_days","updated_at"],"properties":{"account_id":{"type":"string"},"timezone":{"type":"string"},"language":{"type":"string"},"working_hours":{"sharedSchema":"WorkingHours"},"notifications":{"sharedSchema":"NotificationSettings"},"analytics_retention_days":{"type":"integer","minimum":30,"maximum":1095},"updated_at":{"type":["string","null"],"format":"date-time"}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.language === undefined) && (missing0 = "language"))) || ((data.working_hours === undefined) && (missing0 = "working_hours"))) || ((data.notifications === undefined) && (missing0 = "notifications"))) || ((data.analytics_retention_days === undefined) && (missing0 = "analytics_retention_days"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "account_id") || (key0 === "timezone")) || (key0 === "language")) || (key0 === "working_hours")) || (key0 === "notifications")) || (key0 === "analytics_retention_days")) || (key0 === "updated_at"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.timezone !== undefined){
let data1 = data.timezone;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.language !== undefined){
let data2 = data.language;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.working_hours !== undefined){
let data3 = data.working_hours;
const _errs8 = errors;
if(!(validate_WorkingHours(data3, {instancePath:instancePath+"/working_hours",parentData:data,parentDataProperty:"working_hours",rootData}))){
vErrors = vErrors === null ? validate_WorkingHours.errors : vErrors.concat(validate_WorkingHours.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notifications !== undefined){
let data4 = data.notifications;
const _errs9 = errors;
if(!(validate_NotificationSettings(data4, {instancePath:instancePath+"/notifications",parentData:data,parentDataProperty:"notifications",rootData}))){
vErrors = vErrors === null ? validate_NotificationSettings.errors : vErrors.concat(validate_NotificationSettings.errors);
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
if(data.analytics_retention_days !== undefined){
let data5 = data.analytics_retention_days;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/analytics_retention_days",schemaPath:"#/properties/analytics_retention_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1095 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/analytics_retention_days",schemaPath:"#/properties/analytics_retention_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1095},message:"must be <= 1095"}];
return false;
}
else {
if(data5 < 30 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/analytics_retention_days",schemaPath:"#/properties/analytics_retention_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30},message:"must be >= 30"}];
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
if(data.updated_at !== undefined){
let data6 = data.updated_at;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema0.properties.updated_at.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs12){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs12){
}
}
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
  '{"account_id":"' + escaped(v.account_id) +
  '","timezone":"' + escaped(v.timezone) +
  '","language":"' + escaped(v.language) +
  '","working_hours":' + print_WorkingHours(v.working_hours) +
  ',"notifications":' + print_NotificationSettings(v.notifications) +
  ',"analytics_retention_days":' + v.analytics_retention_days +
  ',"updated_at":' + (v.updated_at === null ? "null" : '"' + escaped(v.updated_at) + '"') +
  "}";
