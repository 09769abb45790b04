// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list } from "../support.js";
import { validate as validate_NetworkUpdate, serialize as print_NetworkUpdate } from "./NetworkUpdate.js";
import { validate as validate_NoMatches, serialize as print_NoMatches } from "./NoMatches.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["data","next_cursor","no_matches"],"properties":{"data":{"type":"array","items":{"sharedSchema":"NetworkUpdate"}},"next_cursor":{"type":["string","null"]},"no_matches":{"anyOf":[{"sharedSchema":"NoMatches"},{"type":"null"}]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.data === undefined) && (missing0 = "data")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.no_matches === undefined) && (missing0 = "no_matches"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "next_cursor")) || (key0 === "no_matches"))){
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
if(!(validate_NetworkUpdate(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_NetworkUpdate.errors : vErrors.concat(validate_NetworkUpdate.errors);
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
if(data.no_matches !== undefined){
let data3 = data.no_matches;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate_NoMatches(data3, {instancePath:instancePath+"/no_matches",parentData:data,parentDataProperty:"no_matches",rootData}))){
vErrors = vErrors === null ? validate_NoMatches.errors : vErrors.concat(validate_NoMatches.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs9){
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/no_matches",schemaPath:"#/properties/no_matches/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs11 = errors;
if(errors === _errs10){
}
var _valid0 = _errs10 === errors;
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
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
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
  '{"data":' + list(v.data, print_NetworkUpdate) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  ',"no_matches":' + (v.no_matches === null ? "null" : print_NoMatches(v.no_matches)) +
  "}";
