// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../support.js";
import { escaped } from "../support.js";
import { validate as validate_Rate } from "./Rate.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["post_id","url","excerpt","kind","published_at","impressions","engagements","engagement_rate"],"properties":{"post_id":{"type":"string"},"url":{"type":"string","format":"uri"},"excerpt":{"type":"string","maxLength":300},"kind":{"type":"string","enum":["text","image","video","document","link","poll","repost"]},"published_at":{"type":"string","format":"date-time"},"impressions":{"type":"integer","minimum":0},"engagements":{"type":"integer","minimum":0},"engagement_rate":{"sharedSchema":"Rate"}}};
const formats0 = fullFormats.uri;
const formats2 = fullFormats["date-time"];
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.post_id === undefined) && (missing0 = "post_id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.excerpt === undefined) && (missing0 = "excerpt"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.published_at === undefined) && (missing0 = "published_at"))) || ((data.impressions === undefined) && (missing0 = "impressions"))) || ((data.engagements === undefined) && (missing0 = "engagements"))) || ((data.engagement_rate === undefined) && (missing0 = "engagement_rate"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "post_id") || (key0 === "url")) || (key0 === "excerpt")) || (key0 === "kind")) || (key0 === "published_at")) || (key0 === "impressions")) || (key0 === "engagements")) || (key0 === "engagement_rate"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.post_id !== undefined){
let data0 = data.post_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/post_id",schemaPath:"#/properties/post_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0(data1))){
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
if(errors === _errs4){
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined){
let data2 = data.excerpt;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 300){
validate0.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs6){
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!(((((((data3 === "text") || (data3 === "image")) || (data3 === "video")) || (data3 === "document")) || (data3 === "link")) || (data3 === "poll")) || (data3 === "repost"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.published_at !== undefined){
let data4 = data.published_at;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
validate0.errors = [{instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs10){
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impressions !== undefined){
let data5 = data.impressions;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/impressions",schemaPath:"#/properties/impressions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/impressions",schemaPath:"#/properties/impressions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs12){
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.engagements !== undefined){
let data6 = data.engagements;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/engagements",schemaPath:"#/properties/engagements/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/engagements",schemaPath:"#/properties/engagements/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.engagement_rate !== undefined){
let data7 = data.engagement_rate;
const _errs16 = errors;
if(!(validate_Rate(data7, {instancePath:instancePath+"/engagement_rate",parentData:data,parentDataProperty:"engagement_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
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
  '{"post_id":"' + escaped(v.post_id) +
  '","url":"' + escaped(v.url) +
  '","excerpt":"' + escaped(v.excerpt) +
  '","kind":"' + v.kind +
  '","published_at":"' + escaped(v.published_at) +
  '","impressions":' + v.impressions +
  ',"engagements":' + v.engagements +
  ',"engagement_rate":' + v.engagement_rate +
  "}";
