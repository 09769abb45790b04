// Generated from spec/tools/content/save_post_draft.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, findDuplicate, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/PostDraft.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"draft_id":{"type":"string","maxLength":100},"text":{"type":"string","minLength":1,"maxLength":3000,"pattern":"\\S"},"format":{"type":["string","null"],"enum":["list","story","hot_take","other",null]},"topic":{"type":["string","null"],"minLength":1,"maxLength":100},"media_ids":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":100}},"link_url":{"type":["string","null"],"format":"uri","maxLength":2000,"pattern":"^https?://"},"poll":{"type":"object","additionalProperties":false,"required":["question","options"],"properties":{"question":{"type":"string","minLength":1,"maxLength":140},"options":{"type":"array","minItems":2,"maxItems":4,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":30}},"days":{"type":"integer","minimum":1,"maximum":14,"default":7}},"omitNull":["days"]},"mentions":{"type":"array","maxItems":30,"uniqueItems":true,"items":{"type":"string","maxLength":100}},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["draft_id","text","media_ids","poll","mentions","account_id","preview"],"atLeastOneOf":[["draft_id","text"],["text","format","topic","media_ids","link_url","poll","mentions"]],"excludes":{"media_ids":["link_url","poll"],"link_url":["poll"]}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const func7 = findDuplicate;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^https?://", "u");
const formats0 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.draft_id === null){
delete data.draft_id;
}
if(data.text === null){
delete data.text;
}
if(data.media_ids === null){
delete data.media_ids;
}
if(data.poll === null){
delete data.poll;
}
if(data.mentions === null){
delete data.mentions;
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
if(data.draft_id !== undefined){
let data0 = data.draft_id;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/draft_id",schemaPath:"#/properties/draft_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err2 = {instancePath:instancePath+"/draft_id",schemaPath:"#/properties/draft_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.text !== undefined){
let data1 = data.text;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 3000){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 6000){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.format !== undefined){
let data2 = data.format;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: schema0.properties.format.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema0.properties.format.enum;
if(!(((((data2 === "list") || (data2 === "story")) || (data2 === "hot_take")) || (data2 === "other")) || (data2 === null))){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema0.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.topic !== undefined){
let data3 = data.topic;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: schema0.properties.topic.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err10 = {instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid0 = _errs9 === errors;
}
if(data.media_ids !== undefined){
let data4 = data.media_ids;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data4)){
if(data4.length > 20){
const err12 = {instancePath:instancePath+"/media_ids",schemaPath:"#/properties/media_ids/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length <= 20){
const _errs13 = errors;
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
const _errs15 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err13 = {instancePath:instancePath+"/media_ids/" + i0,schemaPath:"#/properties/media_ids/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err14 = {instancePath:instancePath+"/media_ids/" + i0,schemaPath:"#/properties/media_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid1 = _errs14 === errors;
if(errors - _errs13 >= 21){
break;
}
if(!valid1){
valid2 = false;
}
}
}
if(data4.length <= 20){
const pair0 = func7(data4);
if(pair0 !== null){
const err15 = {instancePath:instancePath+"/media_ids",schemaPath:"#/properties/media_ids/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
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
const err16 = {instancePath:instancePath+"/media_ids",schemaPath:"#/properties/media_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.link_url !== undefined){
let data6 = data.link_url;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/type",keyword:"type",params:{type: schema0.properties.link_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs17 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err18 = {instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length <= 4000){
if(!pattern1.test(data6)){
const err19 = {instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.length <= 4000){
if(!(formats0(data6))){
const err20 = {instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
var valid0 = _errs16 === errors;
}
if(data.poll !== undefined){
let data7 = data.poll;
const _errs18 = errors;
const _errs19 = errors;
if(this?.omitsNulls && data7 && typeof data7 == "object"){
if(data7.days === null){
delete data7.days;
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.days === undefined){
data7.days = 7;
}
if(data7.question === undefined){
const err21 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.options === undefined){
const err22 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs20 = errors;
const _errs21 = errors;
for(const key1 in data7){
if(!(((key1 === "question") || (key1 === "options")) || (key1 === "days"))){
const err23 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
if(errors - _errs21 >= 21){
break;
}
}
}
if(data7.question !== undefined){
let data8 = data7.question;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 140){
const err24 = {instancePath:instancePath+"/poll/question",schemaPath:"#/properties/poll/properties/question/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data8) < 1){
const err25 = {instancePath:instancePath+"/poll/question",schemaPath:"#/properties/poll/properties/question/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/poll/question",schemaPath:"#/properties/poll/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid3 = _errs22 === errors;
}
if(data7.options !== undefined){
let data9 = data7.options;
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data9)){
if(data9.length > 4){
const err27 = {instancePath:instancePath+"/poll/options",schemaPath:"#/properties/poll/properties/options/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.length < 2){
const err28 = {instancePath:instancePath+"/poll/options",schemaPath:"#/properties/poll/properties/options/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.length <= 4){
const _errs26 = errors;
let valid5 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs27 = errors;
const _errs28 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 30){
const err29 = {instancePath:instancePath+"/poll/options/" + i1,schemaPath:"#/properties/poll/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data10) < 1){
const err30 = {instancePath:instancePath+"/poll/options/" + i1,schemaPath:"#/properties/poll/properties/options/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/poll/options/" + i1,schemaPath:"#/properties/poll/properties/options/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid4 = _errs27 === errors;
if(errors - _errs26 >= 21){
break;
}
if(!valid4){
valid5 = false;
}
}
}
if(data9.length <= 4){
const pair1 = func7(data9);
if(pair1 !== null){
const err32 = {instancePath:instancePath+"/poll/options",schemaPath:"#/properties/poll/properties/options/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1[1]+" and "+pair1[0]+" are identical)"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/poll/options",schemaPath:"#/properties/poll/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid3 = _errs24 === errors;
}
let data11 = data7.days;
const _errs29 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/poll/days",schemaPath:"#/properties/poll/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs30 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 14 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/poll/days",schemaPath:"#/properties/poll/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 14},message:"must be <= 14"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/poll/days",schemaPath:"#/properties/poll/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid3 = _errs29 === errors;
}
else {
const err37 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.mentions !== undefined){
let data12 = data.mentions;
const _errs31 = errors;
const _errs32 = errors;
if(Array.isArray(data12)){
if(data12.length > 30){
const err38 = {instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12.length <= 30){
const _errs33 = errors;
let valid7 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
const _errs34 = errors;
const _errs35 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err39 = {instancePath:instancePath+"/mentions/" + i2,schemaPath:"#/properties/mentions/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/mentions/" + i2,schemaPath:"#/properties/mentions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid6 = _errs34 === errors;
if(errors - _errs33 >= 21){
break;
}
if(!valid6){
valid7 = false;
}
}
}
if(data12.length <= 30){
const pair2 = func7(data12);
if(pair2 !== null){
const err41 = {instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/uniqueItems",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2[1]+" and "+pair2[0]+" are identical)"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid0 = _errs31 === errors;
}
if(data.account_id !== undefined){
let data14 = data.account_id;
const _errs36 = errors;
const _errs37 = errors;
if(typeof data14 === "string"){
if(func1(data14) > 2000){
const err43 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid0 = _errs36 === errors;
}
let data15 = data.preview;
const _errs38 = errors;
if(typeof data15 !== "boolean"){
const err45 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs39 = errors;
var valid0 = _errs38 === errors;
if((data["draft_id"] !== undefined) + (data["text"] !== undefined) === 0){
const err46 = {instancePath,schemaPath:"#/atLeastOneOf",keyword:"atLeastOneOf",params:{group: ["draft_id","text"]},message:"must have at least one property of a group"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((data["text"] !== undefined) + (data["format"] !== undefined) + (data["topic"] !== undefined) + (data["media_ids"] !== undefined) + (data["link_url"] !== undefined) + (data["poll"] !== undefined) + (data["mentions"] !== undefined) === 0){
const err47 = {instancePath,schemaPath:"#/atLeastOneOf",keyword:"atLeastOneOf",params:{group: ["text","format","topic","media_ids","link_url","poll","mentions"]},message:"must have at least one property of a group"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data["media_ids"] !== undefined && data["link_url"] !== undefined){
const err48 = {instancePath,schemaPath:"#/excludes",keyword:"excludes",params:{property: "media_ids", other: "link_url"},message:"must not have two properties that exclude each other"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data["media_ids"] !== undefined && data["poll"] !== undefined){
const err49 = {instancePath,schemaPath:"#/excludes",keyword:"excludes",params:{property: "media_ids", other: "poll"},message:"must not have two properties that exclude each other"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data["link_url"] !== undefined && data["poll"] !== undefined){
const err50 = {instancePath,schemaPath:"#/excludes",keyword:"excludes",params:{property: "link_url", other: "poll"},message:"must not have two properties that exclude each other"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
