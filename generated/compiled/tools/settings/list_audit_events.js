// Generated from spec/tools/settings/list_audit_events.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/AuditEventPage.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"tool":{"type":"string","minLength":1,"maxLength":80},"outcome":{"type":"string","enum":["ok","error"]},"surface":{"type":"string","enum":["rest","mcp","internal"]},"key_id":{"type":"string","maxLength":64},"since":{"type":"string","format":"date-time","maxLength":2000},"until":{"type":"string","format":"date-time","maxLength":2000},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10},"cursor":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000}},"omitNull":["tool","outcome","surface","key_id","since","until","limit","cursor","account_id"]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.tool === null){
delete data.tool;
}
if(data.outcome === null){
delete data.outcome;
}
if(data.surface === null){
delete data.surface;
}
if(data.key_id === null){
delete data.key_id;
}
if(data.since === null){
delete data.since;
}
if(data.until === null){
delete data.until;
}
if(data.limit === null){
delete data.limit;
}
if(data.cursor === null){
delete data.cursor;
}
if(data.account_id === null){
delete data.account_id;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 10;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
if(errors - _errs2 >= 21){
break;
}
}
}
if(data.tool !== undefined){
let data0 = data.tool;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err1 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs6 = errors;
const vSchema0 = schema0.properties.outcome.enum;
if(!((data1 === "ok") || (data1 === "error"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema0.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.surface !== undefined){
let data2 = data.surface;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs8 = errors;
const vSchema1 = schema0.properties.surface.enum;
if(!(((data2 === "rest") || (data2 === "mcp")) || (data2 === "internal"))){
const err7 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/enum",keyword:"enum",params:{allowedValues: schema0.properties.surface.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.key_id !== undefined){
let data3 = data.key_id;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 64){
const err8 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.since !== undefined){
let data4 = data.since;
const _errs11 = errors;
const _errs12 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(func1(data4) > 2000){
const err10 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.length <= 4000){
if(!(formats0.validate(data4))){
const err11 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.until !== undefined){
let data5 = data.until;
const _errs13 = errors;
const _errs14 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err13 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.length <= 4000){
if(!(formats0.validate(data5))){
const err14 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs13 === errors;
}
let data6 = data.limit;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs16 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs15 === errors;
if(data.cursor !== undefined){
let data7 = data.cursor;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 2000){
const err19 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs17 === errors;
}
if(data.account_id !== undefined){
let data8 = data.account_id;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err21 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs19 === errors;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
