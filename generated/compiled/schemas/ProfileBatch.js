// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list } from "../support.js";
import { validate as validate_Profile, serialize as print_Profile } from "./Profile.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["succeeded","failed","data"],"properties":{"succeeded":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"data":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["profile_id","profile","error"],"properties":{"profile_id":{"type":"string"},"profile":{"anyOf":[{"sharedSchema":"Profile"},{"type":"null"}]},"error":{"anyOf":[{"type":"object","additionalProperties":false,"required":["code","detail"],"properties":{"code":{"type":"string"},"detail":{"type":"string"}}},{"type":"null"}]}}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.data === undefined) && (missing0 = "data"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "succeeded") || (key0 === "failed")) || (key0 === "data"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.failed !== undefined){
let data1 = data.failed;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 50){
validate0.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.profile_id === undefined) && (missing1 = "profile_id")) || ((data3.profile === undefined) && (missing1 = "profile"))) || ((data3.error === undefined) && (missing1 = "error"))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((key1 === "profile_id") || (key1 === "profile")) || (key1 === "error"))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.profile_id !== undefined){
let data4 = data3.profile_id;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/profile_id",schemaPath:"#/properties/data/items/properties/profile_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.profile !== undefined){
let data5 = data3.profile;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(validate_Profile(data5, {instancePath:instancePath+"/data/" + i0+"/profile",parentData:data3,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_Profile.errors : vErrors.concat(validate_Profile.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs15){
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs16 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/data/" + i0+"/profile",schemaPath:"#/properties/data/items/properties/profile/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/data/" + i0+"/profile",schemaPath:"#/properties/data/items/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(errors === _errs13){
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.error !== undefined){
let data6 = data3.error;
const _errs18 = errors;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.code === undefined) && (missing2 = "code")) || ((data6.detail === undefined) && (missing2 = "detail"))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf/0/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs22 = errors;
for(const key2 in data6){
if(!((key2 === "code") || (key2 === "detail"))){
const err3 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data6.code !== undefined){
let data7 = data6.code;
const _errs23 = errors;
if(typeof data7 !== "string"){
const err4 = {instancePath:instancePath+"/data/" + i0+"/error/code",schemaPath:"#/properties/data/items/properties/error/anyOf/0/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs24 = errors;
if(errors === _errs23){
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.detail !== undefined){
let data8 = data6.detail;
const _errs25 = errors;
if(typeof data8 !== "string"){
const err5 = {instancePath:instancePath+"/data/" + i0+"/error/detail",schemaPath:"#/properties/data/items/properties/error/anyOf/0/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs26 = errors;
if(errors === _errs25){
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs20){
}
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs27 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs28 = errors;
if(errors === _errs27){
}
var _valid1 = _errs27 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
const err8 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs8){
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
  '{"succeeded":' + v.succeeded +
  ',"failed":' + v.failed +
  ',"data":' + list(v.data, print_1) +
  "}";

const print_1 = (v) =>
  '{"profile_id":"' + escaped(v.profile_id) +
  '","profile":' + (v.profile === null ? "null" : print_Profile(v.profile)) +
  ',"error":' + (v.error === null ? "null" : print_2(v.error)) +
  "}";

const print_2 = (v) =>
  '{"code":"' + escaped(v.code) +
  '","detail":"' + escaped(v.detail) +
  '"}';
