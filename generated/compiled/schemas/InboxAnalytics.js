// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";
import { validate as validate_Rate } from "./Rate.js";
import { validate as validate_ResponseTimes, serialize as print_ResponseTimes } from "./ResponseTimes.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","previous_period","timezone","messages_sent","messages_received","active_conversations","new_conversations","awaiting_reply","own_responses","received_responses"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"previous_period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"messages_sent":{"sharedSchema":"MetricChange"},"messages_received":{"sharedSchema":"MetricChange"},"active_conversations":{"sharedSchema":"MetricChange"},"new_conversations":{"sharedSchema":"MetricChange"},"awaiting_reply":{"type":"object","additionalProperties":false,"required":["conversations","of","share","longer_than_24_hours","oldest_at"],"properties":{"conversations":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0},"share":{"sharedSchema":"Rate"},"longer_than_24_hours":{"type":"integer","minimum":0},"oldest_at":{"type":["string","null"],"format":"date-time"}}},"own_responses":{"sharedSchema":"ResponseTimes"},"received_responses":{"sharedSchema":"ResponseTimes"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.period === undefined) && (missing0 = "period")) || ((data.previous_period === undefined) && (missing0 = "previous_period"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.messages_sent === undefined) && (missing0 = "messages_sent"))) || ((data.messages_received === undefined) && (missing0 = "messages_received"))) || ((data.active_conversations === undefined) && (missing0 = "active_conversations"))) || ((data.new_conversations === undefined) && (missing0 = "new_conversations"))) || ((data.awaiting_reply === undefined) && (missing0 = "awaiting_reply"))) || ((data.own_responses === undefined) && (missing0 = "own_responses"))) || ((data.received_responses === undefined) && (missing0 = "received_responses"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.period !== undefined){
let data0 = data.period;
const _errs2 = errors;
if(!(validate_AnalyticsPeriod(data0, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_period !== undefined){
let data1 = data.previous_period;
const _errs3 = errors;
if(!(validate_AnalyticsPeriod(data1, {instancePath:instancePath+"/previous_period",parentData:data,parentDataProperty:"previous_period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data2 = data.timezone;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages_sent !== undefined){
let data3 = data.messages_sent;
const _errs6 = errors;
if(!(validate_MetricChange(data3, {instancePath:instancePath+"/messages_sent",parentData:data,parentDataProperty:"messages_sent",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages_received !== undefined){
let data4 = data.messages_received;
const _errs7 = errors;
if(!(validate_MetricChange(data4, {instancePath:instancePath+"/messages_received",parentData:data,parentDataProperty:"messages_received",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.active_conversations !== undefined){
let data5 = data.active_conversations;
const _errs8 = errors;
if(!(validate_MetricChange(data5, {instancePath:instancePath+"/active_conversations",parentData:data,parentDataProperty:"active_conversations",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_conversations !== undefined){
let data6 = data.new_conversations;
const _errs9 = errors;
if(!(validate_MetricChange(data6, {instancePath:instancePath+"/new_conversations",parentData:data,parentDataProperty:"new_conversations",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.awaiting_reply !== undefined){
let data7 = data.awaiting_reply;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((((data7.conversations === undefined) && (missing1 = "conversations")) || ((data7.of === undefined) && (missing1 = "of"))) || ((data7.share === undefined) && (missing1 = "share"))) || ((data7.longer_than_24_hours === undefined) && (missing1 = "longer_than_24_hours"))) || ((data7.oldest_at === undefined) && (missing1 = "oldest_at"))){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply",schemaPath:"#/properties/awaiting_reply/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data7){
if(!(((((key1 === "conversations") || (key1 === "of")) || (key1 === "share")) || (key1 === "longer_than_24_hours")) || (key1 === "oldest_at"))){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply",schemaPath:"#/properties/awaiting_reply/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data7.conversations !== undefined){
let data8 = data7.conversations;
const _errs13 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply/conversations",schemaPath:"#/properties/awaiting_reply/properties/conversations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply/conversations",schemaPath:"#/properties/awaiting_reply/properties/conversations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs13){
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data7.of !== undefined){
let data9 = data7.of;
const _errs15 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply/of",schemaPath:"#/properties/awaiting_reply/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply/of",schemaPath:"#/properties/awaiting_reply/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs15){
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data7.share !== undefined){
let data10 = data7.share;
const _errs17 = errors;
if(!(validate_Rate(data10, {instancePath:instancePath+"/awaiting_reply/share",parentData:data7,parentDataProperty:"share",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs17){
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data7.longer_than_24_hours !== undefined){
let data11 = data7.longer_than_24_hours;
const _errs18 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply/longer_than_24_hours",schemaPath:"#/properties/awaiting_reply/properties/longer_than_24_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply/longer_than_24_hours",schemaPath:"#/properties/awaiting_reply/properties/longer_than_24_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs18){
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data7.oldest_at !== undefined){
let data12 = data7.oldest_at;
const _errs20 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply/oldest_at",schemaPath:"#/properties/awaiting_reply/properties/oldest_at/type",keyword:"type",params:{type: schema0.properties.awaiting_reply.properties.oldest_at.type},message:"must be string,null"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data12 == "number") && (isFinite(data12))){
}
if(errors === _errs20){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply/oldest_at",schemaPath:"#/properties/awaiting_reply/properties/oldest_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs20){
}
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/awaiting_reply",schemaPath:"#/properties/awaiting_reply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs10){
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own_responses !== undefined){
let data13 = data.own_responses;
const _errs22 = errors;
if(!(validate_ResponseTimes(data13, {instancePath:instancePath+"/own_responses",parentData:data,parentDataProperty:"own_responses",rootData}))){
vErrors = vErrors === null ? validate_ResponseTimes.errors : vErrors.concat(validate_ResponseTimes.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs22){
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.received_responses !== undefined){
let data14 = data.received_responses;
const _errs23 = errors;
if(!(validate_ResponseTimes(data14, {instancePath:instancePath+"/received_responses",parentData:data,parentDataProperty:"received_responses",rootData}))){
vErrors = vErrors === null ? validate_ResponseTimes.errors : vErrors.concat(validate_ResponseTimes.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs23){
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
}
}
validate0.errors = vErrors;
return errors === 0;
}

const print = (v) =>
  '{"period":' + print_AnalyticsPeriod(v.period) +
  ',"previous_period":' + print_AnalyticsPeriod(v.previous_period) +
  ',"timezone":"' + escaped(v.timezone) +
  '","messages_sent":' + print_MetricChange(v.messages_sent) +
  ',"messages_received":' + print_MetricChange(v.messages_received) +
  ',"active_conversations":' + print_MetricChange(v.active_conversations) +
  ',"new_conversations":' + print_MetricChange(v.new_conversations) +
  ',"awaiting_reply":' + print_1(v.awaiting_reply) +
  ',"own_responses":' + print_ResponseTimes(v.own_responses) +
  ',"received_responses":' + print_ResponseTimes(v.received_responses) +
  "}";

const print_1 = (v) =>
  '{"conversations":' + v.conversations +
  ',"of":' + v.of +
  ',"share":' + v.share +
  ',"longer_than_24_hours":' + v.longer_than_24_hours +
  ',"oldest_at":' + (v.oldest_at === null ? "null" : '"' + escaped(v.oldest_at) + '"') +
  "}";
