// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_FollowerPoint, serialize as print_FollowerPoint } from "./FollowerPoint.js";
import { validate as validate_FollowerSource, serialize as print_FollowerSource } from "./FollowerSource.js";
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","previous_period","timezone","interval","followers","new_followers","sources","series"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"previous_period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"interval":{"type":"string","enum":["day","week"]},"followers":{"sharedSchema":"MetricChange"},"new_followers":{"sharedSchema":"MetricChange"},"sources":{"type":"array","maxItems":10,"items":{"sharedSchema":"FollowerSource"}},"series":{"type":"array","maxItems":366,"items":{"sharedSchema":"FollowerPoint"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.period === undefined) && (missing0 = "period")) || ((data.previous_period === undefined) && (missing0 = "previous_period"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.interval === undefined) && (missing0 = "interval"))) || ((data.followers === undefined) && (missing0 = "followers"))) || ((data.new_followers === undefined) && (missing0 = "new_followers"))) || ((data.sources === undefined) && (missing0 = "sources"))) || ((data.series === undefined) && (missing0 = "series"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "period") || (key0 === "previous_period")) || (key0 === "timezone")) || (key0 === "interval")) || (key0 === "followers")) || (key0 === "new_followers")) || (key0 === "sources")) || (key0 === "series"))){
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
if(data.interval !== undefined){
let data3 = data.interval;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.interval.enum;
if(!((data3 === "day") || (data3 === "week"))){
validate0.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/enum",keyword:"enum",params:{allowedValues: schema0.properties.interval.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.followers !== undefined){
let data4 = data.followers;
const _errs8 = errors;
if(!(validate_MetricChange(data4, {instancePath:instancePath+"/followers",parentData:data,parentDataProperty:"followers",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
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
if(data.new_followers !== undefined){
let data5 = data.new_followers;
const _errs9 = errors;
if(!(validate_MetricChange(data5, {instancePath:instancePath+"/new_followers",parentData:data,parentDataProperty:"new_followers",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
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
if(data.sources !== undefined){
let data6 = data.sources;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
if(data6.length > 10){
validate0.errors = [{instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs12 = errors;
if(!(validate_FollowerSource(data7, {instancePath:instancePath+"/sources/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_FollowerSource.errors : vErrors.concat(validate_FollowerSource.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs12){
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.series !== undefined){
let data8 = data.series;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
if(data8.length > 366){
validate0.errors = [{instancePath:instancePath+"/series",schemaPath:"#/properties/series/maxItems",keyword:"maxItems",params:{limit: 366},message:"must NOT have more than 366 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs15 = errors;
if(!(validate_FollowerPoint(data9, {instancePath:instancePath+"/series/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_FollowerPoint.errors : vErrors.concat(validate_FollowerPoint.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs15){
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/series",schemaPath:"#/properties/series/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs13){
}
}
var valid0 = _errs13 === errors;
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
  '{"period":' + print_AnalyticsPeriod(v.period) +
  ',"previous_period":' + print_AnalyticsPeriod(v.previous_period) +
  ',"timezone":"' + escaped(v.timezone) +
  '","interval":"' + v.interval +
  '","followers":' + print_MetricChange(v.followers) +
  ',"new_followers":' + print_MetricChange(v.new_followers) +
  ',"sources":' + list(v.sources, print_FollowerSource) +
  ',"series":' + list(v.series, print_FollowerPoint) +
  "}";
