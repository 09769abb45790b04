// Generated from spec/tools/search/search_navigator_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, findDuplicate, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/NavigatorLeadResults.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"keyword":{"type":"string","minLength":1,"maxLength":200},"title":{"type":"string","minLength":1,"maxLength":120},"location":{"type":"string","minLength":1,"maxLength":120},"industry":{"type":"string","minLength":1,"maxLength":120},"seniority":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["entry","mid","senior","lead","manager","director","vp","cxo"]},"maxItems":1000},"function":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["engineering","data","product","design","security","sales","marketing","customer_success","people","finance","operations","procurement","legal","consulting","research","sustainability"]},"maxItems":1000},"years_in_position":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"min":{"type":"number","minimum":0,"maximum":60},"max":{"type":"number","minimum":0,"maximum":60}},"omitNull":["min","max"]},"company_headcount":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["1-10","11-50","51-200","201-500","501-1000","1001-5000","5001-10000","10001+"]},"maxItems":1000},"changed_jobs":{"type":"boolean"},"posted_recently":{"type":"boolean"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10},"cursor":{"type":"string","maxLength":2000},"account_id":{"type":"string","maxLength":2000}},"omitNull":["keyword","title","location","industry","seniority","function","years_in_position","company_headcount","changed_jobs","posted_recently","limit","cursor","account_id"]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const func9 = findDuplicate;

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
if(data.industry === null){
delete data.industry;
}
if(data.seniority === null){
delete data.seniority;
}
if(data.function === null){
delete data.function;
}
if(data.years_in_position === null){
delete data.years_in_position;
}
if(data.company_headcount === null){
delete data.company_headcount;
}
if(data.changed_jobs === null){
delete data.changed_jobs;
}
if(data.posted_recently === null){
delete data.posted_recently;
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
if(data.title !== undefined){
let data1 = data.title;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.location !== undefined){
let data2 = data.location;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err7 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.industry !== undefined){
let data3 = data.industry;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err10 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.seniority !== undefined){
let data4 = data.seniority;
const _errs11 = errors;
const _errs12 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err13 = {instancePath:instancePath+"/seniority",schemaPath:"#/properties/seniority/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 1000){
const _errs13 = errors;
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/seniority/" + i0,schemaPath:"#/properties/seniority/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs15 = errors;
const vSchema0 = schema0.properties.seniority.items.enum;
if(!((((((((data5 === "entry") || (data5 === "mid")) || (data5 === "senior")) || (data5 === "lead")) || (data5 === "manager")) || (data5 === "director")) || (data5 === "vp")) || (data5 === "cxo"))){
const err15 = {instancePath:instancePath+"/seniority/" + i0,schemaPath:"#/properties/seniority/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.seniority.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
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
if(data4.length <= 1000){
const pair0 = func9(data4);
if(pair0 !== null){
const err16 = {instancePath:instancePath+"/seniority",schemaPath:"#/properties/seniority/uniqueItems",keyword:"uniqueItems",params:{i: pair0[0], j: pair0[1]},message:"must NOT have duplicate items (items ## "+pair0[1]+" and "+pair0[0]+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/seniority",schemaPath:"#/properties/seniority/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.function !== undefined){
let data6 = data.function;
const _errs16 = errors;
const _errs17 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err18 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length <= 1000){
const _errs18 = errors;
let valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs19 = errors;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/function/" + i1,schemaPath:"#/properties/function/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs20 = errors;
const vSchema1 = schema0.properties.function.items.enum;
if(!((((((((((((((((data7 === "engineering") || (data7 === "data")) || (data7 === "product")) || (data7 === "design")) || (data7 === "security")) || (data7 === "sales")) || (data7 === "marketing")) || (data7 === "customer_success")) || (data7 === "people")) || (data7 === "finance")) || (data7 === "operations")) || (data7 === "procurement")) || (data7 === "legal")) || (data7 === "consulting")) || (data7 === "research")) || (data7 === "sustainability"))){
const err20 = {instancePath:instancePath+"/function/" + i1,schemaPath:"#/properties/function/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.function.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid3 = _errs19 === errors;
if(errors - _errs18 >= 21){
break;
}
if(!valid3){
valid4 = false;
}
}
}
if(data6.length <= 1000){
const pair1 = func9(data6);
if(pair1 !== null){
const err21 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/uniqueItems",keyword:"uniqueItems",params:{i: pair1[0], j: pair1[1]},message:"must NOT have duplicate items (items ## "+pair1[1]+" and "+pair1[0]+" are identical)"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.years_in_position !== undefined){
let data8 = data.years_in_position;
const _errs21 = errors;
const _errs22 = errors;
if(this?.omitsNulls && data8 && typeof data8 == "object"){
if(data8.min === null){
delete data8.min;
}
if(data8.max === null){
delete data8.max;
}
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
const err23 = {instancePath:instancePath+"/years_in_position",schemaPath:"#/properties/years_in_position/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs23 = errors;
const _errs24 = errors;
for(const key1 in data8){
if(!((key1 === "min") || (key1 === "max"))){
const err24 = {instancePath:instancePath+"/years_in_position",schemaPath:"#/properties/years_in_position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
if(errors - _errs24 >= 21){
break;
}
}
}
if(data8.min !== undefined){
let data9 = data8.min;
const _errs25 = errors;
const _errs26 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 60 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/years_in_position/min",schemaPath:"#/properties/years_in_position/properties/min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/years_in_position/min",schemaPath:"#/properties/years_in_position/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/years_in_position/min",schemaPath:"#/properties/years_in_position/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid5 = _errs25 === errors;
}
if(data8.max !== undefined){
let data10 = data8.max;
const _errs27 = errors;
const _errs28 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 60 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/years_in_position/max",schemaPath:"#/properties/years_in_position/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/years_in_position/max",schemaPath:"#/properties/years_in_position/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/years_in_position/max",schemaPath:"#/properties/years_in_position/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid5 = _errs27 === errors;
}
}
else {
const err31 = {instancePath:instancePath+"/years_in_position",schemaPath:"#/properties/years_in_position/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid0 = _errs21 === errors;
}
if(data.company_headcount !== undefined){
let data11 = data.company_headcount;
const _errs29 = errors;
const _errs30 = errors;
if(Array.isArray(data11)){
if(data11.length > 1000){
const err32 = {instancePath:instancePath+"/company_headcount",schemaPath:"#/properties/company_headcount/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.length <= 1000){
const _errs31 = errors;
let valid7 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs32 = errors;
if(typeof data12 !== "string"){
const err33 = {instancePath:instancePath+"/company_headcount/" + i2,schemaPath:"#/properties/company_headcount/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs33 = errors;
const vSchema2 = schema0.properties.company_headcount.items.enum;
if(!((((((((data12 === "1-10") || (data12 === "11-50")) || (data12 === "51-200")) || (data12 === "201-500")) || (data12 === "501-1000")) || (data12 === "1001-5000")) || (data12 === "5001-10000")) || (data12 === "10001+"))){
const err34 = {instancePath:instancePath+"/company_headcount/" + i2,schemaPath:"#/properties/company_headcount/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.company_headcount.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid6 = _errs32 === errors;
if(errors - _errs31 >= 21){
break;
}
if(!valid6){
valid7 = false;
}
}
}
if(data11.length <= 1000){
const pair2 = func9(data11);
if(pair2 !== null){
const err35 = {instancePath:instancePath+"/company_headcount",schemaPath:"#/properties/company_headcount/uniqueItems",keyword:"uniqueItems",params:{i: pair2[0], j: pair2[1]},message:"must NOT have duplicate items (items ## "+pair2[1]+" and "+pair2[0]+" are identical)"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/company_headcount",schemaPath:"#/properties/company_headcount/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs29 === errors;
}
if(data.changed_jobs !== undefined){
let data13 = data.changed_jobs;
const _errs34 = errors;
if(typeof data13 !== "boolean"){
const err37 = {instancePath:instancePath+"/changed_jobs",schemaPath:"#/properties/changed_jobs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs35 = errors;
var valid0 = _errs34 === errors;
}
if(data.posted_recently !== undefined){
let data14 = data.posted_recently;
const _errs36 = errors;
if(typeof data14 !== "boolean"){
const err38 = {instancePath:instancePath+"/posted_recently",schemaPath:"#/properties/posted_recently/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs37 = errors;
var valid0 = _errs36 === errors;
}
let data15 = data.limit;
const _errs38 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err39 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs39 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid0 = _errs38 === errors;
if(data.cursor !== undefined){
let data16 = data.cursor;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data16 === "string"){
if(func1(data16) > 2000){
const err42 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.account_id !== undefined){
let data17 = data.account_id;
const _errs42 = errors;
const _errs43 = errors;
if(typeof data17 === "string"){
if(func1(data17) > 2000){
const err44 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs42 === errors;
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
