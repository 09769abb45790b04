// Generated from spec/tools/search/search_navigator_accounts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, findDuplicate, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/NavigatorAccountResults.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"keyword":{"type":"string","minLength":1,"maxLength":200},"industry":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":120}},"company_headcount":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["1-10","11-50","51-200","201-500","501-1000","1001-5000","5001-10000","10001+"]},"maxItems":1000},"headcount_growth":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"min":{"type":"number","minimum":-100,"maximum":100000},"max":{"type":"number","minimum":-100,"maximum":100000}},"omitNull":["min","max"]},"technologies":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":80}},"hiring":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10},"cursor":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000}},"omitNull":["keyword","industry","company_headcount","headcount_growth","technologies","hiring","limit","cursor","account_id"]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
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
if(data.company_headcount === null){
delete data.company_headcount;
}
if(data.headcount_growth === null){
delete data.headcount_growth;
}
if(data.technologies === null){
delete data.technologies;
}
if(data.hiring === null){
delete data.hiring;
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
if(func1(data0) > 200){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
if(data.industry !== undefined){
let data1 = data.industry;
const _errs5 = errors;
const _errs6 = errors;
if(Array.isArray(data1)){
if(data1.length > 20){
const err4 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 20){
const _errs7 = errors;
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs8 = errors;
const _errs9 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err5 = {instancePath:instancePath+"/industry/" + i0,schemaPath:"#/properties/industry/items/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
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
const err6 = {instancePath:instancePath+"/industry/" + i0,schemaPath:"#/properties/industry/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs8 === errors;
if(errors - _errs7 >= 21){
break;
}
if(!valid1){
valid2 = false;
}
}
}
if(data1.length <= 20){
const pair0 = func4(data1);
if(pair0 !== null){
const err7 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.company_headcount !== undefined){
let data3 = data.company_headcount;
const _errs10 = errors;
const _errs11 = errors;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err9 = {instancePath:instancePath+"/company_headcount",schemaPath:"#/properties/company_headcount/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length <= 1000){
const _errs12 = errors;
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs13 = errors;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/company_headcount/" + i1,schemaPath:"#/properties/company_headcount/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs14 = errors;
const vSchema0 = schema0.properties.company_headcount.items.enum;
if(!((((((((data4 === "1-10") || (data4 === "11-50")) || (data4 === "51-200")) || (data4 === "201-500")) || (data4 === "501-1000")) || (data4 === "1001-5000")) || (data4 === "5001-10000")) || (data4 === "10001+"))){
const err11 = {instancePath:instancePath+"/company_headcount/" + i1,schemaPath:"#/properties/company_headcount/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.company_headcount.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid3 = _errs13 === errors;
if(errors - _errs12 >= 21){
break;
}
if(!valid3){
valid4 = false;
}
}
}
if(data3.length <= 1000){
const pair1 = func4(data3);
if(pair1 !== null){
const err12 = {instancePath:instancePath+"/company_headcount",schemaPath:"#/properties/company_headcount/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1[1]+" and "+pair1[0]+" are identical)"};
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
const err13 = {instancePath:instancePath+"/company_headcount",schemaPath:"#/properties/company_headcount/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.headcount_growth !== undefined){
let data5 = data.headcount_growth;
const _errs15 = errors;
const _errs16 = errors;
if(this?.omitsNulls && data5 && typeof data5 == "object"){
if(data5.min === null){
delete data5.min;
}
if(data5.max === null){
delete data5.max;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
const err14 = {instancePath:instancePath+"/headcount_growth",schemaPath:"#/properties/headcount_growth/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs17 = errors;
const _errs18 = errors;
for(const key1 in data5){
if(!((key1 === "min") || (key1 === "max"))){
const err15 = {instancePath:instancePath+"/headcount_growth",schemaPath:"#/properties/headcount_growth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
if(errors - _errs18 >= 21){
break;
}
}
}
if(data5.min !== undefined){
let data6 = data5.min;
const _errs19 = errors;
const _errs20 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100000 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/headcount_growth/min",schemaPath:"#/properties/headcount_growth/properties/min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6 < -100 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/headcount_growth/min",schemaPath:"#/properties/headcount_growth/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/headcount_growth/min",schemaPath:"#/properties/headcount_growth/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid5 = _errs19 === errors;
}
if(data5.max !== undefined){
let data7 = data5.max;
const _errs21 = errors;
const _errs22 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100000 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/headcount_growth/max",schemaPath:"#/properties/headcount_growth/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < -100 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/headcount_growth/max",schemaPath:"#/properties/headcount_growth/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/headcount_growth/max",schemaPath:"#/properties/headcount_growth/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid5 = _errs21 === errors;
}
}
else {
const err22 = {instancePath:instancePath+"/headcount_growth",schemaPath:"#/properties/headcount_growth/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs15 === errors;
}
if(data.technologies !== undefined){
let data8 = data.technologies;
const _errs23 = errors;
const _errs24 = errors;
if(Array.isArray(data8)){
if(data8.length > 20){
const err23 = {instancePath:instancePath+"/technologies",schemaPath:"#/properties/technologies/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.length <= 20){
const _errs25 = errors;
let valid7 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs26 = errors;
const _errs27 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 80){
const err24 = {instancePath:instancePath+"/technologies/" + i2,schemaPath:"#/properties/technologies/items/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data9) < 1){
const err25 = {instancePath:instancePath+"/technologies/" + i2,schemaPath:"#/properties/technologies/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err26 = {instancePath:instancePath+"/technologies/" + i2,schemaPath:"#/properties/technologies/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid6 = _errs26 === errors;
if(errors - _errs25 >= 21){
break;
}
if(!valid6){
valid7 = false;
}
}
}
if(data8.length <= 20){
const pair2 = func4(data8);
if(pair2 !== null){
const err27 = {instancePath:instancePath+"/technologies",schemaPath:"#/properties/technologies/uniqueItems",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2[1]+" and "+pair2[0]+" are identical)"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/technologies",schemaPath:"#/properties/technologies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs23 === errors;
}
if(data.hiring !== undefined){
let data10 = data.hiring;
const _errs28 = errors;
if(typeof data10 !== "boolean"){
const err29 = {instancePath:instancePath+"/hiring",schemaPath:"#/properties/hiring/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
let data11 = data.limit;
const _errs30 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs31 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs30 === errors;
if(data.cursor !== undefined){
let data12 = data.cursor;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 2000){
const err33 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.account_id !== undefined){
let data13 = data.account_id;
const _errs34 = errors;
const _errs35 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 2000){
const err35 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs34 === errors;
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
