// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { list } from "../support.js";
import { validate as validate_CampaignStepCondition } from "./CampaignStepCondition.js";
import { validate as validate_CampaignStepKind } from "./CampaignStepKind.js";
import { validate as validate_CampaignVariant, serialize as print_CampaignVariant } from "./CampaignVariant.js";
import { validate as validate_ReactionType } from "./ReactionType.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["kind","delay_hours","condition","wait_hours","reaction","variants"],"properties":{"kind":{"sharedSchema":"CampaignStepKind"},"delay_hours":{"type":"integer","minimum":0,"maximum":2160},"condition":{"sharedSchema":"CampaignStepCondition"},"wait_hours":{"type":"integer","minimum":0,"maximum":2160},"reaction":{"sharedSchema":"ReactionType"},"variants":{"type":"array","maxItems":5,"items":{"sharedSchema":"CampaignVariant"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.kind === undefined) && (missing0 = "kind")) || ((data.delay_hours === undefined) && (missing0 = "delay_hours"))) || ((data.condition === undefined) && (missing0 = "condition"))) || ((data.wait_hours === undefined) && (missing0 = "wait_hours"))) || ((data.reaction === undefined) && (missing0 = "reaction"))) || ((data.variants === undefined) && (missing0 = "variants"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "delay_hours")) || (key0 === "condition")) || (key0 === "wait_hours")) || (key0 === "reaction")) || (key0 === "variants"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(!(validate_CampaignStepKind(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate_CampaignStepKind.errors : vErrors.concat(validate_CampaignStepKind.errors);
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
if(data.delay_hours !== undefined){
let data1 = data.delay_hours;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/delay_hours",schemaPath:"#/properties/delay_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2160 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/delay_hours",schemaPath:"#/properties/delay_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2160},message:"must be <= 2160"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/delay_hours",schemaPath:"#/properties/delay_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.condition !== undefined){
let data2 = data.condition;
const _errs5 = errors;
if(!(validate_CampaignStepCondition(data2, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate_CampaignStepCondition.errors : vErrors.concat(validate_CampaignStepCondition.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wait_hours !== undefined){
let data3 = data.wait_hours;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/wait_hours",schemaPath:"#/properties/wait_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2160 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/wait_hours",schemaPath:"#/properties/wait_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2160},message:"must be <= 2160"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/wait_hours",schemaPath:"#/properties/wait_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.reaction !== undefined){
let data4 = data.reaction;
const _errs8 = errors;
if(!(validate_ReactionType(data4, {instancePath:instancePath+"/reaction",parentData:data,parentDataProperty:"reaction",rootData}))){
vErrors = vErrors === null ? validate_ReactionType.errors : vErrors.concat(validate_ReactionType.errors);
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
if(data.variants !== undefined){
let data5 = data.variants;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
if(data5.length > 5){
validate0.errors = [{instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(!(validate_CampaignVariant(data6, {instancePath:instancePath+"/variants/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_CampaignVariant.errors : vErrors.concat(validate_CampaignVariant.errors);
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
validate0.errors = [{instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
  '{"kind":"' + v.kind +
  '","delay_hours":' + v.delay_hours +
  ',"condition":"' + v.condition +
  '","wait_hours":' + v.wait_hours +
  ',"reaction":"' + v.reaction +
  '","variants":' + list(v.variants, print_CampaignVariant) +
  "}";
