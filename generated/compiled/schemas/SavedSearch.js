// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_SearchQuery, serialize as print_SearchQuery } from "./SearchQuery.js";
import { validate as validate_SearchTarget } from "./SearchTarget.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","name","target","query","notify","new_count","new_count_is_exact","created_at","last_run_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"target":{"sharedSchema":"SearchTarget"},"query":{"sharedSchema":"SearchQuery"},"notify":{"type":"boolean"},"new_count":{"type":["integer","null"],"minimum":0,"maximum":100},"new_count_is_exact":{"type":"boolean"},"created_at":{"type":"string","format":"date-time"},"last_run_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.notify === undefined) && (missing0 = "notify"))) || ((data.new_count === undefined) && (missing0 = "new_count"))) || ((data.new_count_is_exact === undefined) && (missing0 = "new_count_is_exact"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.last_run_at === undefined) && (missing0 = "last_run_at"))){
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
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.target !== undefined){
let data2 = data.target;
const _errs6 = errors;
if(!(validate_SearchTarget(data2, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate_SearchTarget.errors : vErrors.concat(validate_SearchTarget.errors);
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
if(data.query !== undefined){
let data3 = data.query;
const _errs7 = errors;
if(!(validate_SearchQuery(data3, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData}))){
vErrors = vErrors === null ? validate_SearchQuery.errors : vErrors.concat(validate_SearchQuery.errors);
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
if(data.notify !== undefined){
let data4 = data.notify;
const _errs8 = errors;
if(typeof data4 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.new_count !== undefined){
let data5 = data.new_count;
const _errs10 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/new_count",schemaPath:"#/properties/new_count/type",keyword:"type",params:{type: schema0.properties.new_count.type},message:"must be integer,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/new_count",schemaPath:"#/properties/new_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/new_count",schemaPath:"#/properties/new_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.new_count_is_exact !== undefined){
let data6 = data.new_count_is_exact;
const _errs12 = errors;
if(typeof data6 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/new_count_is_exact",schemaPath:"#/properties/new_count_is_exact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs14){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.last_run_at !== undefined){
let data8 = data.last_run_at;
const _errs16 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/last_run_at",schemaPath:"#/properties/last_run_at/type",keyword:"type",params:{type: schema0.properties.last_run_at.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
}
if(errors === _errs16){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate0.errors = [{instancePath:instancePath+"/last_run_at",schemaPath:"#/properties/last_run_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs16){
}
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
  '{"id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '","target":"' + v.target +
  '","query":' + print_SearchQuery(v.query) +
  ',"notify":' + v.notify +
  ',"new_count":' + v.new_count +
  ',"new_count_is_exact":' + v.new_count_is_exact +
  ',"created_at":"' + escaped(v.created_at) +
  '","last_run_at":' + (v.last_run_at === null ? "null" : '"' + escaped(v.last_run_at) + '"') +
  "}";
