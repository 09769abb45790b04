// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list, visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["succeeded","failed","remaining","stopped_by","data"],"properties":{"succeeded":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"remaining":{"type":"integer","minimum":0},"stopped_by":{"type":["string","null"]},"data":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["invitation_id","profile_id","name","sent_at","error"],"properties":{"invitation_id":{"type":"string"},"profile_id":{"type":"string"},"name":{"type":"string"},"sent_at":{"type":"string","format":"date-time"},"error":{"anyOf":[{"type":"object","additionalProperties":false,"required":["code","detail"],"properties":{"code":{"type":"string"},"detail":{"type":"string"}}},{"type":"null"}]}}}}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.remaining === undefined) && (missing0 = "remaining"))) || ((data.stopped_by === undefined) && (missing0 = "stopped_by"))) || ((data.data === undefined) && (missing0 = "data"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "succeeded") || (key0 === "failed")) || (key0 === "remaining")) || (key0 === "stopped_by")) || (key0 === "data"))){
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
if(data.remaining !== undefined){
let data2 = data.remaining;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.stopped_by !== undefined){
let data3 = data.stopped_by;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/stopped_by",schemaPath:"#/properties/stopped_by/type",keyword:"type",params:{type: schema0.properties.stopped_by.type},message:"must be string,null"}];
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
if(data.data !== undefined){
let data4 = data.data;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 100){
validate0.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((((data5.invitation_id === undefined) && (missing1 = "invitation_id")) || ((data5.profile_id === undefined) && (missing1 = "profile_id"))) || ((data5.name === undefined) && (missing1 = "name"))) || ((data5.sent_at === undefined) && (missing1 = "sent_at"))) || ((data5.error === undefined) && (missing1 = "error"))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs14 = errors;
for(const key1 in data5){
if(!(((((key1 === "invitation_id") || (key1 === "profile_id")) || (key1 === "name")) || (key1 === "sent_at")) || (key1 === "error"))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs14 === errors){
if(data5.invitation_id !== undefined){
let data6 = data5.invitation_id;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/invitation_id",schemaPath:"#/properties/data/items/properties/invitation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.profile_id !== undefined){
let data7 = data5.profile_id;
const _errs17 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/profile_id",schemaPath:"#/properties/data/items/properties/profile_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.name !== undefined){
let data8 = data5.name;
const _errs19 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.sent_at !== undefined){
let data9 = data5.sent_at;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
}
if(errors === _errs21){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/sent_at",schemaPath:"#/properties/data/items/properties/sent_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/sent_at",schemaPath:"#/properties/data/items/properties/sent_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs21){
}
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.error !== undefined){
let data10 = data5.error;
const _errs23 = errors;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((data10.code === undefined) && (missing2 = "code")) || ((data10.detail === undefined) && (missing2 = "detail"))){
const err0 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf/0/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs27 = errors;
for(const key2 in data10){
if(!((key2 === "code") || (key2 === "detail"))){
const err1 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs27 === errors){
if(data10.code !== undefined){
let data11 = data10.code;
const _errs28 = errors;
if(typeof data11 !== "string"){
const err2 = {instancePath:instancePath+"/data/" + i0+"/error/code",schemaPath:"#/properties/data/items/properties/error/anyOf/0/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs29 = errors;
if(errors === _errs28){
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.detail !== undefined){
let data12 = data10.detail;
const _errs30 = errors;
if(typeof data12 !== "string"){
const err3 = {instancePath:instancePath+"/data/" + i0+"/error/detail",schemaPath:"#/properties/data/items/properties/error/anyOf/0/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs31 = errors;
if(errors === _errs30){
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs25){
}
}
var _valid0 = _errs25 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs32 = errors;
if(data10 !== null){
const err5 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs33 = errors;
if(errors === _errs32){
}
var _valid0 = _errs32 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
const err6 = {instancePath:instancePath+"/data/" + i0+"/error",schemaPath:"#/properties/data/items/properties/error/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
if(errors === _errs23){
}
var valid2 = _errs23 === errors;
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
}
}
else {
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs12){
}
}
var valid1 = _errs12 === errors;
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
if(errors === _errs10){
}
}
var valid0 = _errs10 === errors;
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
  '{"succeeded":' + v.succeeded +
  ',"failed":' + v.failed +
  ',"remaining":' + v.remaining +
  ',"stopped_by":' + (v.stopped_by === null ? "null" : '"' + escaped(v.stopped_by) + '"') +
  ',"data":' + list(v.data, print_1) +
  "}";

const print_1 = (v) =>
  '{"invitation_id":"' + escaped(v.invitation_id) +
  '","profile_id":"' + escaped(v.profile_id) +
  '","name":"' + visible(v.name) +
  '","sent_at":"' + escaped(v.sent_at) +
  '","error":' + (v.error === null ? "null" : print_2(v.error)) +
  "}";

const print_2 = (v) =>
  '{"code":"' + escaped(v.code) +
  '","detail":"' + escaped(v.detail) +
  '"}';
