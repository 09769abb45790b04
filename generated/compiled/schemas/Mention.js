// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../support.js";
import { escaped, visible } from "../support.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";
import { validate as validate_ReactionType } from "./ReactionType.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["kind","post_id","comment_id","author","excerpt","mentioned_at","own_reaction","answered","url"],"properties":{"kind":{"type":"string","enum":["post","comment"]},"post_id":{"type":"string"},"comment_id":{"type":["string","null"]},"author":{"anyOf":[{"sharedSchema":"MemberRef"},{"type":"null"}]},"excerpt":{"type":"string","maxLength":300},"mentioned_at":{"type":"string","format":"date-time"},"own_reaction":{"anyOf":[{"sharedSchema":"ReactionType"},{"type":"null"}]},"answered":{"type":"boolean"},"url":{"type":"string","format":"uri"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = fullFormats["date-time"];
const formats2 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.post_id === undefined) && (missing0 = "post_id"))) || ((data.comment_id === undefined) && (missing0 = "comment_id"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.excerpt === undefined) && (missing0 = "excerpt"))) || ((data.mentioned_at === undefined) && (missing0 = "mentioned_at"))) || ((data.own_reaction === undefined) && (missing0 = "own_reaction"))) || ((data.answered === undefined) && (missing0 = "answered"))) || ((data.url === undefined) && (missing0 = "url"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!((data0 === "post") || (data0 === "comment"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.post_id !== undefined){
let data1 = data.post_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/post_id",schemaPath:"#/properties/post_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.comment_id !== undefined){
let data2 = data.comment_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/comment_id",schemaPath:"#/properties/comment_id/type",keyword:"type",params:{type: schema0.properties.comment_id.type},message:"must be string,null"}];
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
if(data.author !== undefined){
let data3 = data.author;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate_MemberRef(data3, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs10){
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs12 = errors;
if(errors === _errs11){
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined){
let data4 = data.excerpt;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 300){
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
if(errors === _errs13){
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mentioned_at !== undefined){
let data5 = data.mentioned_at;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate0.errors = [{instancePath:instancePath+"/mentioned_at",schemaPath:"#/properties/mentioned_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mentioned_at",schemaPath:"#/properties/mentioned_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs15){
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own_reaction !== undefined){
let data6 = data.own_reaction;
const _errs17 = errors;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate_ReactionType(data6, {instancePath:instancePath+"/own_reaction",parentData:data,parentDataProperty:"own_reaction",rootData}))){
vErrors = vErrors === null ? validate_ReactionType.errors : vErrors.concat(validate_ReactionType.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs20 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/own_reaction",schemaPath:"#/properties/own_reaction/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/own_reaction",schemaPath:"#/properties/own_reaction/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.answered !== undefined){
let data7 = data.answered;
const _errs22 = errors;
if(typeof data7 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
let data8 = data.url;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if((typeof data8 == "number") && (isFinite(data8))){
}
if(errors === _errs24){
if(typeof data8 === "string"){
if(!(formats2(data8))){
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
  '{"kind":"' + v.kind +
  '","post_id":"' + escaped(v.post_id) +
  '","comment_id":' + (v.comment_id === null ? "null" : '"' + escaped(v.comment_id) + '"') +
  ',"author":' + (v.author === null ? "null" : print_MemberRef(v.author)) +
  ',"excerpt":"' + visible(v.excerpt) +
  '","mentioned_at":"' + escaped(v.mentioned_at) +
  '","own_reaction":' + (v.own_reaction === null ? "null" : '"' + v.own_reaction + '"') +
  ',"answered":' + v.answered +
  ',"url":"' + escaped(v.url) +
  '"}';
