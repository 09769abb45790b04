// Generated from spec/tools/network/list_company_employees.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { findDuplicate, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/ProfileSummaryPage.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["company_id"],"properties":{"company_id":{"type":"string","maxLength":2000},"keyword":{"type":"string","minLength":1,"maxLength":200},"title":{"type":"string","minLength":1,"maxLength":200},"location":{"type":"string","minLength":1,"maxLength":200},"degree":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":3}},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10},"cursor":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000}},"omitNull":["keyword","title","location","degree","limit","cursor","account_id"]};
const func0 = ucs2length;
const func7 = findDuplicate;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.keyword === null){
delete data.keyword;
}
if(data.title === null){
delete data.title;
}
if(data.location === null){
delete data.location;
}
if(data.degree === null){
delete data.degree;
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
if(data.company_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company_id"},message:"must have required property '"+"company_id"+"'"};
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
if(!((((((((key0 === "company_id") || (key0 === "keyword")) || (key0 === "title")) || (key0 === "location")) || (key0 === "degree")) || (key0 === "limit")) || (key0 === "cursor")) || (key0 === "account_id"))){
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
if(data.company_id !== undefined){
let data0 = data.company_id;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err2 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err3 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.keyword !== undefined){
let data1 = data.keyword;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err4 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.title !== undefined){
let data2 = data.title;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.location !== undefined){
let data3 = data.location;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err10 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.degree !== undefined){
let data4 = data.degree;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data4)){
if(data4.length > 3){
const err13 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.length <= 3){
const _errs13 = errors;
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/degree/" + i0,schemaPath:"#/properties/degree/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs15 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 3 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/degree/" + i0,schemaPath:"#/properties/degree/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/degree/" + i0,schemaPath:"#/properties/degree/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
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
if(data4.length <= 3){
const pair0 = func7(data4);
if(pair0 !== null){
const err18 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
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
const err19 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs11 === errors;
}
let data6 = data.limit;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs17 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
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
var valid0 = _errs16 === errors;
if(data.cursor !== undefined){
let data7 = data.cursor;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
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
var valid0 = _errs18 === errors;
}
if(data.account_id !== undefined){
let data8 = data.account_id;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 2000){
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
var valid0 = _errs20 === errors;
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
