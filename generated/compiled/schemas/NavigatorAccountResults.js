// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list } from "../support.js";
import { validate as validate_CompanySummary, serialize as print_CompanySummary } from "./CompanySummary.js";
import { validate as validate_NoMatches, serialize as print_NoMatches } from "./NoMatches.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["data","next_cursor","total","total_is_exact","no_matches"],"properties":{"data":{"type":"array","items":{"sharedSchema":"CompanySummary"}},"next_cursor":{"type":["string","null"]},"total":{"type":"integer","minimum":0,"maximum":1000},"total_is_exact":{"type":"boolean"},"no_matches":{"anyOf":[{"sharedSchema":"NoMatches"},{"type":"null"}]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.total_is_exact === undefined) && (missing0 = "total_is_exact"))) || ((data.no_matches === undefined) && (missing0 = "no_matches"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "data") || (key0 === "next_cursor")) || (key0 === "total")) || (key0 === "total_is_exact")) || (key0 === "no_matches"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate_CompanySummary(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_CompanySummary.errors : vErrors.concat(validate_CompanySummary.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs4){
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs2){
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema0.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data3 = data.total;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
}
if(errors === _errs7){
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_is_exact !== undefined){
let data4 = data.total_is_exact;
const _errs9 = errors;
if(typeof data4 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/total_is_exact",schemaPath:"#/properties/total_is_exact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.no_matches !== undefined){
let data5 = data.no_matches;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate_NoMatches(data5, {instancePath:instancePath+"/no_matches",parentData:data,parentDataProperty:"no_matches",rootData}))){
vErrors = vErrors === null ? validate_NoMatches.errors : vErrors.concat(validate_NoMatches.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs14 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/no_matches",schemaPath:"#/properties/no_matches/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/no_matches",schemaPath:"#/properties/no_matches/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
  '{"data":' + list(v.data, print_CompanySummary) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  ',"total":' + v.total +
  ',"total_is_exact":' + v.total_is_exact +
  ',"no_matches":' + (v.no_matches === null ? "null" : print_NoMatches(v.no_matches)) +
  "}";
