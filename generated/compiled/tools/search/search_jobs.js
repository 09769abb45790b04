// Generated from spec/tools/search/search_jobs.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, findDuplicate, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/JobSearchResults.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"keyword":{"type":"string","minLength":1,"maxLength":400},"company":{"type":"string","maxLength":400},"location":{"type":"string","maxLength":400},"remote":{"type":"boolean"},"seniority":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"type":"string","enum":["entry","mid","senior","lead","manager","director","vp","cxo"]}},"since":{"type":"string","format":"date-time","maxLength":2000},"include_closed":{"type":"boolean","default":false},"sort":{"type":"string","enum":["relevant","recent"],"default":"relevant"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10},"cursor":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000}},"omitNull":["keyword","company","location","remote","seniority","since","include_closed","sort","limit","cursor","account_id"]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const func5 = findDuplicate;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.keyword === null){
delete data.keyword;
}
if(data.company === null){
delete data.company;
}
if(data.location === null){
delete data.location;
}
if(data.remote === null){
delete data.remote;
}
if(data.seniority === null){
delete data.seniority;
}
if(data.since === null){
delete data.since;
}
if(data.include_closed === null){
delete data.include_closed;
}
if(data.sort === null){
delete data.sort;
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
if(data.include_closed === undefined){
data.include_closed = false;
}
if(data.sort === undefined){
data.sort = "relevant";
}
if(data.limit === undefined){
data.limit = 10;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.keyword !== undefined){
let data0 = data.keyword;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 400){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.company !== undefined){
let data1 = data.company;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 400){
const err4 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.location !== undefined){
let data2 = data.location;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 400){
const err6 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
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
const err7 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.remote !== undefined){
let data3 = data.remote;
const _errs9 = errors;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.seniority !== undefined){
let data4 = data.seniority;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data4)){
if(data4.length > 8){
const err9 = {instancePath:instancePath+"/seniority",schemaPath:"#/properties/seniority/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length <= 8){
const _errs13 = errors;
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/seniority/" + i0,schemaPath:"#/properties/seniority/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs15 = errors;
const vSchema0 = schema0.properties.seniority.items.enum;
if(!((((((((data5 === "entry") || (data5 === "mid")) || (data5 === "senior")) || (data5 === "lead")) || (data5 === "manager")) || (data5 === "director")) || (data5 === "vp")) || (data5 === "cxo"))){
const err11 = {instancePath:instancePath+"/seniority/" + i0,schemaPath:"#/properties/seniority/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.seniority.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid1 = _errs14 === errors;
if(errors - _errs13 >= 21){
break;
}
if(!valid1){
valid2 = false;
}
}
}
if(data4.length <= 8){
const pair0 = func5(data4);
if(pair0 !== null){
const err12 = {instancePath:instancePath+"/seniority",schemaPath:"#/properties/seniority/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/seniority",schemaPath:"#/properties/seniority/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(data.since !== undefined){
let data6 = data.since;
const _errs16 = errors;
const _errs17 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err14 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.length <= 4000){
if(!(formats0.validate(data6))){
const err15 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs16 === errors;
}
let data7 = data.include_closed;
const _errs18 = errors;
if(typeof data7 !== "boolean"){
const err17 = {instancePath:instancePath+"/include_closed",schemaPath:"#/properties/include_closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
let data8 = data.sort;
const _errs20 = errors;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs21 = errors;
const vSchema1 = schema0.properties.sort.enum;
if(!((data8 === "relevant") || (data8 === "recent"))){
const err19 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs20 === errors;
let data9 = data.limit;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs23 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid0 = _errs22 === errors;
if(data.cursor !== undefined){
let data10 = data.cursor;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err23 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.account_id !== undefined){
let data11 = data.account_id;
const _errs26 = errors;
const _errs27 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 2000){
const err25 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs26 === errors;
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
