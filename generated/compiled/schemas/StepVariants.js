// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { list } from "../support.js";
import { validate as validate_VariantComparison, serialize as print_VariantComparison } from "./VariantComparison.js";
import { validate as validate_VariantMetrics, serialize as print_VariantMetrics } from "./VariantMetrics.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["step","kind","variants","comparison"],"properties":{"step":{"type":"integer","minimum":1},"kind":{"type":"string","enum":["invite","message","inmail"]},"variants":{"type":"array","minItems":1,"maxItems":5,"items":{"sharedSchema":"VariantMetrics"}},"comparison":{"anyOf":[{"sharedSchema":"VariantComparison"},{"type":"null"}]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.step === undefined) && (missing0 = "step")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.variants === undefined) && (missing0 = "variants"))) || ((data.comparison === undefined) && (missing0 = "comparison"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "step") || (key0 === "kind")) || (key0 === "variants")) || (key0 === "comparison"))){
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
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!(((data1 === "invite") || (data1 === "message")) || (data1 === "inmail"))){
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
if(data.variants !== undefined){
let data2 = data.variants;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 5){
validate0.errors = [{instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate_VariantMetrics(data3, {instancePath:instancePath+"/variants/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_VariantMetrics.errors : vErrors.concat(validate_VariantMetrics.errors);
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
}
}
else {
validate0.errors = [{instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.comparison !== undefined){
let data4 = data.comparison;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate_VariantComparison(data4, {instancePath:instancePath+"/comparison",parentData:data,parentDataProperty:"comparison",rootData}))){
vErrors = vErrors === null ? validate_VariantComparison.errors : vErrors.concat(validate_VariantComparison.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs11){
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs13 = errors;
if(errors === _errs12){
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/comparison",schemaPath:"#/properties/comparison/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
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
  '","variants":' + list(v.variants, print_VariantMetrics) +
  ',"comparison":' + (v.comparison === null ? "null" : print_VariantComparison(v.comparison)) +
  "}";
