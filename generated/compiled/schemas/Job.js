// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, visible } from "../support.js";
import { validate as validate_CompanySummary, serialize as print_CompanySummary } from "./CompanySummary.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";
import { validate as validate_Seniority } from "./Seniority.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","title","description","company","poster","location","remote","seniority","applicant_count","posted_at","closed_at","url"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"company":{"sharedSchema":"CompanySummary"},"poster":{"anyOf":[{"sharedSchema":"MemberRef"},{"type":"null"}]},"location":{"type":"string"},"remote":{"type":"boolean"},"seniority":{"sharedSchema":"Seniority"},"applicant_count":{"type":"integer","minimum":0},"posted_at":{"type":"string","format":"date-time"},"closed_at":{"type":["string","null"],"format":"date-time"},"url":{"type":"string","format":"uri"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];
const formats4 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.company === undefined) && (missing0 = "company"))) || ((data.poster === undefined) && (missing0 = "poster"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.remote === undefined) && (missing0 = "remote"))) || ((data.seniority === undefined) && (missing0 = "seniority"))) || ((data.applicant_count === undefined) && (missing0 = "applicant_count"))) || ((data.posted_at === undefined) && (missing0 = "posted_at"))) || ((data.closed_at === undefined) && (missing0 = "closed_at"))) || ((data.url === undefined) && (missing0 = "url"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
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
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.company !== undefined){
let data3 = data.company;
const _errs8 = errors;
if(!(validate_CompanySummary(data3, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData}))){
vErrors = vErrors === null ? validate_CompanySummary.errors : vErrors.concat(validate_CompanySummary.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.poster !== undefined){
let data4 = data.poster;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate_MemberRef(data4, {instancePath:instancePath+"/poster",parentData:data,parentDataProperty:"poster",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs11){
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/poster",schemaPath:"#/properties/poster/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/poster",schemaPath:"#/properties/poster/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data5 = data.location;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote !== undefined){
let data6 = data.remote;
const _errs16 = errors;
if(typeof data6 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seniority !== undefined){
let data7 = data.seniority;
const _errs18 = errors;
if(!(validate_Seniority(data7, {instancePath:instancePath+"/seniority",parentData:data,parentDataProperty:"seniority",rootData}))){
vErrors = vErrors === null ? validate_Seniority.errors : vErrors.concat(validate_Seniority.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.applicant_count !== undefined){
let data8 = data.applicant_count;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/applicant_count",schemaPath:"#/properties/applicant_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/applicant_count",schemaPath:"#/properties/applicant_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs19){
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posted_at !== undefined){
let data9 = data.posted_at;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
}
if(errors === _errs21){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate0.errors = [{instancePath:instancePath+"/posted_at",schemaPath:"#/properties/posted_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/posted_at",schemaPath:"#/properties/posted_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs21){
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closed_at !== undefined){
let data10 = data.closed_at;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/closed_at",schemaPath:"#/properties/closed_at/type",keyword:"type",params:{type: schema0.properties.closed_at.type},message:"must be string,null"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
}
if(errors === _errs23){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate0.errors = [{instancePath:instancePath+"/closed_at",schemaPath:"#/properties/closed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs23){
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data11 = data.url;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
}
if(errors === _errs25){
if(typeof data11 === "string"){
if(!(formats4(data11))){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
}
}
}
var valid0 = _errs25 === errors;
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
  '{"id":"' + escaped(v.id) +
  '","title":"' + visible(v.title) +
  '","description":"' + visible(v.description) +
  '","company":' + print_CompanySummary(v.company) +
  ',"poster":' + (v.poster === null ? "null" : print_MemberRef(v.poster)) +
  ',"location":"' + visible(v.location) +
  '","remote":' + v.remote +
  ',"seniority":"' + v.seniority +
  '","applicant_count":' + v.applicant_count +
  ',"posted_at":"' + escaped(v.posted_at) +
  '","closed_at":' + (v.closed_at === null ? "null" : '"' + escaped(v.closed_at) + '"') +
  ',"url":"' + escaped(v.url) +
  '"}';
