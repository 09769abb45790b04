// Generated from spec/tools/settings/connect_account.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/AccountSummary.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"type":"string","minLength":1,"maxLength":40},"credential":{"type":"object","additionalProperties":false,"properties":{"member_id":{"type":"string","minLength":1,"maxLength":200},"token":{"type":"string","minLength":1,"maxLength":4000}},"omitNull":["member_id","token"]},"display_name":{"type":"string","minLength":1,"maxLength":100},"timezone":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["credential","display_name","timezone","account_id","preview"]};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.credential === null){
delete data.credential;
}
if(data.display_name === null){
delete data.display_name;
}
if(data.timezone === null){
delete data.timezone;
}
if(data.account_id === null){
delete data.account_id;
}
if(data.preview === null){
delete data.preview;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preview === undefined){
data.preview = false;
}
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
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
if(!((((((key0 === "provider") || (key0 === "credential")) || (key0 === "display_name")) || (key0 === "timezone")) || (key0 === "account_id")) || (key0 === "preview"))){
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
if(data.provider !== undefined){
let data0 = data.provider;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 40){
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.credential !== undefined){
let data1 = data.credential;
const _errs5 = errors;
const _errs6 = errors;
if(this?.omitsNulls && data1 && typeof data1 == "object"){
if(data1.member_id === null){
delete data1.member_id;
}
if(data1.token === null){
delete data1.token;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs7 = errors;
const _errs8 = errors;
for(const key1 in data1){
if(!((key1 === "member_id") || (key1 === "token"))){
const err5 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
if(errors - _errs8 >= 21){
break;
}
}
}
if(data1.member_id !== undefined){
let data2 = data1.member_id;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err6 = {instancePath:instancePath+"/credential/member_id",schemaPath:"#/properties/credential/properties/member_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data2) < 1){
const err7 = {instancePath:instancePath+"/credential/member_id",schemaPath:"#/properties/credential/properties/member_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/credential/member_id",schemaPath:"#/properties/credential/properties/member_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid1 = _errs9 === errors;
}
if(data1.token !== undefined){
let data3 = data1.token;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 4000){
const err9 = {instancePath:instancePath+"/credential/token",schemaPath:"#/properties/credential/properties/token/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data3) < 1){
const err10 = {instancePath:instancePath+"/credential/token",schemaPath:"#/properties/credential/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/credential/token",schemaPath:"#/properties/credential/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid1 = _errs11 === errors;
}
}
else {
const err12 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.display_name !== undefined){
let data4 = data.display_name;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err13 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data4) < 1){
const err14 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.timezone !== undefined){
let data5 = data.timezone;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err16 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err17 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs15 === errors;
}
if(data.account_id !== undefined){
let data6 = data.account_id;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err18 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs17 === errors;
}
let data7 = data.preview;
const _errs19 = errors;
if(typeof data7 !== "boolean"){
const err20 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs20 = errors;
var valid0 = _errs19 === errors;
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
