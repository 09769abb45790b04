// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_CampaignDay, serialize as print_CampaignDay } from "./CampaignDay.js";
import { validate as validate_CampaignLeadCounts, serialize as print_CampaignLeadCounts } from "./CampaignLeadCounts.js";
import { validate as validate_CampaignStepStats, serialize as print_CampaignStepStats } from "./CampaignStepStats.js";
import { validate as validate_Rate } from "./Rate.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["leads","contacted","profiles_viewed","followed","reactions","invitations_sent","invitations_accepted","acceptance_rate","messages_sent","inmails_sent","replied","reply_rate","skipped","failed","median_hours_to_accept","median_hours_to_reply","done_today","first_action_at","last_action_at","steps","days"],"properties":{"leads":{"sharedSchema":"CampaignLeadCounts"},"contacted":{"type":"integer","minimum":0},"profiles_viewed":{"type":"integer","minimum":0},"followed":{"type":"integer","minimum":0},"reactions":{"type":"integer","minimum":0},"invitations_sent":{"type":"integer","minimum":0},"invitations_accepted":{"type":"integer","minimum":0},"acceptance_rate":{"sharedSchema":"Rate"},"messages_sent":{"type":"integer","minimum":0},"inmails_sent":{"type":"integer","minimum":0},"replied":{"type":"integer","minimum":0},"reply_rate":{"sharedSchema":"Rate"},"skipped":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"median_hours_to_accept":{"type":["number","null"],"minimum":0},"median_hours_to_reply":{"type":["number","null"],"minimum":0},"done_today":{"type":"integer","minimum":0},"first_action_at":{"type":["string","null"],"format":"date-time"},"last_action_at":{"type":["string","null"],"format":"date-time"},"steps":{"type":"array","maxItems":20,"items":{"sharedSchema":"CampaignStepStats"}},"days":{"type":"array","maxItems":14,"items":{"sharedSchema":"CampaignDay"}}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.leads === undefined) && (missing0 = "leads")) || ((data.contacted === undefined) && (missing0 = "contacted"))) || ((data.profiles_viewed === undefined) && (missing0 = "profiles_viewed"))) || ((data.followed === undefined) && (missing0 = "followed"))) || ((data.reactions === undefined) && (missing0 = "reactions"))) || ((data.invitations_sent === undefined) && (missing0 = "invitations_sent"))) || ((data.invitations_accepted === undefined) && (missing0 = "invitations_accepted"))) || ((data.acceptance_rate === undefined) && (missing0 = "acceptance_rate"))) || ((data.messages_sent === undefined) && (missing0 = "messages_sent"))) || ((data.inmails_sent === undefined) && (missing0 = "inmails_sent"))) || ((data.replied === undefined) && (missing0 = "replied"))) || ((data.reply_rate === undefined) && (missing0 = "reply_rate"))) || ((data.skipped === undefined) && (missing0 = "skipped"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.median_hours_to_accept === undefined) && (missing0 = "median_hours_to_accept"))) || ((data.median_hours_to_reply === undefined) && (missing0 = "median_hours_to_reply"))) || ((data.done_today === undefined) && (missing0 = "done_today"))) || ((data.first_action_at === undefined) && (missing0 = "first_action_at"))) || ((data.last_action_at === undefined) && (missing0 = "last_action_at"))) || ((data.steps === undefined) && (missing0 = "steps"))) || ((data.days === undefined) && (missing0 = "days"))){
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
if(data.leads !== undefined){
let data0 = data.leads;
const _errs2 = errors;
if(!(validate_CampaignLeadCounts(data0, {instancePath:instancePath+"/leads",parentData:data,parentDataProperty:"leads",rootData}))){
vErrors = vErrors === null ? validate_CampaignLeadCounts.errors : vErrors.concat(validate_CampaignLeadCounts.errors);
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
if(data.contacted !== undefined){
let data1 = data.contacted;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/contacted",schemaPath:"#/properties/contacted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/contacted",schemaPath:"#/properties/contacted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs3){
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profiles_viewed !== undefined){
let data2 = data.profiles_viewed;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/profiles_viewed",schemaPath:"#/properties/profiles_viewed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/profiles_viewed",schemaPath:"#/properties/profiles_viewed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs5){
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followed !== undefined){
let data3 = data.followed;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/followed",schemaPath:"#/properties/followed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/followed",schemaPath:"#/properties/followed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs7){
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reactions !== undefined){
let data4 = data.reactions;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.invitations_sent !== undefined){
let data5 = data.invitations_sent;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/invitations_sent",schemaPath:"#/properties/invitations_sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/invitations_sent",schemaPath:"#/properties/invitations_sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs11){
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invitations_accepted !== undefined){
let data6 = data.invitations_accepted;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/invitations_accepted",schemaPath:"#/properties/invitations_accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/invitations_accepted",schemaPath:"#/properties/invitations_accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.acceptance_rate !== undefined){
let data7 = data.acceptance_rate;
const _errs15 = errors;
if(!(validate_Rate(data7, {instancePath:instancePath+"/acceptance_rate",parentData:data,parentDataProperty:"acceptance_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages_sent !== undefined){
let data8 = data.messages_sent;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/messages_sent",schemaPath:"#/properties/messages_sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/messages_sent",schemaPath:"#/properties/messages_sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs16){
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inmails_sent !== undefined){
let data9 = data.inmails_sent;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/inmails_sent",schemaPath:"#/properties/inmails_sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/inmails_sent",schemaPath:"#/properties/inmails_sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs18){
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replied !== undefined){
let data10 = data.replied;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
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
let data11 = data.reply_rate;
const _errs22 = errors;
if(!(validate_Rate(data11, {instancePath:instancePath+"/reply_rate",parentData:data,parentDataProperty:"reply_rate",rootData}))){
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
if(data.skipped !== undefined){
let data12 = data.skipped;
const _errs23 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs23){
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data13 = data.failed;
const _errs25 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs26 = errors;
if(errors === _errs25){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs25){
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.median_hours_to_accept !== undefined){
let data14 = data.median_hours_to_accept;
const _errs27 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_hours_to_accept",schemaPath:"#/properties/median_hours_to_accept/type",keyword:"type",params:{type: schema0.properties.median_hours_to_accept.type},message:"must be number,null"}];
return false;
}
const _errs28 = errors;
if(errors === _errs27){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/median_hours_to_accept",schemaPath:"#/properties/median_hours_to_accept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs27){
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.median_hours_to_reply !== undefined){
let data15 = data.median_hours_to_reply;
const _errs29 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_hours_to_reply",schemaPath:"#/properties/median_hours_to_reply/type",keyword:"type",params:{type: schema0.properties.median_hours_to_reply.type},message:"must be number,null"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/median_hours_to_reply",schemaPath:"#/properties/median_hours_to_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs29){
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done_today !== undefined){
let data16 = data.done_today;
const _errs31 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/done_today",schemaPath:"#/properties/done_today/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/done_today",schemaPath:"#/properties/done_today/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs31){
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_action_at !== undefined){
let data17 = data.first_action_at;
const _errs33 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/first_action_at",schemaPath:"#/properties/first_action_at/type",keyword:"type",params:{type: schema0.properties.first_action_at.type},message:"must be string,null"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
if((typeof data17 == "number") && (isFinite(data17))){
}
if(errors === _errs33){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate0.errors = [{instancePath:instancePath+"/first_action_at",schemaPath:"#/properties/first_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs33){
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_action_at !== undefined){
let data18 = data.last_action_at;
const _errs35 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/last_action_at",schemaPath:"#/properties/last_action_at/type",keyword:"type",params:{type: schema0.properties.last_action_at.type},message:"must be string,null"}];
return false;
}
const _errs36 = errors;
if(errors === _errs35){
if((typeof data18 == "number") && (isFinite(data18))){
}
if(errors === _errs35){
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
validate0.errors = [{instancePath:instancePath+"/last_action_at",schemaPath:"#/properties/last_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs35){
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data19 = data.steps;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs37){
if(Array.isArray(data19)){
if(data19.length > 20){
validate0.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
const _errs39 = errors;
if(!(validate_CampaignStepStats(data20, {instancePath:instancePath+"/steps/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_CampaignStepStats.errors : vErrors.concat(validate_CampaignStepStats.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs39){
}
var valid1 = _errs39 === errors;
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
if(errors === _errs37){
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data21 = data.days;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if(Array.isArray(data21)){
if(data21.length > 14){
validate0.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 14},message:"must NOT have more than 14 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
const _errs42 = errors;
if(!(validate_CampaignDay(data22, {instancePath:instancePath+"/days/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_CampaignDay.errors : vErrors.concat(validate_CampaignDay.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs42){
}
var valid2 = _errs42 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs40){
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
  '{"leads":' + print_CampaignLeadCounts(v.leads) +
  ',"contacted":' + v.contacted +
  ',"profiles_viewed":' + v.profiles_viewed +
  ',"followed":' + v.followed +
  ',"reactions":' + v.reactions +
  ',"invitations_sent":' + v.invitations_sent +
  ',"invitations_accepted":' + v.invitations_accepted +
  ',"acceptance_rate":' + v.acceptance_rate +
  ',"messages_sent":' + v.messages_sent +
  ',"inmails_sent":' + v.inmails_sent +
  ',"replied":' + v.replied +
  ',"reply_rate":' + v.reply_rate +
  ',"skipped":' + v.skipped +
  ',"failed":' + v.failed +
  ',"median_hours_to_accept":' + v.median_hours_to_accept +
  ',"median_hours_to_reply":' + v.median_hours_to_reply +
  ',"done_today":' + v.done_today +
  ',"first_action_at":' + (v.first_action_at === null ? "null" : '"' + escaped(v.first_action_at) + '"') +
  ',"last_action_at":' + (v.last_action_at === null ? "null" : '"' + escaped(v.last_action_at) + '"') +
  ',"steps":' + list(v.steps, print_CampaignStepStats) +
  ',"days":' + list(v.days, print_CampaignDay) +
  "}";
