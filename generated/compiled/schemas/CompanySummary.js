// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, visible } from "../support.js";
import { validate as validate_CompanySize } from "./CompanySize.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","handle","name","industry","location","size","headcount","headcount_growth_percent","follower_count","connection_count","open_job_count","url"],"properties":{"id":{"type":"string"},"handle":{"type":"string"},"name":{"type":"string"},"industry":{"type":"string"},"location":{"type":["string","null"]},"size":{"sharedSchema":"CompanySize"},"headcount":{"type":"integer","minimum":0},"headcount_growth_percent":{"type":["number","null"]},"follower_count":{"type":"integer","minimum":0},"connection_count":{"type":"integer","minimum":0},"open_job_count":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.industry === undefined) && (missing0 = "industry"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.headcount === undefined) && (missing0 = "headcount"))) || ((data.headcount_growth_percent === undefined) && (missing0 = "headcount_growth_percent"))) || ((data.follower_count === undefined) && (missing0 = "follower_count"))) || ((data.connection_count === undefined) && (missing0 = "connection_count"))) || ((data.open_job_count === undefined) && (missing0 = "open_job_count"))) || ((data.url === undefined) && (missing0 = "url"))){
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
if(data.handle !== undefined){
let data1 = data.handle;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.industry !== undefined){
let data3 = data.industry;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.location !== undefined){
let data4 = data.location;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema0.properties.location.type},message:"must be string,null"}];
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
if(data.size !== undefined){
let data5 = data.size;
const _errs12 = errors;
if(!(validate_CompanySize(data5, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate_CompanySize.errors : vErrors.concat(validate_CompanySize.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headcount !== undefined){
let data6 = data.headcount;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/headcount",schemaPath:"#/properties/headcount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/headcount",schemaPath:"#/properties/headcount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs13){
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headcount_growth_percent !== undefined){
let data7 = data.headcount_growth_percent;
const _errs15 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/headcount_growth_percent",schemaPath:"#/properties/headcount_growth_percent/type",keyword:"type",params:{type: schema0.properties.headcount_growth_percent.type},message:"must be number,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.follower_count !== undefined){
let data8 = data.follower_count;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/follower_count",schemaPath:"#/properties/follower_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/follower_count",schemaPath:"#/properties/follower_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs17){
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_count !== undefined){
let data9 = data.connection_count;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/connection_count",schemaPath:"#/properties/connection_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/connection_count",schemaPath:"#/properties/connection_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.open_job_count !== undefined){
let data10 = data.open_job_count;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/open_job_count",schemaPath:"#/properties/open_job_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/open_job_count",schemaPath:"#/properties/open_job_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs21){
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data11 = data.url;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
}
if(errors === _errs23){
if(typeof data11 === "string"){
if(!(formats0(data11))){
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
  '","handle":"' + visible(v.handle) +
  '","name":"' + visible(v.name) +
  '","industry":"' + visible(v.industry) +
  '","location":' + (v.location === null ? "null" : '"' + visible(v.location) + '"') +
  ',"size":"' + v.size +
  '","headcount":' + v.headcount +
  ',"headcount_growth_percent":' + v.headcount_growth_percent +
  ',"follower_count":' + v.follower_count +
  ',"connection_count":' + v.connection_count +
  ',"open_job_count":' + v.open_job_count +
  ',"url":"' + escaped(v.url) +
  '"}';
