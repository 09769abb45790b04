// Generated from spec/tools/settings/update_account_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, findDuplicate, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/AccountSettings.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"timezone":{"type":"string","maxLength":2000},"language":{"type":"string","pattern":"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$","maxLength":2000},"working_hours":{"type":"object","additionalProperties":false,"required":["days","start","end"],"properties":{"days":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]},"maxItems":1000},"start":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":2000},"end":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":2000}}},"notifications":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"invitations":{"type":"boolean"},"messages":{"type":"boolean"},"mentions":{"type":"boolean"},"engagement":{"type":"boolean"},"profile_views":{"type":"boolean"},"campaigns":{"type":"boolean"}},"omitNull":["invitations","messages","mentions","engagement","profile_views","campaigns"]},"analytics_retention_days":{"type":"integer","minimum":30,"maximum":1095},"end_client_id":{"type":"string","maxLength":100},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["timezone","language","working_hours","notifications","analytics_retention_days","end_client_id","account_id","preview"]};
const func0 = ucs2length;
const func2 = findDuplicate;
const pattern0 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
const pattern1 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.timezone === null){
delete data.timezone;
}
if(data.language === null){
delete data.language;
}
if(data.working_hours === null){
delete data.working_hours;
}
if(data.notifications === null){
delete data.notifications;
}
if(data.analytics_retention_days === null){
delete data.analytics_retention_days;
}
if(data.end_client_id === null){
delete data.end_client_id;
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
if(!((((((((key0 === "timezone") || (key0 === "language")) || (key0 === "working_hours")) || (key0 === "notifications")) || (key0 === "analytics_retention_days")) || (key0 === "end_client_id")) || (key0 === "account_id")) || (key0 === "preview"))){
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
if(data.timezone !== undefined){
let data0 = data.timezone;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err2 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.language !== undefined){
let data1 = data.language;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err3 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length <= 4000){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.working_hours !== undefined){
let data2 = data.working_hours;
const _errs7 = errors;
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.days === undefined){
const err6 = {instancePath:instancePath+"/working_hours",schemaPath:"#/properties/working_hours/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.start === undefined){
const err7 = {instancePath:instancePath+"/working_hours",schemaPath:"#/properties/working_hours/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.end === undefined){
const err8 = {instancePath:instancePath+"/working_hours",schemaPath:"#/properties/working_hours/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs9 = errors;
const _errs10 = errors;
for(const key1 in data2){
if(!(((key1 === "days") || (key1 === "start")) || (key1 === "end"))){
const err9 = {instancePath:instancePath+"/working_hours",schemaPath:"#/properties/working_hours/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
if(errors - _errs10 >= 21){
break;
}
}
}
if(data2.days !== undefined){
let data3 = data2.days;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err10 = {instancePath:instancePath+"/working_hours/days",schemaPath:"#/properties/working_hours/properties/days/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/working_hours/days",schemaPath:"#/properties/working_hours/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length <= 1000){
const _errs13 = errors;
let valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs14 = errors;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/working_hours/days/" + i0,schemaPath:"#/properties/working_hours/properties/days/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs15 = errors;
const vSchema0 = schema0.properties.working_hours.properties.days.items.enum;
if(!(((((((data4 === "monday") || (data4 === "tuesday")) || (data4 === "wednesday")) || (data4 === "thursday")) || (data4 === "friday")) || (data4 === "saturday")) || (data4 === "sunday"))){
const err13 = {instancePath:instancePath+"/working_hours/days/" + i0,schemaPath:"#/properties/working_hours/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.working_hours.properties.days.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid2 = _errs14 === errors;
if(errors - _errs13 >= 21){
break;
}
if(!valid2){
valid3 = false;
}
}
}
if(data3.length <= 1000){
const pair0 = func2(data3);
if(pair0 !== null){
const err14 = {instancePath:instancePath+"/working_hours/days",schemaPath:"#/properties/working_hours/properties/days/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
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
const err15 = {instancePath:instancePath+"/working_hours/days",schemaPath:"#/properties/working_hours/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid1 = _errs11 === errors;
}
if(data2.start !== undefined){
let data5 = data2.start;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err16 = {instancePath:instancePath+"/working_hours/start",schemaPath:"#/properties/working_hours/properties/start/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.length <= 4000){
if(!pattern1.test(data5)){
const err17 = {instancePath:instancePath+"/working_hours/start",schemaPath:"#/properties/working_hours/properties/start/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/working_hours/start",schemaPath:"#/properties/working_hours/properties/start/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid1 = _errs16 === errors;
}
if(data2.end !== undefined){
let data6 = data2.end;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err19 = {instancePath:instancePath+"/working_hours/end",schemaPath:"#/properties/working_hours/properties/end/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.length <= 4000){
if(!pattern1.test(data6)){
const err20 = {instancePath:instancePath+"/working_hours/end",schemaPath:"#/properties/working_hours/properties/end/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
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
else {
const err21 = {instancePath:instancePath+"/working_hours/end",schemaPath:"#/properties/working_hours/properties/end/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid1 = _errs18 === errors;
}
}
else {
const err22 = {instancePath:instancePath+"/working_hours",schemaPath:"#/properties/working_hours/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.notifications !== undefined){
let data7 = data.notifications;
const _errs20 = errors;
const _errs21 = errors;
if(this?.omitsNulls && data7 && typeof data7 == "object"){
if(data7.invitations === null){
delete data7.invitations;
}
if(data7.messages === null){
delete data7.messages;
}
if(data7.mentions === null){
delete data7.mentions;
}
if(data7.engagement === null){
delete data7.engagement;
}
if(data7.profile_views === null){
delete data7.profile_views;
}
if(data7.campaigns === null){
delete data7.campaigns;
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length < 1){
const err23 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs22 = errors;
const _errs23 = errors;
for(const key2 in data7){
if(!((((((key2 === "invitations") || (key2 === "messages")) || (key2 === "mentions")) || (key2 === "engagement")) || (key2 === "profile_views")) || (key2 === "campaigns"))){
const err24 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
if(errors - _errs23 >= 21){
break;
}
}
}
if(data7.invitations !== undefined){
let data8 = data7.invitations;
const _errs24 = errors;
if(typeof data8 !== "boolean"){
const err25 = {instancePath:instancePath+"/notifications/invitations",schemaPath:"#/properties/notifications/properties/invitations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs25 = errors;
var valid4 = _errs24 === errors;
}
if(data7.messages !== undefined){
let data9 = data7.messages;
const _errs26 = errors;
if(typeof data9 !== "boolean"){
const err26 = {instancePath:instancePath+"/notifications/messages",schemaPath:"#/properties/notifications/properties/messages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs27 = errors;
var valid4 = _errs26 === errors;
}
if(data7.mentions !== undefined){
let data10 = data7.mentions;
const _errs28 = errors;
if(typeof data10 !== "boolean"){
const err27 = {instancePath:instancePath+"/notifications/mentions",schemaPath:"#/properties/notifications/properties/mentions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs29 = errors;
var valid4 = _errs28 === errors;
}
if(data7.engagement !== undefined){
let data11 = data7.engagement;
const _errs30 = errors;
if(typeof data11 !== "boolean"){
const err28 = {instancePath:instancePath+"/notifications/engagement",schemaPath:"#/properties/notifications/properties/engagement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs31 = errors;
var valid4 = _errs30 === errors;
}
if(data7.profile_views !== undefined){
let data12 = data7.profile_views;
const _errs32 = errors;
if(typeof data12 !== "boolean"){
const err29 = {instancePath:instancePath+"/notifications/profile_views",schemaPath:"#/properties/notifications/properties/profile_views/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs33 = errors;
var valid4 = _errs32 === errors;
}
if(data7.campaigns !== undefined){
let data13 = data7.campaigns;
const _errs34 = errors;
if(typeof data13 !== "boolean"){
const err30 = {instancePath:instancePath+"/notifications/campaigns",schemaPath:"#/properties/notifications/properties/campaigns/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs35 = errors;
var valid4 = _errs34 === errors;
}
}
else {
const err31 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.analytics_retention_days !== undefined){
let data14 = data.analytics_retention_days;
const _errs36 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/analytics_retention_days",schemaPath:"#/properties/analytics_retention_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs37 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1095 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/analytics_retention_days",schemaPath:"#/properties/analytics_retention_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1095},message:"must be <= 1095"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 < 30 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/analytics_retention_days",schemaPath:"#/properties/analytics_retention_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30},message:"must be >= 30"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs36 === errors;
}
if(data.end_client_id !== undefined){
let data15 = data.end_client_id;
const _errs38 = errors;
const _errs39 = errors;
if(typeof data15 === "string"){
if(func0(data15) > 100){
const err35 = {instancePath:instancePath+"/end_client_id",schemaPath:"#/properties/end_client_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err36 = {instancePath:instancePath+"/end_client_id",schemaPath:"#/properties/end_client_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.account_id !== undefined){
let data16 = data.account_id;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data16 === "string"){
if(func0(data16) > 2000){
const err37 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs40 === errors;
}
let data17 = data.preview;
const _errs42 = errors;
if(typeof data17 !== "boolean"){
const err39 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs43 = errors;
var valid0 = _errs42 === errors;
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
