// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list } from "../support.js";
import { validate as validate_NoMatches, serialize as print_NoMatches } from "./NoMatches.js";
import { validate as validate_SavedSearchResult, serialize as print_SavedSearchResult } from "./SavedSearchResult.js";
import { validate as validate_SearchTarget } from "./SearchTarget.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["saved_search_id","name","target","data","next_cursor","total","total_is_exact","no_matches"],"properties":{"saved_search_id":{"type":"string"},"name":{"type":"string"},"target":{"sharedSchema":"SearchTarget"},"data":{"type":"array","items":{"sharedSchema":"SavedSearchResult"}},"next_cursor":{"type":["string","null"]},"total":{"type":"integer","minimum":0,"maximum":1000},"total_is_exact":{"type":"boolean"},"no_matches":{"anyOf":[{"sharedSchema":"NoMatches"},{"type":"null"}]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.saved_search_id === undefined) && (missing0 = "saved_search_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.total_is_exact === undefined) && (missing0 = "total_is_exact"))) || ((data.no_matches === undefined) && (missing0 = "no_matches"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "saved_search_id") || (key0 === "name")) || (key0 === "target")) || (key0 === "data")) || (key0 === "next_cursor")) || (key0 === "total")) || (key0 === "total_is_exact")) || (key0 === "no_matches"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.saved_search_id !== undefined){
let data0 = data.saved_search_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/saved_search_id",schemaPath:"#/properties/saved_search_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.data !== undefined){
let data3 = data.data;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(!(validate_SavedSearchResult(data4, {instancePath:instancePath+"/data/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_SavedSearchResult.errors : vErrors.concat(validate_SavedSearchResult.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs9){
}
var valid1 = _errs9 === errors;
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
if(errors === _errs7){
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data5 = data.next_cursor;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema0.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data6 = data.total;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
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
if(data.total_is_exact !== undefined){
let data7 = data.total_is_exact;
const _errs14 = errors;
if(typeof data7 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/total_is_exact",schemaPath:"#/properties/total_is_exact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.no_matches !== undefined){
let data8 = data.no_matches;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(!(validate_NoMatches(data8, {instancePath:instancePath+"/no_matches",parentData:data,parentDataProperty:"no_matches",rootData}))){
vErrors = vErrors === null ? validate_NoMatches.errors : vErrors.concat(validate_NoMatches.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs18){
}
var _valid0 = _errs18 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs19 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/no_matches",schemaPath:"#/properties/no_matches/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs20 = errors;
if(errors === _errs19){
}
var _valid0 = _errs19 === errors;
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
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(errors === _errs16){
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
  '{"saved_search_id":"' + escaped(v.saved_search_id) +
  '","name":"' + escaped(v.name) +
  '","target":"' + v.target +
  '","data":' + list(v.data, print_SavedSearchResult) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  ',"total":' + v.total +
  ',"total_is_exact":' + v.total_is_exact +
  ',"no_matches":' + (v.no_matches === null ? "null" : print_NoMatches(v.no_matches)) +
  "}";
