// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_CallUsage, serialize as print_CallUsage } from "./CallUsage.js";
import { validate as validate_CategoryUsage, serialize as print_CategoryUsage } from "./CategoryUsage.js";
import { validate as validate_PlanUsage, serialize as print_PlanUsage } from "./PlanUsage.js";
import { validate as validate_UsageDay, serialize as print_UsageDay } from "./UsageDay.js";
import { validate as validate_WarmUpState, serialize as print_WarmUpState } from "./WarmUpState.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","day","timezone","resets_at","categories","calls","days","plan","warm_up"],"properties":{"account_id":{"type":"string"},"day":{"type":"string","format":"date"},"timezone":{"type":"string"},"resets_at":{"type":"string","format":"date-time"},"categories":{"type":"array","items":{"sharedSchema":"CategoryUsage"}},"calls":{"sharedSchema":"CallUsage"},"days":{"type":"array","maxItems":30,"items":{"sharedSchema":"UsageDay"}},"plan":{"sharedSchema":"PlanUsage"},"warm_up":{"anyOf":[{"sharedSchema":"WarmUpState"},{"type":"null"}]}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats.date;
const formats2 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.day === undefined) && (missing0 = "day"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.resets_at === undefined) && (missing0 = "resets_at"))) || ((data.categories === undefined) && (missing0 = "categories"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.plan === undefined) && (missing0 = "plan"))) || ((data.warm_up === undefined) && (missing0 = "warm_up"))){
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
if(data.day !== undefined){
let data1 = data.day;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate0.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data2 = data.timezone;
const _errs6 = errors;
if(typeof data2 !== "string"){
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
if(data.resets_at !== undefined){
let data3 = data.resets_at;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats2.validate(data3))){
validate0.errors = [{instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs8){
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categories !== undefined){
let data4 = data.categories;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(!(validate_CategoryUsage(data5, {instancePath:instancePath+"/categories/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_CategoryUsage.errors : vErrors.concat(validate_CategoryUsage.errors);
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
else {
validate0.errors = [{instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.calls !== undefined){
let data6 = data.calls;
const _errs13 = errors;
if(!(validate_CallUsage(data6, {instancePath:instancePath+"/calls",parentData:data,parentDataProperty:"calls",rootData}))){
vErrors = vErrors === null ? validate_CallUsage.errors : vErrors.concat(validate_CallUsage.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data7 = data.days;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
if(data7.length > 30){
validate0.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs16 = errors;
if(!(validate_UsageDay(data8, {instancePath:instancePath+"/days/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_UsageDay.errors : vErrors.concat(validate_UsageDay.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs16){
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plan !== undefined){
let data9 = data.plan;
const _errs17 = errors;
if(!(validate_PlanUsage(data9, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData}))){
vErrors = vErrors === null ? validate_PlanUsage.errors : vErrors.concat(validate_PlanUsage.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warm_up !== undefined){
let data10 = data.warm_up;
const _errs18 = errors;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate_WarmUpState(data10, {instancePath:instancePath+"/warm_up",parentData:data,parentDataProperty:"warm_up",rootData}))){
vErrors = vErrors === null ? validate_WarmUpState.errors : vErrors.concat(validate_WarmUpState.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs20){
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs21 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs22 = errors;
if(errors === _errs21){
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
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
  '{"account_id":"' + escaped(v.account_id) +
  '","day":"' + escaped(v.day) +
  '","timezone":"' + escaped(v.timezone) +
  '","resets_at":"' + escaped(v.resets_at) +
  '","categories":' + list(v.categories, print_CategoryUsage) +
  ',"calls":' + print_CallUsage(v.calls) +
  ',"days":' + list(v.days, print_UsageDay) +
  ',"plan":' + print_PlanUsage(v.plan) +
  ',"warm_up":' + (v.warm_up === null ? "null" : print_WarmUpState(v.warm_up)) +
  "}";
