// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list, text, visible } from "../support.js";
import { validate as validate_CampaignStepCondition } from "./CampaignStepCondition.js";
import { validate as validate_CampaignStepKind } from "./CampaignStepKind.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["step","kind","variant","variant_name","condition","subject","text","length","length_limit","empty_variables"],"properties":{"step":{"type":"integer","minimum":1},"kind":{"sharedSchema":"CampaignStepKind"},"variant":{"type":["integer","null"],"minimum":1},"variant_name":{"type":["string","null"]},"condition":{"sharedSchema":"CampaignStepCondition"},"subject":{"type":["string","null"]},"text":{"type":["string","null"]},"length":{"type":["integer","null"],"minimum":0},"length_limit":{"type":["integer","null"],"minimum":1},"empty_variables":{"type":"array","items":{"type":"string"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.step === undefined) && (missing0 = "step")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.variant === undefined) && (missing0 = "variant"))) || ((data.variant_name === undefined) && (missing0 = "variant_name"))) || ((data.condition === undefined) && (missing0 = "condition"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.length === undefined) && (missing0 = "length"))) || ((data.length_limit === undefined) && (missing0 = "length_limit"))) || ((data.empty_variables === undefined) && (missing0 = "empty_variables"))){
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
if(data.step !== undefined){
let data0 = data.step;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(!(validate_CampaignStepKind(data1, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate_CampaignStepKind.errors : vErrors.concat(validate_CampaignStepKind.errors);
errors = vErrors.length;
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
if(data.variant !== undefined){
let data2 = data.variant;
const _errs5 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: schema0.properties.variant.type},message:"must be integer,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
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
if(data.variant_name !== undefined){
let data3 = data.variant_name;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/variant_name",schemaPath:"#/properties/variant_name/type",keyword:"type",params:{type: schema0.properties.variant_name.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.condition !== undefined){
let data4 = data.condition;
const _errs9 = errors;
if(!(validate_CampaignStepCondition(data4, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate_CampaignStepCondition.errors : vErrors.concat(validate_CampaignStepCondition.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data5 = data.subject;
const _errs10 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema0.properties.subject.type},message:"must be string,null"}];
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
if(data.text !== undefined){
let data6 = data.text;
const _errs12 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema0.properties.text.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length !== undefined){
let data7 = data.length;
const _errs14 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: schema0.properties.length.type},message:"must be integer,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length_limit !== undefined){
let data8 = data.length_limit;
const _errs16 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/length_limit",schemaPath:"#/properties/length_limit/type",keyword:"type",params:{type: schema0.properties.length_limit.type},message:"must be integer,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/length_limit",schemaPath:"#/properties/length_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
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
if(data.empty_variables !== undefined){
let data9 = data.empty_variables;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs20 = errors;
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/empty_variables/" + i0,schemaPath:"#/properties/empty_variables/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid1 = _errs20 === errors;
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
if(errors === _errs18){
}
}
var valid0 = _errs18 === errors;
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
  '{"step":' + v.step +
  ',"kind":"' + v.kind +
  '","variant":' + v.variant +
  ',"variant_name":' + (v.variant_name === null ? "null" : '"' + escaped(v.variant_name) + '"') +
  ',"condition":"' + v.condition +
  '","subject":' + (v.subject === null ? "null" : '"' + visible(v.subject) + '"') +
  ',"text":' + (v.text === null ? "null" : '"' + visible(v.text) + '"') +
  ',"length":' + v.length +
  ',"length_limit":' + v.length_limit +
  ',"empty_variables":' + list(v.empty_variables, text) +
  "}";
