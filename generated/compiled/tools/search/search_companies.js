// Generated from spec/tools/search/search_companies.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, findDuplicate, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/CompanySearchResults.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"keyword":{"type":"string","minLength":1,"maxLength":2000},"industry":{"type":"string","maxLength":2000},"location":{"type":"string","maxLength":2000},"size":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["1-10","11-50","51-200","201-500","501-1000","1001-5000","5001-10000","10001+"]},"maxItems":1000},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10},"cursor":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000}},"omitNull":["keyword","industry","location","size","limit","cursor","account_id"]};
const func0 = ucs2length;
const func4 = findDuplicate;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.keyword === null){
delete data.keyword;
}
if(data.industry === null){
delete data.industry;
}
if(data.location === null){
delete data.location;
}
if(data.size === null){
delete data.size;
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
if(data.limit === undefined){
data.limit = 10;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "keyword") || (key0 === "industry")) || (key0 === "location")) || (key0 === "size")) || (key0 === "limit")) || (key0 === "cursor")) || (key0 === "account_id"))){
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
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
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
if(data.industry !== undefined){
let data1 = data.industry;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err4 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err5 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(func0(data2) > 2000){
const err6 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
if(data.size !== undefined){
let data3 = data.size;
const _errs9 = errors;
const _errs10 = errors;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err8 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length <= 1000){
const _errs11 = errors;
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs12 = errors;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/size/" + i0,schemaPath:"#/properties/size/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.size.items.enum;
if(!((((((((data4 === "1-10") || (data4 === "11-50")) || (data4 === "51-200")) || (data4 === "201-500")) || (data4 === "501-1000")) || (data4 === "1001-5000")) || (data4 === "5001-10000")) || (data4 === "10001+"))){
const err10 = {instancePath:instancePath+"/size/" + i0,schemaPath:"#/properties/size/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.size.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid1 = _errs12 === errors;
if(errors - _errs11 >= 21){
break;
}
if(!valid1){
valid2 = false;
}
}
}
if(data3.length <= 1000){
const pair0 = func4(data3);
if(pair0 !== null){
const err11 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs9 === errors;
}
let data5 = data.limit;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs15 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid0 = _errs14 === errors;
if(data.cursor !== undefined){
let data6 = data.cursor;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err16 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.account_id !== undefined){
let data7 = data.account_id;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err18 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs18 === errors;
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
