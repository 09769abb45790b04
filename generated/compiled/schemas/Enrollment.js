// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_CampaignStepKind } from "./CampaignStepKind.js";
import { validate as validate_EnrollmentStage } from "./EnrollmentStage.js";
import { validate as validate_LeadOutcome } from "./LeadOutcome.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["lead_id","profile","excluded","stage","step","step_kind","variant","next_action_at","waiting_for","waits_until","last_action_at","accepted_at","replied_at","outcome","enrolled_at","ended_at","end_reason"],"properties":{"lead_id":{"type":"string"},"profile":{"anyOf":[{"sharedSchema":"MemberRef"},{"type":"null"}]},"excluded":{"type":["string","null"]},"stage":{"sharedSchema":"EnrollmentStage"},"step":{"type":["integer","null"],"minimum":1},"step_kind":{"anyOf":[{"sharedSchema":"CampaignStepKind"},{"type":"null"}]},"variant":{"type":["integer","null"],"minimum":1},"next_action_at":{"type":["string","null"],"format":"date-time"},"waiting_for":{"type":["string","null"],"enum":["accepted","replied",null]},"waits_until":{"type":["string","null"],"format":"date-time"},"last_action_at":{"type":["string","null"],"format":"date-time"},"accepted_at":{"type":["string","null"],"format":"date-time"},"replied_at":{"type":["string","null"],"format":"date-time"},"outcome":{"anyOf":[{"sharedSchema":"LeadOutcome"},{"type":"null"}]},"enrolled_at":{"type":"string","format":"date-time"},"ended_at":{"type":["string","null"],"format":"date-time"},"end_reason":{"type":["string","null"]}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.lead_id === undefined) && (missing0 = "lead_id")) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.excluded === undefined) && (missing0 = "excluded"))) || ((data.stage === undefined) && (missing0 = "stage"))) || ((data.step === undefined) && (missing0 = "step"))) || ((data.step_kind === undefined) && (missing0 = "step_kind"))) || ((data.variant === undefined) && (missing0 = "variant"))) || ((data.next_action_at === undefined) && (missing0 = "next_action_at"))) || ((data.waiting_for === undefined) && (missing0 = "waiting_for"))) || ((data.waits_until === undefined) && (missing0 = "waits_until"))) || ((data.last_action_at === undefined) && (missing0 = "last_action_at"))) || ((data.accepted_at === undefined) && (missing0 = "accepted_at"))) || ((data.replied_at === undefined) && (missing0 = "replied_at"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.enrolled_at === undefined) && (missing0 = "enrolled_at"))) || ((data.ended_at === undefined) && (missing0 = "ended_at"))) || ((data.end_reason === undefined) && (missing0 = "end_reason"))){
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
if(data.lead_id !== undefined){
let data0 = data.lead_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/lead_id",schemaPath:"#/properties/lead_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.profile !== undefined){
let data1 = data.profile;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate_MemberRef(data1, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs8 = errors;
if(errors === _errs7){
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excluded !== undefined){
let data2 = data.excluded;
const _errs9 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: schema0.properties.excluded.type},message:"must be string,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stage !== undefined){
let data3 = data.stage;
const _errs11 = errors;
if(!(validate_EnrollmentStage(data3, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? validate_EnrollmentStage.errors : vErrors.concat(validate_EnrollmentStage.errors);
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
if(data.step !== undefined){
let data4 = data.step;
const _errs12 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: schema0.properties.step.type},message:"must be integer,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs12){
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step_kind !== undefined){
let data5 = data.step_kind;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(validate_CampaignStepKind(data5, {instancePath:instancePath+"/step_kind",parentData:data,parentDataProperty:"step_kind",rootData}))){
vErrors = vErrors === null ? validate_CampaignStepKind.errors : vErrors.concat(validate_CampaignStepKind.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs16){
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs17 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/step_kind",schemaPath:"#/properties/step_kind/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs18 = errors;
if(errors === _errs17){
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/step_kind",schemaPath:"#/properties/step_kind/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
if(errors === _errs14){
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variant !== undefined){
let data6 = data.variant;
const _errs19 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: schema0.properties.variant.type},message:"must be integer,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs19){
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_action_at !== undefined){
let data7 = data.next_action_at;
const _errs21 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/type",keyword:"type",params:{type: schema0.properties.next_action_at.type},message:"must be string,null"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs21){
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting_for !== undefined){
let data8 = data.waiting_for;
const _errs23 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/waiting_for",schemaPath:"#/properties/waiting_for/type",keyword:"type",params:{type: schema0.properties.waiting_for.type},message:"must be string,null"}];
return false;
}
const _errs24 = errors;
const vSchema0 = schema0.properties.waiting_for.enum;
if(!(((data8 === "accepted") || (data8 === "replied")) || (data8 === null))){
validate0.errors = [{instancePath:instancePath+"/waiting_for",schemaPath:"#/properties/waiting_for/enum",keyword:"enum",params:{allowedValues: schema0.properties.waiting_for.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.waits_until !== undefined){
let data9 = data.waits_until;
const _errs25 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/waits_until",schemaPath:"#/properties/waits_until/type",keyword:"type",params:{type: schema0.properties.waits_until.type},message:"must be string,null"}];
return false;
}
const _errs26 = errors;
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
}
if(errors === _errs25){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate0.errors = [{instancePath:instancePath+"/waits_until",schemaPath:"#/properties/waits_until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
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
if(data.last_action_at !== undefined){
let data10 = data.last_action_at;
const _errs27 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/last_action_at",schemaPath:"#/properties/last_action_at/type",keyword:"type",params:{type: schema0.properties.last_action_at.type},message:"must be string,null"}];
return false;
}
const _errs28 = errors;
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
}
if(errors === _errs27){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate0.errors = [{instancePath:instancePath+"/last_action_at",schemaPath:"#/properties/last_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
if(data.accepted_at !== undefined){
let data11 = data.accepted_at;
const _errs29 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"#/properties/accepted_at/type",keyword:"type",params:{type: schema0.properties.accepted_at.type},message:"must be string,null"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
}
if(errors === _errs29){
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
validate0.errors = [{instancePath:instancePath+"/accepted_at",schemaPath:"#/properties/accepted_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs29){
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replied_at !== undefined){
let data12 = data.replied_at;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/replied_at",schemaPath:"#/properties/replied_at/type",keyword:"type",params:{type: schema0.properties.replied_at.type},message:"must be string,null"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
if((typeof data12 == "number") && (isFinite(data12))){
}
if(errors === _errs31){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate0.errors = [{instancePath:instancePath+"/replied_at",schemaPath:"#/properties/replied_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs31){
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data13 = data.outcome;
const _errs33 = errors;
const _errs34 = errors;
let valid3 = false;
const _errs35 = errors;
if(!(validate_LeadOutcome(data13, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate_LeadOutcome.errors : vErrors.concat(validate_LeadOutcome.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs35){
}
var _valid2 = _errs35 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs36 = errors;
if(data13 !== null){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs37 = errors;
if(errors === _errs36){
}
var _valid2 = _errs36 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
if(errors === _errs33){
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enrolled_at !== undefined){
let data14 = data.enrolled_at;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if((typeof data14 == "number") && (isFinite(data14))){
}
if(errors === _errs38){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate0.errors = [{instancePath:instancePath+"/enrolled_at",schemaPath:"#/properties/enrolled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/enrolled_at",schemaPath:"#/properties/enrolled_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.ended_at !== undefined){
let data15 = data.ended_at;
const _errs40 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/type",keyword:"type",params:{type: schema0.properties.ended_at.type},message:"must be string,null"}];
return false;
}
const _errs41 = errors;
if(errors === _errs40){
if((typeof data15 == "number") && (isFinite(data15))){
}
if(errors === _errs40){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate0.errors = [{instancePath:instancePath+"/ended_at",schemaPath:"#/properties/ended_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
if(data.end_reason !== undefined){
let data16 = data.end_reason;
const _errs42 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate0.errors = [{instancePath:instancePath+"/end_reason",schemaPath:"#/properties/end_reason/type",keyword:"type",params:{type: schema0.properties.end_reason.type},message:"must be string,null"}];
return false;
}
const _errs43 = errors;
if(errors === _errs42){
}
var valid0 = _errs42 === errors;
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
  '{"lead_id":"' + escaped(v.lead_id) +
  '","profile":' + (v.profile === null ? "null" : print_MemberRef(v.profile)) +
  ',"excluded":' + (v.excluded === null ? "null" : '"' + escaped(v.excluded) + '"') +
  ',"stage":"' + v.stage +
  '","step":' + v.step +
  ',"step_kind":' + (v.step_kind === null ? "null" : '"' + v.step_kind + '"') +
  ',"variant":' + v.variant +
  ',"next_action_at":' + (v.next_action_at === null ? "null" : '"' + escaped(v.next_action_at) + '"') +
  ',"waiting_for":' + (v.waiting_for === null ? "null" : '"' + v.waiting_for + '"') +
  ',"waits_until":' + (v.waits_until === null ? "null" : '"' + escaped(v.waits_until) + '"') +
  ',"last_action_at":' + (v.last_action_at === null ? "null" : '"' + escaped(v.last_action_at) + '"') +
  ',"accepted_at":' + (v.accepted_at === null ? "null" : '"' + escaped(v.accepted_at) + '"') +
  ',"replied_at":' + (v.replied_at === null ? "null" : '"' + escaped(v.replied_at) + '"') +
  ',"outcome":' + (v.outcome === null ? "null" : '"' + v.outcome + '"') +
  ',"enrolled_at":"' + escaped(v.enrolled_at) +
  '","ended_at":' + (v.ended_at === null ? "null" : '"' + escaped(v.ended_at) + '"') +
  ',"end_reason":' + (v.end_reason === null ? "null" : '"' + escaped(v.end_reason) + '"') +
  "}";
