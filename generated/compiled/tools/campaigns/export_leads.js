// Generated from spec/tools/campaigns/export_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/ExportJob.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["format"],"properties":{"format":{"type":"string","enum":["csv","json"]},"lead_list_id":{"type":"string","minLength":1,"maxLength":100},"campaign_id":{"type":"string","minLength":1,"maxLength":100},"omit_excluded":{"type":"boolean","default":false},"account_id":{"type":"string","maxLength":2000}},"omitNull":["lead_list_id","campaign_id","omit_excluded","account_id"]};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.lead_list_id === null){
delete data.lead_list_id;
}
if(data.campaign_id === null){
delete data.campaign_id;
}
if(data.omit_excluded === null){
delete data.omit_excluded;
}
if(data.account_id === null){
delete data.account_id;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.omit_excluded === undefined){
data.omit_excluded = false;
}
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!(((((key0 === "format") || (key0 === "lead_list_id")) || (key0 === "campaign_id")) || (key0 === "omit_excluded")) || (key0 === "account_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
if(errors - _errs2 >= 21){
break;
}
}
}
if(data.format !== undefined){
let data0 = data.format;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs4 = errors;
const vSchema0 = schema0.properties.format.enum;
if(!((data0 === "csv") || (data0 === "json"))){
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema0.properties.format.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.lead_list_id !== undefined){
let data1 = data.lead_list_id;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err4 = {instancePath:instancePath+"/lead_list_id",schemaPath:"#/properties/lead_list_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/lead_list_id",schemaPath:"#/properties/lead_list_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/lead_list_id",schemaPath:"#/properties/lead_list_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.campaign_id !== undefined){
let data2 = data.campaign_id;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err7 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs7 === errors;
}
let data3 = data.omit_excluded;
const _errs9 = errors;
if(typeof data3 !== "boolean"){
const err10 = {instancePath:instancePath+"/omit_excluded",schemaPath:"#/properties/omit_excluded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
if(data.account_id !== undefined){
let data4 = data.account_id;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err11 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs11 === errors;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
