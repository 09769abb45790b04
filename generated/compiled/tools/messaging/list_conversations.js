// Generated from spec/tools/messaging/list_conversations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/ConversationItemPage.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"filter":{"type":"string","enum":["all","unread","awaiting_reply","unanswered","archived","starred","inmail","snoozed","drafts"],"default":"all"},"label":{"type":"string","maxLength":2000},"keyword":{"type":"string","minLength":1,"maxLength":2000},"detail":{"type":"string","enum":["brief","full"],"default":"brief"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10},"cursor":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000}},"omitNull":["filter","label","keyword","detail","limit","cursor","account_id"]};
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.filter === null){
delete data.filter;
}
if(data.label === null){
delete data.label;
}
if(data.keyword === null){
delete data.keyword;
}
if(data.detail === null){
delete data.detail;
}
if(data.limit === null){
delete data.limit;
}
if(data.cursor === null){
delete data.cursor;
}
if(data.account_id === null){
delete data.account_id;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
data.filter = "all";
}
if(data.detail === undefined){
data.detail = "brief";
}
if(data.limit === undefined){
data.limit = 10;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "filter") || (key0 === "label")) || (key0 === "keyword")) || (key0 === "detail")) || (key0 === "limit")) || (key0 === "cursor")) || (key0 === "account_id"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
if(errors - _errs2 >= 21){
break;
}
}
}
let data0 = data.filter;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs4 = errors;
const vSchema0 = schema0.properties.filter.enum;
if(!(((((((((data0 === "all") || (data0 === "unread")) || (data0 === "awaiting_reply")) || (data0 === "unanswered")) || (data0 === "archived")) || (data0 === "starred")) || (data0 === "inmail")) || (data0 === "snoozed")) || (data0 === "drafts"))){
const err2 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/enum",keyword:"enum",params:{allowedValues: schema0.properties.filter.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs3 === errors;
if(data.label !== undefined){
let data1 = data.label;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.keyword !== undefined){
let data2 = data.keyword;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err5 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data2) < 1){
const err6 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs7 === errors;
}
let data3 = data.detail;
const _errs9 = errors;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs10 = errors;
const vSchema1 = schema0.properties.detail.enum;
if(!((data3 === "brief") || (data3 === "full"))){
const err9 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/enum",keyword:"enum",params:{allowedValues: schema0.properties.detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs9 === errors;
let data4 = data.limit;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs12 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs11 === errors;
if(data.cursor !== undefined){
let data5 = data.cursor;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err13 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs13 === errors;
}
if(data.account_id !== undefined){
let data6 = data.account_id;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err15 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs15 === errors;
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
