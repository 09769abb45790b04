// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { list, visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["top","other_count","unknown_count"],"properties":{"top":{"type":"array","maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["value","count","percent"],"properties":{"value":{"type":"string"},"count":{"type":"integer","minimum":1},"percent":{"type":"number","minimum":0,"maximum":100}}}},"other_count":{"type":"integer","minimum":0},"unknown_count":{"type":"integer","minimum":0}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.top === undefined) && (missing0 = "top")) || ((data.other_count === undefined) && (missing0 = "other_count"))) || ((data.unknown_count === undefined) && (missing0 = "unknown_count"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "top") || (key0 === "other_count")) || (key0 === "unknown_count"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.top !== undefined){
let data0 = data.top;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 10){
validate0.errors = [{instancePath:instancePath+"/top",schemaPath:"#/properties/top/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.value === undefined) && (missing1 = "value")) || ((data1.count === undefined) && (missing1 = "count"))) || ((data1.percent === undefined) && (missing1 = "percent"))){
validate0.errors = [{instancePath:instancePath+"/top/" + i0,schemaPath:"#/properties/top/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "value") || (key1 === "count")) || (key1 === "percent"))){
validate0.errors = [{instancePath:instancePath+"/top/" + i0,schemaPath:"#/properties/top/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.value !== undefined){
let data2 = data1.value;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/top/" + i0+"/value",schemaPath:"#/properties/top/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.count !== undefined){
let data3 = data1.count;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/top/" + i0+"/count",schemaPath:"#/properties/top/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/top/" + i0+"/count",schemaPath:"#/properties/top/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs9){
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.percent !== undefined){
let data4 = data1.percent;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/top/" + i0+"/percent",schemaPath:"#/properties/top/items/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/top/" + i0+"/percent",schemaPath:"#/properties/top/items/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/top/" + i0+"/percent",schemaPath:"#/properties/top/items/properties/percent/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs11){
}
}
var valid2 = _errs11 === errors;
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
validate0.errors = [{instancePath:instancePath+"/top/" + i0,schemaPath:"#/properties/top/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs4){
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/top",schemaPath:"#/properties/top/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.other_count !== undefined){
let data5 = data.other_count;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/other_count",schemaPath:"#/properties/other_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/other_count",schemaPath:"#/properties/other_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs13){
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown_count !== undefined){
let data6 = data.unknown_count;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/unknown_count",schemaPath:"#/properties/unknown_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/unknown_count",schemaPath:"#/properties/unknown_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
  '{"top":' + list(v.top, print_1) +
  ',"other_count":' + v.other_count +
  ',"unknown_count":' + v.unknown_count +
  "}";

const print_1 = (v) =>
  '{"value":"' + visible(v.value) +
  '","count":' + v.count +
  ',"percent":' + v.percent +
  "}";
