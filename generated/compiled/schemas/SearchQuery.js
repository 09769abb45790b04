// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats, ucs2length } from "../support.js";
import { escaped, list, literal, member, text } from "../support.js";
import { validate as validate_NumberRange, serialize as print_NumberRange } from "./NumberRange.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"properties":{"keyword":{"type":"string","minLength":1},"title":{"type":"string"},"company":{"type":"string"},"location":{"type":"string"},"industry":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"school":{"type":"string"},"degree":{"type":"array","items":{"type":"integer"}},"size":{"type":"array","items":{"type":"string"}},"author":{"type":"string"},"min_reactions":{"type":"integer"},"remote":{"type":"boolean"},"seniority":{"type":"array","items":{"type":"string"}},"include_closed":{"type":"boolean"},"since":{"type":"string","format":"date-time"},"sort":{"type":"string"},"function":{"type":"array","items":{"type":"string"}},"years_in_position":{"sharedSchema":"NumberRange"},"company_headcount":{"type":"array","items":{"type":"string"}},"changed_jobs":{"type":"boolean"},"posted_recently":{"type":"boolean"},"headcount_growth":{"sharedSchema":"NumberRange"},"technologies":{"type":"array","items":{"type":"string"}},"hiring":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.keyword !== undefined){
let data0 = data.keyword;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate0.errors = [{instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs2){
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company !== undefined){
let data2 = data.company;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data3 = data.location;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.industry !== undefined){
let data4 = data.industry;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err0 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs13 = errors;
if(errors === _errs12){
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs16 = errors;
if(typeof data5 !== "string"){
const err1 = {instancePath:instancePath+"/industry/" + i0,schemaPath:"#/properties/industry/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
const err2 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs14){
}
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.school !== undefined){
let data6 = data.school;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/school",schemaPath:"#/properties/school/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.degree !== undefined){
let data7 = data.degree;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/degree/" + i1,schemaPath:"#/properties/degree/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs20){
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data9 = data.size;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(Array.isArray(data9)){
var valid4 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs26 = errors;
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/size/" + i2,schemaPath:"#/properties/size/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs24){
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data11 = data.author;
const _errs28 = errors;
if(typeof data11 !== "string"){
validate0.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_reactions !== undefined){
let data12 = data.min_reactions;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/min_reactions",schemaPath:"#/properties/min_reactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote !== undefined){
let data13 = data.remote;
const _errs32 = errors;
if(typeof data13 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seniority !== undefined){
let data14 = data.seniority;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(Array.isArray(data14)){
var valid5 = true;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
const _errs36 = errors;
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/seniority/" + i3,schemaPath:"#/properties/seniority/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs37 = errors;
if(errors === _errs36){
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/seniority",schemaPath:"#/properties/seniority/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs34){
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_closed !== undefined){
let data16 = data.include_closed;
const _errs38 = errors;
if(typeof data16 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/include_closed",schemaPath:"#/properties/include_closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs39 = errors;
if(errors === _errs38){
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data17 = data.since;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs40){
if((typeof data17 == "number") && (isFinite(data17))){
}
if(errors === _errs40){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate0.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs40){
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data18 = data.sort;
const _errs42 = errors;
if(typeof data18 !== "string"){
validate0.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs43 = errors;
if(errors === _errs42){
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data19 = data.function;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if(Array.isArray(data19)){
var valid6 = true;
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
const _errs46 = errors;
if(typeof data20 !== "string"){
validate0.errors = [{instancePath:instancePath+"/function/" + i4,schemaPath:"#/properties/function/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs47 = errors;
if(errors === _errs46){
}
var valid6 = _errs46 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs44){
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.years_in_position !== undefined){
let data21 = data.years_in_position;
const _errs48 = errors;
if(!(validate_NumberRange(data21, {instancePath:instancePath+"/years_in_position",parentData:data,parentDataProperty:"years_in_position",rootData}))){
vErrors = vErrors === null ? validate_NumberRange.errors : vErrors.concat(validate_NumberRange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs48){
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company_headcount !== undefined){
let data22 = data.company_headcount;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs49){
if(Array.isArray(data22)){
var valid7 = true;
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
let data23 = data22[i5];
const _errs51 = errors;
if(typeof data23 !== "string"){
validate0.errors = [{instancePath:instancePath+"/company_headcount/" + i5,schemaPath:"#/properties/company_headcount/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs52 = errors;
if(errors === _errs51){
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/company_headcount",schemaPath:"#/properties/company_headcount/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs49){
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed_jobs !== undefined){
let data24 = data.changed_jobs;
const _errs53 = errors;
if(typeof data24 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/changed_jobs",schemaPath:"#/properties/changed_jobs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs54 = errors;
if(errors === _errs53){
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posted_recently !== undefined){
let data25 = data.posted_recently;
const _errs55 = errors;
if(typeof data25 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/posted_recently",schemaPath:"#/properties/posted_recently/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs56 = errors;
if(errors === _errs55){
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headcount_growth !== undefined){
let data26 = data.headcount_growth;
const _errs57 = errors;
if(!(validate_NumberRange(data26, {instancePath:instancePath+"/headcount_growth",parentData:data,parentDataProperty:"headcount_growth",rootData}))){
vErrors = vErrors === null ? validate_NumberRange.errors : vErrors.concat(validate_NumberRange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs57){
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.technologies !== undefined){
let data27 = data.technologies;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs58){
if(Array.isArray(data27)){
var valid8 = true;
const len6 = data27.length;
for(let i6=0; i6<len6; i6++){
let data28 = data27[i6];
const _errs60 = errors;
if(typeof data28 !== "string"){
validate0.errors = [{instancePath:instancePath+"/technologies/" + i6,schemaPath:"#/properties/technologies/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs61 = errors;
if(errors === _errs60){
}
var valid8 = _errs60 === errors;
if(!valid8){
break;
}
}
if(valid8){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/technologies",schemaPath:"#/properties/technologies/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs58){
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hiring !== undefined){
let data29 = data.hiring;
const _errs62 = errors;
if(typeof data29 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/hiring",schemaPath:"#/properties/hiring/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs63 = errors;
if(errors === _errs62){
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === 0){
}
}
validate0.errors = vErrors;
return errors === 0;
}

const print = (v) =>
  "{" + (
    (v.keyword === undefined ? "" : ',"keyword":"' + escaped(v.keyword) + '"') +
    (v.title === undefined ? "" : ',"title":"' + escaped(v.title) + '"') +
    (v.company === undefined ? "" : ',"company":"' + escaped(v.company) + '"') +
    (v.location === undefined ? "" : ',"location":"' + escaped(v.location) + '"') +
    member(',"industry":', v.industry) +
    (v.school === undefined ? "" : ',"school":"' + escaped(v.school) + '"') +
    (v.degree === undefined ? "" : ',"degree":' + list(v.degree, literal)) +
    (v.size === undefined ? "" : ',"size":' + list(v.size, text)) +
    (v.author === undefined ? "" : ',"author":"' + escaped(v.author) + '"') +
    (v.min_reactions === undefined ? "" : ',"min_reactions":' + v.min_reactions) +
    (v.remote === undefined ? "" : ',"remote":' + v.remote) +
    (v.seniority === undefined ? "" : ',"seniority":' + list(v.seniority, text)) +
    (v.include_closed === undefined ? "" : ',"include_closed":' + v.include_closed) +
    (v.since === undefined ? "" : ',"since":"' + escaped(v.since) + '"') +
    (v.sort === undefined ? "" : ',"sort":"' + escaped(v.sort) + '"') +
    (v.function === undefined ? "" : ',"function":' + list(v.function, text)) +
    (v.years_in_position === undefined ? "" : ',"years_in_position":' + print_NumberRange(v.years_in_position)) +
    (v.company_headcount === undefined ? "" : ',"company_headcount":' + list(v.company_headcount, text)) +
    (v.changed_jobs === undefined ? "" : ',"changed_jobs":' + v.changed_jobs) +
    (v.posted_recently === undefined ? "" : ',"posted_recently":' + v.posted_recently) +
    (v.headcount_growth === undefined ? "" : ',"headcount_growth":' + print_NumberRange(v.headcount_growth)) +
    (v.technologies === undefined ? "" : ',"technologies":' + list(v.technologies, text)) +
    (v.hiring === undefined ? "" : ',"hiring":' + v.hiring)
  ).slice(1) + "}";
