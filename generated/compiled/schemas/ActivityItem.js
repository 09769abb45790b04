// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../support.js";
import { escaped, visible } from "../support.js";
import { validate as validate_PostExcerpt, serialize as print_PostExcerpt } from "./PostExcerpt.js";
import { validate as validate_ReactionType } from "./ReactionType.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["kind","at","post","post_author","comment_id","comment_excerpt","reaction"],"properties":{"kind":{"type":"string","enum":["post","comment","reaction"]},"at":{"type":"string","format":"date-time"},"post":{"sharedSchema":"PostExcerpt"},"post_author":{"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}},"comment_id":{"type":["string","null"]},"comment_excerpt":{"type":["string","null"],"maxLength":300},"reaction":{"anyOf":[{"sharedSchema":"ReactionType"},{"type":"null"}]}}};
const formats0 = fullFormats["date-time"];
const func0 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.post === undefined) && (missing0 = "post"))) || ((data.post_author === undefined) && (missing0 = "post_author"))) || ((data.comment_id === undefined) && (missing0 = "comment_id"))) || ((data.comment_excerpt === undefined) && (missing0 = "comment_excerpt"))) || ((data.reaction === undefined) && (missing0 = "reaction"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "at")) || (key0 === "post")) || (key0 === "post_author")) || (key0 === "comment_id")) || (key0 === "comment_excerpt")) || (key0 === "reaction"))){
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
if(!(((data0 === "post") || (data0 === "comment")) || (data0 === "reaction"))){
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
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate0.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.post !== undefined){
let data2 = data.post;
const _errs6 = errors;
if(!(validate_PostExcerpt(data2, {instancePath:instancePath+"/post",parentData:data,parentDataProperty:"post",rootData}))){
vErrors = vErrors === null ? validate_PostExcerpt.errors : vErrors.concat(validate_PostExcerpt.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.post_author !== undefined){
let data3 = data.post_author;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
validate0.errors = [{instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
validate0.errors = [{instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/post_author/id",schemaPath:"#/properties/post_author/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/post_author/name",schemaPath:"#/properties/post_author/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid1 = _errs12 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/post_author",schemaPath:"#/properties/post_author/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs7){
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment_id !== undefined){
let data6 = data.comment_id;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/comment_id",schemaPath:"#/properties/comment_id/type",keyword:"type",params:{type: schema0.properties.comment_id.type},message:"must be string,null"}];
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
if(data.comment_excerpt !== undefined){
let data7 = data.comment_excerpt;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/comment_excerpt",schemaPath:"#/properties/comment_excerpt/type",keyword:"type",params:{type: schema0.properties.comment_excerpt.type},message:"must be string,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func0(data7) > 300){
validate0.errors = [{instancePath:instancePath+"/comment_excerpt",schemaPath:"#/properties/comment_excerpt/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
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
if(data.reaction !== undefined){
let data8 = data.reaction;
const _errs18 = errors;
const _errs19 = errors;
let valid2 = false;
const _errs20 = errors;
if(!(validate_ReactionType(data8, {instancePath:instancePath+"/reaction",parentData:data,parentDataProperty:"reaction",rootData}))){
vErrors = vErrors === null ? validate_ReactionType.errors : vErrors.concat(validate_ReactionType.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs20){
}
var _valid0 = _errs20 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs21 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/reaction",schemaPath:"#/properties/reaction/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs22 = errors;
if(errors === _errs21){
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/reaction",schemaPath:"#/properties/reaction/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
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
  '","at":"' + escaped(v.at) +
  '","post":' + print_PostExcerpt(v.post) +
  ',"post_author":' + print_1(v.post_author) +
  ',"comment_id":' + (v.comment_id === null ? "null" : '"' + escaped(v.comment_id) + '"') +
  ',"comment_excerpt":' + (v.comment_excerpt === null ? "null" : '"' + visible(v.comment_excerpt) + '"') +
  ',"reaction":' + (v.reaction === null ? "null" : '"' + v.reaction + '"') +
  "}";

const print_1 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","name":"' + visible(v.name) +
  '"}';
