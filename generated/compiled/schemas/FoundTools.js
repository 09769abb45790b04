// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list, text } from "../support.js";
import { validate as validate_ToolHit, serialize as print_ToolHit } from "./ToolHit.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["data","out_of_scope","hint"],"properties":{"data":{"type":"array","items":{"sharedSchema":"ToolHit"}},"out_of_scope":{"type":"array","maxItems":3,"items":{"type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}}}}},"hint":{"type":["string","null"]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.data === undefined) && (missing0 = "data")) || ((data.out_of_scope === undefined) && (missing0 = "out_of_scope"))) || ((data.hint === undefined) && (missing0 = "hint"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "out_of_scope")) || (key0 === "hint"))){
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
if(!(validate_ToolHit(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_ToolHit.errors : vErrors.concat(validate_ToolHit.errors);
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
if(data.out_of_scope !== undefined){
let data2 = data.out_of_scope;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 3){
validate0.errors = [{instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.name === undefined) && (missing1 = "name")) || ((data3.scopes === undefined) && (missing1 = "scopes"))){
validate0.errors = [{instancePath:instancePath+"/out_of_scope/" + i1,schemaPath:"#/properties/out_of_scope/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data3){
if(!((key1 === "name") || (key1 === "scopes"))){
validate0.errors = [{instancePath:instancePath+"/out_of_scope/" + i1,schemaPath:"#/properties/out_of_scope/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/out_of_scope/" + i1+"/name",schemaPath:"#/properties/out_of_scope/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.scopes !== undefined){
let data5 = data3.scopes;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs14 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/out_of_scope/" + i1+"/scopes/" + i2,schemaPath:"#/properties/out_of_scope/items/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/out_of_scope/" + i1+"/scopes",schemaPath:"#/properties/out_of_scope/items/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs12){
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/out_of_scope/" + i1,schemaPath:"#/properties/out_of_scope/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs7){
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.hint !== undefined){
let data7 = data.hint;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: schema0.properties.hint.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
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
  '{"data":' + list(v.data, print_ToolHit) +
  ',"out_of_scope":' + list(v.out_of_scope, print_1) +
  ',"hint":' + (v.hint === null ? "null" : '"' + escaped(v.hint) + '"') +
  "}";

const print_1 = (v) =>
  '{"name":"' + escaped(v.name) +
  '","scopes":' + list(v.scopes, text) +
  "}";
