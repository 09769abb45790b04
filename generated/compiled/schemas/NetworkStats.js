// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";
import { validate as validate_NetworkShare, serialize as print_NetworkShare } from "./NetworkShare.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","previous_period","timezone","connections","new_connections","by_industry","by_location","by_seniority","by_company"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"previous_period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"connections":{"sharedSchema":"MetricChange"},"new_connections":{"sharedSchema":"MetricChange"},"by_industry":{"sharedSchema":"NetworkShare"},"by_location":{"sharedSchema":"NetworkShare"},"by_seniority":{"sharedSchema":"NetworkShare"},"by_company":{"sharedSchema":"NetworkShare"}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.period === undefined) && (missing0 = "period")) || ((data.previous_period === undefined) && (missing0 = "previous_period"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.connections === undefined) && (missing0 = "connections"))) || ((data.new_connections === undefined) && (missing0 = "new_connections"))) || ((data.by_industry === undefined) && (missing0 = "by_industry"))) || ((data.by_location === undefined) && (missing0 = "by_location"))) || ((data.by_seniority === undefined) && (missing0 = "by_seniority"))) || ((data.by_company === undefined) && (missing0 = "by_company"))){
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
if(data.period !== undefined){
let data0 = data.period;
const _errs2 = errors;
if(!(validate_AnalyticsPeriod(data0, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
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
if(data.previous_period !== undefined){
let data1 = data.previous_period;
const _errs3 = errors;
if(!(validate_AnalyticsPeriod(data1, {instancePath:instancePath+"/previous_period",parentData:data,parentDataProperty:"previous_period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
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
if(data.timezone !== undefined){
let data2 = data.timezone;
const _errs4 = errors;
if(typeof data2 !== "string"){
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
if(data.connections !== undefined){
let data3 = data.connections;
const _errs6 = errors;
if(!(validate_MetricChange(data3, {instancePath:instancePath+"/connections",parentData:data,parentDataProperty:"connections",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
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
if(data.new_connections !== undefined){
let data4 = data.new_connections;
const _errs7 = errors;
if(!(validate_MetricChange(data4, {instancePath:instancePath+"/new_connections",parentData:data,parentDataProperty:"new_connections",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
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
if(data.by_industry !== undefined){
let data5 = data.by_industry;
const _errs8 = errors;
if(!(validate_NetworkShare(data5, {instancePath:instancePath+"/by_industry",parentData:data,parentDataProperty:"by_industry",rootData}))){
vErrors = vErrors === null ? validate_NetworkShare.errors : vErrors.concat(validate_NetworkShare.errors);
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
if(data.by_location !== undefined){
let data6 = data.by_location;
const _errs9 = errors;
if(!(validate_NetworkShare(data6, {instancePath:instancePath+"/by_location",parentData:data,parentDataProperty:"by_location",rootData}))){
vErrors = vErrors === null ? validate_NetworkShare.errors : vErrors.concat(validate_NetworkShare.errors);
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
if(data.by_seniority !== undefined){
let data7 = data.by_seniority;
const _errs10 = errors;
if(!(validate_NetworkShare(data7, {instancePath:instancePath+"/by_seniority",parentData:data,parentDataProperty:"by_seniority",rootData}))){
vErrors = vErrors === null ? validate_NetworkShare.errors : vErrors.concat(validate_NetworkShare.errors);
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
if(data.by_company !== undefined){
let data8 = data.by_company;
const _errs11 = errors;
if(!(validate_NetworkShare(data8, {instancePath:instancePath+"/by_company",parentData:data,parentDataProperty:"by_company",rootData}))){
vErrors = vErrors === null ? validate_NetworkShare.errors : vErrors.concat(validate_NetworkShare.errors);
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
  '{"period":' + print_AnalyticsPeriod(v.period) +
  ',"previous_period":' + print_AnalyticsPeriod(v.previous_period) +
  ',"timezone":"' + escaped(v.timezone) +
  '","connections":' + print_MetricChange(v.connections) +
  ',"new_connections":' + print_MetricChange(v.new_connections) +
  ',"by_industry":' + print_NetworkShare(v.by_industry) +
  ',"by_location":' + print_NetworkShare(v.by_location) +
  ',"by_seniority":' + print_NetworkShare(v.by_seniority) +
  ',"by_company":' + print_NetworkShare(v.by_company) +
  "}";
