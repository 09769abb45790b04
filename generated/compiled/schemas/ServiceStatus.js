// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_JobsStatus, serialize as print_JobsStatus } from "./JobsStatus.js";
import { validate as validate_LastSuccess, serialize as print_LastSuccess } from "./LastSuccess.js";
import { validate as validate_NetworkStatus, serialize as print_NetworkStatus } from "./NetworkStatus.js";
import { validate as validate_StoreStatus, serialize as print_StoreStatus } from "./StoreStatus.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["status","version","checked_at","store","network","jobs","last_success"],"properties":{"status":{"type":"string","enum":["ok","degraded"]},"version":{"type":"string"},"checked_at":{"type":"string","format":"date-time"},"store":{"sharedSchema":"StoreStatus"},"network":{"sharedSchema":"NetworkStatus"},"jobs":{"sharedSchema":"JobsStatus"},"last_success":{"anyOf":[{"sharedSchema":"LastSuccess"},{"type":"null"}]}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.status === undefined) && (missing0 = "status")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.checked_at === undefined) && (missing0 = "checked_at"))) || ((data.store === undefined) && (missing0 = "store"))) || ((data.network === undefined) && (missing0 = "network"))) || ((data.jobs === undefined) && (missing0 = "jobs"))) || ((data.last_success === undefined) && (missing0 = "last_success"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "status") || (key0 === "version")) || (key0 === "checked_at")) || (key0 === "store")) || (key0 === "network")) || (key0 === "jobs")) || (key0 === "last_success"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.status.enum;
if(!((data0 === "ok") || (data0 === "degraded"))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.checked_at !== undefined){
let data2 = data.checked_at;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate0.errors = [{instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/checked_at",schemaPath:"#/properties/checked_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.store !== undefined){
let data3 = data.store;
const _errs8 = errors;
if(!(validate_StoreStatus(data3, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData}))){
vErrors = vErrors === null ? validate_StoreStatus.errors : vErrors.concat(validate_StoreStatus.errors);
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
if(data.network !== undefined){
let data4 = data.network;
const _errs9 = errors;
if(!(validate_NetworkStatus(data4, {instancePath:instancePath+"/network",parentData:data,parentDataProperty:"network",rootData}))){
vErrors = vErrors === null ? validate_NetworkStatus.errors : vErrors.concat(validate_NetworkStatus.errors);
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
if(data.jobs !== undefined){
let data5 = data.jobs;
const _errs10 = errors;
if(!(validate_JobsStatus(data5, {instancePath:instancePath+"/jobs",parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate_JobsStatus.errors : vErrors.concat(validate_JobsStatus.errors);
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
if(data.last_success !== undefined){
let data6 = data.last_success;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(validate_LastSuccess(data6, {instancePath:instancePath+"/last_success",parentData:data,parentDataProperty:"last_success",rootData}))){
vErrors = vErrors === null ? validate_LastSuccess.errors : vErrors.concat(validate_LastSuccess.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/last_success",schemaPath:"#/properties/last_success/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/last_success",schemaPath:"#/properties/last_success/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
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
  '{"status":"' + v.status +
  '","version":"' + escaped(v.version) +
  '","checked_at":"' + escaped(v.checked_at) +
  '","store":' + print_StoreStatus(v.store) +
  ',"network":' + print_NetworkStatus(v.network) +
  ',"jobs":' + print_JobsStatus(v.jobs) +
  ',"last_success":' + (v.last_success === null ? "null" : print_LastSuccess(v.last_success)) +
  "}";
