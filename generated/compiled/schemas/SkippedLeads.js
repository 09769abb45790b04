// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { list } from "../support.js";
import { validate as validate_SkippedLead, serialize as print_SkippedLead } from "./SkippedLead.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["reason","count","leads"],"properties":{"reason":{"type":"string","enum":["unknown","duplicate","already_enrolled","not_enrolled","already_ended","do_not_contact","blocked","in_other_campaign","already_contacted","already_connected","not_connected","invitation_pending","invitation_withdrawn","own_profile","unavailable","text_problem"]},"count":{"type":"integer","minimum":1},"leads":{"type":"array","maxItems":10,"items":{"sharedSchema":"SkippedLead"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.reason === undefined) && (missing0 = "reason")) || ((data.count === undefined) && (missing0 = "count"))) || ((data.leads === undefined) && (missing0 = "leads"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "reason") || (key0 === "count")) || (key0 === "leads"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reason !== undefined){
let data0 = data.reason;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.reason.enum;
if(!((((((((((((((((data0 === "unknown") || (data0 === "duplicate")) || (data0 === "already_enrolled")) || (data0 === "not_enrolled")) || (data0 === "already_ended")) || (data0 === "do_not_contact")) || (data0 === "blocked")) || (data0 === "in_other_campaign")) || (data0 === "already_contacted")) || (data0 === "already_connected")) || (data0 === "not_connected")) || (data0 === "invitation_pending")) || (data0 === "invitation_withdrawn")) || (data0 === "own_profile")) || (data0 === "unavailable")) || (data0 === "text_problem"))){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
if(data.count !== undefined){
let data1 = data.count;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs4){
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leads !== undefined){
let data2 = data.leads;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 10){
validate0.errors = [{instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate_SkippedLead(data3, {instancePath:instancePath+"/leads/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_SkippedLead.errors : vErrors.concat(validate_SkippedLead.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
  '{"reason":"' + v.reason +
  '","count":' + v.count +
  ',"leads":' + list(v.leads, print_SkippedLead) +
  "}";
