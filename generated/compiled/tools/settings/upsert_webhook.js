// Generated from spec/tools/settings/upsert_webhook.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { findDuplicate, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/Webhook.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"webhook_id":{"type":"string","maxLength":100},"url":{"type":"string","minLength":1,"maxLength":2048},"events":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":80}},"active":{"type":"boolean"},"rotate_secret":{"type":"boolean","default":false},"retry_failed":{"type":"boolean","default":false},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["webhook_id","url","events","active","rotate_secret","retry_failed","account_id","preview"],"atLeastOneOf":[["webhook_id","url"],["webhook_id","events"]]};
const func0 = ucs2length;
const func5 = findDuplicate;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.webhook_id === null){
delete data.webhook_id;
}
if(data.url === null){
delete data.url;
}
if(data.events === null){
delete data.events;
}
if(data.active === null){
delete data.active;
}
if(data.rotate_secret === null){
delete data.rotate_secret;
}
if(data.retry_failed === null){
delete data.retry_failed;
}
if(data.account_id === null){
delete data.account_id;
}
if(data.preview === null){
delete data.preview;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rotate_secret === undefined){
data.rotate_secret = false;
}
if(data.retry_failed === undefined){
data.retry_failed = false;
}
if(data.preview === undefined){
data.preview = false;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!((((((((key0 === "webhook_id") || (key0 === "url")) || (key0 === "events")) || (key0 === "active")) || (key0 === "rotate_secret")) || (key0 === "retry_failed")) || (key0 === "account_id")) || (key0 === "preview"))){
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
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err1 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.url !== undefined){
let data1 = data.url;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 2048){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.events !== undefined){
let data2 = data.events;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data2)){
if(data2.length > 50){
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(typeof data3 === "string"){
if(func0(data3) > 80){
const err8 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data3) < 1){
const err9 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
if(data2.length <= 50){
const pair0 = func5(data2);
if(pair0 !== null){
const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
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
const err12 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.active !== undefined){
let data4 = data.active;
const _errs12 = errors;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs13 = errors;
var valid0 = _errs12 === errors;
}
let data5 = data.rotate_secret;
const _errs14 = errors;
if(typeof data5 !== "boolean"){
const err14 = {instancePath:instancePath+"/rotate_secret",schemaPath:"#/properties/rotate_secret/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
let data6 = data.retry_failed;
const _errs16 = errors;
if(typeof data6 !== "boolean"){
const err15 = {instancePath:instancePath+"/retry_failed",schemaPath:"#/properties/retry_failed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
if(data.account_id !== undefined){
let data7 = data.account_id;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
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
let data8 = data.preview;
const _errs20 = errors;
if(typeof data8 !== "boolean"){
const err18 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs21 = errors;
var valid0 = _errs20 === errors;
if((data["webhook_id"] !== undefined) + (data["url"] !== undefined) === 0){
const err19 = {instancePath,schemaPath:"#/atLeastOneOf",keyword:"atLeastOneOf",params:{group: ["webhook_id","url"]},message:"must have at least one property of a group"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((data["webhook_id"] !== undefined) + (data["events"] !== undefined) === 0){
const err20 = {instancePath,schemaPath:"#/atLeastOneOf",keyword:"atLeastOneOf",params:{group: ["webhook_id","events"]},message:"must have at least one property of a group"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
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
