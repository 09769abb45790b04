// Generated from spec/tools/campaigns/create_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/Campaign.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120},"steps":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","enum":["view_profile","follow","invite","message","inmail","react"]},"delay_hours":{"type":"integer","minimum":0,"maximum":2160,"default":0},"condition":{"type":"string","enum":["always","accepted","not_accepted","replied","not_replied"],"default":"always"},"wait_hours":{"type":"integer","minimum":0,"maximum":2160,"default":336},"reaction":{"type":"string","enum":["like","celebrate","support","love","insightful","funny"],"default":"like"},"variants":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["text"],"properties":{"name":{"type":"string","maxLength":60},"subject":{"type":["string","null"],"maxLength":200},"text":{"type":"string","minLength":1,"maxLength":8000},"weight":{"type":"integer","minimum":1,"maximum":100,"default":1}},"omitNull":["name","weight"]}}},"omitNull":["delay_hours","condition","wait_hours","reaction","variants"]}},"lead_list_id":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["steps","lead_list_id","account_id","preview"]};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.steps === null){
delete data.steps;
}
if(data.lead_list_id === null){
delete data.lead_list_id;
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
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
if(!(((((key0 === "name") || (key0 === "steps")) || (key0 === "lead_list_id")) || (key0 === "account_id")) || (key0 === "preview"))){
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
if(data.name !== undefined){
let data0 = data.name;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.steps !== undefined){
let data1 = data.steps;
const _errs5 = errors;
const _errs6 = errors;
if(Array.isArray(data1)){
if(data1.length > 20){
const err5 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length <= 20){
const _errs7 = errors;
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs8 = errors;
const _errs9 = errors;
if(this?.omitsNulls && data2 && typeof data2 == "object"){
if(data2.delay_hours === null){
delete data2.delay_hours;
}
if(data2.condition === null){
delete data2.condition;
}
if(data2.wait_hours === null){
delete data2.wait_hours;
}
if(data2.reaction === null){
delete data2.reaction;
}
if(data2.variants === null){
delete data2.variants;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.delay_hours === undefined){
data2.delay_hours = 0;
}
if(data2.condition === undefined){
data2.condition = "always";
}
if(data2.wait_hours === undefined){
data2.wait_hours = 336;
}
if(data2.reaction === undefined){
data2.reaction = "like";
}
if(data2.kind === undefined){
const err7 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs10 = errors;
const _errs11 = errors;
for(const key1 in data2){
if(!((((((key1 === "kind") || (key1 === "delay_hours")) || (key1 === "condition")) || (key1 === "wait_hours")) || (key1 === "reaction")) || (key1 === "variants"))){
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
if(errors - _errs11 >= 21){
break;
}
}
}
if(data2.kind !== undefined){
let data3 = data2.kind;
const _errs12 = errors;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/steps/" + i0+"/kind",schemaPath:"#/properties/steps/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.steps.items.properties.kind.enum;
if(!((((((data3 === "view_profile") || (data3 === "follow")) || (data3 === "invite")) || (data3 === "message")) || (data3 === "inmail")) || (data3 === "react"))){
const err10 = {instancePath:instancePath+"/steps/" + i0+"/kind",schemaPath:"#/properties/steps/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.steps.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs12 === errors;
}
let data4 = data2.delay_hours;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/delay_hours",schemaPath:"#/properties/steps/items/properties/delay_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs15 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2160 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/delay_hours",schemaPath:"#/properties/steps/items/properties/delay_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2160},message:"must be <= 2160"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/delay_hours",schemaPath:"#/properties/steps/items/properties/delay_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid3 = _errs14 === errors;
let data5 = data2.condition;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/condition",schemaPath:"#/properties/steps/items/properties/condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs17 = errors;
const vSchema1 = schema0.properties.steps.items.properties.condition.enum;
if(!(((((data5 === "always") || (data5 === "accepted")) || (data5 === "not_accepted")) || (data5 === "replied")) || (data5 === "not_replied"))){
const err15 = {instancePath:instancePath+"/steps/" + i0+"/condition",schemaPath:"#/properties/steps/items/properties/condition/enum",keyword:"enum",params:{allowedValues: schema0.properties.steps.items.properties.condition.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid3 = _errs16 === errors;
let data6 = data2.wait_hours;
const _errs18 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/steps/" + i0+"/wait_hours",schemaPath:"#/properties/steps/items/properties/wait_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs19 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2160 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/steps/" + i0+"/wait_hours",schemaPath:"#/properties/steps/items/properties/wait_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2160},message:"must be <= 2160"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/steps/" + i0+"/wait_hours",schemaPath:"#/properties/steps/items/properties/wait_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid3 = _errs18 === errors;
let data7 = data2.reaction;
const _errs20 = errors;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/steps/" + i0+"/reaction",schemaPath:"#/properties/steps/items/properties/reaction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs21 = errors;
const vSchema2 = schema0.properties.steps.items.properties.reaction.enum;
if(!((((((data7 === "like") || (data7 === "celebrate")) || (data7 === "support")) || (data7 === "love")) || (data7 === "insightful")) || (data7 === "funny"))){
const err20 = {instancePath:instancePath+"/steps/" + i0+"/reaction",schemaPath:"#/properties/steps/items/properties/reaction/enum",keyword:"enum",params:{allowedValues: schema0.properties.steps.items.properties.reaction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid3 = _errs20 === errors;
if(data2.variants !== undefined){
let data8 = data2.variants;
const _errs22 = errors;
const _errs23 = errors;
if(Array.isArray(data8)){
if(data8.length > 5){
const err21 = {instancePath:instancePath+"/steps/" + i0+"/variants",schemaPath:"#/properties/steps/items/properties/variants/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.length <= 5){
const _errs24 = errors;
let valid5 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs25 = errors;
const _errs26 = errors;
if(this?.omitsNulls && data9 && typeof data9 == "object"){
if(data9.name === null){
delete data9.name;
}
if(data9.weight === null){
delete data9.weight;
}
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.weight === undefined){
data9.weight = 1;
}
if(data9.text === undefined){
const err22 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1,schemaPath:"#/properties/steps/items/properties/variants/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs27 = errors;
const _errs28 = errors;
for(const key2 in data9){
if(!((((key2 === "name") || (key2 === "subject")) || (key2 === "text")) || (key2 === "weight"))){
const err23 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1,schemaPath:"#/properties/steps/items/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
if(errors - _errs28 >= 21){
break;
}
}
}
if(data9.name !== undefined){
let data10 = data9.name;
const _errs29 = errors;
const _errs30 = errors;
if(typeof data10 === "string"){
if(func0(data10) > 60){
const err24 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/name",schemaPath:"#/properties/steps/items/properties/variants/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/name",schemaPath:"#/properties/steps/items/properties/variants/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid6 = _errs29 === errors;
}
if(data9.subject !== undefined){
let data11 = data9.subject;
const _errs31 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err26 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/subject",schemaPath:"#/properties/steps/items/properties/variants/items/properties/subject/type",keyword:"type",params:{type: schema0.properties.steps.items.properties.variants.items.properties.subject.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs32 = errors;
if(typeof data11 === "string"){
if(func0(data11) > 200){
const err27 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/subject",schemaPath:"#/properties/steps/items/properties/variants/items/properties/subject/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid6 = _errs31 === errors;
}
if(data9.text !== undefined){
let data12 = data9.text;
const _errs33 = errors;
const _errs34 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 8000){
const err28 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/text",schemaPath:"#/properties/steps/items/properties/variants/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func0(data12) < 1){
const err29 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/text",schemaPath:"#/properties/steps/items/properties/variants/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/text",schemaPath:"#/properties/steps/items/properties/variants/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid6 = _errs33 === errors;
}
let data13 = data9.weight;
const _errs35 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/weight",schemaPath:"#/properties/steps/items/properties/variants/items/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs36 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/weight",schemaPath:"#/properties/steps/items/properties/variants/items/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/weight",schemaPath:"#/properties/steps/items/properties/variants/items/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid6 = _errs35 === errors;
}
else {
const err34 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1,schemaPath:"#/properties/steps/items/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid4 = _errs25 === errors;
if(errors - _errs24 >= 21){
break;
}
if(!valid4){
valid5 = false;
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/steps/" + i0+"/variants",schemaPath:"#/properties/steps/items/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid3 = _errs22 === errors;
}
}
else {
const err36 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid1 = _errs8 === errors;
if(errors - _errs7 >= 21){
break;
}
if(!valid1){
valid2 = false;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.lead_list_id !== undefined){
let data14 = data.lead_list_id;
const _errs37 = errors;
const _errs38 = errors;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err38 = {instancePath:instancePath+"/lead_list_id",schemaPath:"#/properties/lead_list_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/lead_list_id",schemaPath:"#/properties/lead_list_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid0 = _errs37 === errors;
}
if(data.account_id !== undefined){
let data15 = data.account_id;
const _errs39 = errors;
const _errs40 = errors;
if(typeof data15 === "string"){
if(func0(data15) > 2000){
const err40 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs39 === errors;
}
let data16 = data.preview;
const _errs41 = errors;
if(typeof data16 !== "boolean"){
const err42 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs42 = errors;
var valid0 = _errs41 === errors;
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
