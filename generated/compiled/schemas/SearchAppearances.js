// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_AppearancePoint, serialize as print_AppearancePoint } from "./AppearancePoint.js";
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";
import { validate as validate_Split, serialize as print_Split } from "./Split.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","previous_period","timezone","interval","appearances","searcher_titles","searcher_companies","keywords","series"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"previous_period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"interval":{"type":"string","enum":["day","week"]},"appearances":{"sharedSchema":"MetricChange"},"searcher_titles":{"sharedSchema":"Split"},"searcher_companies":{"sharedSchema":"Split"},"keywords":{"sharedSchema":"Split"},"series":{"type":"array","maxItems":91,"items":{"sharedSchema":"AppearancePoint"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.period === undefined) && (missing0 = "period")) || ((data.previous_period === undefined) && (missing0 = "previous_period"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.interval === undefined) && (missing0 = "interval"))) || ((data.appearances === undefined) && (missing0 = "appearances"))) || ((data.searcher_titles === undefined) && (missing0 = "searcher_titles"))) || ((data.searcher_companies === undefined) && (missing0 = "searcher_companies"))) || ((data.keywords === undefined) && (missing0 = "keywords"))) || ((data.series === undefined) && (missing0 = "series"))){
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
if(data.appearances !== undefined){
let data4 = data.appearances;
const _errs8 = errors;
if(!(validate_MetricChange(data4, {instancePath:instancePath+"/appearances",parentData:data,parentDataProperty:"appearances",rootData}))){
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
if(data.searcher_titles !== undefined){
let data5 = data.searcher_titles;
const _errs9 = errors;
if(!(validate_Split(data5, {instancePath:instancePath+"/searcher_titles",parentData:data,parentDataProperty:"searcher_titles",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
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
if(data.searcher_companies !== undefined){
let data6 = data.searcher_companies;
const _errs10 = errors;
if(!(validate_Split(data6, {instancePath:instancePath+"/searcher_companies",parentData:data,parentDataProperty:"searcher_companies",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
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
if(data.keywords !== undefined){
let data7 = data.keywords;
const _errs11 = errors;
if(!(validate_Split(data7, {instancePath:instancePath+"/keywords",parentData:data,parentDataProperty:"keywords",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
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
if(data.series !== undefined){
let data8 = data.series;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data8)){
if(data8.length > 91){
validate0.errors = [{instancePath:instancePath+"/series",schemaPath:"#/properties/series/maxItems",keyword:"maxItems",params:{limit: 91},message:"must NOT have more than 91 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs14 = errors;
if(!(validate_AppearancePoint(data9, {instancePath:instancePath+"/series/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_AppearancePoint.errors : vErrors.concat(validate_AppearancePoint.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/series",schemaPath:"#/properties/series/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
  '","interval":"' + v.interval +
  '","appearances":' + print_MetricChange(v.appearances) +
  ',"searcher_titles":' + print_Split(v.searcher_titles) +
  ',"searcher_companies":' + print_Split(v.searcher_companies) +
  ',"keywords":' + print_Split(v.keywords) +
  ',"series":' + list(v.series, print_AppearancePoint) +
  "}";
