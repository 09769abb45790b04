// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list, text, visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["question","options","vote_count","closes_at","closed"],"properties":{"question":{"type":"string"},"options":{"type":"array","minItems":2,"maxItems":4,"items":{"type":"object","additionalProperties":false,"required":["text","vote_count","vote_percent"],"properties":{"text":{"type":"string"},"vote_count":{"type":"integer","minimum":0},"vote_percent":{"type":"number","minimum":0,"maximum":100}}}},"vote_count":{"type":"integer","minimum":0},"closes_at":{"type":"string","format":"date-time"},"closed":{"type":"boolean"}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.question === undefined) && (missing0 = "question")) || ((data.options === undefined) && (missing0 = "options"))) || ((data.vote_count === undefined) && (missing0 = "vote_count"))) || ((data.closes_at === undefined) && (missing0 = "closes_at"))) || ((data.closed === undefined) && (missing0 = "closed"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "question") || (key0 === "options")) || (key0 === "vote_count")) || (key0 === "closes_at")) || (key0 === "closed"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.question !== undefined){
let data0 = data.question;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.options !== undefined){
let data1 = data.options;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 4){
validate0.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data1.length < 2){
validate0.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.text === undefined) && (missing1 = "text")) || ((data2.vote_count === undefined) && (missing1 = "vote_count"))) || ((data2.vote_percent === undefined) && (missing1 = "vote_percent"))){
validate0.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(((key1 === "text") || (key1 === "vote_count")) || (key1 === "vote_percent"))){
validate0.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.text !== undefined){
let data3 = data2.text;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/options/" + i0+"/text",schemaPath:"#/properties/options/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data2.vote_count !== undefined){
let data4 = data2.vote_count;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/options/" + i0+"/vote_count",schemaPath:"#/properties/options/items/properties/vote_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/options/" + i0+"/vote_count",schemaPath:"#/properties/options/items/properties/vote_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data2.vote_percent !== undefined){
let data5 = data2.vote_percent;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/options/" + i0+"/vote_percent",schemaPath:"#/properties/options/items/properties/vote_percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/options/" + i0+"/vote_percent",schemaPath:"#/properties/options/items/properties/vote_percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/options/" + i0+"/vote_percent",schemaPath:"#/properties/options/items/properties/vote_percent/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs13){
}
}
var valid2 = _errs13 === errors;
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
validate0.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs6){
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.vote_count !== undefined){
let data6 = data.vote_count;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/vote_count",schemaPath:"#/properties/vote_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/vote_count",schemaPath:"#/properties/vote_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.closes_at !== undefined){
let data7 = data.closes_at;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs17){
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closed !== undefined){
let data8 = data.closed;
const _errs19 = errors;
if(typeof data8 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
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
  '{"question":"' + visible(v.question) +
  '","options":' + list(v.options, print_1) +
  ',"vote_count":' + v.vote_count +
  ',"closes_at":"' + escaped(v.closes_at) +
  '","closed":' + v.closed +
  "}";

const print_1 = (v) =>
  '{"text":"' + visible(v.text) +
  '","vote_count":' + v.vote_count +
  ',"vote_percent":' + v.vote_percent +
  "}";
