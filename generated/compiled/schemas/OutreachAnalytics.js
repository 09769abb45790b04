// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_Interval, serialize as print_Interval } from "./Interval.js";
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";
import { validate as validate_OutreachCampaign, serialize as print_OutreachCampaign } from "./OutreachCampaign.js";
import { validate as validate_OutreachPoint, serialize as print_OutreachPoint } from "./OutreachPoint.js";
import { validate as validate_RateChange, serialize as print_RateChange } from "./RateChange.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","previous_period","timezone","interval","contacted","invitations_sent","invitations_accepted","acceptance_rate","acceptance_interval","replied","reply_rate","reply_interval","positive_replies","positive_reply_rate","enough_data","campaigns","series"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"previous_period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"interval":{"type":"string","enum":["day","week"]},"contacted":{"sharedSchema":"MetricChange"},"invitations_sent":{"sharedSchema":"MetricChange"},"invitations_accepted":{"sharedSchema":"MetricChange"},"acceptance_rate":{"sharedSchema":"RateChange"},"acceptance_interval":{"anyOf":[{"sharedSchema":"Interval"},{"type":"null"}]},"replied":{"sharedSchema":"MetricChange"},"reply_rate":{"sharedSchema":"RateChange"},"reply_interval":{"anyOf":[{"sharedSchema":"Interval"},{"type":"null"}]},"positive_replies":{"sharedSchema":"MetricChange"},"positive_reply_rate":{"sharedSchema":"RateChange"},"enough_data":{"type":"boolean"},"campaigns":{"type":"array","maxItems":20,"items":{"sharedSchema":"OutreachCampaign"}},"series":{"type":"array","maxItems":366,"items":{"sharedSchema":"OutreachPoint"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.period === undefined) && (missing0 = "period")) || ((data.previous_period === undefined) && (missing0 = "previous_period"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.interval === undefined) && (missing0 = "interval"))) || ((data.contacted === undefined) && (missing0 = "contacted"))) || ((data.invitations_sent === undefined) && (missing0 = "invitations_sent"))) || ((data.invitations_accepted === undefined) && (missing0 = "invitations_accepted"))) || ((data.acceptance_rate === undefined) && (missing0 = "acceptance_rate"))) || ((data.acceptance_interval === undefined) && (missing0 = "acceptance_interval"))) || ((data.replied === undefined) && (missing0 = "replied"))) || ((data.reply_rate === undefined) && (missing0 = "reply_rate"))) || ((data.reply_interval === undefined) && (missing0 = "reply_interval"))) || ((data.positive_replies === undefined) && (missing0 = "positive_replies"))) || ((data.positive_reply_rate === undefined) && (missing0 = "positive_reply_rate"))) || ((data.enough_data === undefined) && (missing0 = "enough_data"))) || ((data.campaigns === undefined) && (missing0 = "campaigns"))) || ((data.series === undefined) && (missing0 = "series"))){
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
if(data.interval !== undefined){
let data3 = data.interval;
const _errs6 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.interval.enum;
if(!((data3 === "day") || (data3 === "week"))){
validate0.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/enum",keyword:"enum",params:{allowedValues: schema0.properties.interval.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.contacted !== undefined){
let data4 = data.contacted;
const _errs8 = errors;
if(!(validate_MetricChange(data4, {instancePath:instancePath+"/contacted",parentData:data,parentDataProperty:"contacted",rootData}))){
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
if(data.invitations_sent !== undefined){
let data5 = data.invitations_sent;
const _errs9 = errors;
if(!(validate_MetricChange(data5, {instancePath:instancePath+"/invitations_sent",parentData:data,parentDataProperty:"invitations_sent",rootData}))){
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
if(data.invitations_accepted !== undefined){
let data6 = data.invitations_accepted;
const _errs10 = errors;
if(!(validate_MetricChange(data6, {instancePath:instancePath+"/invitations_accepted",parentData:data,parentDataProperty:"invitations_accepted",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptance_rate !== undefined){
let data7 = data.acceptance_rate;
const _errs11 = errors;
if(!(validate_RateChange(data7, {instancePath:instancePath+"/acceptance_rate",parentData:data,parentDataProperty:"acceptance_rate",rootData}))){
vErrors = vErrors === null ? validate_RateChange.errors : vErrors.concat(validate_RateChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptance_interval !== undefined){
let data8 = data.acceptance_interval;
const _errs12 = errors;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate_Interval(data8, {instancePath:instancePath+"/acceptance_interval",parentData:data,parentDataProperty:"acceptance_interval",rootData}))){
vErrors = vErrors === null ? validate_Interval.errors : vErrors.concat(validate_Interval.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/acceptance_interval",schemaPath:"#/properties/acceptance_interval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs16 = errors;
if(errors === _errs15){
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/acceptance_interval",schemaPath:"#/properties/acceptance_interval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replied !== undefined){
let data9 = data.replied;
const _errs17 = errors;
if(!(validate_MetricChange(data9, {instancePath:instancePath+"/replied",parentData:data,parentDataProperty:"replied",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_rate !== undefined){
let data10 = data.reply_rate;
const _errs18 = errors;
if(!(validate_RateChange(data10, {instancePath:instancePath+"/reply_rate",parentData:data,parentDataProperty:"reply_rate",rootData}))){
vErrors = vErrors === null ? validate_RateChange.errors : vErrors.concat(validate_RateChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_interval !== undefined){
let data11 = data.reply_interval;
const _errs19 = errors;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate_Interval(data11, {instancePath:instancePath+"/reply_interval",parentData:data,parentDataProperty:"reply_interval",rootData}))){
vErrors = vErrors === null ? validate_Interval.errors : vErrors.concat(validate_Interval.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs21){
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs22 = errors;
if(data11 !== null){
const err2 = {instancePath:instancePath+"/reply_interval",schemaPath:"#/properties/reply_interval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs23 = errors;
if(errors === _errs22){
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/reply_interval",schemaPath:"#/properties/reply_interval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.positive_replies !== undefined){
let data12 = data.positive_replies;
const _errs24 = errors;
if(!(validate_MetricChange(data12, {instancePath:instancePath+"/positive_replies",parentData:data,parentDataProperty:"positive_replies",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.positive_reply_rate !== undefined){
let data13 = data.positive_reply_rate;
const _errs25 = errors;
if(!(validate_RateChange(data13, {instancePath:instancePath+"/positive_reply_rate",parentData:data,parentDataProperty:"positive_reply_rate",rootData}))){
vErrors = vErrors === null ? validate_RateChange.errors : vErrors.concat(validate_RateChange.errors);
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
if(data.enough_data !== undefined){
let data14 = data.enough_data;
const _errs26 = errors;
if(typeof data14 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/enough_data",schemaPath:"#/properties/enough_data/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaigns !== undefined){
let data15 = data.campaigns;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(Array.isArray(data15)){
if(data15.length > 20){
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs30 = errors;
if(!(validate_OutreachCampaign(data16, {instancePath:instancePath+"/campaigns/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_OutreachCampaign.errors : vErrors.concat(validate_OutreachCampaign.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs30){
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.series !== undefined){
let data17 = data.series;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs31){
if(Array.isArray(data17)){
if(data17.length > 366){
validate0.errors = [{instancePath:instancePath+"/series",schemaPath:"#/properties/series/maxItems",keyword:"maxItems",params:{limit: 366},message:"must NOT have more than 366 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
const _errs33 = errors;
if(!(validate_OutreachPoint(data18, {instancePath:instancePath+"/series/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_OutreachPoint.errors : vErrors.concat(validate_OutreachPoint.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs33){
}
var valid4 = _errs33 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/series",schemaPath:"#/properties/series/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
  '{"period":' + print_AnalyticsPeriod(v.period) +
  ',"previous_period":' + print_AnalyticsPeriod(v.previous_period) +
  ',"timezone":"' + escaped(v.timezone) +
  '","interval":"' + v.interval +
  '","contacted":' + print_MetricChange(v.contacted) +
  ',"invitations_sent":' + print_MetricChange(v.invitations_sent) +
  ',"invitations_accepted":' + print_MetricChange(v.invitations_accepted) +
  ',"acceptance_rate":' + print_RateChange(v.acceptance_rate) +
  ',"acceptance_interval":' + (v.acceptance_interval === null ? "null" : print_Interval(v.acceptance_interval)) +
  ',"replied":' + print_MetricChange(v.replied) +
  ',"reply_rate":' + print_RateChange(v.reply_rate) +
  ',"reply_interval":' + (v.reply_interval === null ? "null" : print_Interval(v.reply_interval)) +
  ',"positive_replies":' + print_MetricChange(v.positive_replies) +
  ',"positive_reply_rate":' + print_RateChange(v.positive_reply_rate) +
  ',"enough_data":' + v.enough_data +
  ',"campaigns":' + list(v.campaigns, print_OutreachCampaign) +
  ',"series":' + list(v.series, print_OutreachPoint) +
  "}";
