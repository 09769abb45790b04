// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_ActivityCounts, serialize as print_ActivityCounts } from "./ActivityCounts.js";
import { validate as validate_ActivityPoint, serialize as print_ActivityPoint } from "./ActivityPoint.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_Weekday } from "./Weekday.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","timezone","interval","totals","active_days","longest_pause_days","busiest_weekday","series"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"interval":{"type":"string","enum":["day","week"]},"totals":{"sharedSchema":"ActivityCounts"},"active_days":{"type":["integer","null"],"minimum":0},"longest_pause_days":{"type":["integer","null"],"minimum":0},"busiest_weekday":{"anyOf":[{"sharedSchema":"Weekday"},{"type":"null"}]},"series":{"type":"array","maxItems":366,"items":{"sharedSchema":"ActivityPoint"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.period === undefined) && (missing0 = "period")) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.interval === undefined) && (missing0 = "interval"))) || ((data.totals === undefined) && (missing0 = "totals"))) || ((data.active_days === undefined) && (missing0 = "active_days"))) || ((data.longest_pause_days === undefined) && (missing0 = "longest_pause_days"))) || ((data.busiest_weekday === undefined) && (missing0 = "busiest_weekday"))) || ((data.series === undefined) && (missing0 = "series"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "period") || (key0 === "timezone")) || (key0 === "interval")) || (key0 === "totals")) || (key0 === "active_days")) || (key0 === "longest_pause_days")) || (key0 === "busiest_weekday")) || (key0 === "series"))){
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
if(data.timezone !== undefined){
let data1 = data.timezone;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined){
let data2 = data.interval;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs6 = errors;
const vSchema0 = schema0.properties.interval.enum;
if(!((data2 === "day") || (data2 === "week"))){
validate0.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/enum",keyword:"enum",params:{allowedValues: schema0.properties.interval.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.totals !== undefined){
let data3 = data.totals;
const _errs7 = errors;
if(!(validate_ActivityCounts(data3, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate_ActivityCounts.errors : vErrors.concat(validate_ActivityCounts.errors);
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
if(data.active_days !== undefined){
let data4 = data.active_days;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/active_days",schemaPath:"#/properties/active_days/type",keyword:"type",params:{type: schema0.properties.active_days.type},message:"must be integer,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/active_days",schemaPath:"#/properties/active_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.longest_pause_days !== undefined){
let data5 = data.longest_pause_days;
const _errs10 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/longest_pause_days",schemaPath:"#/properties/longest_pause_days/type",keyword:"type",params:{type: schema0.properties.longest_pause_days.type},message:"must be integer,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/longest_pause_days",schemaPath:"#/properties/longest_pause_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
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
if(data.busiest_weekday !== undefined){
let data6 = data.busiest_weekday;
const _errs12 = errors;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate_Weekday(data6, {instancePath:instancePath+"/busiest_weekday",parentData:data,parentDataProperty:"busiest_weekday",rootData}))){
vErrors = vErrors === null ? validate_Weekday.errors : vErrors.concat(validate_Weekday.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/busiest_weekday",schemaPath:"#/properties/busiest_weekday/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs16 = errors;
if(errors === _errs15){
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/busiest_weekday",schemaPath:"#/properties/busiest_weekday/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.series !== undefined){
let data7 = data.series;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
if(data7.length > 366){
validate0.errors = [{instancePath:instancePath+"/series",schemaPath:"#/properties/series/maxItems",keyword:"maxItems",params:{limit: 366},message:"must NOT have more than 366 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
if(!(validate_ActivityPoint(data8, {instancePath:instancePath+"/series/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_ActivityPoint.errors : vErrors.concat(validate_ActivityPoint.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var valid2 = _errs19 === errors;
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
  ',"timezone":"' + escaped(v.timezone) +
  '","interval":"' + v.interval +
  '","totals":' + print_ActivityCounts(v.totals) +
  ',"active_days":' + v.active_days +
  ',"longest_pause_days":' + v.longest_pause_days +
  ',"busiest_weekday":' + (v.busiest_weekday === null ? "null" : '"' + v.busiest_weekday + '"') +
  ',"series":' + list(v.series, print_ActivityPoint) +
  "}";
