// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list, text } from "../support.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";
import { validate as validate_Plan, serialize as print_Plan } from "./Plan.js";
import { validate as validate_WarmUpState, serialize as print_WarmUpState } from "./WarmUpState.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","name","default","status","profile","timezone","scopes","plan","navigator","inmail_credits","warm_up","connected_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"default":{"type":"boolean"},"status":{"type":"string","enum":["connected","expired","disconnected"]},"profile":{"sharedSchema":"MemberRef"},"timezone":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},"plan":{"sharedSchema":"Plan"},"navigator":{"type":"boolean"},"inmail_credits":{"type":"integer","minimum":0},"warm_up":{"anyOf":[{"sharedSchema":"WarmUpState"},{"type":"null"}]},"connected_at":{"type":"string","format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.default === undefined) && (missing0 = "default"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.plan === undefined) && (missing0 = "plan"))) || ((data.navigator === undefined) && (missing0 = "navigator"))) || ((data.inmail_credits === undefined) && (missing0 = "inmail_credits"))) || ((data.warm_up === undefined) && (missing0 = "warm_up"))) || ((data.connected_at === undefined) && (missing0 = "connected_at"))){
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
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.default !== undefined){
let data2 = data.default;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.status !== undefined){
let data3 = data.status;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.status.enum;
if(!(((data3 === "connected") || (data3 === "expired")) || (data3 === "disconnected"))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
let data4 = data.profile;
const _errs10 = errors;
if(!(validate_MemberRef(data4, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
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
if(data.timezone !== undefined){
let data5 = data.timezone;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data6 = data.scopes;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.plan !== undefined){
let data8 = data.plan;
const _errs17 = errors;
if(!(validate_Plan(data8, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData}))){
vErrors = vErrors === null ? validate_Plan.errors : vErrors.concat(validate_Plan.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.navigator !== undefined){
let data9 = data.navigator;
const _errs18 = errors;
if(typeof data9 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/navigator",schemaPath:"#/properties/navigator/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inmail_credits !== undefined){
let data10 = data.inmail_credits;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/inmail_credits",schemaPath:"#/properties/inmail_credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/inmail_credits",schemaPath:"#/properties/inmail_credits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.warm_up !== undefined){
let data11 = data.warm_up;
const _errs22 = errors;
const _errs23 = errors;
let valid2 = false;
const _errs24 = errors;
if(!(validate_WarmUpState(data11, {instancePath:instancePath+"/warm_up",parentData:data,parentDataProperty:"warm_up",rootData}))){
vErrors = vErrors === null ? validate_WarmUpState.errors : vErrors.concat(validate_WarmUpState.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs24){
}
var _valid0 = _errs24 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs25 = errors;
if(data11 !== null){
const err0 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs26 = errors;
if(errors === _errs25){
}
var _valid0 = _errs25 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
if(errors === _errs22){
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connected_at !== undefined){
let data12 = data.connected_at;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if((typeof data12 == "number") && (isFinite(data12))){
}
if(errors === _errs27){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate0.errors = [{instancePath:instancePath+"/connected_at",schemaPath:"#/properties/connected_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/connected_at",schemaPath:"#/properties/connected_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs27){
}
}
}
var valid0 = _errs27 === errors;
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
  '{"id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '","default":' + v.default +
  ',"status":"' + v.status +
  '","profile":' + print_MemberRef(v.profile) +
  ',"timezone":"' + escaped(v.timezone) +
  '","scopes":' + list(v.scopes, text) +
  ',"plan":' + print_Plan(v.plan) +
  ',"navigator":' + v.navigator +
  ',"inmail_credits":' + v.inmail_credits +
  ',"warm_up":' + (v.warm_up === null ? "null" : print_WarmUpState(v.warm_up)) +
  ',"connected_at":"' + escaped(v.connected_at) +
  '"}';
