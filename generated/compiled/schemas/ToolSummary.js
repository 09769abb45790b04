// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, list, text } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["name","title","description","category","effect","idempotent","safety","live","routes"],"properties":{"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"category":{"type":"string"},"effect":{"type":"string","enum":["read","write","destructive"]},"idempotent":{"type":"boolean"},"safety":{"type":["string","null"]},"live":{"type":"boolean"},"routes":{"type":"array","items":{"type":"string"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.name === undefined) && (missing0 = "name")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.category === undefined) && (missing0 = "category"))) || ((data.effect === undefined) && (missing0 = "effect"))) || ((data.idempotent === undefined) && (missing0 = "idempotent"))) || ((data.safety === undefined) && (missing0 = "safety"))) || ((data.live === undefined) && (missing0 = "live"))) || ((data.routes === undefined) && (missing0 = "routes"))){
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
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.category !== undefined){
let data3 = data.category;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.effect !== undefined){
let data4 = data.effect;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
const vSchema0 = schema0.properties.effect.enum;
if(!(((data4 === "read") || (data4 === "write")) || (data4 === "destructive"))){
validate0.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: schema0.properties.effect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotent !== undefined){
let data5 = data.idempotent;
const _errs12 = errors;
if(typeof data5 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/idempotent",schemaPath:"#/properties/idempotent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.safety !== undefined){
let data6 = data.safety;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/safety",schemaPath:"#/properties/safety/type",keyword:"type",params:{type: schema0.properties.safety.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.live !== undefined){
let data7 = data.live;
const _errs16 = errors;
if(typeof data7 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/live",schemaPath:"#/properties/live/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.routes !== undefined){
let data8 = data.routes;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(typeof data9 !== "string"){
validate0.errors = [{instancePath:instancePath+"/routes/" + i0,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate0.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
  '{"name":"' + escaped(v.name) +
  '","title":"' + escaped(v.title) +
  '","description":"' + escaped(v.description) +
  '","category":"' + escaped(v.category) +
  '","effect":"' + v.effect +
  '","idempotent":' + v.idempotent +
  ',"safety":' + (v.safety === null ? "null" : '"' + escaped(v.safety) + '"') +
  ',"live":' + v.live +
  ',"routes":' + list(v.routes, text) +
  "}";
