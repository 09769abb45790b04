// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, visible } from "../support.js";
import { validate as validate_ProfileItem, serialize as print_ProfileItem } from "./ProfileItem.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["kind","profile","title","company_name","industry","view_count","first_viewed_at","last_viewed_at","source"],"properties":{"kind":{"type":"string","enum":["member","anonymous"]},"profile":{"anyOf":[{"sharedSchema":"ProfileItem"},{"type":"null"}]},"title":{"type":["string","null"]},"company_name":{"type":["string","null"]},"industry":{"type":["string","null"]},"view_count":{"type":"integer","minimum":1},"first_viewed_at":{"type":"string","format":"date-time"},"last_viewed_at":{"type":"string","format":"date-time"},"source":{"type":"string","enum":["search","post","comment","invitation","message","suggestion","company_page","other"]}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.company_name === undefined) && (missing0 = "company_name"))) || ((data.industry === undefined) && (missing0 = "industry"))) || ((data.view_count === undefined) && (missing0 = "view_count"))) || ((data.first_viewed_at === undefined) && (missing0 = "first_viewed_at"))) || ((data.last_viewed_at === undefined) && (missing0 = "last_viewed_at"))) || ((data.source === undefined) && (missing0 = "source"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!((data0 === "member") || (data0 === "anonymous"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
if(data.profile !== undefined){
let data1 = data.profile;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate_ProfileItem(data1, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileItem.errors : vErrors.concat(validate_ProfileItem.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs8 = errors;
if(errors === _errs7){
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs9 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema0.properties.title.type},message:"must be string,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_name !== undefined){
let data3 = data.company_name;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: schema0.properties.company_name.type},message:"must be string,null"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.industry !== undefined){
let data4 = data.industry;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema0.properties.industry.type},message:"must be string,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.view_count !== undefined){
let data5 = data.view_count;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/view_count",schemaPath:"#/properties/view_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/view_count",schemaPath:"#/properties/view_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs15){
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_viewed_at !== undefined){
let data6 = data.first_viewed_at;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs17){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate0.errors = [{instancePath:instancePath+"/first_viewed_at",schemaPath:"#/properties/first_viewed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/first_viewed_at",schemaPath:"#/properties/first_viewed_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs17){
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_viewed_at !== undefined){
let data7 = data.last_viewed_at;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs19){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/last_viewed_at",schemaPath:"#/properties/last_viewed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/last_viewed_at",schemaPath:"#/properties/last_viewed_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs19){
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data8 = data.source;
const _errs21 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs22 = errors;
const vSchema1 = schema0.properties.source.enum;
if(!((((((((data8 === "search") || (data8 === "post")) || (data8 === "comment")) || (data8 === "invitation")) || (data8 === "message")) || (data8 === "suggestion")) || (data8 === "company_page")) || (data8 === "other"))){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema0.properties.source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs21){
}
var valid0 = _errs21 === errors;
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
  '{"kind":"' + v.kind +
  '","profile":' + (v.profile === null ? "null" : print_ProfileItem(v.profile)) +
  ',"title":' + (v.title === null ? "null" : '"' + visible(v.title) + '"') +
  ',"company_name":' + (v.company_name === null ? "null" : '"' + visible(v.company_name) + '"') +
  ',"industry":' + (v.industry === null ? "null" : '"' + visible(v.industry) + '"') +
  ',"view_count":' + v.view_count +
  ',"first_viewed_at":"' + escaped(v.first_viewed_at) +
  '","last_viewed_at":"' + escaped(v.last_viewed_at) +
  '","source":"' + v.source +
  '"}';
