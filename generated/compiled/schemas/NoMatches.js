// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, foreign, list, text } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["unknown_values","loosen"],"properties":{"unknown_values":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["input","value","nearest"],"properties":{"input":{"type":"string"},"value":{"type":"string"},"nearest":{"type":"array","items":{"type":"string"}}}}},"loosen":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["omit","total","total_is_exact"],"properties":{"omit":{"type":"string"},"also":{"type":"array","items":{"type":"string"}},"use":{"type":"string"},"total":{"type":"integer","minimum":1},"total_is_exact":{"type":"boolean"}}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.unknown_values === undefined) && (missing0 = "unknown_values")) || ((data.loosen === undefined) && (missing0 = "loosen"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "unknown_values") || (key0 === "loosen"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.unknown_values !== undefined){
let data0 = data.unknown_values;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.input === undefined) && (missing1 = "input")) || ((data1.value === undefined) && (missing1 = "value"))) || ((data1.nearest === undefined) && (missing1 = "nearest"))){
validate0.errors = [{instancePath:instancePath+"/unknown_values/" + i0,schemaPath:"#/properties/unknown_values/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "input") || (key1 === "value")) || (key1 === "nearest"))){
validate0.errors = [{instancePath:instancePath+"/unknown_values/" + i0,schemaPath:"#/properties/unknown_values/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.input !== undefined){
let data2 = data1.input;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/unknown_values/" + i0+"/input",schemaPath:"#/properties/unknown_values/items/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data1.value !== undefined){
let data3 = data1.value;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/unknown_values/" + i0+"/value",schemaPath:"#/properties/unknown_values/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.nearest !== undefined){
let data4 = data1.nearest;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/unknown_values/" + i0+"/nearest/" + i1,schemaPath:"#/properties/unknown_values/items/properties/nearest/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/unknown_values/" + i0+"/nearest",schemaPath:"#/properties/unknown_values/items/properties/nearest/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate0.errors = [{instancePath:instancePath+"/unknown_values/" + i0,schemaPath:"#/properties/unknown_values/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate0.errors = [{instancePath:instancePath+"/unknown_values",schemaPath:"#/properties/unknown_values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.loosen !== undefined){
let data6 = data.loosen;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
var valid4 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((((data7.omit === undefined) && (missing2 = "omit")) || ((data7.total === undefined) && (missing2 = "total"))) || ((data7.total_is_exact === undefined) && (missing2 = "total_is_exact"))){
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2,schemaPath:"#/properties/loosen/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data7){
if(!(((((key2 === "omit") || (key2 === "also")) || (key2 === "use")) || (key2 === "total")) || (key2 === "total_is_exact"))){
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2,schemaPath:"#/properties/loosen/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.omit !== undefined){
let data8 = data7.omit;
const _errs20 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2+"/omit",schemaPath:"#/properties/loosen/items/properties/omit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.also !== undefined){
let data9 = data7.also;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid6 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
const _errs24 = errors;
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2+"/also/" + i3,schemaPath:"#/properties/loosen/items/properties/also/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2+"/also",schemaPath:"#/properties/loosen/items/properties/also/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs22){
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.use !== undefined){
let data11 = data7.use;
const _errs26 = errors;
if(typeof data11 !== "string"){
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2+"/use",schemaPath:"#/properties/loosen/items/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.total !== undefined){
let data12 = data7.total;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2+"/total",schemaPath:"#/properties/loosen/items/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2+"/total",schemaPath:"#/properties/loosen/items/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs28){
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.total_is_exact !== undefined){
let data13 = data7.total_is_exact;
const _errs30 = errors;
if(typeof data13 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2+"/total_is_exact",schemaPath:"#/properties/loosen/items/properties/total_is_exact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
}
var valid5 = _errs30 === errors;
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
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/loosen/" + i2,schemaPath:"#/properties/loosen/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs17){
}
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/loosen",schemaPath:"#/properties/loosen/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
  '{"unknown_values":' + list(v.unknown_values, print_1) +
  ',"loosen":' + list(v.loosen, print_2) +
  "}";

const print_1 = (v) =>
  '{"input":"' + escaped(v.input) +
  '","value":"' + escaped(v.value) +
  '","nearest":' + list(v.nearest, foreign) +
  "}";

const print_2 = (v) =>
  '{"omit":"' + escaped(v.omit) +
  '"' + (v.also === undefined ? "" : ',"also":' + list(v.also, text)) +
  (v.use === undefined ? "" : ',"use":"' + escaped(v.use) + '"') +
  ',"total":' + v.total +
  ',"total_is_exact":' + v.total_is_exact +
  "}";
