// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, text } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["code","text","step","variant","lead_count"],"properties":{"code":{"type":"string","enum":["not_supported","account_not_connected","no_steps","no_lead_list","no_eligible_leads","text_missing","text_too_long","subject_missing","note_required","no_working_time","no_inmail_credits","unreachable_step","empty_variables","few_leads_per_variant","limit_exhausted","cap_above_limit","shared_limits","warm_up","no_personalization","no_stop_on_reply","long_run","duplicate_text"]},"text":{"type":"string"},"step":{"type":["integer","null"],"minimum":1},"variant":{"type":["integer","null"],"minimum":1},"lead_count":{"type":["integer","null"],"minimum":0}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.step === undefined) && (missing0 = "step"))) || ((data.variant === undefined) && (missing0 = "variant"))) || ((data.lead_count === undefined) && (missing0 = "lead_count"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "text")) || (key0 === "step")) || (key0 === "variant")) || (key0 === "lead_count"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.code.enum;
if(!((((((((((((((((((((((data0 === "not_supported") || (data0 === "account_not_connected")) || (data0 === "no_steps")) || (data0 === "no_lead_list")) || (data0 === "no_eligible_leads")) || (data0 === "text_missing")) || (data0 === "text_too_long")) || (data0 === "subject_missing")) || (data0 === "note_required")) || (data0 === "no_working_time")) || (data0 === "no_inmail_credits")) || (data0 === "unreachable_step")) || (data0 === "empty_variables")) || (data0 === "few_leads_per_variant")) || (data0 === "limit_exhausted")) || (data0 === "cap_above_limit")) || (data0 === "shared_limits")) || (data0 === "warm_up")) || (data0 === "no_personalization")) || (data0 === "no_stop_on_reply")) || (data0 === "long_run")) || (data0 === "duplicate_text"))){
validate0.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema0.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.text !== undefined){
let data1 = data.text;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.step !== undefined){
let data2 = data.step;
const _errs6 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: schema0.properties.step.type},message:"must be integer,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs6){
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variant !== undefined){
let data3 = data.variant;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: schema0.properties.variant.type},message:"must be integer,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs8){
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lead_count !== undefined){
let data4 = data.lead_count;
const _errs10 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/lead_count",schemaPath:"#/properties/lead_count/type",keyword:"type",params:{type: schema0.properties.lead_count.type},message:"must be integer,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/lead_count",schemaPath:"#/properties/lead_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
  '{"code":"' + v.code +
  '","text":"' + escaped(v.text) +
  '","step":' + v.step +
  ',"variant":' + v.variant +
  ',"lead_count":' + v.lead_count +
  "}";
