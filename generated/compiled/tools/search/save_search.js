// Generated from spec/tools/search/save_search.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/SavedSearch.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["name","target","query"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"target":{"type":"string","enum":["people","companies","posts","jobs"]},"query":{"type":"object","additionalProperties":false,"properties":{"keyword":{"type":"string","minLength":1,"maxLength":2000},"title":{"type":"string","maxLength":2000},"company":{"type":"string","maxLength":2000},"location":{"type":"string","maxLength":2000},"industry":{"type":"string","maxLength":2000},"school":{"type":"string","maxLength":2000},"degree":{"type":"array","items":{"type":"integer"},"maxItems":1000},"size":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":1000},"author":{"type":"string","maxLength":2000},"min_reactions":{"type":"integer"},"remote":{"type":"boolean"},"seniority":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":1000},"include_closed":{"type":"boolean"},"since":{"type":"string","format":"date-time","maxLength":2000},"sort":{"type":"string","maxLength":2000}},"omitNull":["keyword","title","company","location","industry","school","degree","size","author","min_reactions","remote","seniority","include_closed","since","sort"]},"notify":{"type":"boolean","default":false},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["notify","account_id","preview"]};
const func0 = ucs2length;
const func2 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.notify === null){
delete data.notify;
}
if(data.account_id === null){
delete data.account_id;
}
if(data.preview === null){
delete data.preview;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notify === undefined){
data.notify = false;
}
if(data.preview === undefined){
data.preview = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.target === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.query === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "target")) || (key0 === "query")) || (key0 === "notify")) || (key0 === "account_id")) || (key0 === "preview"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
if(errors - _errs2 >= 21){
break;
}
}
}
if(data.name !== undefined){
let data0 = data.name;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.target !== undefined){
let data1 = data.target;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs6 = errors;
const vSchema0 = schema0.properties.target.enum;
if(!((((data1 === "people") || (data1 === "companies")) || (data1 === "posts")) || (data1 === "jobs"))){
const err8 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema0.properties.target.enum},message:"must be equal to one of the allowed values"};
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
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
const _errs8 = errors;
if(this?.omitsNulls && data2 && typeof data2 == "object"){
if(data2.keyword === null){
delete data2.keyword;
}
if(data2.title === null){
delete data2.title;
}
if(data2.company === null){
delete data2.company;
}
if(data2.location === null){
delete data2.location;
}
if(data2.industry === null){
delete data2.industry;
}
if(data2.school === null){
delete data2.school;
}
if(data2.degree === null){
delete data2.degree;
}
if(data2.size === null){
delete data2.size;
}
if(data2.author === null){
delete data2.author;
}
if(data2.min_reactions === null){
delete data2.min_reactions;
}
if(data2.remote === null){
delete data2.remote;
}
if(data2.seniority === null){
delete data2.seniority;
}
if(data2.include_closed === null){
delete data2.include_closed;
}
if(data2.since === null){
delete data2.since;
}
if(data2.sort === null){
delete data2.sort;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs9 = errors;
const _errs10 = errors;
for(const key1 in data2){
if(!(func2.call(schema0.properties.query.properties, key1))){
const err9 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
if(errors - _errs10 >= 21){
break;
}
}
}
if(data2.keyword !== undefined){
let data3 = data2.keyword;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err10 = {instancePath:instancePath+"/query/keyword",schemaPath:"#/properties/query/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/query/keyword",schemaPath:"#/properties/query/properties/keyword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/query/keyword",schemaPath:"#/properties/query/properties/keyword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid1 = _errs11 === errors;
}
if(data2.title !== undefined){
let data4 = data2.title;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err13 = {instancePath:instancePath+"/query/title",schemaPath:"#/properties/query/properties/title/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err14 = {instancePath:instancePath+"/query/title",schemaPath:"#/properties/query/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid1 = _errs13 === errors;
}
if(data2.company !== undefined){
let data5 = data2.company;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err15 = {instancePath:instancePath+"/query/company",schemaPath:"#/properties/query/properties/company/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err16 = {instancePath:instancePath+"/query/company",schemaPath:"#/properties/query/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid1 = _errs15 === errors;
}
if(data2.location !== undefined){
let data6 = data2.location;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err17 = {instancePath:instancePath+"/query/location",schemaPath:"#/properties/query/properties/location/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err18 = {instancePath:instancePath+"/query/location",schemaPath:"#/properties/query/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid1 = _errs17 === errors;
}
if(data2.industry !== undefined){
let data7 = data2.industry;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err19 = {instancePath:instancePath+"/query/industry",schemaPath:"#/properties/query/properties/industry/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/query/industry",schemaPath:"#/properties/query/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid1 = _errs19 === errors;
}
if(data2.school !== undefined){
let data8 = data2.school;
const _errs21 = errors;
const _errs22 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 2000){
const err21 = {instancePath:instancePath+"/query/school",schemaPath:"#/properties/query/properties/school/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/query/school",schemaPath:"#/properties/query/properties/school/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid1 = _errs21 === errors;
}
if(data2.degree !== undefined){
let data9 = data2.degree;
const _errs23 = errors;
const _errs24 = errors;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err23 = {instancePath:instancePath+"/query/degree",schemaPath:"#/properties/query/properties/degree/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length <= 1000){
const _errs25 = errors;
let valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/query/degree/" + i0,schemaPath:"#/properties/query/properties/degree/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs27 = errors;
var valid2 = _errs26 === errors;
if(errors - _errs25 >= 21){
break;
}
if(!valid2){
valid3 = false;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/query/degree",schemaPath:"#/properties/query/properties/degree/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid1 = _errs23 === errors;
}
if(data2.size !== undefined){
let data11 = data2.size;
const _errs28 = errors;
const _errs29 = errors;
if(Array.isArray(data11)){
if(data11.length > 1000){
const err26 = {instancePath:instancePath+"/query/size",schemaPath:"#/properties/query/properties/size/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.length <= 1000){
const _errs30 = errors;
let valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs31 = errors;
const _errs32 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 2000){
const err27 = {instancePath:instancePath+"/query/size/" + i1,schemaPath:"#/properties/query/properties/size/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/query/size/" + i1,schemaPath:"#/properties/query/properties/size/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid4 = _errs31 === errors;
if(errors - _errs30 >= 21){
break;
}
if(!valid4){
valid5 = false;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/query/size",schemaPath:"#/properties/query/properties/size/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid1 = _errs28 === errors;
}
if(data2.author !== undefined){
let data13 = data2.author;
const _errs33 = errors;
const _errs34 = errors;
if(typeof data13 === "string"){
if(func0(data13) > 2000){
const err30 = {instancePath:instancePath+"/query/author",schemaPath:"#/properties/query/properties/author/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/query/author",schemaPath:"#/properties/query/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid1 = _errs33 === errors;
}
if(data2.min_reactions !== undefined){
let data14 = data2.min_reactions;
const _errs35 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/query/min_reactions",schemaPath:"#/properties/query/properties/min_reactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs36 = errors;
var valid1 = _errs35 === errors;
}
if(data2.remote !== undefined){
let data15 = data2.remote;
const _errs37 = errors;
if(typeof data15 !== "boolean"){
const err33 = {instancePath:instancePath+"/query/remote",schemaPath:"#/properties/query/properties/remote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs38 = errors;
var valid1 = _errs37 === errors;
}
if(data2.seniority !== undefined){
let data16 = data2.seniority;
const _errs39 = errors;
const _errs40 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
const err34 = {instancePath:instancePath+"/query/seniority",schemaPath:"#/properties/query/properties/seniority/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data16.length <= 1000){
const _errs41 = errors;
let valid7 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs42 = errors;
const _errs43 = errors;
if(typeof data17 === "string"){
if(func0(data17) > 2000){
const err35 = {instancePath:instancePath+"/query/seniority/" + i2,schemaPath:"#/properties/query/properties/seniority/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err36 = {instancePath:instancePath+"/query/seniority/" + i2,schemaPath:"#/properties/query/properties/seniority/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid6 = _errs42 === errors;
if(errors - _errs41 >= 21){
break;
}
if(!valid6){
valid7 = false;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/query/seniority",schemaPath:"#/properties/query/properties/seniority/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid1 = _errs39 === errors;
}
if(data2.include_closed !== undefined){
let data18 = data2.include_closed;
const _errs44 = errors;
if(typeof data18 !== "boolean"){
const err38 = {instancePath:instancePath+"/query/include_closed",schemaPath:"#/properties/query/properties/include_closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs45 = errors;
var valid1 = _errs44 === errors;
}
if(data2.since !== undefined){
let data19 = data2.since;
const _errs46 = errors;
const _errs47 = errors;
if((typeof data19 == "number") && (isFinite(data19))){
}
if(typeof data19 === "string"){
if(func0(data19) > 2000){
const err39 = {instancePath:instancePath+"/query/since",schemaPath:"#/properties/query/properties/since/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data19.length <= 4000){
if(!(formats0.validate(data19))){
const err40 = {instancePath:instancePath+"/query/since",schemaPath:"#/properties/query/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/query/since",schemaPath:"#/properties/query/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid1 = _errs46 === errors;
}
if(data2.sort !== undefined){
let data20 = data2.sort;
const _errs48 = errors;
const _errs49 = errors;
if(typeof data20 === "string"){
if(func0(data20) > 2000){
const err42 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err43 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid1 = _errs48 === errors;
}
}
else {
const err44 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid0 = _errs7 === errors;
}
let data21 = data.notify;
const _errs50 = errors;
if(typeof data21 !== "boolean"){
const err45 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs51 = errors;
var valid0 = _errs50 === errors;
if(data.account_id !== undefined){
let data22 = data.account_id;
const _errs52 = errors;
const _errs53 = errors;
if(typeof data22 === "string"){
if(func0(data22) > 2000){
const err46 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid0 = _errs52 === errors;
}
let data23 = data.preview;
const _errs54 = errors;
if(typeof data23 !== "boolean"){
const err48 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs55 = errors;
var valid0 = _errs54 === errors;
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
