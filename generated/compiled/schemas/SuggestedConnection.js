// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { list, visible } from "../support.js";
import { validate as validate_ProfileItem, serialize as print_ProfileItem } from "./ProfileItem.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["profile","score","reasons"],"properties":{"profile":{"sharedSchema":"ProfileItem"},"score":{"type":"integer","minimum":1},"reasons":{"type":"array","minItems":1,"maxItems":4,"items":{"type":"object","additionalProperties":false,"required":["kind","count","name"],"properties":{"kind":{"type":"string","enum":["mutual_connections","same_company","shared_company","shared_school"]},"count":{"type":"integer","minimum":1},"name":{"type":["string","null"]}}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.profile === undefined) && (missing0 = "profile")) || ((data.score === undefined) && (missing0 = "score"))) || ((data.reasons === undefined) && (missing0 = "reasons"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "profile") || (key0 === "score")) || (key0 === "reasons"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.profile !== undefined){
let data0 = data.profile;
const _errs2 = errors;
if(!(validate_ProfileItem(data0, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileItem.errors : vErrors.concat(validate_ProfileItem.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.score !== undefined){
let data1 = data.score;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs3){
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasons !== undefined){
let data2 = data.reasons;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 4){
validate0.errors = [{instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.kind === undefined) && (missing1 = "kind")) || ((data3.count === undefined) && (missing1 = "count"))) || ((data3.name === undefined) && (missing1 = "name"))){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data3){
if(!(((key1 === "kind") || (key1 === "count")) || (key1 === "name"))){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.kind !== undefined){
let data4 = data3.kind;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/kind",schemaPath:"#/properties/reasons/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
const vSchema0 = schema0.properties.reasons.items.properties.kind.enum;
if(!((((data4 === "mutual_connections") || (data4 === "same_company")) || (data4 === "shared_company")) || (data4 === "shared_school"))){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/kind",schemaPath:"#/properties/reasons/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.reasons.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs10){
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.count !== undefined){
let data5 = data3.count;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/count",schemaPath:"#/properties/reasons/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/count",schemaPath:"#/properties/reasons/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs12){
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.name !== undefined){
let data6 = data3.name;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/name",schemaPath:"#/properties/reasons/items/properties/name/type",keyword:"type",params:{type: schema0.properties.reasons.items.properties.name.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid2 = _errs14 === errors;
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
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs7){
}
}
var valid1 = _errs7 === errors;
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
validate0.errors = [{instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
  '{"profile":' + print_ProfileItem(v.profile) +
  ',"score":' + v.score +
  ',"reasons":' + list(v.reasons, print_1) +
  "}";

const print_1 = (v) =>
  '{"kind":"' + v.kind +
  '","count":' + v.count +
  ',"name":' + (v.name === null ? "null" : '"' + visible(v.name) + '"') +
  "}";
