// Generated from spec/tools/messaging/update_conversation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { findDuplicate, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/Conversation.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["conversation_id"],"properties":{"conversation_id":{"type":"string","maxLength":2000},"read":{"type":"boolean"},"archived":{"type":"boolean"},"muted":{"type":"boolean"},"starred":{"type":"boolean"},"snoozed_until":{"type":["string","null"],"format":"date-time","maxLength":2000},"labels":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50}},"draft":{"type":["string","null"],"minLength":1,"maxLength":8000},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["read","archived","muted","starred","labels","account_id","preview"],"atLeastOneOf":[["read","archived","muted","starred","snoozed_until","labels","draft"]]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const func5 = findDuplicate;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.read === null){
delete data.read;
}
if(data.archived === null){
delete data.archived;
}
if(data.muted === null){
delete data.muted;
}
if(data.starred === null){
delete data.starred;
}
if(data.labels === null){
delete data.labels;
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
if(data.conversation_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversation_id"},message:"must have required property '"+"conversation_id"+"'"};
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
if(!(func0.call(schema0.properties, key0))){
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
if(data.conversation_id !== undefined){
let data0 = data.conversation_id;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err3 = {instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.read !== undefined){
let data1 = data.read;
const _errs5 = errors;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs6 = errors;
var valid0 = _errs5 === errors;
}
if(data.archived !== undefined){
let data2 = data.archived;
const _errs7 = errors;
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs8 = errors;
var valid0 = _errs7 === errors;
}
if(data.muted !== undefined){
let data3 = data.muted;
const _errs9 = errors;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/muted",schemaPath:"#/properties/muted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.starred !== undefined){
let data4 = data.starred;
const _errs11 = errors;
if(typeof data4 !== "boolean"){
const err7 = {instancePath:instancePath+"/starred",schemaPath:"#/properties/starred/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs12 = errors;
var valid0 = _errs11 === errors;
}
if(data.snoozed_until !== undefined){
let data5 = data.snoozed_until;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/snoozed_until",schemaPath:"#/properties/snoozed_until/type",keyword:"type",params:{type: schema0.properties.snoozed_until.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs14 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err9 = {instancePath:instancePath+"/snoozed_until",schemaPath:"#/properties/snoozed_until/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.length <= 4000){
if(!(formats0.validate(data5))){
const err10 = {instancePath:instancePath+"/snoozed_until",schemaPath:"#/properties/snoozed_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var valid0 = _errs13 === errors;
}
if(data.labels !== undefined){
let data6 = data.labels;
const _errs15 = errors;
const _errs16 = errors;
if(Array.isArray(data6)){
if(data6.length > 20){
const err11 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.length <= 20){
const _errs17 = errors;
let valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
const _errs19 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 50){
const err12 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data7) < 1){
const err13 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid1 = _errs18 === errors;
if(errors - _errs17 >= 21){
break;
}
if(!valid1){
valid2 = false;
}
}
}
if(data6.length <= 20){
const pair0 = func5(data6);
if(pair0 !== null){
const err15 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs15 === errors;
}
if(data.draft !== undefined){
let data8 = data.draft;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: schema0.properties.draft.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs21 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 8000){
const err18 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data8) < 1){
const err19 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.account_id !== undefined){
let data9 = data.account_id;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 2000){
const err20 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err21 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs22 === errors;
}
let data10 = data.preview;
const _errs24 = errors;
if(typeof data10 !== "boolean"){
const err22 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
if((data["read"] !== undefined) + (data["archived"] !== undefined) + (data["muted"] !== undefined) + (data["starred"] !== undefined) + (data["snoozed_until"] !== undefined) + (data["labels"] !== undefined) + (data["draft"] !== undefined) === 0){
const err23 = {instancePath,schemaPath:"#/atLeastOneOf",keyword:"atLeastOneOf",params:{group: ["read","archived","muted","starred","snoozed_until","labels","draft"]},message:"must have at least one property of a group"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
