// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list, word } from "../support.js";
import { validate as validate_CampaignLeadCounts, serialize as print_CampaignLeadCounts } from "./CampaignLeadCounts.js";
import { validate as validate_CampaignStatus } from "./CampaignStatus.js";
import { validate as validate_CampaignStepKind } from "./CampaignStepKind.js";
import { validate as validate_Rate } from "./Rate.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","name","status","status_reason","step_kinds","leads","contacted","invitations_sent","invitations_accepted","acceptance_rate","replied","reply_rate","next_action_at","created_at","launched_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"sharedSchema":"CampaignStatus"},"status_reason":{"type":["string","null"]},"step_kinds":{"type":"array","maxItems":20,"items":{"sharedSchema":"CampaignStepKind"}},"leads":{"sharedSchema":"CampaignLeadCounts"},"contacted":{"type":"integer","minimum":0},"invitations_sent":{"type":"integer","minimum":0},"invitations_accepted":{"type":"integer","minimum":0},"acceptance_rate":{"sharedSchema":"Rate"},"replied":{"type":"integer","minimum":0},"reply_rate":{"sharedSchema":"Rate"},"next_action_at":{"type":["string","null"],"format":"date-time"},"created_at":{"type":"string","format":"date-time"},"launched_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.status_reason === undefined) && (missing0 = "status_reason"))) || ((data.step_kinds === undefined) && (missing0 = "step_kinds"))) || ((data.leads === undefined) && (missing0 = "leads"))) || ((data.contacted === undefined) && (missing0 = "contacted"))) || ((data.invitations_sent === undefined) && (missing0 = "invitations_sent"))) || ((data.invitations_accepted === undefined) && (missing0 = "invitations_accepted"))) || ((data.acceptance_rate === undefined) && (missing0 = "acceptance_rate"))) || ((data.replied === undefined) && (missing0 = "replied"))) || ((data.reply_rate === undefined) && (missing0 = "reply_rate"))) || ((data.next_action_at === undefined) && (missing0 = "next_action_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.launched_at === undefined) && (missing0 = "launched_at"))){
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
if(data.step_kinds !== undefined){
let data4 = data.step_kinds;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 20){
validate0.errors = [{instancePath:instancePath+"/step_kinds",schemaPath:"#/properties/step_kinds/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(!(validate_CampaignStepKind(data5, {instancePath:instancePath+"/step_kinds/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_CampaignStepKind.errors : vErrors.concat(validate_CampaignStepKind.errors);
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
validate0.errors = [{instancePath:instancePath+"/step_kinds",schemaPath:"#/properties/step_kinds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.leads !== undefined){
let data6 = data.leads;
const _errs12 = errors;
if(!(validate_CampaignLeadCounts(data6, {instancePath:instancePath+"/leads",parentData:data,parentDataProperty:"leads",rootData}))){
vErrors = vErrors === null ? validate_CampaignLeadCounts.errors : vErrors.concat(validate_CampaignLeadCounts.errors);
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
if(data.contacted !== undefined){
let data7 = data.contacted;
const _errs13 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/contacted",schemaPath:"#/properties/contacted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/contacted",schemaPath:"#/properties/contacted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.invitations_sent !== undefined){
let data8 = data.invitations_sent;
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/invitations_sent",schemaPath:"#/properties/invitations_sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/invitations_sent",schemaPath:"#/properties/invitations_sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.invitations_accepted !== undefined){
let data9 = data.invitations_accepted;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/invitations_accepted",schemaPath:"#/properties/invitations_accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/invitations_accepted",schemaPath:"#/properties/invitations_accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.acceptance_rate !== undefined){
let data10 = data.acceptance_rate;
const _errs19 = errors;
if(!(validate_Rate(data10, {instancePath:instancePath+"/acceptance_rate",parentData:data,parentDataProperty:"acceptance_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replied !== undefined){
let data11 = data.replied;
const _errs20 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs20){
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_rate !== undefined){
let data12 = data.reply_rate;
const _errs22 = errors;
if(!(validate_Rate(data12, {instancePath:instancePath+"/reply_rate",parentData:data,parentDataProperty:"reply_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
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
if(data.next_action_at !== undefined){
let data13 = data.next_action_at;
const _errs23 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate0.errors = [{instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/type",keyword:"type",params:{type: schema0.properties.next_action_at.type},message:"must be string,null"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if((typeof data13 == "number") && (isFinite(data13))){
}
if(errors === _errs23){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate0.errors = [{instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs23){
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if((typeof data14 == "number") && (isFinite(data14))){
}
if(errors === _errs25){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
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
if(errors === _errs25){
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.launched_at !== undefined){
let data15 = data.launched_at;
const _errs27 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/launched_at",schemaPath:"#/properties/launched_at/type",keyword:"type",params:{type: schema0.properties.launched_at.type},message:"must be string,null"}];
return false;
}
const _errs28 = errors;
if(errors === _errs27){
if((typeof data15 == "number") && (isFinite(data15))){
}
if(errors === _errs27){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate0.errors = [{instancePath:instancePath+"/launched_at",schemaPath:"#/properties/launched_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs27){
}
}
}
var valid0 = _errs27 === errors;
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
  ',"step_kinds":' + list(v.step_kinds, word) +
  ',"leads":' + print_CampaignLeadCounts(v.leads) +
  ',"contacted":' + v.contacted +
  ',"invitations_sent":' + v.invitations_sent +
  ',"invitations_accepted":' + v.invitations_accepted +
  ',"acceptance_rate":' + v.acceptance_rate +
  ',"replied":' + v.replied +
  ',"reply_rate":' + v.reply_rate +
  ',"next_action_at":' + (v.next_action_at === null ? "null" : '"' + escaped(v.next_action_at) + '"') +
  ',"created_at":"' + escaped(v.created_at) +
  '","launched_at":' + (v.launched_at === null ? "null" : '"' + escaped(v.launched_at) + '"') +
  "}";
