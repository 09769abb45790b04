// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_MessagingStyle, serialize as print_MessagingStyle } from "./MessagingStyle.js";
import { validate as validate_PostingStyle, serialize as print_PostingStyle } from "./PostingStyle.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","computed_at","messaging","posting"],"properties":{"account_id":{"type":"string"},"computed_at":{"type":"string","format":"date-time"},"messaging":{"anyOf":[{"sharedSchema":"MessagingStyle"},{"type":"null"}]},"posting":{"anyOf":[{"sharedSchema":"PostingStyle"},{"type":"null"}]}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.computed_at === undefined) && (missing0 = "computed_at"))) || ((data.messaging === undefined) && (missing0 = "messaging"))) || ((data.posting === undefined) && (missing0 = "posting"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "account_id") || (key0 === "computed_at")) || (key0 === "messaging")) || (key0 === "posting"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.account_id !== undefined){
let data0 = data.account_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.computed_at !== undefined){
let data1 = data.computed_at;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate0.errors = [{instancePath:instancePath+"/computed_at",schemaPath:"#/properties/computed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/computed_at",schemaPath:"#/properties/computed_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs4){
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messaging !== undefined){
let data2 = data.messaging;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate_MessagingStyle(data2, {instancePath:instancePath+"/messaging",parentData:data,parentDataProperty:"messaging",rootData}))){
vErrors = vErrors === null ? validate_MessagingStyle.errors : vErrors.concat(validate_MessagingStyle.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/messaging",schemaPath:"#/properties/messaging/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs10 = errors;
if(errors === _errs9){
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/messaging",schemaPath:"#/properties/messaging/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posting !== undefined){
let data3 = data.posting;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate_PostingStyle(data3, {instancePath:instancePath+"/posting",parentData:data,parentDataProperty:"posting",rootData}))){
vErrors = vErrors === null ? validate_PostingStyle.errors : vErrors.concat(validate_PostingStyle.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs14 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/posting",schemaPath:"#/properties/posting/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/posting",schemaPath:"#/properties/posting/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
  '{"account_id":"' + escaped(v.account_id) +
  '","computed_at":"' + escaped(v.computed_at) +
  '","messaging":' + (v.messaging === null ? "null" : print_MessagingStyle(v.messaging)) +
  ',"posting":' + (v.posting === null ? "null" : print_PostingStyle(v.posting)) +
  "}";
