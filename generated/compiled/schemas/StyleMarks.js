// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { list } from "../support.js";
import { validate as validate_StyleShare, serialize as print_StyleShare } from "./StyleShare.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["share","median_count","favorites"],"properties":{"share":{"type":"number","minimum":0,"maximum":1},"median_count":{"type":["number","null"],"minimum":0},"favorites":{"type":"array","items":{"sharedSchema":"StyleShare"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.share === undefined) && (missing0 = "share")) || ((data.median_count === undefined) && (missing0 = "median_count"))) || ((data.favorites === undefined) && (missing0 = "favorites"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "share") || (key0 === "median_count")) || (key0 === "favorites"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.share !== undefined){
let data0 = data.share;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(data.median_count !== undefined){
let data1 = data.median_count;
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_count",schemaPath:"#/properties/median_count/type",keyword:"type",params:{type: schema0.properties.median_count.type},message:"must be number,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/median_count",schemaPath:"#/properties/median_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs4){
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.favorites !== undefined){
let data2 = data.favorites;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate_StyleShare(data3, {instancePath:instancePath+"/favorites/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_StyleShare.errors : vErrors.concat(validate_StyleShare.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/favorites",schemaPath:"#/properties/favorites/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs6){
}
}
var valid0 = _errs6 === errors;
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
  '{"share":' + v.share +
  ',"median_count":' + v.median_count +
  ',"favorites":' + list(v.favorites, print_StyleShare) +
  "}";
