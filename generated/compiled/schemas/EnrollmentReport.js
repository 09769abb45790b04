// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_CampaignLeadCounts, serialize as print_CampaignLeadCounts } from "./CampaignLeadCounts.js";
import { validate as validate_CampaignStatus } from "./CampaignStatus.js";
import { validate as validate_SkippedLeads, serialize as print_SkippedLeads } from "./SkippedLeads.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["campaign_id","status","added_count","removed_count","skipped_count","skipped","first_action_at","leads"],"properties":{"campaign_id":{"type":"string"},"status":{"sharedSchema":"CampaignStatus"},"added_count":{"type":"integer","minimum":0},"removed_count":{"type":"integer","minimum":0},"skipped_count":{"type":"integer","minimum":0},"skipped":{"type":"array","maxItems":16,"items":{"sharedSchema":"SkippedLeads"}},"first_action_at":{"type":["string","null"],"format":"date-time"},"leads":{"sharedSchema":"CampaignLeadCounts"}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.campaign_id === undefined) && (missing0 = "campaign_id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.added_count === undefined) && (missing0 = "added_count"))) || ((data.removed_count === undefined) && (missing0 = "removed_count"))) || ((data.skipped_count === undefined) && (missing0 = "skipped_count"))) || ((data.skipped === undefined) && (missing0 = "skipped"))) || ((data.first_action_at === undefined) && (missing0 = "first_action_at"))) || ((data.leads === undefined) && (missing0 = "leads"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "campaign_id") || (key0 === "status")) || (key0 === "added_count")) || (key0 === "removed_count")) || (key0 === "skipped_count")) || (key0 === "skipped")) || (key0 === "first_action_at")) || (key0 === "leads"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.campaign_id !== undefined){
let data0 = data.campaign_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(!(validate_CampaignStatus(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate_CampaignStatus.errors : vErrors.concat(validate_CampaignStatus.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.added_count !== undefined){
let data2 = data.added_count;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/added_count",schemaPath:"#/properties/added_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/added_count",schemaPath:"#/properties/added_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.removed_count !== undefined){
let data3 = data.removed_count;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/removed_count",schemaPath:"#/properties/removed_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/removed_count",schemaPath:"#/properties/removed_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.skipped_count !== undefined){
let data4 = data.skipped_count;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/skipped_count",schemaPath:"#/properties/skipped_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/skipped_count",schemaPath:"#/properties/skipped_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.skipped !== undefined){
let data5 = data.skipped;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length > 16){
validate0.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(!(validate_SkippedLeads(data6, {instancePath:instancePath+"/skipped/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_SkippedLeads.errors : vErrors.concat(validate_SkippedLeads.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var valid1 = _errs13 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.first_action_at !== undefined){
let data7 = data.first_action_at;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/first_action_at",schemaPath:"#/properties/first_action_at/type",keyword:"type",params:{type: schema0.properties.first_action_at.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs14){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/first_action_at",schemaPath:"#/properties/first_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs14){
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leads !== undefined){
let data8 = data.leads;
const _errs16 = errors;
if(!(validate_CampaignLeadCounts(data8, {instancePath:instancePath+"/leads",parentData:data,parentDataProperty:"leads",rootData}))){
vErrors = vErrors === null ? validate_CampaignLeadCounts.errors : vErrors.concat(validate_CampaignLeadCounts.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
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
  '{"campaign_id":"' + escaped(v.campaign_id) +
  '","status":"' + v.status +
  '","added_count":' + v.added_count +
  ',"removed_count":' + v.removed_count +
  ',"skipped_count":' + v.skipped_count +
  ',"skipped":' + list(v.skipped, print_SkippedLeads) +
  ',"first_action_at":' + (v.first_action_at === null ? "null" : '"' + escaped(v.first_action_at) + '"') +
  ',"leads":' + print_CampaignLeadCounts(v.leads) +
  "}";
