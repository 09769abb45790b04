// Generated from spec/tools/content/create_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, findDuplicate, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/Post.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":3000},"visibility":{"type":"string","enum":["public","connections"],"default":"public"},"media_ids":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":2000}},"link_url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2000},"poll":{"type":"object","additionalProperties":false,"required":["question","options"],"properties":{"question":{"type":"string","minLength":1,"maxLength":140},"options":{"type":"array","minItems":2,"maxItems":4,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":30}},"days":{"type":"integer","minimum":1,"maximum":14,"default":7}},"omitNull":["days"]},"mentions":{"type":"array","maxItems":30,"uniqueItems":true,"items":{"type":"string","maxLength":2000}},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["visibility","media_ids","link_url","poll","mentions","account_id","preview"],"excludes":{"media_ids":["link_url","poll"],"link_url":["poll"]}};
const func0 = ucs2length;
const func3 = findDuplicate;
const formats0 = fullFormats.uri;
const pattern0 = new RegExp("^https?://", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.visibility === null){
delete data.visibility;
}
if(data.media_ids === null){
delete data.media_ids;
}
if(data.link_url === null){
delete data.link_url;
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
if(data.visibility === undefined){
data.visibility = "public";
}
if(data.preview === undefined){
data.preview = false;
}
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
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
if(!((((((((key0 === "text") || (key0 === "visibility")) || (key0 === "media_ids")) || (key0 === "link_url")) || (key0 === "poll")) || (key0 === "mentions")) || (key0 === "account_id")) || (key0 === "preview"))){
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
if(data.text !== undefined){
let data0 = data.text;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 3000){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data1 = data.visibility;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs6 = errors;
const vSchema0 = schema0.properties.visibility.enum;
if(!((data1 === "public") || (data1 === "connections"))){
const err6 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema0.properties.visibility.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs5 === errors;
if(data.media_ids !== undefined){
let data2 = data.media_ids;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data2)){
if(data2.length > 20){
const err7 = {instancePath:instancePath+"/media_ids",schemaPath:"#/properties/media_ids/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/media_ids",schemaPath:"#/properties/media_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(func0(data3) > 2000){
const err9 = {instancePath:instancePath+"/media_ids/" + i0,schemaPath:"#/properties/media_ids/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err10 = {instancePath:instancePath+"/media_ids/" + i0,schemaPath:"#/properties/media_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data2.length <= 20){
const pair0 = func3(data2);
if(pair0 !== null){
const err11 = {instancePath:instancePath+"/media_ids",schemaPath:"#/properties/media_ids/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
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
const err12 = {instancePath:instancePath+"/media_ids",schemaPath:"#/properties/media_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(data.link_url !== undefined){
let data4 = data.link_url;
const _errs12 = errors;
const _errs13 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err13 = {instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 4000){
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.length <= 4000){
if(!(formats0(data4))){
const err15 = {instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err16 = {instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.poll !== undefined){
let data5 = data.poll;
const _errs14 = errors;
const _errs15 = errors;
if(this?.omitsNulls && data5 && typeof data5 == "object"){
if(data5.days === null){
delete data5.days;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.days === undefined){
data5.days = 7;
}
if(data5.question === undefined){
const err17 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.options === undefined){
const err18 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs16 = errors;
const _errs17 = errors;
for(const key1 in data5){
if(!(((key1 === "question") || (key1 === "options")) || (key1 === "days"))){
const err19 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
if(errors - _errs17 >= 21){
break;
}
}
}
if(data5.question !== undefined){
let data6 = data5.question;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 140){
const err20 = {instancePath:instancePath+"/poll/question",schemaPath:"#/properties/poll/properties/question/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func0(data6) < 1){
const err21 = {instancePath:instancePath+"/poll/question",schemaPath:"#/properties/poll/properties/question/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err22 = {instancePath:instancePath+"/poll/question",schemaPath:"#/properties/poll/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid3 = _errs18 === errors;
}
if(data5.options !== undefined){
let data7 = data5.options;
const _errs20 = errors;
const _errs21 = errors;
if(Array.isArray(data7)){
if(data7.length > 4){
const err23 = {instancePath:instancePath+"/poll/options",schemaPath:"#/properties/poll/properties/options/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.length < 2){
const err24 = {instancePath:instancePath+"/poll/options",schemaPath:"#/properties/poll/properties/options/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.length <= 4){
const _errs22 = errors;
let valid5 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs23 = errors;
const _errs24 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 30){
const err25 = {instancePath:instancePath+"/poll/options/" + i1,schemaPath:"#/properties/poll/properties/options/items/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func0(data8) < 1){
const err26 = {instancePath:instancePath+"/poll/options/" + i1,schemaPath:"#/properties/poll/properties/options/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/poll/options/" + i1,schemaPath:"#/properties/poll/properties/options/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid4 = _errs23 === errors;
if(errors - _errs22 >= 21){
break;
}
if(!valid4){
valid5 = false;
}
}
}
if(data7.length <= 4){
const pair1 = func3(data7);
if(pair1 !== null){
const err28 = {instancePath:instancePath+"/poll/options",schemaPath:"#/properties/poll/properties/options/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1[1]+" and "+pair1[0]+" are identical)"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/poll/options",schemaPath:"#/properties/poll/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid3 = _errs20 === errors;
}
let data9 = data5.days;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err30 = {instancePath:instancePath+"/poll/days",schemaPath:"#/properties/poll/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs26 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 14 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/poll/days",schemaPath:"#/properties/poll/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 14},message:"must be <= 14"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/poll/days",schemaPath:"#/properties/poll/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid3 = _errs25 === errors;
}
else {
const err33 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.mentions !== undefined){
let data10 = data.mentions;
const _errs27 = errors;
const _errs28 = errors;
if(Array.isArray(data10)){
if(data10.length > 30){
const err34 = {instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10.length <= 30){
const _errs29 = errors;
let valid7 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs30 = errors;
const _errs31 = errors;
if(typeof data11 === "string"){
if(func0(data11) > 2000){
const err35 = {instancePath:instancePath+"/mentions/" + i2,schemaPath:"#/properties/mentions/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err36 = {instancePath:instancePath+"/mentions/" + i2,schemaPath:"#/properties/mentions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid6 = _errs30 === errors;
if(errors - _errs29 >= 21){
break;
}
if(!valid6){
valid7 = false;
}
}
}
if(data10.length <= 30){
const pair2 = func3(data10);
if(pair2 !== null){
const err37 = {instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/uniqueItems",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2[1]+" and "+pair2[0]+" are identical)"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs27 === errors;
}
if(data.account_id !== undefined){
let data12 = data.account_id;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 2000){
const err39 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err40 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid0 = _errs32 === errors;
}
let data13 = data.preview;
const _errs34 = errors;
if(typeof data13 !== "boolean"){
const err41 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs35 = errors;
var valid0 = _errs34 === errors;
if(data["media_ids"] !== undefined && data["link_url"] !== undefined){
const err42 = {instancePath,schemaPath:"#/excludes",keyword:"excludes",params:{property: "media_ids", other: "link_url"},message:"must not have two properties that exclude each other"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data["media_ids"] !== undefined && data["poll"] !== undefined){
const err43 = {instancePath,schemaPath:"#/excludes",keyword:"excludes",params:{property: "media_ids", other: "poll"},message:"must not have two properties that exclude each other"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data["link_url"] !== undefined && data["poll"] !== undefined){
const err44 = {instancePath,schemaPath:"#/excludes",keyword:"excludes",params:{property: "link_url", other: "poll"},message:"must not have two properties that exclude each other"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
