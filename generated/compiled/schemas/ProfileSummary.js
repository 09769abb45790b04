// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, visible } from "../support.js";
import { validate as validate_CurrentPosition, serialize as print_CurrentPosition } from "./CurrentPosition.js";
import { validate as validate_Degree } from "./Degree.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","handle","name","headline","location","industry","degree","mutual_connection_count","current_position","open_profile","url"],"properties":{"id":{"type":"string"},"handle":{"type":["string","null"]},"name":{"type":"string"},"headline":{"type":["string","null"]},"location":{"type":["string","null"]},"industry":{"type":["string","null"]},"degree":{"sharedSchema":"Degree"},"mutual_connection_count":{"type":["integer","null"],"minimum":0},"current_position":{"anyOf":[{"sharedSchema":"CurrentPosition"},{"type":"null"}]},"open_profile":{"type":["boolean","null"]},"url":{"type":["string","null"],"format":"uri"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.industry === undefined) && (missing0 = "industry"))) || ((data.degree === undefined) && (missing0 = "degree"))) || ((data.mutual_connection_count === undefined) && (missing0 = "mutual_connection_count"))) || ((data.current_position === undefined) && (missing0 = "current_position"))) || ((data.open_profile === undefined) && (missing0 = "open_profile"))) || ((data.url === undefined) && (missing0 = "url"))){
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
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema0.properties.handle.type},message:"must be string,null"}];
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
if(data.headline !== undefined){
let data3 = data.headline;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: schema0.properties.headline.type},message:"must be string,null"}];
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
if(data.industry !== undefined){
let data5 = data.industry;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema0.properties.industry.type},message:"must be string,null"}];
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
if(!(validate_Degree(data6, {instancePath:instancePath+"/degree",parentData:data,parentDataProperty:"degree",rootData}))){
vErrors = vErrors === null ? validate_Degree.errors : vErrors.concat(validate_Degree.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mutual_connection_count !== undefined){
let data7 = data.mutual_connection_count;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/mutual_connection_count",schemaPath:"#/properties/mutual_connection_count/type",keyword:"type",params:{type: schema0.properties.mutual_connection_count.type},message:"must be integer,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/mutual_connection_count",schemaPath:"#/properties/mutual_connection_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs15){
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_position !== undefined){
let data8 = data.current_position;
const _errs17 = errors;
const _errs18 = errors;
let valid1 = false;
const _errs19 = errors;
if(!(validate_CurrentPosition(data8, {instancePath:instancePath+"/current_position",parentData:data,parentDataProperty:"current_position",rootData}))){
vErrors = vErrors === null ? validate_CurrentPosition.errors : vErrors.concat(validate_CurrentPosition.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs20 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/current_position",schemaPath:"#/properties/current_position/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/current_position",schemaPath:"#/properties/current_position/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open_profile !== undefined){
let data9 = data.open_profile;
const _errs22 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/open_profile",schemaPath:"#/properties/open_profile/type",keyword:"type",params:{type: schema0.properties.open_profile.type},message:"must be boolean,null"}];
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
if(data.url !== undefined){
let data10 = data.url;
const _errs24 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema0.properties.url.type},message:"must be string,null"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
}
if(errors === _errs24){
if(typeof data10 === "string"){
if(!(formats0(data10))){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
if(errors === _errs24){
}
}
}
var valid0 = _errs24 === errors;
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
  '","handle":' + (v.handle === null ? "null" : '"' + visible(v.handle) + '"') +
  ',"name":"' + visible(v.name) +
  '","headline":' + (v.headline === null ? "null" : '"' + visible(v.headline) + '"') +
  ',"location":' + (v.location === null ? "null" : '"' + visible(v.location) + '"') +
  ',"industry":' + (v.industry === null ? "null" : '"' + visible(v.industry) + '"') +
  ',"degree":' + v.degree +
  ',"mutual_connection_count":' + v.mutual_connection_count +
  ',"current_position":' + (v.current_position === null ? "null" : print_CurrentPosition(v.current_position)) +
  ',"open_profile":' + v.open_profile +
  ',"url":' + (v.url === null ? "null" : '"' + escaped(v.url) + '"') +
  "}";
