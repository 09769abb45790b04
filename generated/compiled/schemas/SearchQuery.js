// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats, ucs2length } from "../support.js";
import { escaped, list, literal, text } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"properties":{"keyword":{"type":"string","minLength":1},"title":{"type":"string"},"company":{"type":"string"},"location":{"type":"string"},"industry":{"type":"string"},"school":{"type":"string"},"degree":{"type":"array","items":{"type":"integer"}},"size":{"type":"array","items":{"type":"string"}},"author":{"type":"string"},"min_reactions":{"type":"integer"},"remote":{"type":"boolean"},"seniority":{"type":"array","items":{"type":"string"}},"include_closed":{"type":"boolean"},"since":{"type":"string","format":"date-time"},"sort":{"type":"string"}}};
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
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.school !== undefined){
let data5 = data.school;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/school",schemaPath:"#/properties/school/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.degree !== undefined){
let data6 = data.degree;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/degree/" + i0,schemaPath:"#/properties/degree/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data8 = data.size;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs20 = errors;
if(typeof data9 !== "string"){
validate0.errors = [{instancePath:instancePath+"/size/" + i1,schemaPath:"#/properties/size/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs18){
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data10 = data.author;
const _errs22 = errors;
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_reactions !== undefined){
let data11 = data.min_reactions;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/min_reactions",schemaPath:"#/properties/min_reactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote !== undefined){
let data12 = data.remote;
const _errs26 = errors;
if(typeof data12 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seniority !== undefined){
let data13 = data.seniority;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(Array.isArray(data13)){
var valid3 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs30 = errors;
if(typeof data14 !== "string"){
validate0.errors = [{instancePath:instancePath+"/seniority/" + i2,schemaPath:"#/properties/seniority/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/seniority",schemaPath:"#/properties/seniority/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_closed !== undefined){
let data15 = data.include_closed;
const _errs32 = errors;
if(typeof data15 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/include_closed",schemaPath:"#/properties/include_closed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.since !== undefined){
let data16 = data.since;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs34){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
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
if(errors === _errs34){
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data17 = data.sort;
const _errs36 = errors;
if(typeof data17 !== "string"){
validate0.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs37 = errors;
if(errors === _errs36){
}
var valid0 = _errs36 === errors;
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
    (v.industry === undefined ? "" : ',"industry":"' + escaped(v.industry) + '"') +
    (v.school === undefined ? "" : ',"school":"' + escaped(v.school) + '"') +
    (v.degree === undefined ? "" : ',"degree":' + list(v.degree, literal)) +
    (v.size === undefined ? "" : ',"size":' + list(v.size, text)) +
    (v.author === undefined ? "" : ',"author":"' + escaped(v.author) + '"') +
    (v.min_reactions === undefined ? "" : ',"min_reactions":' + v.min_reactions) +
    (v.remote === undefined ? "" : ',"remote":' + v.remote) +
    (v.seniority === undefined ? "" : ',"seniority":' + list(v.seniority, text)) +
    (v.include_closed === undefined ? "" : ',"include_closed":' + v.include_closed) +
    (v.since === undefined ? "" : ',"since":"' + escaped(v.since) + '"') +
    (v.sort === undefined ? "" : ',"sort":"' + escaped(v.sort) + '"')
  ).slice(1) + "}";
