// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list, text } from "../support.js";
import { validate as validate_WebhookDeliveryCounts, serialize as print_WebhookDeliveryCounts } from "./WebhookDeliveryCounts.js";
import { validate as validate_WebhookFailure, serialize as print_WebhookFailure } from "./WebhookFailure.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","url","events","active","disabled_reason","secret","failing_since","deliveries","last_failure","created_at"],"properties":{"id":{"type":"string"},"url":{"type":"string"},"events":{"type":"array","items":{"type":"string"}},"active":{"type":"boolean"},"disabled_reason":{"type":["string","null"],"enum":["failing","gone",null]},"secret":{"type":["string","null"]},"failing_since":{"type":["string","null"],"format":"date-time"},"deliveries":{"sharedSchema":"WebhookDeliveryCounts"},"last_failure":{"sharedSchema":"WebhookFailure"},"created_at":{"type":"string","format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.active === undefined) && (missing0 = "active"))) || ((data.disabled_reason === undefined) && (missing0 = "disabled_reason"))) || ((data.secret === undefined) && (missing0 = "secret"))) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.deliveries === undefined) && (missing0 = "deliveries"))) || ((data.last_failure === undefined) && (missing0 = "last_failure"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
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
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.events !== undefined){
let data2 = data.events;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.active !== undefined){
let data4 = data.active;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.disabled_reason !== undefined){
let data5 = data.disabled_reason;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: schema0.properties.disabled_reason.type},message:"must be string,null"}];
return false;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.disabled_reason.enum;
if(!(((data5 === "failing") || (data5 === "gone")) || (data5 === null))){
validate0.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.disabled_reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data6 = data.secret;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema0.properties.secret.type},message:"must be string,null"}];
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
if(data.failing_since !== undefined){
let data7 = data.failing_since;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema0.properties.failing_since.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs16){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs16){
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries !== undefined){
let data8 = data.deliveries;
const _errs18 = errors;
if(!(validate_WebhookDeliveryCounts(data8, {instancePath:instancePath+"/deliveries",parentData:data,parentDataProperty:"deliveries",rootData}))){
vErrors = vErrors === null ? validate_WebhookDeliveryCounts.errors : vErrors.concat(validate_WebhookDeliveryCounts.errors);
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
if(data.last_failure !== undefined){
let data9 = data.last_failure;
const _errs19 = errors;
if(!(validate_WebhookFailure(data9, {instancePath:instancePath+"/last_failure",parentData:data,parentDataProperty:"last_failure",rootData}))){
vErrors = vErrors === null ? validate_WebhookFailure.errors : vErrors.concat(validate_WebhookFailure.errors);
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
if(data.created_at !== undefined){
let data10 = data.created_at;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
}
if(errors === _errs20){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs20){
}
}
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
  '{"id":"' + escaped(v.id) +
  '","url":"' + escaped(v.url) +
  '","events":' + list(v.events, text) +
  ',"active":' + v.active +
  ',"disabled_reason":' + (v.disabled_reason === null ? "null" : '"' + v.disabled_reason + '"') +
  ',"secret":' + (v.secret === null ? "null" : '"' + escaped(v.secret) + '"') +
  ',"failing_since":' + (v.failing_since === null ? "null" : '"' + escaped(v.failing_since) + '"') +
  ',"deliveries":' + print_WebhookDeliveryCounts(v.deliveries) +
  ',"last_failure":' + (v.last_failure === null ? "null" : print_WebhookFailure(v.last_failure)) +
  ',"created_at":"' + escaped(v.created_at) +
  '"}';
