// Generated from spec/tools/messaging/render_message_template.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/RenderedMessage.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["template_id"],"properties":{"template_id":{"type":"string","maxLength":100},"profile_id":{"type":"string","maxLength":300},"variables":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","maxLength":100},"value":{"type":"string","maxLength":1000}}}},"account_id":{"type":"string","maxLength":2000}},"omitNull":["profile_id","variables","account_id"]};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.profile_id === null){
delete data.profile_id;
}
if(data.variables === null){
delete data.variables;
}
if(data.account_id === null){
delete data.account_id;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.template_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template_id"},message:"must have required property '"+"template_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!((((key0 === "template_id") || (key0 === "profile_id")) || (key0 === "variables")) || (key0 === "account_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
if(errors - _errs2 >= 21){
break;
}
}
}
if(data.template_id !== undefined){
let data0 = data.template_id;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err3 = {instancePath:instancePath+"/template_id",schemaPath:"#/properties/template_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.profile_id !== undefined){
let data1 = data.profile_id;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err4 = {instancePath:instancePath+"/profile_id",schemaPath:"#/properties/profile_id/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/profile_id",schemaPath:"#/properties/profile_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.variables !== undefined){
let data2 = data.variables;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data2)){
if(data2.length > 50){
const err6 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length <= 50){
const _errs9 = errors;
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
const _errs11 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err7 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"#/properties/variables/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.value === undefined){
const err8 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"#/properties/variables/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs12 = errors;
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "name") || (key1 === "value"))){
const err9 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"#/properties/variables/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
if(errors - _errs13 >= 21){
break;
}
}
}
if(data3.name !== undefined){
let data4 = data3.name;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err10 = {instancePath:instancePath+"/variables/" + i0+"/name",schemaPath:"#/properties/variables/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/variables/" + i0+"/name",schemaPath:"#/properties/variables/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid3 = _errs14 === errors;
}
if(data3.value !== undefined){
let data5 = data3.value;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 1000){
const err12 = {instancePath:instancePath+"/variables/" + i0+"/value",schemaPath:"#/properties/variables/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/variables/" + i0+"/value",schemaPath:"#/properties/variables/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid3 = _errs16 === errors;
}
}
else {
const err14 = {instancePath:instancePath+"/variables/" + i0,schemaPath:"#/properties/variables/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid1 = _errs10 === errors;
if(errors - _errs9 >= 21){
break;
}
if(!valid1){
valid2 = false;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.account_id !== undefined){
let data6 = data.account_id;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err16 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs18 === errors;
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
