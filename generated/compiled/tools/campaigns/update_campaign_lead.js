// Generated from spec/tools/campaigns/update_campaign_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/Enrollment.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["campaign_id","lead_id"],"properties":{"campaign_id":{"type":"string","maxLength":2000},"lead_id":{"type":"string","maxLength":2000},"stage":{"type":"string","enum":["in_progress","replied","completed","stopped"]},"next_action_at":{"type":"string","format":"date-time","maxLength":2000},"outcome":{"type":["string","null"],"enum":["positive","neutral","negative",null]},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["stage","next_action_at","account_id","preview"],"atLeastOneOf":[["stage","next_action_at","outcome"]],"when":[{"argument":"stage","values":["replied","completed","stopped"],"requires":[],"excludes":["next_action_at"],"exactlyOneOf":[],"atLeastOneOf":[]}]};
const func0 = ucs2length;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.stage === null){
delete data.stage;
}
if(data.next_action_at === null){
delete data.next_action_at;
}
if(data.account_id === null){
delete data.account_id;
}
if(data.preview === null){
delete data.preview;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preview === undefined){
data.preview = false;
}
if(data.campaign_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaign_id"},message:"must have required property '"+"campaign_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lead_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lead_id"},message:"must have required property '"+"lead_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "campaign_id") || (key0 === "lead_id")) || (key0 === "stage")) || (key0 === "next_action_at")) || (key0 === "outcome")) || (key0 === "account_id")) || (key0 === "preview"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
if(errors - _errs2 >= 21){
break;
}
}
}
if(data.campaign_id !== undefined){
let data0 = data.campaign_id;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err3 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.lead_id !== undefined){
let data1 = data.lead_id;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err5 = {instancePath:instancePath+"/lead_id",schemaPath:"#/properties/lead_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err6 = {instancePath:instancePath+"/lead_id",schemaPath:"#/properties/lead_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.stage !== undefined){
let data2 = data.stage;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema0.properties.stage.enum;
if(!((((data2 === "in_progress") || (data2 === "replied")) || (data2 === "completed")) || (data2 === "stopped"))){
const err8 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema0.properties.stage.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.next_action_at !== undefined){
let data3 = data.next_action_at;
const _errs9 = errors;
const _errs10 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err9 = {instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length <= 4000){
if(!(formats0.validate(data3))){
const err10 = {instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/next_action_at",schemaPath:"#/properties/next_action_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.outcome !== undefined){
let data4 = data.outcome;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: schema0.properties.outcome.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs12 = errors;
const vSchema1 = schema0.properties.outcome.enum;
if(!((((data4 === "positive") || (data4 === "neutral")) || (data4 === "negative")) || (data4 === null))){
const err13 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema0.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.account_id !== undefined){
let data5 = data.account_id;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err14 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs13 === errors;
}
let data6 = data.preview;
const _errs15 = errors;
if(typeof data6 !== "boolean"){
const err16 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs16 = errors;
var valid0 = _errs15 === errors;
if((data["stage"] !== undefined) + (data["next_action_at"] !== undefined) + (data["outcome"] !== undefined) === 0){
const err17 = {instancePath,schemaPath:"#/atLeastOneOf",keyword:"atLeastOneOf",params:{group: ["stage","next_action_at","outcome"]},message:"must have at least one property of a group"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data["stage"] === "replied" || data["stage"] === "completed" || data["stage"] === "stopped"){
if(data["next_action_at"] !== undefined){
const err18 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "stage", value: data["stage"], rule: "excluded", property: "next_action_at"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
