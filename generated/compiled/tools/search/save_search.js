// Generated from spec/tools/search/save_search.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/SavedSearch.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["name","target","query"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"target":{"type":"string","enum":["people","companies","posts","jobs","navigator_leads","navigator_accounts"]},"query":{"type":"object","additionalProperties":false,"properties":{"keyword":{"type":"string","minLength":1,"maxLength":2000},"title":{"type":"string","maxLength":2000},"company":{"type":"string","maxLength":2000},"location":{"type":"string","maxLength":2000},"industry":{"anyOf":[{"type":"string","maxLength":2000},{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":1000}]},"school":{"type":"string","maxLength":2000},"degree":{"type":"array","items":{"type":"integer"},"maxItems":1000},"size":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":1000},"author":{"type":"string","maxLength":2000},"min_reactions":{"type":"integer"},"remote":{"type":"boolean"},"seniority":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":1000},"include_closed":{"type":"boolean"},"since":{"type":"string","format":"date-time","maxLength":2000},"sort":{"type":"string","maxLength":2000},"function":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":1000},"years_in_position":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"number"},"max":{"type":"number"}},"omitNull":["min","max"]},"company_headcount":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":1000},"changed_jobs":{"type":"boolean"},"posted_recently":{"type":"boolean"},"headcount_growth":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"number"},"max":{"type":"number"}},"omitNull":["min","max"]},"technologies":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":1000},"hiring":{"type":"boolean"}},"omitNull":["keyword","title","company","location","industry","school","degree","size","author","min_reactions","remote","seniority","include_closed","since","sort","function","years_in_position","company_headcount","changed_jobs","posted_recently","headcount_growth","technologies","hiring"]},"notify":{"type":"boolean","default":false},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["notify","account_id","preview"]};
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
if(!((((((data1 === "people") || (data1 === "companies")) || (data1 === "posts")) || (data1 === "jobs")) || (data1 === "navigator_leads")) || (data1 === "navigator_accounts"))){
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
if(data2.function === null){
delete data2.function;
}
if(data2.years_in_position === null){
delete data2.years_in_position;
}
if(data2.company_headcount === null){
delete data2.company_headcount;
}
if(data2.changed_jobs === null){
delete data2.changed_jobs;
}
if(data2.posted_recently === null){
delete data2.posted_recently;
}
if(data2.headcount_growth === null){
delete data2.headcount_growth;
}
if(data2.technologies === null){
delete data2.technologies;
}
if(data2.hiring === null){
delete data2.hiring;
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
let valid2 = false;
const _errs21 = errors;
const _errs22 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err19 = {instancePath:instancePath+"/query/industry",schemaPath:"#/properties/query/properties/industry/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err20 = {instancePath:instancePath+"/query/industry",schemaPath:"#/properties/query/properties/industry/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs23 = errors;
const _errs24 = errors;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err21 = {instancePath:instancePath+"/query/industry",schemaPath:"#/properties/query/properties/industry/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length <= 1000){
const _errs25 = errors;
let valid4 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs26 = errors;
const _errs27 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 2000){
const err22 = {instancePath:instancePath+"/query/industry/" + i0,schemaPath:"#/properties/query/properties/industry/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/query/industry/" + i0,schemaPath:"#/properties/query/properties/industry/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid3 = _errs26 === errors;
if(errors - _errs25 >= 21){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/query/industry",schemaPath:"#/properties/query/properties/industry/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
const err25 = {instancePath:instancePath+"/query/industry",schemaPath:"#/properties/query/properties/industry/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs19 === errors;
}
if(data2.school !== undefined){
let data9 = data2.school;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err26 = {instancePath:instancePath+"/query/school",schemaPath:"#/properties/query/properties/school/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err27 = {instancePath:instancePath+"/query/school",schemaPath:"#/properties/query/properties/school/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid1 = _errs28 === errors;
}
if(data2.degree !== undefined){
let data10 = data2.degree;
const _errs30 = errors;
const _errs31 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
const err28 = {instancePath:instancePath+"/query/degree",schemaPath:"#/properties/query/properties/degree/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.length <= 1000){
const _errs32 = errors;
let valid6 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs33 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/query/degree/" + i1,schemaPath:"#/properties/query/properties/degree/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs34 = errors;
var valid5 = _errs33 === errors;
if(errors - _errs32 >= 21){
break;
}
if(!valid5){
valid6 = false;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/query/degree",schemaPath:"#/properties/query/properties/degree/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid1 = _errs30 === errors;
}
if(data2.size !== undefined){
let data12 = data2.size;
const _errs35 = errors;
const _errs36 = errors;
if(Array.isArray(data12)){
if(data12.length > 1000){
const err31 = {instancePath:instancePath+"/query/size",schemaPath:"#/properties/query/properties/size/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.length <= 1000){
const _errs37 = errors;
let valid8 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
const _errs38 = errors;
const _errs39 = errors;
if(typeof data13 === "string"){
if(func0(data13) > 2000){
const err32 = {instancePath:instancePath+"/query/size/" + i2,schemaPath:"#/properties/query/properties/size/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/query/size/" + i2,schemaPath:"#/properties/query/properties/size/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid7 = _errs38 === errors;
if(errors - _errs37 >= 21){
break;
}
if(!valid7){
valid8 = false;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/query/size",schemaPath:"#/properties/query/properties/size/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid1 = _errs35 === errors;
}
if(data2.author !== undefined){
let data14 = data2.author;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err35 = {instancePath:instancePath+"/query/author",schemaPath:"#/properties/query/properties/author/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err36 = {instancePath:instancePath+"/query/author",schemaPath:"#/properties/query/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid1 = _errs40 === errors;
}
if(data2.min_reactions !== undefined){
let data15 = data2.min_reactions;
const _errs42 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err37 = {instancePath:instancePath+"/query/min_reactions",schemaPath:"#/properties/query/properties/min_reactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs43 = errors;
var valid1 = _errs42 === errors;
}
if(data2.remote !== undefined){
let data16 = data2.remote;
const _errs44 = errors;
if(typeof data16 !== "boolean"){
const err38 = {instancePath:instancePath+"/query/remote",schemaPath:"#/properties/query/properties/remote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
if(data2.seniority !== undefined){
let data17 = data2.seniority;
const _errs46 = errors;
const _errs47 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
const err39 = {instancePath:instancePath+"/query/seniority",schemaPath:"#/properties/query/properties/seniority/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data17.length <= 1000){
const _errs48 = errors;
let valid10 = true;
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
const _errs49 = errors;
const _errs50 = errors;
if(typeof data18 === "string"){
if(func0(data18) > 2000){
const err40 = {instancePath:instancePath+"/query/seniority/" + i3,schemaPath:"#/properties/query/properties/seniority/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/query/seniority/" + i3,schemaPath:"#/properties/query/properties/seniority/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid9 = _errs49 === errors;
if(errors - _errs48 >= 21){
break;
}
if(!valid9){
valid10 = false;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/query/seniority",schemaPath:"#/properties/query/properties/seniority/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid1 = _errs46 === errors;
}
if(data2.include_closed !== undefined){
let data19 = data2.include_closed;
const _errs51 = errors;
if(typeof data19 !== "boolean"){
const err43 = {instancePath:instancePath+"/query/include_closed",schemaPath:"#/properties/query/properties/include_closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs52 = errors;
var valid1 = _errs51 === errors;
}
if(data2.since !== undefined){
let data20 = data2.since;
const _errs53 = errors;
const _errs54 = errors;
if((typeof data20 == "number") && (isFinite(data20))){
}
if(typeof data20 === "string"){
if(func0(data20) > 2000){
const err44 = {instancePath:instancePath+"/query/since",schemaPath:"#/properties/query/properties/since/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data20.length <= 4000){
if(!(formats0.validate(data20))){
const err45 = {instancePath:instancePath+"/query/since",schemaPath:"#/properties/query/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/query/since",schemaPath:"#/properties/query/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid1 = _errs53 === errors;
}
if(data2.sort !== undefined){
let data21 = data2.sort;
const _errs55 = errors;
const _errs56 = errors;
if(typeof data21 === "string"){
if(func0(data21) > 2000){
const err47 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid1 = _errs55 === errors;
}
if(data2.function !== undefined){
let data22 = data2.function;
const _errs57 = errors;
const _errs58 = errors;
if(Array.isArray(data22)){
if(data22.length > 1000){
const err49 = {instancePath:instancePath+"/query/function",schemaPath:"#/properties/query/properties/function/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data22.length <= 1000){
const _errs59 = errors;
let valid12 = true;
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
const _errs60 = errors;
const _errs61 = errors;
if(typeof data23 === "string"){
if(func0(data23) > 2000){
const err50 = {instancePath:instancePath+"/query/function/" + i4,schemaPath:"#/properties/query/properties/function/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/query/function/" + i4,schemaPath:"#/properties/query/properties/function/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid11 = _errs60 === errors;
if(errors - _errs59 >= 21){
break;
}
if(!valid11){
valid12 = false;
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/query/function",schemaPath:"#/properties/query/properties/function/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid1 = _errs57 === errors;
}
if(data2.years_in_position !== undefined){
let data24 = data2.years_in_position;
const _errs62 = errors;
const _errs63 = errors;
if(this?.omitsNulls && data24 && typeof data24 == "object"){
if(data24.min === null){
delete data24.min;
}
if(data24.max === null){
delete data24.max;
}
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
const _errs64 = errors;
const _errs65 = errors;
for(const key2 in data24){
if(!((key2 === "min") || (key2 === "max"))){
const err53 = {instancePath:instancePath+"/query/years_in_position",schemaPath:"#/properties/query/properties/years_in_position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
if(errors - _errs65 >= 21){
break;
}
}
}
if(data24.min !== undefined){
let data25 = data24.min;
const _errs66 = errors;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err54 = {instancePath:instancePath+"/query/years_in_position/min",schemaPath:"#/properties/query/properties/years_in_position/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const _errs67 = errors;
var valid13 = _errs66 === errors;
}
if(data24.max !== undefined){
let data26 = data24.max;
const _errs68 = errors;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err55 = {instancePath:instancePath+"/query/years_in_position/max",schemaPath:"#/properties/query/properties/years_in_position/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs69 = errors;
var valid13 = _errs68 === errors;
}
}
else {
const err56 = {instancePath:instancePath+"/query/years_in_position",schemaPath:"#/properties/query/properties/years_in_position/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid1 = _errs62 === errors;
}
if(data2.company_headcount !== undefined){
let data27 = data2.company_headcount;
const _errs70 = errors;
const _errs71 = errors;
if(Array.isArray(data27)){
if(data27.length > 1000){
const err57 = {instancePath:instancePath+"/query/company_headcount",schemaPath:"#/properties/query/properties/company_headcount/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data27.length <= 1000){
const _errs72 = errors;
let valid15 = true;
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
let data28 = data27[i5];
const _errs73 = errors;
const _errs74 = errors;
if(typeof data28 === "string"){
if(func0(data28) > 2000){
const err58 = {instancePath:instancePath+"/query/company_headcount/" + i5,schemaPath:"#/properties/query/properties/company_headcount/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/query/company_headcount/" + i5,schemaPath:"#/properties/query/properties/company_headcount/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid14 = _errs73 === errors;
if(errors - _errs72 >= 21){
break;
}
if(!valid14){
valid15 = false;
}
}
}
}
else {
const err60 = {instancePath:instancePath+"/query/company_headcount",schemaPath:"#/properties/query/properties/company_headcount/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid1 = _errs70 === errors;
}
if(data2.changed_jobs !== undefined){
let data29 = data2.changed_jobs;
const _errs75 = errors;
if(typeof data29 !== "boolean"){
const err61 = {instancePath:instancePath+"/query/changed_jobs",schemaPath:"#/properties/query/properties/changed_jobs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs76 = errors;
var valid1 = _errs75 === errors;
}
if(data2.posted_recently !== undefined){
let data30 = data2.posted_recently;
const _errs77 = errors;
if(typeof data30 !== "boolean"){
const err62 = {instancePath:instancePath+"/query/posted_recently",schemaPath:"#/properties/query/properties/posted_recently/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs78 = errors;
var valid1 = _errs77 === errors;
}
if(data2.headcount_growth !== undefined){
let data31 = data2.headcount_growth;
const _errs79 = errors;
const _errs80 = errors;
if(this?.omitsNulls && data31 && typeof data31 == "object"){
if(data31.min === null){
delete data31.min;
}
if(data31.max === null){
delete data31.max;
}
}
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
const _errs81 = errors;
const _errs82 = errors;
for(const key3 in data31){
if(!((key3 === "min") || (key3 === "max"))){
const err63 = {instancePath:instancePath+"/query/headcount_growth",schemaPath:"#/properties/query/properties/headcount_growth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
if(errors - _errs82 >= 21){
break;
}
}
}
if(data31.min !== undefined){
let data32 = data31.min;
const _errs83 = errors;
if(!((typeof data32 == "number") && (isFinite(data32)))){
const err64 = {instancePath:instancePath+"/query/headcount_growth/min",schemaPath:"#/properties/query/properties/headcount_growth/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const _errs84 = errors;
var valid16 = _errs83 === errors;
}
if(data31.max !== undefined){
let data33 = data31.max;
const _errs85 = errors;
if(!((typeof data33 == "number") && (isFinite(data33)))){
const err65 = {instancePath:instancePath+"/query/headcount_growth/max",schemaPath:"#/properties/query/properties/headcount_growth/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const _errs86 = errors;
var valid16 = _errs85 === errors;
}
}
else {
const err66 = {instancePath:instancePath+"/query/headcount_growth",schemaPath:"#/properties/query/properties/headcount_growth/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid1 = _errs79 === errors;
}
if(data2.technologies !== undefined){
let data34 = data2.technologies;
const _errs87 = errors;
const _errs88 = errors;
if(Array.isArray(data34)){
if(data34.length > 1000){
const err67 = {instancePath:instancePath+"/query/technologies",schemaPath:"#/properties/query/properties/technologies/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data34.length <= 1000){
const _errs89 = errors;
let valid18 = true;
const len6 = data34.length;
for(let i6=0; i6<len6; i6++){
let data35 = data34[i6];
const _errs90 = errors;
const _errs91 = errors;
if(typeof data35 === "string"){
if(func0(data35) > 2000){
const err68 = {instancePath:instancePath+"/query/technologies/" + i6,schemaPath:"#/properties/query/properties/technologies/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/query/technologies/" + i6,schemaPath:"#/properties/query/properties/technologies/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var valid17 = _errs90 === errors;
if(errors - _errs89 >= 21){
break;
}
if(!valid17){
valid18 = false;
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/query/technologies",schemaPath:"#/properties/query/properties/technologies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var valid1 = _errs87 === errors;
}
if(data2.hiring !== undefined){
let data36 = data2.hiring;
const _errs92 = errors;
if(typeof data36 !== "boolean"){
const err71 = {instancePath:instancePath+"/query/hiring",schemaPath:"#/properties/query/properties/hiring/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs93 = errors;
var valid1 = _errs92 === errors;
}
}
else {
const err72 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var valid0 = _errs7 === errors;
}
let data37 = data.notify;
const _errs94 = errors;
if(typeof data37 !== "boolean"){
const err73 = {instancePath:instancePath+"/notify",schemaPath:"#/properties/notify/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const _errs95 = errors;
var valid0 = _errs94 === errors;
if(data.account_id !== undefined){
let data38 = data.account_id;
const _errs96 = errors;
const _errs97 = errors;
if(typeof data38 === "string"){
if(func0(data38) > 2000){
const err74 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var valid0 = _errs96 === errors;
}
let data39 = data.preview;
const _errs98 = errors;
if(typeof data39 !== "boolean"){
const err76 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const _errs99 = errors;
var valid0 = _errs98 === errors;
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
