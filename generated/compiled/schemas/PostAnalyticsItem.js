// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_PostBenchmark, serialize as print_PostBenchmark } from "./PostBenchmark.js";
import { validate as validate_PostDay, serialize as print_PostDay } from "./PostDay.js";
import { validate as validate_Rate } from "./Rate.js";
import { validate as validate_ReactionCounts, serialize as print_ReactionCounts } from "./ReactionCounts.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["post_id","excerpt","kind","published_at","fetched_at","impressions","unique_viewers","reaction_count","comment_count","repost_count","engagements","engagement_rate"],"properties":{"post_id":{"type":"string"},"url":{"type":"string","format":"uri"},"excerpt":{"type":"string","maxLength":300},"kind":{"type":"string","enum":["text","image","video","document","link","poll","repost"]},"published_at":{"type":"string","format":"date-time"},"fetched_at":{"type":"string","format":"date-time"},"impressions":{"type":"integer","minimum":0},"unique_viewers":{"type":"integer","minimum":0},"clicks":{"type":"integer","minimum":0},"click_rate":{"sharedSchema":"Rate"},"reaction_count":{"type":"integer","minimum":0},"reactions":{"sharedSchema":"ReactionCounts"},"comment_count":{"type":"integer","minimum":0},"repost_count":{"type":"integer","minimum":0},"engagements":{"type":"integer","minimum":0},"engagement_rate":{"sharedSchema":"Rate"},"first_day_impressions":{"type":"integer","minimum":0},"peak_day":{"type":["string","null"],"format":"date"},"benchmark":{"anyOf":[{"sharedSchema":"PostBenchmark"},{"type":"null"}]},"days":{"type":["array","null"],"maxItems":30,"items":{"sharedSchema":"PostDay"}}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = fullFormats.uri;
const formats2 = fullFormats["date-time"];
const formats6 = fullFormats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.post_id === undefined) && (missing0 = "post_id")) || ((data.excerpt === undefined) && (missing0 = "excerpt"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.published_at === undefined) && (missing0 = "published_at"))) || ((data.fetched_at === undefined) && (missing0 = "fetched_at"))) || ((data.impressions === undefined) && (missing0 = "impressions"))) || ((data.unique_viewers === undefined) && (missing0 = "unique_viewers"))) || ((data.reaction_count === undefined) && (missing0 = "reaction_count"))) || ((data.comment_count === undefined) && (missing0 = "comment_count"))) || ((data.repost_count === undefined) && (missing0 = "repost_count"))) || ((data.engagements === undefined) && (missing0 = "engagements"))) || ((data.engagement_rate === undefined) && (missing0 = "engagement_rate"))){
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
if(func1(data2) > 300){
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
if(data.fetched_at !== undefined){
let data5 = data.fetched_at;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
validate0.errors = [{instancePath:instancePath+"/fetched_at",schemaPath:"#/properties/fetched_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/fetched_at",schemaPath:"#/properties/fetched_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs12){
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impressions !== undefined){
let data6 = data.impressions;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/impressions",schemaPath:"#/properties/impressions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/impressions",schemaPath:"#/properties/impressions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.unique_viewers !== undefined){
let data7 = data.unique_viewers;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/unique_viewers",schemaPath:"#/properties/unique_viewers/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/unique_viewers",schemaPath:"#/properties/unique_viewers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.clicks !== undefined){
let data8 = data.clicks;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/clicks",schemaPath:"#/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.click_rate !== undefined){
let data9 = data.click_rate;
const _errs20 = errors;
if(!(validate_Rate(data9, {instancePath:instancePath+"/click_rate",parentData:data,parentDataProperty:"click_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reaction_count !== undefined){
let data10 = data.reaction_count;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/reaction_count",schemaPath:"#/properties/reaction_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/reaction_count",schemaPath:"#/properties/reaction_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.reactions !== undefined){
let data11 = data.reactions;
const _errs23 = errors;
if(!(validate_ReactionCounts(data11, {instancePath:instancePath+"/reactions",parentData:data,parentDataProperty:"reactions",rootData}))){
vErrors = vErrors === null ? validate_ReactionCounts.errors : vErrors.concat(validate_ReactionCounts.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs23){
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment_count !== undefined){
let data12 = data.comment_count;
const _errs24 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.repost_count !== undefined){
let data13 = data.repost_count;
const _errs26 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/repost_count",schemaPath:"#/properties/repost_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/repost_count",schemaPath:"#/properties/repost_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.engagements !== undefined){
let data14 = data.engagements;
const _errs28 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate0.errors = [{instancePath:instancePath+"/engagements",schemaPath:"#/properties/engagements/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/engagements",schemaPath:"#/properties/engagements/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.engagement_rate !== undefined){
let data15 = data.engagement_rate;
const _errs30 = errors;
if(!(validate_Rate(data15, {instancePath:instancePath+"/engagement_rate",parentData:data,parentDataProperty:"engagement_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs30){
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_day_impressions !== undefined){
let data16 = data.first_day_impressions;
const _errs31 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/first_day_impressions",schemaPath:"#/properties/first_day_impressions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/first_day_impressions",schemaPath:"#/properties/first_day_impressions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs31){
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peak_day !== undefined){
let data17 = data.peak_day;
const _errs33 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/peak_day",schemaPath:"#/properties/peak_day/type",keyword:"type",params:{type: schema0.properties.peak_day.type},message:"must be string,null"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
if((typeof data17 == "number") && (isFinite(data17))){
}
if(errors === _errs33){
if(typeof data17 === "string"){
if(!(formats6.validate(data17))){
validate0.errors = [{instancePath:instancePath+"/peak_day",schemaPath:"#/properties/peak_day/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
}
}
if(errors === _errs33){
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.benchmark !== undefined){
let data18 = data.benchmark;
const _errs35 = errors;
const _errs36 = errors;
let valid1 = false;
const _errs37 = errors;
if(!(validate_PostBenchmark(data18, {instancePath:instancePath+"/benchmark",parentData:data,parentDataProperty:"benchmark",rootData}))){
vErrors = vErrors === null ? validate_PostBenchmark.errors : vErrors.concat(validate_PostBenchmark.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs37){
}
var _valid0 = _errs37 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs38 = errors;
if(data18 !== null){
const err0 = {instancePath:instancePath+"/benchmark",schemaPath:"#/properties/benchmark/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs39 = errors;
if(errors === _errs38){
}
var _valid0 = _errs38 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/benchmark",schemaPath:"#/properties/benchmark/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
if(errors === _errs35){
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data19 = data.days;
const _errs40 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
validate0.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: schema0.properties.days.type},message:"must be array,null"}];
return false;
}
const _errs41 = errors;
if(errors === _errs40){
if(Array.isArray(data19)){
if(data19.length > 30){
validate0.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
const _errs42 = errors;
if(!(validate_PostDay(data20, {instancePath:instancePath+"/days/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_PostDay.errors : vErrors.concat(validate_PostDay.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs42){
}
var valid2 = _errs42 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
if(errors === _errs40){
}
}
var valid0 = _errs40 === errors;
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
  '"' + (v.url === undefined ? "" : ',"url":"' + escaped(v.url) + '"') +
  ',"excerpt":"' + escaped(v.excerpt) +
  '","kind":"' + v.kind +
  '","published_at":"' + escaped(v.published_at) +
  '","fetched_at":"' + escaped(v.fetched_at) +
  '","impressions":' + v.impressions +
  ',"unique_viewers":' + v.unique_viewers +
  (v.clicks === undefined ? "" : ',"clicks":' + v.clicks) +
  (v.click_rate === undefined ? "" : ',"click_rate":' + v.click_rate) +
  ',"reaction_count":' + v.reaction_count +
  (v.reactions === undefined ? "" : ',"reactions":' + print_ReactionCounts(v.reactions)) +
  ',"comment_count":' + v.comment_count +
  ',"repost_count":' + v.repost_count +
  ',"engagements":' + v.engagements +
  ',"engagement_rate":' + v.engagement_rate +
  (v.first_day_impressions === undefined ? "" : ',"first_day_impressions":' + v.first_day_impressions) +
  (v.peak_day === undefined ? "" : ',"peak_day":' + (v.peak_day === null ? "null" : '"' + escaped(v.peak_day) + '"')) +
  (v.benchmark === undefined ? "" : ',"benchmark":' + (v.benchmark === null ? "null" : print_PostBenchmark(v.benchmark))) +
  (v.days === undefined ? "" : ',"days":' + (v.days === null ? "null" : list(v.days, print_PostDay))) +
  "}";
