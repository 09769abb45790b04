// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";
import { validate as validate_PublishedFormat, serialize as print_PublishedFormat } from "./PublishedFormat.js";
import { validate as validate_Weekday } from "./Weekday.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["posts","posts_per_week","last_posted_at","busiest_weekday","reactions","comments","reposts","mean_engagements","previous_mean_engagements","median_engagements","engagements_per_1000_followers","formats"],"properties":{"posts":{"sharedSchema":"MetricChange"},"posts_per_week":{"type":"number","minimum":0},"last_posted_at":{"type":["string","null"],"format":"date-time"},"busiest_weekday":{"anyOf":[{"sharedSchema":"Weekday"},{"type":"null"}]},"reactions":{"type":"integer","minimum":0},"comments":{"type":"integer","minimum":0},"reposts":{"type":"integer","minimum":0},"mean_engagements":{"type":["number","null"],"minimum":0},"previous_mean_engagements":{"type":["number","null"],"minimum":0},"median_engagements":{"type":["number","null"],"minimum":0},"engagements_per_1000_followers":{"type":["number","null"],"minimum":0},"formats":{"type":"array","maxItems":7,"items":{"sharedSchema":"PublishedFormat"}}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.posts === undefined) && (missing0 = "posts")) || ((data.posts_per_week === undefined) && (missing0 = "posts_per_week"))) || ((data.last_posted_at === undefined) && (missing0 = "last_posted_at"))) || ((data.busiest_weekday === undefined) && (missing0 = "busiest_weekday"))) || ((data.reactions === undefined) && (missing0 = "reactions"))) || ((data.comments === undefined) && (missing0 = "comments"))) || ((data.reposts === undefined) && (missing0 = "reposts"))) || ((data.mean_engagements === undefined) && (missing0 = "mean_engagements"))) || ((data.previous_mean_engagements === undefined) && (missing0 = "previous_mean_engagements"))) || ((data.median_engagements === undefined) && (missing0 = "median_engagements"))) || ((data.engagements_per_1000_followers === undefined) && (missing0 = "engagements_per_1000_followers"))) || ((data.formats === undefined) && (missing0 = "formats"))){
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
if(data.posts !== undefined){
let data0 = data.posts;
const _errs2 = errors;
if(!(validate_MetricChange(data0, {instancePath:instancePath+"/posts",parentData:data,parentDataProperty:"posts",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs2){
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posts_per_week !== undefined){
let data1 = data.posts_per_week;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/posts_per_week",schemaPath:"#/properties/posts_per_week/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/posts_per_week",schemaPath:"#/properties/posts_per_week/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs3){
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_posted_at !== undefined){
let data2 = data.last_posted_at;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/last_posted_at",schemaPath:"#/properties/last_posted_at/type",keyword:"type",params:{type: schema0.properties.last_posted_at.type},message:"must be string,null"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate0.errors = [{instancePath:instancePath+"/last_posted_at",schemaPath:"#/properties/last_posted_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs5){
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busiest_weekday !== undefined){
let data3 = data.busiest_weekday;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate_Weekday(data3, {instancePath:instancePath+"/busiest_weekday",parentData:data,parentDataProperty:"busiest_weekday",rootData}))){
vErrors = vErrors === null ? validate_Weekday.errors : vErrors.concat(validate_Weekday.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs9){
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/busiest_weekday",schemaPath:"#/properties/busiest_weekday/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs11 = errors;
if(errors === _errs10){
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/busiest_weekday",schemaPath:"#/properties/busiest_weekday/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reactions !== undefined){
let data4 = data.reactions;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.comments !== undefined){
let data5 = data.comments;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.reposts !== undefined){
let data6 = data.reposts;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/reposts",schemaPath:"#/properties/reposts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/reposts",schemaPath:"#/properties/reposts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs16){
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mean_engagements !== undefined){
let data7 = data.mean_engagements;
const _errs18 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/mean_engagements",schemaPath:"#/properties/mean_engagements/type",keyword:"type",params:{type: schema0.properties.mean_engagements.type},message:"must be number,null"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/mean_engagements",schemaPath:"#/properties/mean_engagements/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.previous_mean_engagements !== undefined){
let data8 = data.previous_mean_engagements;
const _errs20 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/previous_mean_engagements",schemaPath:"#/properties/previous_mean_engagements/type",keyword:"type",params:{type: schema0.properties.previous_mean_engagements.type},message:"must be number,null"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/previous_mean_engagements",schemaPath:"#/properties/previous_mean_engagements/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.median_engagements !== undefined){
let data9 = data.median_engagements;
const _errs22 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_engagements",schemaPath:"#/properties/median_engagements/type",keyword:"type",params:{type: schema0.properties.median_engagements.type},message:"must be number,null"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/median_engagements",schemaPath:"#/properties/median_engagements/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs22){
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.engagements_per_1000_followers !== undefined){
let data10 = data.engagements_per_1000_followers;
const _errs24 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/engagements_per_1000_followers",schemaPath:"#/properties/engagements_per_1000_followers/type",keyword:"type",params:{type: schema0.properties.engagements_per_1000_followers.type},message:"must be number,null"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/engagements_per_1000_followers",schemaPath:"#/properties/engagements_per_1000_followers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.formats !== undefined){
let data11 = data.formats;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
if(data11.length > 7){
validate0.errors = [{instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs28 = errors;
if(!(validate_PublishedFormat(data12, {instancePath:instancePath+"/formats/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_PublishedFormat.errors : vErrors.concat(validate_PublishedFormat.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs28){
}
var valid2 = _errs28 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs26){
}
}
var valid0 = _errs26 === errors;
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
  '{"posts":' + print_MetricChange(v.posts) +
  ',"posts_per_week":' + v.posts_per_week +
  ',"last_posted_at":' + (v.last_posted_at === null ? "null" : '"' + escaped(v.last_posted_at) + '"') +
  ',"busiest_weekday":' + (v.busiest_weekday === null ? "null" : '"' + v.busiest_weekday + '"') +
  ',"reactions":' + v.reactions +
  ',"comments":' + v.comments +
  ',"reposts":' + v.reposts +
  ',"mean_engagements":' + v.mean_engagements +
  ',"previous_mean_engagements":' + v.previous_mean_engagements +
  ',"median_engagements":' + v.median_engagements +
  ',"engagements_per_1000_followers":' + v.engagements_per_1000_followers +
  ',"formats":' + list(v.formats, print_PublishedFormat) +
  "}";
