// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, text, visible } from "../support.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";
import { validate as validate_PostExcerpt, serialize as print_PostExcerpt } from "./PostExcerpt.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["comment_id","parent_id","text","created_at","post","post_author","hours_after_post","impressions","reactions","replies","answered_by_post_author","profile_views"],"properties":{"comment_id":{"type":"string"},"parent_id":{"type":["string","null"]},"text":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"post":{"sharedSchema":"PostExcerpt"},"post_author":{"anyOf":[{"sharedSchema":"MemberRef"},{"type":"null"}]},"hours_after_post":{"type":"number","minimum":0},"impressions":{"type":"integer","minimum":0},"reactions":{"type":"integer","minimum":0},"replies":{"type":"integer","minimum":0},"answered_by_post_author":{"type":"boolean"},"profile_views":{"type":"integer","minimum":0}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

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
if(!(validate_PostExcerpt(data4, {instancePath:instancePath+"/post",parentData:data,parentDataProperty:"post",rootData}))){
vErrors = vErrors === null ? validate_PostExcerpt.errors : vErrors.concat(validate_PostExcerpt.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs10){
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.post_author !== undefined){
let data5 = data.post_author;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(validate_MemberRef(data5, {instancePath:instancePath+"/post_author",parentData:data,parentDataProperty:"post_author",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
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
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hours_after_post !== undefined){
let data6 = data.hours_after_post;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
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
if(errors === _errs16){
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impressions !== undefined){
let data7 = data.impressions;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/impressions",schemaPath:"#/properties/impressions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/impressions",schemaPath:"#/properties/impressions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.reactions !== undefined){
let data8 = data.reactions;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.replies !== undefined){
let data9 = data.replies;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/replies",schemaPath:"#/properties/replies/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/replies",schemaPath:"#/properties/replies/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.answered_by_post_author !== undefined){
let data10 = data.answered_by_post_author;
const _errs24 = errors;
if(typeof data10 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/answered_by_post_author",schemaPath:"#/properties/answered_by_post_author/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.profile_views !== undefined){
let data11 = data.profile_views;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/profile_views",schemaPath:"#/properties/profile_views/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/profile_views",schemaPath:"#/properties/profile_views/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
  '","post":' + print_PostExcerpt(v.post) +
  ',"post_author":' + (v.post_author === null ? "null" : print_MemberRef(v.post_author)) +
  ',"hours_after_post":' + v.hours_after_post +
  ',"impressions":' + v.impressions +
  ',"reactions":' + v.reactions +
  ',"replies":' + v.replies +
  ',"answered_by_post_author":' + v.answered_by_post_author +
  ',"profile_views":' + v.profile_views +
  "}";
