// Generated from spec/tools/settings/manage_outreach_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/OutreachSettings.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"type":"string","enum":["get","update"]},"daily_limits":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"invitation":{"type":"integer","minimum":0,"maximum":15},"message":{"type":"integer","minimum":0,"maximum":150},"inmail":{"type":"integer","minimum":0,"maximum":10},"profile_view":{"type":"integer","minimum":0,"maximum":250},"follow":{"type":"integer","minimum":0,"maximum":50},"engagement":{"type":"integer","minimum":0,"maximum":100}},"omitNull":["invitation","message","inmail","profile_view","follow","engagement"]},"delay_seconds":{"type":"object","additionalProperties":false,"required":["min","max"],"properties":{"min":{"type":"integer","minimum":5,"maximum":86400},"max":{"type":"integer","minimum":5,"maximum":86400}}},"weekend":{"type":"boolean"},"stop_on_reply":{"type":"boolean"},"invitation_note_policy":{"type":"string","enum":["as_written","always","never"]},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["daily_limits","delay_seconds","weekend","stop_on_reply","invitation_note_policy","account_id","preview"],"when":[{"argument":"action","values":["get"],"requires":[],"excludes":["daily_limits","delay_seconds","weekend","stop_on_reply","invitation_note_policy"],"exactlyOneOf":[],"atLeastOneOf":[]},{"argument":"action","values":["update"],"requires":[],"excludes":[],"exactlyOneOf":[],"atLeastOneOf":[["daily_limits","delay_seconds","weekend","stop_on_reply","invitation_note_policy"]]}]};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.daily_limits === null){
delete data.daily_limits;
}
if(data.delay_seconds === null){
delete data.delay_seconds;
}
if(data.weekend === null){
delete data.weekend;
}
if(data.stop_on_reply === null){
delete data.stop_on_reply;
}
if(data.invitation_note_policy === null){
delete data.invitation_note_policy;
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
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
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
if(!((((((((key0 === "action") || (key0 === "daily_limits")) || (key0 === "delay_seconds")) || (key0 === "weekend")) || (key0 === "stop_on_reply")) || (key0 === "invitation_note_policy")) || (key0 === "account_id")) || (key0 === "preview"))){
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
if(data.action !== undefined){
let data0 = data.action;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs4 = errors;
const vSchema0 = schema0.properties.action.enum;
if(!((data0 === "get") || (data0 === "update"))){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema0.properties.action.enum},message:"must be equal to one of the allowed values"};
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
if(data.daily_limits !== undefined){
let data1 = data.daily_limits;
const _errs5 = errors;
const _errs6 = errors;
if(this?.omitsNulls && data1 && typeof data1 == "object"){
if(data1.invitation === null){
delete data1.invitation;
}
if(data1.message === null){
delete data1.message;
}
if(data1.inmail === null){
delete data1.inmail;
}
if(data1.profile_view === null){
delete data1.profile_view;
}
if(data1.follow === null){
delete data1.follow;
}
if(data1.engagement === null){
delete data1.engagement;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
const err4 = {instancePath:instancePath+"/daily_limits",schemaPath:"#/properties/daily_limits/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs7 = errors;
const _errs8 = errors;
for(const key1 in data1){
if(!((((((key1 === "invitation") || (key1 === "message")) || (key1 === "inmail")) || (key1 === "profile_view")) || (key1 === "follow")) || (key1 === "engagement"))){
const err5 = {instancePath:instancePath+"/daily_limits",schemaPath:"#/properties/daily_limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(data1.invitation !== undefined){
let data2 = data1.invitation;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/daily_limits/invitation",schemaPath:"#/properties/daily_limits/properties/invitation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs10 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 15 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/daily_limits/invitation",schemaPath:"#/properties/daily_limits/properties/invitation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},message:"must be <= 15"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/daily_limits/invitation",schemaPath:"#/properties/daily_limits/properties/invitation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid1 = _errs9 === errors;
}
if(data1.message !== undefined){
let data3 = data1.message;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/daily_limits/message",schemaPath:"#/properties/daily_limits/properties/message/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs12 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 150 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/daily_limits/message",schemaPath:"#/properties/daily_limits/properties/message/maximum",keyword:"maximum",params:{comparison: "<=", limit: 150},message:"must be <= 150"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/daily_limits/message",schemaPath:"#/properties/daily_limits/properties/message/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid1 = _errs11 === errors;
}
if(data1.inmail !== undefined){
let data4 = data1.inmail;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/daily_limits/inmail",schemaPath:"#/properties/daily_limits/properties/inmail/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs14 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/daily_limits/inmail",schemaPath:"#/properties/daily_limits/properties/inmail/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/daily_limits/inmail",schemaPath:"#/properties/daily_limits/properties/inmail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid1 = _errs13 === errors;
}
if(data1.profile_view !== undefined){
let data5 = data1.profile_view;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/daily_limits/profile_view",schemaPath:"#/properties/daily_limits/properties/profile_view/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs16 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 250 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/daily_limits/profile_view",schemaPath:"#/properties/daily_limits/properties/profile_view/maximum",keyword:"maximum",params:{comparison: "<=", limit: 250},message:"must be <= 250"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/daily_limits/profile_view",schemaPath:"#/properties/daily_limits/properties/profile_view/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid1 = _errs15 === errors;
}
if(data1.follow !== undefined){
let data6 = data1.follow;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/daily_limits/follow",schemaPath:"#/properties/daily_limits/properties/follow/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs18 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 50 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/daily_limits/follow",schemaPath:"#/properties/daily_limits/properties/follow/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/daily_limits/follow",schemaPath:"#/properties/daily_limits/properties/follow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid1 = _errs17 === errors;
}
if(data1.engagement !== undefined){
let data7 = data1.engagement;
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/daily_limits/engagement",schemaPath:"#/properties/daily_limits/properties/engagement/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs20 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/daily_limits/engagement",schemaPath:"#/properties/daily_limits/properties/engagement/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/daily_limits/engagement",schemaPath:"#/properties/daily_limits/properties/engagement/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid1 = _errs19 === errors;
}
}
else {
const err24 = {instancePath:instancePath+"/daily_limits",schemaPath:"#/properties/daily_limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.delay_seconds !== undefined){
let data8 = data.delay_seconds;
const _errs21 = errors;
const _errs22 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.min === undefined){
const err25 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/required",keyword:"required",params:{missingProperty: "min"},message:"must have required property '"+"min"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.max === undefined){
const err26 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/required",keyword:"required",params:{missingProperty: "max"},message:"must have required property '"+"max"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs23 = errors;
const _errs24 = errors;
for(const key2 in data8){
if(!((key2 === "min") || (key2 === "max"))){
const err27 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
if(errors - _errs24 >= 21){
break;
}
}
}
if(data8.min !== undefined){
let data9 = data8.min;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/delay_seconds/min",schemaPath:"#/properties/delay_seconds/properties/min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs26 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 86400 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/delay_seconds/min",schemaPath:"#/properties/delay_seconds/properties/min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 5 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/delay_seconds/min",schemaPath:"#/properties/delay_seconds/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid2 = _errs25 === errors;
}
if(data8.max !== undefined){
let data10 = data8.max;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/delay_seconds/max",schemaPath:"#/properties/delay_seconds/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs28 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 86400 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/delay_seconds/max",schemaPath:"#/properties/delay_seconds/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 5 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/delay_seconds/max",schemaPath:"#/properties/delay_seconds/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid2 = _errs27 === errors;
}
}
else {
const err34 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs21 === errors;
}
if(data.weekend !== undefined){
let data11 = data.weekend;
const _errs29 = errors;
if(typeof data11 !== "boolean"){
const err35 = {instancePath:instancePath+"/weekend",schemaPath:"#/properties/weekend/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs30 = errors;
var valid0 = _errs29 === errors;
}
if(data.stop_on_reply !== undefined){
let data12 = data.stop_on_reply;
const _errs31 = errors;
if(typeof data12 !== "boolean"){
const err36 = {instancePath:instancePath+"/stop_on_reply",schemaPath:"#/properties/stop_on_reply/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs32 = errors;
var valid0 = _errs31 === errors;
}
if(data.invitation_note_policy !== undefined){
let data13 = data.invitation_note_policy;
const _errs33 = errors;
if(typeof data13 !== "string"){
const err37 = {instancePath:instancePath+"/invitation_note_policy",schemaPath:"#/properties/invitation_note_policy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs34 = errors;
const vSchema1 = schema0.properties.invitation_note_policy.enum;
if(!(((data13 === "as_written") || (data13 === "always")) || (data13 === "never"))){
const err38 = {instancePath:instancePath+"/invitation_note_policy",schemaPath:"#/properties/invitation_note_policy/enum",keyword:"enum",params:{allowedValues: schema0.properties.invitation_note_policy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs33 === errors;
}
if(data.account_id !== undefined){
let data14 = data.account_id;
const _errs35 = errors;
const _errs36 = errors;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
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
var valid0 = _errs35 === errors;
}
let data15 = data.preview;
const _errs37 = errors;
if(typeof data15 !== "boolean"){
const err41 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const _errs38 = errors;
var valid0 = _errs37 === errors;
if(data["action"] === "get"){
if(data["daily_limits"] !== undefined){
const err42 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "daily_limits"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data["delay_seconds"] !== undefined){
const err43 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "delay_seconds"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data["weekend"] !== undefined){
const err44 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "weekend"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data["stop_on_reply"] !== undefined){
const err45 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "stop_on_reply"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data["invitation_note_policy"] !== undefined){
const err46 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "invitation_note_policy"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data["action"] === "update"){
if((data["daily_limits"] !== undefined) + (data["delay_seconds"] !== undefined) + (data["weekend"] !== undefined) + (data["stop_on_reply"] !== undefined) + (data["invitation_note_policy"] !== undefined) === 0){
const err47 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "atLeastOneOf", group: ["daily_limits","delay_seconds","weekend","stop_on_reply","invitation_note_policy"]},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
