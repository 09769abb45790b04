// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats, ucs2length } from "../support.js";
import { escaped, text, visible } from "../support.js";
import { validate as validate_MemberItem, serialize as print_MemberItem } from "./MemberItem.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["comment_id","parent_id","text","created_at","post","post_author","hours_after_post","impressions","reactions","replies","answered_by_post_author","profile_views"],"properties":{"comment_id":{"type":"string"},"parent_id":{"type":["string","null"]},"text":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"post":{"type":"object","additionalProperties":false,"required":["id","excerpt"],"properties":{"id":{"type":"string"},"excerpt":{"type":"string","maxLength":300},"created_at":{"type":"string","format":"date-time"},"reaction_count":{"type":"integer","minimum":0},"comment_count":{"type":"integer","minimum":0},"repost_count":{"type":"integer","minimum":0},"url":{"type":"string","format":"uri"}}},"post_author":{"anyOf":[{"sharedSchema":"MemberItem"},{"type":"null"}]},"hours_after_post":{"type":"number","minimum":0},"impressions":{"type":"integer","minimum":0},"reactions":{"type":"integer","minimum":0},"replies":{"type":"integer","minimum":0},"answered_by_post_author":{"type":"boolean"},"profile_views":{"type":"integer","minimum":0}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = fullFormats["date-time"];
const formats4 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.comment_id === undefined) && (missing0 = "comment_id")) || ((data.parent_id === undefined) && (missing0 = "parent_id"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.post === undefined) && (missing0 = "post"))) || ((data.post_author === undefined) && (missing0 = "post_author"))) || ((data.hours_after_post === undefined) && (missing0 = "hours_after_post"))) || ((data.impressions === undefined) && (missing0 = "impressions"))) || ((data.reactions === undefined) && (missing0 = "reactions"))) || ((data.replies === undefined) && (missing0 = "replies"))) || ((data.answered_by_post_author === undefined) && (missing0 = "answered_by_post_author"))) || ((data.profile_views === undefined) && (missing0 = "profile_views"))){
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
if(data.comment_id !== undefined){
let data0 = data.comment_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/comment_id",schemaPath:"#/properties/comment_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.parent_id !== undefined){
let data1 = data.parent_id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: schema0.properties.parent_id.type},message:"must be string,null"}];
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
if(data.text !== undefined){
let data2 = data.text;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs8){
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.post !== undefined){
let data4 = data.post;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.id === undefined) && (missing1 = "id")) || ((data4.excerpt === undefined) && (missing1 = "excerpt"))){
validate0.errors = [{instancePath:instancePath+"/post",schemaPath:"#/properties/post/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!(((((((key1 === "id") || (key1 === "excerpt")) || (key1 === "created_at")) || (key1 === "reaction_count")) || (key1 === "comment_count")) || (key1 === "repost_count")) || (key1 === "url"))){
validate0.errors = [{instancePath:instancePath+"/post",schemaPath:"#/properties/post/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.id !== undefined){
let data5 = data4.id;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/post/id",schemaPath:"#/properties/post/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.excerpt !== undefined){
let data6 = data4.excerpt;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func1(data6) > 300){
validate0.errors = [{instancePath:instancePath+"/post/excerpt",schemaPath:"#/properties/post/properties/excerpt/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/post/excerpt",schemaPath:"#/properties/post/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs15){
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.created_at !== undefined){
let data7 = data4.created_at;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/post/created_at",schemaPath:"#/properties/post/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/post/created_at",schemaPath:"#/properties/post/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs17){
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.reaction_count !== undefined){
let data8 = data4.reaction_count;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/post/reaction_count",schemaPath:"#/properties/post/properties/reaction_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/post/reaction_count",schemaPath:"#/properties/post/properties/reaction_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs19){
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.comment_count !== undefined){
let data9 = data4.comment_count;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/post/comment_count",schemaPath:"#/properties/post/properties/comment_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/post/comment_count",schemaPath:"#/properties/post/properties/comment_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs21){
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.repost_count !== undefined){
let data10 = data4.repost_count;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/post/repost_count",schemaPath:"#/properties/post/properties/repost_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/post/repost_count",schemaPath:"#/properties/post/properties/repost_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs23){
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.url !== undefined){
let data11 = data4.url;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
}
if(errors === _errs25){
if(typeof data11 === "string"){
if(!(formats4(data11))){
validate0.errors = [{instancePath:instancePath+"/post/url",schemaPath:"#/properties/post/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/post/url",schemaPath:"#/properties/post/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs25){
}
}
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
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
validate0.errors = [{instancePath:instancePath+"/post",schemaPath:"#/properties/post/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs10){
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.post_author !== undefined){
let data12 = data.post_author;
const _errs27 = errors;
const _errs28 = errors;
let valid2 = false;
const _errs29 = errors;
if(!(validate_MemberItem(data12, {instancePath:instancePath+"/post_author",parentData:data,parentDataProperty:"post_author",rootData}))){
vErrors = vErrors === null ? validate_MemberItem.errors : vErrors.concat(validate_MemberItem.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs29){
}
var _valid0 = _errs29 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs30 = errors;
if(data12 !== null){
const err0 = {instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs31 = errors;
if(errors === _errs30){
}
var _valid0 = _errs30 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
if(errors === _errs27){
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hours_after_post !== undefined){
let data13 = data.hours_after_post;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/hours_after_post",schemaPath:"#/properties/hours_after_post/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/hours_after_post",schemaPath:"#/properties/hours_after_post/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs32){
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impressions !== undefined){
let data14 = data.impressions;
const _errs34 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate0.errors = [{instancePath:instancePath+"/impressions",schemaPath:"#/properties/impressions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/impressions",schemaPath:"#/properties/impressions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.reactions !== undefined){
let data15 = data.reactions;
const _errs36 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs37 = errors;
if(errors === _errs36){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs36){
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replies !== undefined){
let data16 = data.replies;
const _errs38 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/replies",schemaPath:"#/properties/replies/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs39 = errors;
if(errors === _errs38){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/replies",schemaPath:"#/properties/replies/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs38){
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answered_by_post_author !== undefined){
let data17 = data.answered_by_post_author;
const _errs40 = errors;
if(typeof data17 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/answered_by_post_author",schemaPath:"#/properties/answered_by_post_author/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs41 = errors;
if(errors === _errs40){
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile_views !== undefined){
let data18 = data.profile_views;
const _errs42 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate0.errors = [{instancePath:instancePath+"/profile_views",schemaPath:"#/properties/profile_views/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs43 = errors;
if(errors === _errs42){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate0.errors = [{instancePath:instancePath+"/profile_views",schemaPath:"#/properties/profile_views/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs42){
}
}
var valid0 = _errs42 === errors;
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
  '{"comment_id":"' + escaped(v.comment_id) +
  '","parent_id":' + (v.parent_id === null ? "null" : '"' + escaped(v.parent_id) + '"') +
  ',"text":"' + visible(v.text) +
  '","created_at":"' + escaped(v.created_at) +
  '","post":' + print_1(v.post) +
  ',"post_author":' + (v.post_author === null ? "null" : print_MemberItem(v.post_author)) +
  ',"hours_after_post":' + v.hours_after_post +
  ',"impressions":' + v.impressions +
  ',"reactions":' + v.reactions +
  ',"replies":' + v.replies +
  ',"answered_by_post_author":' + v.answered_by_post_author +
  ',"profile_views":' + v.profile_views +
  "}";

const print_1 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","excerpt":"' + visible(v.excerpt) +
  '"' + (v.created_at === undefined ? "" : ',"created_at":"' + escaped(v.created_at) + '"') +
  (v.reaction_count === undefined ? "" : ',"reaction_count":' + v.reaction_count) +
  (v.comment_count === undefined ? "" : ',"comment_count":' + v.comment_count) +
  (v.repost_count === undefined ? "" : ',"repost_count":' + v.repost_count) +
  (v.url === undefined ? "" : ',"url":"' + escaped(v.url) + '"') +
  "}";
