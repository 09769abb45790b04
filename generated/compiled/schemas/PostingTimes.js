// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_PostingTime, serialize as print_PostingTime } from "./PostingTime.js";
import { validate as validate_PostingWeekday, serialize as print_PostingWeekday } from "./PostingWeekday.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","timezone","posts","enough_data","posts_needed","mean_engagements","best_times","weekdays"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"posts":{"type":"integer","minimum":0},"enough_data":{"type":"boolean"},"posts_needed":{"type":"integer","minimum":0},"mean_engagements":{"type":["number","null"],"minimum":0},"best_times":{"type":"array","maxItems":168,"items":{"sharedSchema":"PostingTime"}},"weekdays":{"type":"array","maxItems":7,"items":{"sharedSchema":"PostingWeekday"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.period === undefined) && (missing0 = "period")) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.posts === undefined) && (missing0 = "posts"))) || ((data.enough_data === undefined) && (missing0 = "enough_data"))) || ((data.posts_needed === undefined) && (missing0 = "posts_needed"))) || ((data.mean_engagements === undefined) && (missing0 = "mean_engagements"))) || ((data.best_times === undefined) && (missing0 = "best_times"))) || ((data.weekdays === undefined) && (missing0 = "weekdays"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "period") || (key0 === "timezone")) || (key0 === "posts")) || (key0 === "enough_data")) || (key0 === "posts_needed")) || (key0 === "mean_engagements")) || (key0 === "best_times")) || (key0 === "weekdays"))){
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
if(data.posts !== undefined){
let data2 = data.posts;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/posts",schemaPath:"#/properties/posts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/posts",schemaPath:"#/properties/posts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs5){
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enough_data !== undefined){
let data3 = data.enough_data;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/enough_data",schemaPath:"#/properties/enough_data/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posts_needed !== undefined){
let data4 = data.posts_needed;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/posts_needed",schemaPath:"#/properties/posts_needed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/posts_needed",schemaPath:"#/properties/posts_needed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.mean_engagements !== undefined){
let data5 = data.mean_engagements;
const _errs11 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/mean_engagements",schemaPath:"#/properties/mean_engagements/type",keyword:"type",params:{type: schema0.properties.mean_engagements.type},message:"must be number,null"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/mean_engagements",schemaPath:"#/properties/mean_engagements/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs11){
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.best_times !== undefined){
let data6 = data.best_times;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 168){
validate0.errors = [{instancePath:instancePath+"/best_times",schemaPath:"#/properties/best_times/maxItems",keyword:"maxItems",params:{limit: 168},message:"must NOT have more than 168 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(!(validate_PostingTime(data7, {instancePath:instancePath+"/best_times/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_PostingTime.errors : vErrors.concat(validate_PostingTime.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs15){
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/best_times",schemaPath:"#/properties/best_times/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.weekdays !== undefined){
let data8 = data.weekdays;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
if(data8.length > 7){
validate0.errors = [{instancePath:instancePath+"/weekdays",schemaPath:"#/properties/weekdays/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs18 = errors;
if(!(validate_PostingWeekday(data9, {instancePath:instancePath+"/weekdays/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_PostingWeekday.errors : vErrors.concat(validate_PostingWeekday.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs18){
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/weekdays",schemaPath:"#/properties/weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs16){
}
}
var valid0 = _errs16 === errors;
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
  '","posts":' + v.posts +
  ',"enough_data":' + v.enough_data +
  ',"posts_needed":' + v.posts_needed +
  ',"mean_engagements":' + v.mean_engagements +
  ',"best_times":' + list(v.best_times, print_PostingTime) +
  ',"weekdays":' + list(v.weekdays, print_PostingWeekday) +
  "}";
