// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, list, text, visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["template_id","kind","profile_id","subject","text","empty_variables","unused_variables","length","length_limit","subject_length","subject_limit","fits"],"properties":{"template_id":{"type":"string"},"kind":{"type":"string","enum":["message","invitation","inmail"]},"profile_id":{"type":["string","null"]},"subject":{"type":["string","null"]},"text":{"type":"string"},"empty_variables":{"type":"array","items":{"type":"string"}},"unused_variables":{"type":"array","items":{"type":"string"}},"length":{"type":"integer","minimum":0},"length_limit":{"type":"integer","minimum":0},"subject_length":{"type":["integer","null"],"minimum":0},"subject_limit":{"type":["integer","null"],"minimum":0},"fits":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.template_id === undefined) && (missing0 = "template_id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.profile_id === undefined) && (missing0 = "profile_id"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.empty_variables === undefined) && (missing0 = "empty_variables"))) || ((data.unused_variables === undefined) && (missing0 = "unused_variables"))) || ((data.length === undefined) && (missing0 = "length"))) || ((data.length_limit === undefined) && (missing0 = "length_limit"))) || ((data.subject_length === undefined) && (missing0 = "subject_length"))) || ((data.subject_limit === undefined) && (missing0 = "subject_limit"))) || ((data.fits === undefined) && (missing0 = "fits"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.template_id !== undefined){
let data0 = data.template_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!(((data1 === "message") || (data1 === "invitation")) || (data1 === "inmail"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile_id !== undefined){
let data2 = data.profile_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/profile_id",schemaPath:"#/properties/profile_id/type",keyword:"type",params:{type: schema0.properties.profile_id.type},message:"must be string,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data3 = data.subject;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema0.properties.subject.type},message:"must be string,null"}];
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
if(data.text !== undefined){
let data4 = data.text;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.empty_variables !== undefined){
let data5 = data.empty_variables;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/empty_variables/" + i0,schemaPath:"#/properties/empty_variables/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/empty_variables",schemaPath:"#/properties/empty_variables/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.unused_variables !== undefined){
let data7 = data.unused_variables;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs18 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/unused_variables/" + i1,schemaPath:"#/properties/unused_variables/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/unused_variables",schemaPath:"#/properties/unused_variables/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs16){
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length !== undefined){
let data9 = data.length;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs20){
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length_limit !== undefined){
let data10 = data.length_limit;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/length_limit",schemaPath:"#/properties/length_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/length_limit",schemaPath:"#/properties/length_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs22){
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject_length !== undefined){
let data11 = data.subject_length;
const _errs24 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/subject_length",schemaPath:"#/properties/subject_length/type",keyword:"type",params:{type: schema0.properties.subject_length.type},message:"must be integer,null"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/subject_length",schemaPath:"#/properties/subject_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs24){
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject_limit !== undefined){
let data12 = data.subject_limit;
const _errs26 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/subject_limit",schemaPath:"#/properties/subject_limit/type",keyword:"type",params:{type: schema0.properties.subject_limit.type},message:"must be integer,null"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/subject_limit",schemaPath:"#/properties/subject_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs26){
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fits !== undefined){
let data13 = data.fits;
const _errs28 = errors;
if(typeof data13 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/fits",schemaPath:"#/properties/fits/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
}
var valid0 = _errs28 === errors;
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
  '{"template_id":"' + escaped(v.template_id) +
  '","kind":"' + v.kind +
  '","profile_id":' + (v.profile_id === null ? "null" : '"' + escaped(v.profile_id) + '"') +
  ',"subject":' + (v.subject === null ? "null" : '"' + visible(v.subject) + '"') +
  ',"text":"' + visible(v.text) +
  '","empty_variables":' + list(v.empty_variables, text) +
  ',"unused_variables":' + list(v.unused_variables, text) +
  ',"length":' + v.length +
  ',"length_limit":' + v.length_limit +
  ',"subject_length":' + v.subject_length +
  ',"subject_limit":' + v.subject_limit +
  ',"fits":' + v.fits +
  "}";
