// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { validate as validate_Interval, serialize as print_Interval } from "./Interval.js";
import { validate as validate_Rate } from "./Rate.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["step","kind","sent","accepted","acceptance_rate","acceptance_interval","replied","reply_rate","reply_interval","enough_data"],"properties":{"step":{"type":"integer","minimum":1},"kind":{"type":"string","enum":["invite","message","inmail"]},"sent":{"type":"integer","minimum":0},"accepted":{"type":["integer","null"],"minimum":0},"acceptance_rate":{"sharedSchema":"Rate"},"acceptance_interval":{"anyOf":[{"sharedSchema":"Interval"},{"type":"null"}]},"replied":{"type":"integer","minimum":0},"reply_rate":{"sharedSchema":"Rate"},"reply_interval":{"sharedSchema":"Interval"},"enough_data":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.step === undefined) && (missing0 = "step")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.sent === undefined) && (missing0 = "sent"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.acceptance_rate === undefined) && (missing0 = "acceptance_rate"))) || ((data.acceptance_interval === undefined) && (missing0 = "acceptance_interval"))) || ((data.replied === undefined) && (missing0 = "replied"))) || ((data.reply_rate === undefined) && (missing0 = "reply_rate"))) || ((data.reply_interval === undefined) && (missing0 = "reply_interval"))) || ((data.enough_data === undefined) && (missing0 = "enough_data"))){
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
if(data.sent !== undefined){
let data2 = data.sent;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.accepted !== undefined){
let data3 = data.accepted;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: schema0.properties.accepted.type},message:"must be integer,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs8){
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptance_rate !== undefined){
let data4 = data.acceptance_rate;
const _errs10 = errors;
if(!(validate_Rate(data4, {instancePath:instancePath+"/acceptance_rate",parentData:data,parentDataProperty:"acceptance_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
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
if(data.acceptance_interval !== undefined){
let data5 = data.acceptance_interval;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(validate_Interval(data5, {instancePath:instancePath+"/acceptance_interval",parentData:data,parentDataProperty:"acceptance_interval",rootData}))){
vErrors = vErrors === null ? validate_Interval.errors : vErrors.concat(validate_Interval.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/acceptance_interval",schemaPath:"#/properties/acceptance_interval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/acceptance_interval",schemaPath:"#/properties/acceptance_interval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replied !== undefined){
let data6 = data.replied;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.reply_rate !== undefined){
let data7 = data.reply_rate;
const _errs18 = errors;
if(!(validate_Rate(data7, {instancePath:instancePath+"/reply_rate",parentData:data,parentDataProperty:"reply_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_interval !== undefined){
let data8 = data.reply_interval;
const _errs19 = errors;
if(!(validate_Interval(data8, {instancePath:instancePath+"/reply_interval",parentData:data,parentDataProperty:"reply_interval",rootData}))){
vErrors = vErrors === null ? validate_Interval.errors : vErrors.concat(validate_Interval.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enough_data !== undefined){
let data9 = data.enough_data;
const _errs20 = errors;
if(typeof data9 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/enough_data",schemaPath:"#/properties/enough_data/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
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
  '","sent":' + v.sent +
  ',"accepted":' + v.accepted +
  ',"acceptance_rate":' + v.acceptance_rate +
  ',"acceptance_interval":' + (v.acceptance_interval === null ? "null" : print_Interval(v.acceptance_interval)) +
  ',"replied":' + v.replied +
  ',"reply_rate":' + v.reply_rate +
  ',"reply_interval":' + print_Interval(v.reply_interval) +
  ',"enough_data":' + v.enough_data +
  "}";
