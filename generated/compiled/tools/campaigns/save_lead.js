// Generated from spec/tools/campaigns/save_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { findDuplicate, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/Lead.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"lead_id":{"type":"string","maxLength":2000},"profile_id":{"type":"string","maxLength":300},"tags":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"\\S"}},"stage":{"type":["string","null"],"minLength":1,"maxLength":50,"pattern":"\\S"},"note":{"type":["string","null"],"minLength":1,"maxLength":4000},"custom":{"type":"array","minItems":1,"maxItems":30,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","maxLength":60,"pattern":"^[^\\s{}.,:;]+$"},"value":{"type":["string","null"],"minLength":1,"maxLength":500}}}},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["lead_id","profile_id","tags","custom","account_id","preview"],"exactlyOneOf":[["lead_id","profile_id"]]};
const func0 = ucs2length;
const func4 = findDuplicate;
const pattern0 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[^\\s{}.,:;]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.lead_id === null){
delete data.lead_id;
}
if(data.profile_id === null){
delete data.profile_id;
}
if(data.tags === null){
delete data.tags;
}
if(data.custom === null){
delete data.custom;
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
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!((((((((key0 === "lead_id") || (key0 === "profile_id")) || (key0 === "tags")) || (key0 === "stage")) || (key0 === "note")) || (key0 === "custom")) || (key0 === "account_id")) || (key0 === "preview"))){
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
if(data.lead_id !== undefined){
let data0 = data.lead_id;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/lead_id",schemaPath:"#/properties/lead_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err2 = {instancePath:instancePath+"/lead_id",schemaPath:"#/properties/lead_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.profile_id !== undefined){
let data1 = data.profile_id;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err3 = {instancePath:instancePath+"/profile_id",schemaPath:"#/properties/profile_id/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
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
const err4 = {instancePath:instancePath+"/profile_id",schemaPath:"#/properties/profile_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.tags !== undefined){
let data2 = data.tags;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data2)){
if(data2.length > 20){
const err5 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length <= 20){
const _errs9 = errors;
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
const _errs11 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 50){
const err6 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data3) < 1){
const err7 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length <= 100){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(data2.length <= 20){
const pair0 = func4(data2);
if(pair0 !== null){
const err10 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
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
else {
const err11 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.stage !== undefined){
let data4 = data.stage;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema0.properties.stage.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs13 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 50){
const err13 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data4) < 1){
const err14 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.length <= 100){
if(!pattern0.test(data4)){
const err15 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
var valid0 = _errs12 === errors;
}
if(data.note !== undefined){
let data5 = data.note;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs15 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 4000){
const err17 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data5) < 1){
const err18 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.custom !== undefined){
let data6 = data.custom;
const _errs16 = errors;
const _errs17 = errors;
if(Array.isArray(data6)){
if(data6.length > 30){
const err19 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.length < 1){
const err20 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.length <= 30){
const _errs18 = errors;
let valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs19 = errors;
const _errs20 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err21 = {instancePath:instancePath+"/custom/" + i1,schemaPath:"#/properties/custom/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.value === undefined){
const err22 = {instancePath:instancePath+"/custom/" + i1,schemaPath:"#/properties/custom/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs21 = errors;
const _errs22 = errors;
for(const key1 in data7){
if(!((key1 === "name") || (key1 === "value"))){
const err23 = {instancePath:instancePath+"/custom/" + i1,schemaPath:"#/properties/custom/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
if(errors - _errs22 >= 21){
break;
}
}
}
if(data7.name !== undefined){
let data8 = data7.name;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 60){
const err24 = {instancePath:instancePath+"/custom/" + i1+"/name",schemaPath:"#/properties/custom/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.length <= 120){
if(!pattern2.test(data8)){
const err25 = {instancePath:instancePath+"/custom/" + i1+"/name",schemaPath:"#/properties/custom/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\s{}.,:;]+$"},message:"must match pattern \""+"^[^\\s{}.,:;]+$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/custom/" + i1+"/name",schemaPath:"#/properties/custom/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid5 = _errs23 === errors;
}
if(data7.value !== undefined){
let data9 = data7.value;
const _errs25 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/custom/" + i1+"/value",schemaPath:"#/properties/custom/items/properties/value/type",keyword:"type",params:{type: schema0.properties.custom.items.properties.value.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs26 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 500){
const err28 = {instancePath:instancePath+"/custom/" + i1+"/value",schemaPath:"#/properties/custom/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func0(data9) < 1){
const err29 = {instancePath:instancePath+"/custom/" + i1+"/value",schemaPath:"#/properties/custom/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid5 = _errs25 === errors;
}
}
else {
const err30 = {instancePath:instancePath+"/custom/" + i1,schemaPath:"#/properties/custom/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid3 = _errs19 === errors;
if(errors - _errs18 >= 21){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.account_id !== undefined){
let data10 = data.account_id;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err32 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs27 === errors;
}
let data11 = data.preview;
const _errs29 = errors;
if(typeof data11 !== "boolean"){
const err34 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs30 = errors;
var valid0 = _errs29 === errors;
if((data["lead_id"] !== undefined) + (data["profile_id"] !== undefined) !== 1){
const err35 = {instancePath,schemaPath:"#/exactlyOneOf",keyword:"exactlyOneOf",params:{group: ["lead_id","profile_id"], given: ["lead_id","profile_id"].filter((name) => data[name] !== undefined)},message:"must have exactly one property of a group"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
