// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_MessagingStyle, serialize as print_MessagingStyle } from "./MessagingStyle.js";
import { validate as validate_PostingStyle, serialize as print_PostingStyle } from "./PostingStyle.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["account_id","computed_at","source","source_reason","refreshed_at","messaging","posting"],"properties":{"account_id":{"type":"string"},"computed_at":{"type":"string","format":"date-time"},"source":{"type":"string","enum":["client","server","statistics"]},"source_reason":{"type":["string","null"]},"refreshed_at":{"type":["string","null"],"format":"date-time"},"messaging":{"anyOf":[{"sharedSchema":"MessagingStyle"},{"type":"null"}]},"posting":{"anyOf":[{"sharedSchema":"PostingStyle"},{"type":"null"}]}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.account_id === undefined) && (missing0 = "account_id")) || ((data.computed_at === undefined) && (missing0 = "computed_at"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.source_reason === undefined) && (missing0 = "source_reason"))) || ((data.refreshed_at === undefined) && (missing0 = "refreshed_at"))) || ((data.messaging === undefined) && (missing0 = "messaging"))) || ((data.posting === undefined) && (missing0 = "posting"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "account_id") || (key0 === "computed_at")) || (key0 === "source")) || (key0 === "source_reason")) || (key0 === "refreshed_at")) || (key0 === "messaging")) || (key0 === "posting"))){
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
if(data.source !== undefined){
let data2 = data.source;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.source.enum;
if(!(((data2 === "client") || (data2 === "server")) || (data2 === "statistics"))){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema0.properties.source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_reason !== undefined){
let data3 = data.source_reason;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/source_reason",schemaPath:"#/properties/source_reason/type",keyword:"type",params:{type: schema0.properties.source_reason.type},message:"must be string,null"}];
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
if(data.refreshed_at !== undefined){
let data4 = data.refreshed_at;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/refreshed_at",schemaPath:"#/properties/refreshed_at/type",keyword:"type",params:{type: schema0.properties.refreshed_at.type},message:"must be string,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate0.errors = [{instancePath:instancePath+"/refreshed_at",schemaPath:"#/properties/refreshed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs10){
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messaging !== undefined){
let data5 = data.messaging;
const _errs12 = errors;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate_MessagingStyle(data5, {instancePath:instancePath+"/messaging",parentData:data,parentDataProperty:"messaging",rootData}))){
vErrors = vErrors === null ? validate_MessagingStyle.errors : vErrors.concat(validate_MessagingStyle.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/messaging",schemaPath:"#/properties/messaging/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs16 = errors;
if(errors === _errs15){
}
var _valid0 = _errs15 === errors;
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
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posting !== undefined){
let data6 = data.posting;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate_PostingStyle(data6, {instancePath:instancePath+"/posting",parentData:data,parentDataProperty:"posting",rootData}))){
vErrors = vErrors === null ? validate_PostingStyle.errors : vErrors.concat(validate_PostingStyle.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs20 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/posting",schemaPath:"#/properties/posting/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid1 = _errs20 === errors;
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
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
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
  '","source":"' + v.source +
  '","source_reason":' + (v.source_reason === null ? "null" : '"' + escaped(v.source_reason) + '"') +
  ',"refreshed_at":' + (v.refreshed_at === null ? "null" : '"' + escaped(v.refreshed_at) + '"') +
  ',"messaging":' + (v.messaging === null ? "null" : print_MessagingStyle(v.messaging)) +
  ',"posting":' + (v.posting === null ? "null" : print_PostingStyle(v.posting)) +
  "}";
