// Generated from spec/tools/campaigns/upsert_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, findDuplicate, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/Campaign.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"campaign_id":{"type":"string","maxLength":2000},"name":{"type":"string","minLength":1,"maxLength":120},"steps":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"type":"string","enum":["view_profile","follow","invite","message","inmail","react"]},"delay_hours":{"type":"integer","minimum":0,"maximum":2160,"default":0},"condition":{"type":"string","enum":["always","accepted","not_accepted","replied","not_replied"],"default":"always"},"wait_hours":{"type":"integer","minimum":0,"maximum":2160,"default":336},"reaction":{"type":"string","enum":["like","celebrate","support","love","insightful","funny"],"default":"like"},"variants":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["text"],"properties":{"name":{"type":"string","maxLength":60},"subject":{"type":["string","null"],"maxLength":200},"text":{"type":"string","minLength":1,"maxLength":8000},"weight":{"type":"integer","minimum":1,"maximum":100,"default":1}},"omitNull":["name","weight"]}}},"omitNull":["delay_hours","condition","wait_hours","reaction","variants"]}},"schedule":{"type":"object","additionalProperties":false,"required":["timezone","days","start","end"],"properties":{"timezone":{"type":"string","maxLength":2000},"days":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},"maxItems":1000},"start":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":2000},"end":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":2000}}},"daily_cap":{"type":["integer","null"],"minimum":1,"maximum":500},"weekly_cap":{"type":["integer","null"],"minimum":1,"maximum":3500},"stop_on":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["replied","accepted","company_replied"]},"maxItems":1000},"lead_list_id":{"type":["string","null"],"maxLength":2000},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["campaign_id","name","steps","schedule","stop_on","account_id","preview"],"atLeastOneOf":[["campaign_id","name"]]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const func9 = findDuplicate;
const pattern0 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.campaign_id === null){
delete data.campaign_id;
}
if(data.name === null){
delete data.name;
}
if(data.steps === null){
delete data.steps;
}
if(data.schedule === null){
delete data.schedule;
}
if(data.stop_on === null){
delete data.stop_on;
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
if(data.campaign_id !== undefined){
let data0 = data.campaign_id;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err1 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err2 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.steps !== undefined){
let data2 = data.steps;
const _errs7 = errors;
const _errs8 = errors;
if(Array.isArray(data2)){
if(data2.length > 20){
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(this?.omitsNulls && data3 && typeof data3 == "object"){
if(data3.delay_hours === null){
delete data3.delay_hours;
}
if(data3.condition === null){
delete data3.condition;
}
if(data3.wait_hours === null){
delete data3.wait_hours;
}
if(data3.reaction === null){
delete data3.reaction;
}
if(data3.variants === null){
delete data3.variants;
}
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.delay_hours === undefined){
data3.delay_hours = 0;
}
if(data3.condition === undefined){
data3.condition = "always";
}
if(data3.wait_hours === undefined){
data3.wait_hours = 336;
}
if(data3.reaction === undefined){
data3.reaction = "like";
}
if(data3.kind === undefined){
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
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
if(!((((((key1 === "kind") || (key1 === "delay_hours")) || (key1 === "condition")) || (key1 === "wait_hours")) || (key1 === "reaction")) || (key1 === "variants"))){
const err9 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(data3.kind !== undefined){
let data4 = data3.kind;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/steps/" + i0+"/kind",schemaPath:"#/properties/steps/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs15 = errors;
const vSchema0 = schema0.properties.steps.items.properties.kind.enum;
if(!((((((data4 === "view_profile") || (data4 === "follow")) || (data4 === "invite")) || (data4 === "message")) || (data4 === "inmail")) || (data4 === "react"))){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/kind",schemaPath:"#/properties/steps/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.steps.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
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
let data5 = data3.delay_hours;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/delay_hours",schemaPath:"#/properties/steps/items/properties/delay_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs17 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2160 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/delay_hours",schemaPath:"#/properties/steps/items/properties/delay_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2160},message:"must be <= 2160"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/delay_hours",schemaPath:"#/properties/steps/items/properties/delay_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid3 = _errs16 === errors;
let data6 = data3.condition;
const _errs18 = errors;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/steps/" + i0+"/condition",schemaPath:"#/properties/steps/items/properties/condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs19 = errors;
const vSchema1 = schema0.properties.steps.items.properties.condition.enum;
if(!(((((data6 === "always") || (data6 === "accepted")) || (data6 === "not_accepted")) || (data6 === "replied")) || (data6 === "not_replied"))){
const err16 = {instancePath:instancePath+"/steps/" + i0+"/condition",schemaPath:"#/properties/steps/items/properties/condition/enum",keyword:"enum",params:{allowedValues: schema0.properties.steps.items.properties.condition.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid3 = _errs18 === errors;
let data7 = data3.wait_hours;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/steps/" + i0+"/wait_hours",schemaPath:"#/properties/steps/items/properties/wait_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs21 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2160 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/steps/" + i0+"/wait_hours",schemaPath:"#/properties/steps/items/properties/wait_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2160},message:"must be <= 2160"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/steps/" + i0+"/wait_hours",schemaPath:"#/properties/steps/items/properties/wait_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid3 = _errs20 === errors;
let data8 = data3.reaction;
const _errs22 = errors;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/steps/" + i0+"/reaction",schemaPath:"#/properties/steps/items/properties/reaction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs23 = errors;
const vSchema2 = schema0.properties.steps.items.properties.reaction.enum;
if(!((((((data8 === "like") || (data8 === "celebrate")) || (data8 === "support")) || (data8 === "love")) || (data8 === "insightful")) || (data8 === "funny"))){
const err21 = {instancePath:instancePath+"/steps/" + i0+"/reaction",schemaPath:"#/properties/steps/items/properties/reaction/enum",keyword:"enum",params:{allowedValues: schema0.properties.steps.items.properties.reaction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid3 = _errs22 === errors;
if(data3.variants !== undefined){
let data9 = data3.variants;
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data9)){
if(data9.length > 5){
const err22 = {instancePath:instancePath+"/steps/" + i0+"/variants",schemaPath:"#/properties/steps/items/properties/variants/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9.length <= 5){
const _errs26 = errors;
let valid5 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs27 = errors;
const _errs28 = errors;
if(this?.omitsNulls && data10 && typeof data10 == "object"){
if(data10.name === null){
delete data10.name;
}
if(data10.weight === null){
delete data10.weight;
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.weight === undefined){
data10.weight = 1;
}
if(data10.text === undefined){
const err23 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1,schemaPath:"#/properties/steps/items/properties/variants/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs29 = errors;
const _errs30 = errors;
for(const key2 in data10){
if(!((((key2 === "name") || (key2 === "subject")) || (key2 === "text")) || (key2 === "weight"))){
const err24 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1,schemaPath:"#/properties/steps/items/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
if(errors - _errs30 >= 21){
break;
}
}
}
if(data10.name !== undefined){
let data11 = data10.name;
const _errs31 = errors;
const _errs32 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 60){
const err25 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/name",schemaPath:"#/properties/steps/items/properties/variants/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err26 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/name",schemaPath:"#/properties/steps/items/properties/variants/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid6 = _errs31 === errors;
}
if(data10.subject !== undefined){
let data12 = data10.subject;
const _errs33 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err27 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/subject",schemaPath:"#/properties/steps/items/properties/variants/items/properties/subject/type",keyword:"type",params:{type: schema0.properties.steps.items.properties.variants.items.properties.subject.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs34 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err28 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/subject",schemaPath:"#/properties/steps/items/properties/variants/items/properties/subject/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid6 = _errs33 === errors;
}
if(data10.text !== undefined){
let data13 = data10.text;
const _errs35 = errors;
const _errs36 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 8000){
const err29 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/text",schemaPath:"#/properties/steps/items/properties/variants/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data13) < 1){
const err30 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/text",schemaPath:"#/properties/steps/items/properties/variants/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err31 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/text",schemaPath:"#/properties/steps/items/properties/variants/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid6 = _errs35 === errors;
}
let data14 = data10.weight;
const _errs37 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/weight",schemaPath:"#/properties/steps/items/properties/variants/items/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs38 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/weight",schemaPath:"#/properties/steps/items/properties/variants/items/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1+"/weight",schemaPath:"#/properties/steps/items/properties/variants/items/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid6 = _errs37 === errors;
}
else {
const err35 = {instancePath:instancePath+"/steps/" + i0+"/variants/" + i1,schemaPath:"#/properties/steps/items/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
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
}
else {
const err36 = {instancePath:instancePath+"/steps/" + i0+"/variants",schemaPath:"#/properties/steps/items/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid3 = _errs24 === errors;
}
}
else {
const err37 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
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
const err38 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.schedule !== undefined){
let data15 = data.schedule;
const _errs39 = errors;
const _errs40 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.timezone === undefined){
const err39 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15.days === undefined){
const err40 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.start === undefined){
const err41 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.end === undefined){
const err42 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs41 = errors;
const _errs42 = errors;
for(const key3 in data15){
if(!((((key3 === "timezone") || (key3 === "days")) || (key3 === "start")) || (key3 === "end"))){
const err43 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
if(errors - _errs42 >= 21){
break;
}
}
}
if(data15.timezone !== undefined){
let data16 = data15.timezone;
const _errs43 = errors;
const _errs44 = errors;
if(typeof data16 === "string"){
if(func1(data16) > 2000){
const err44 = {instancePath:instancePath+"/schedule/timezone",schemaPath:"#/properties/schedule/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err45 = {instancePath:instancePath+"/schedule/timezone",schemaPath:"#/properties/schedule/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid7 = _errs43 === errors;
}
if(data15.days !== undefined){
let data17 = data15.days;
const _errs45 = errors;
const _errs46 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
const err46 = {instancePath:instancePath+"/schedule/days",schemaPath:"#/properties/schedule/properties/days/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.length < 1){
const err47 = {instancePath:instancePath+"/schedule/days",schemaPath:"#/properties/schedule/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17.length <= 1000){
const _errs47 = errors;
let valid9 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs48 = errors;
if(typeof data18 !== "string"){
const err48 = {instancePath:instancePath+"/schedule/days/" + i2,schemaPath:"#/properties/schedule/properties/days/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs49 = errors;
const vSchema3 = schema0.properties.schedule.properties.days.items.enum;
if(!(((((((data18 === "monday") || (data18 === "tuesday")) || (data18 === "wednesday")) || (data18 === "thursday")) || (data18 === "friday")) || (data18 === "saturday")) || (data18 === "sunday"))){
const err49 = {instancePath:instancePath+"/schedule/days/" + i2,schemaPath:"#/properties/schedule/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.schedule.properties.days.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid8 = _errs48 === errors;
if(errors - _errs47 >= 21){
break;
}
if(!valid8){
valid9 = false;
}
}
}
if(data17.length <= 1000){
const pair0 = func9(data17);
if(pair0 !== null){
const err50 = {instancePath:instancePath+"/schedule/days",schemaPath:"#/properties/schedule/properties/days/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/schedule/days",schemaPath:"#/properties/schedule/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid7 = _errs45 === errors;
}
if(data15.start !== undefined){
let data19 = data15.start;
const _errs50 = errors;
const _errs51 = errors;
if(typeof data19 === "string"){
if(func1(data19) > 2000){
const err52 = {instancePath:instancePath+"/schedule/start",schemaPath:"#/properties/schedule/properties/start/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19.length <= 4000){
if(!pattern0.test(data19)){
const err53 = {instancePath:instancePath+"/schedule/start",schemaPath:"#/properties/schedule/properties/start/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/schedule/start",schemaPath:"#/properties/schedule/properties/start/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid7 = _errs50 === errors;
}
if(data15.end !== undefined){
let data20 = data15.end;
const _errs52 = errors;
const _errs53 = errors;
if(typeof data20 === "string"){
if(func1(data20) > 2000){
const err55 = {instancePath:instancePath+"/schedule/end",schemaPath:"#/properties/schedule/properties/end/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data20.length <= 4000){
if(!pattern0.test(data20)){
const err56 = {instancePath:instancePath+"/schedule/end",schemaPath:"#/properties/schedule/properties/end/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/schedule/end",schemaPath:"#/properties/schedule/properties/end/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid7 = _errs52 === errors;
}
}
else {
const err58 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid0 = _errs39 === errors;
}
if(data.daily_cap !== undefined){
let data21 = data.daily_cap;
const _errs54 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err59 = {instancePath:instancePath+"/daily_cap",schemaPath:"#/properties/daily_cap/type",keyword:"type",params:{type: schema0.properties.daily_cap.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs55 = errors;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 500 || isNaN(data21)){
const err60 = {instancePath:instancePath+"/daily_cap",schemaPath:"#/properties/daily_cap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err61 = {instancePath:instancePath+"/daily_cap",schemaPath:"#/properties/daily_cap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid0 = _errs54 === errors;
}
if(data.weekly_cap !== undefined){
let data22 = data.weekly_cap;
const _errs56 = errors;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err62 = {instancePath:instancePath+"/weekly_cap",schemaPath:"#/properties/weekly_cap/type",keyword:"type",params:{type: schema0.properties.weekly_cap.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs57 = errors;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 3500 || isNaN(data22)){
const err63 = {instancePath:instancePath+"/weekly_cap",schemaPath:"#/properties/weekly_cap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3500},message:"must be <= 3500"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err64 = {instancePath:instancePath+"/weekly_cap",schemaPath:"#/properties/weekly_cap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var valid0 = _errs56 === errors;
}
if(data.stop_on !== undefined){
let data23 = data.stop_on;
const _errs58 = errors;
const _errs59 = errors;
if(Array.isArray(data23)){
if(data23.length > 1000){
const err65 = {instancePath:instancePath+"/stop_on",schemaPath:"#/properties/stop_on/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data23.length <= 1000){
const _errs60 = errors;
let valid11 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
const _errs61 = errors;
if(typeof data24 !== "string"){
const err66 = {instancePath:instancePath+"/stop_on/" + i3,schemaPath:"#/properties/stop_on/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const _errs62 = errors;
const vSchema4 = schema0.properties.stop_on.items.enum;
if(!(((data24 === "replied") || (data24 === "accepted")) || (data24 === "company_replied"))){
const err67 = {instancePath:instancePath+"/stop_on/" + i3,schemaPath:"#/properties/stop_on/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.stop_on.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var valid10 = _errs61 === errors;
if(errors - _errs60 >= 21){
break;
}
if(!valid10){
valid11 = false;
}
}
}
if(data23.length <= 1000){
const pair1 = func9(data23);
if(pair1 !== null){
const err68 = {instancePath:instancePath+"/stop_on",schemaPath:"#/properties/stop_on/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1[1]+" and "+pair1[0]+" are identical)"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/stop_on",schemaPath:"#/properties/stop_on/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var valid0 = _errs58 === errors;
}
if(data.lead_list_id !== undefined){
let data25 = data.lead_list_id;
const _errs63 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
const err70 = {instancePath:instancePath+"/lead_list_id",schemaPath:"#/properties/lead_list_id/type",keyword:"type",params:{type: schema0.properties.lead_list_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const _errs64 = errors;
if(typeof data25 === "string"){
if(func1(data25) > 2000){
const err71 = {instancePath:instancePath+"/lead_list_id",schemaPath:"#/properties/lead_list_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var valid0 = _errs63 === errors;
}
if(data.account_id !== undefined){
let data26 = data.account_id;
const _errs65 = errors;
const _errs66 = errors;
if(typeof data26 === "string"){
if(func1(data26) > 2000){
const err72 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var valid0 = _errs65 === errors;
}
let data27 = data.preview;
const _errs67 = errors;
if(typeof data27 !== "boolean"){
const err74 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const _errs68 = errors;
var valid0 = _errs67 === errors;
if((data["campaign_id"] !== undefined) + (data["name"] !== undefined) === 0){
const err75 = {instancePath,schemaPath:"#/atLeastOneOf",keyword:"atLeastOneOf",params:{group: ["campaign_id","name"]},message:"must have at least one property of a group"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
