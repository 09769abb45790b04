// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list, word } from "../support.js";
import { validate as validate_CampaignHealth, serialize as print_CampaignHealth } from "./CampaignHealth.js";
import { validate as validate_CampaignLeadList, serialize as print_CampaignLeadList } from "./CampaignLeadList.js";
import { validate as validate_CampaignSchedule, serialize as print_CampaignSchedule } from "./CampaignSchedule.js";
import { validate as validate_CampaignStats, serialize as print_CampaignStats } from "./CampaignStats.js";
import { validate as validate_CampaignStatus } from "./CampaignStatus.js";
import { validate as validate_CampaignStep, serialize as print_CampaignStep } from "./CampaignStep.js";
import { validate as validate_CampaignStopRule } from "./CampaignStopRule.js";
import { validate as validate_OutreachSettings, serialize as print_OutreachSettings } from "./OutreachSettings.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","name","status","status_reason","steps","schedule","daily_cap","weekly_cap","stop_on","lead_list","stats","health","outreach","next_action_at","created_at","updated_at","launched_at","paused_at","completed_at","archived_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"sharedSchema":"CampaignStatus"},"status_reason":{"type":["string","null"]},"steps":{"type":"array","maxItems":20,"items":{"sharedSchema":"CampaignStep"}},"schedule":{"sharedSchema":"CampaignSchedule"},"daily_cap":{"type":["integer","null"],"minimum":1},"weekly_cap":{"type":["integer","null"],"minimum":1},"stop_on":{"type":"array","items":{"sharedSchema":"CampaignStopRule"}},"lead_list":{"anyOf":[{"sharedSchema":"CampaignLeadList"},{"type":"null"}]},"stats":{"sharedSchema":"CampaignStats"},"health":{"sharedSchema":"CampaignHealth"},"outreach":{"sharedSchema":"OutreachSettings"},"next_action_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"},"launched_at":{"type":["string","null"],"format":"date-time"},"paused_at":{"type":["string","null"],"format":"date-time"},"completed_at":{"type":["string","null"],"format":"date-time"},"archived_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_reason === undefined) && (missing0 = "status_reason"))) || ((data.steps === undefined) && (missing0 = "steps"))) || ((data.schedule === undefined) && (missing0 = "schedule"))) || ((data.daily_cap === undefined) && (missing0 = "daily_cap"))) || ((data.weekly_cap === undefined) && (missing0 = "weekly_cap"))) || ((data.stop_on === undefined) && (missing0 = "stop_on"))) || ((data.lead_list === undefined) && (missing0 = "lead_list"))) || ((data.stats === undefined) && (missing0 = "stats"))) || ((data.health === undefined) && (missing0 = "health"))) || ((data.outreach === undefined) && (missing0 = "outreach"))) || ((data.next_action_at === undefined) && (missing0 = "next_action_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.launched_at === undefined) && (missing0 = "launched_at"))) || ((data.paused_at === undefined) && (missing0 = "paused_at"))) || ((data.completed_at === undefined) && (missing0 = "completed_at"))) || ((data.archived_at === undefined) && (missing0 = "archived_at"))){
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
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate_CampaignStatus(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate_CampaignStatus.errors : vErrors.concat(validate_CampaignStatus.errors);
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
if(data.status_reason !== undefined){
let data3 = data.status_reason;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/status_reason",schemaPath:"#/properties/status_reason/type",keyword:"type",params:{type: schema0.properties.status_reason.type},message:"must be string,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data4 = data.steps;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 20){
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(!(validate_CampaignStep(data5, {instancePath:instancePath+"/steps/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_CampaignStep.errors : vErrors.concat(validate_CampaignStep.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs11){
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs9){
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule !== undefined){
let data6 = data.schedule;
const _errs12 = errors;
if(!(validate_CampaignSchedule(data6, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData}))){
vErrors = vErrors === null ? validate_CampaignSchedule.errors : vErrors.concat(validate_CampaignSchedule.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_cap !== undefined){
let data7 = data.daily_cap;
const _errs13 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/daily_cap",schemaPath:"#/properties/daily_cap/type",keyword:"type",params:{type: schema0.properties.daily_cap.type},message:"must be integer,null"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/daily_cap",schemaPath:"#/properties/daily_cap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs13){
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weekly_cap !== undefined){
let data8 = data.weekly_cap;
const _errs15 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/weekly_cap",schemaPath:"#/properties/weekly_cap/type",keyword:"type",params:{type: schema0.properties.weekly_cap.type},message:"must be integer,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/weekly_cap",schemaPath:"#/properties/weekly_cap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs15){
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_on !== undefined){
let data9 = data.stop_on;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs19 = errors;
if(!(validate_CampaignStopRule(data10, {instancePath:instancePath+"/stop_on/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_CampaignStopRule.errors : vErrors.concat(validate_CampaignStopRule.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/stop_on",schemaPath:"#/properties/stop_on/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs17){
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lead_list !== undefined){
let data11 = data.lead_list;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate_CampaignLeadList(data11, {instancePath:instancePath+"/lead_list",parentData:data,parentDataProperty:"lead_list",rootData}))){
vErrors = vErrors === null ? validate_CampaignLeadList.errors : vErrors.concat(validate_CampaignLeadList.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs22){
}
var _valid0 = _errs22 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs23 = errors;
if(data11 !== null){
const err0 = {instancePath:instancePath+"/lead_list",schemaPath:"#/properties/lead_list/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs24 = errors;
if(errors === _errs23){
}
var _valid0 = _errs23 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/lead_list",schemaPath:"#/properties/lead_list/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stats !== undefined){
let data12 = data.stats;
const _errs25 = errors;
if(!(validate_CampaignStats(data12, {instancePath:instancePath+"/stats",parentData:data,parentDataProperty:"stats",rootData}))){
vErrors = vErrors === null ? validate_CampaignStats.errors : vErrors.concat(validate_CampaignStats.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs25){
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.health !== undefined){
let data13 = data.health;
const _errs26 = errors;
if(!(validate_CampaignHealth(data13, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
vErrors = vErrors === null ? validate_CampaignHealth.errors : vErrors.concat(validate_CampaignHealth.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outreach !== undefined){
let data14 = data.outreach;
const _errs27 = errors;
if(!(validate_OutreachSettings(data14, {instancePath:instancePath+"/outreach",parentData:data,parentDataProperty:"outreach",rootData}))){
vErrors = vErrors === null ? validate_OutreachSettings.errors : vErrors.concat(validate_OutreachSettings.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs27){
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_action_at !== undefined){
let data15 = data.next_action_at;
const _errs28 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/type",keyword:"type",params:{type: schema0.properties.next_action_at.type},message:"must be string,null"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
if((typeof data15 == "number") && (isFinite(data15))){
}
if(errors === _errs28){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate0.errors = [{instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs28){
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data16 = data.created_at;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs30){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs30){
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data17 = data.updated_at;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs32){
if((typeof data17 == "number") && (isFinite(data17))){
}
if(errors === _errs32){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs32){
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.launched_at !== undefined){
let data18 = data.launched_at;
const _errs34 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/launched_at",schemaPath:"#/properties/launched_at/type",keyword:"type",params:{type: schema0.properties.launched_at.type},message:"must be string,null"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
if((typeof data18 == "number") && (isFinite(data18))){
}
if(errors === _errs34){
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
validate0.errors = [{instancePath:instancePath+"/launched_at",schemaPath:"#/properties/launched_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs34){
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paused_at !== undefined){
let data19 = data.paused_at;
const _errs36 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate0.errors = [{instancePath:instancePath+"/paused_at",schemaPath:"#/properties/paused_at/type",keyword:"type",params:{type: schema0.properties.paused_at.type},message:"must be string,null"}];
return false;
}
const _errs37 = errors;
if(errors === _errs36){
if((typeof data19 == "number") && (isFinite(data19))){
}
if(errors === _errs36){
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
validate0.errors = [{instancePath:instancePath+"/paused_at",schemaPath:"#/properties/paused_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs36){
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed_at !== undefined){
let data20 = data.completed_at;
const _errs38 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate0.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: schema0.properties.completed_at.type},message:"must be string,null"}];
return false;
}
const _errs39 = errors;
if(errors === _errs38){
if((typeof data20 == "number") && (isFinite(data20))){
}
if(errors === _errs38){
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
validate0.errors = [{instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs38){
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived_at !== undefined){
let data21 = data.archived_at;
const _errs40 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate0.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema0.properties.archived_at.type},message:"must be string,null"}];
return false;
}
const _errs41 = errors;
if(errors === _errs40){
if((typeof data21 == "number") && (isFinite(data21))){
}
if(errors === _errs40){
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
validate0.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs40){
}
}
}
var valid0 = _errs40 === errors;
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
  '{"id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '","status":"' + v.status +
  '","status_reason":' + (v.status_reason === null ? "null" : '"' + escaped(v.status_reason) + '"') +
  ',"steps":' + list(v.steps, print_CampaignStep) +
  ',"schedule":' + print_CampaignSchedule(v.schedule) +
  ',"daily_cap":' + v.daily_cap +
  ',"weekly_cap":' + v.weekly_cap +
  ',"stop_on":' + list(v.stop_on, word) +
  ',"lead_list":' + (v.lead_list === null ? "null" : print_CampaignLeadList(v.lead_list)) +
  ',"stats":' + print_CampaignStats(v.stats) +
  ',"health":' + print_CampaignHealth(v.health) +
  ',"outreach":' + print_OutreachSettings(v.outreach) +
  ',"next_action_at":' + (v.next_action_at === null ? "null" : '"' + escaped(v.next_action_at) + '"') +
  ',"created_at":"' + escaped(v.created_at) +
  '","updated_at":"' + escaped(v.updated_at) +
  '","launched_at":' + (v.launched_at === null ? "null" : '"' + escaped(v.launched_at) + '"') +
  ',"paused_at":' + (v.paused_at === null ? "null" : '"' + escaped(v.paused_at) + '"') +
  ',"completed_at":' + (v.completed_at === null ? "null" : '"' + escaped(v.completed_at) + '"') +
  ',"archived_at":' + (v.archived_at === null ? "null" : '"' + escaped(v.archived_at) + '"') +
  "}";
