// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list, text, visible } from "../support.js";
import { validate as validate_CommentReply, serialize as print_CommentReply } from "./CommentReply.js";
import { validate as validate_MentionedMember, serialize as print_MentionedMember } from "./MentionedMember.js";
import { validate as validate_ProfileSummary, serialize as print_ProfileSummary } from "./ProfileSummary.js";
import { validate as validate_ReactionType } from "./ReactionType.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","post_id","parent_id","author","own","by_post_author","text","mentions","reaction_count","own_reaction","reply_count","replies","created_at","edited_at"],"properties":{"id":{"type":"string"},"post_id":{"type":"string"},"parent_id":{"type":["string","null"]},"author":{"sharedSchema":"ProfileSummary"},"own":{"type":"boolean"},"by_post_author":{"type":"boolean"},"text":{"type":"string"},"mentions":{"type":"array","items":{"sharedSchema":"MentionedMember"}},"reaction_count":{"type":"integer","minimum":0},"own_reaction":{"anyOf":[{"sharedSchema":"ReactionType"},{"type":"null"}]},"reply_count":{"type":"integer","minimum":0},"replies":{"type":"array","maxItems":50,"items":{"sharedSchema":"CommentReply"}},"created_at":{"type":"string","format":"date-time"},"edited_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.post_id === undefined) && (missing0 = "post_id"))) || ((data.parent_id === undefined) && (missing0 = "parent_id"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.own === undefined) && (missing0 = "own"))) || ((data.by_post_author === undefined) && (missing0 = "by_post_author"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.mentions === undefined) && (missing0 = "mentions"))) || ((data.reaction_count === undefined) && (missing0 = "reaction_count"))) || ((data.own_reaction === undefined) && (missing0 = "own_reaction"))) || ((data.reply_count === undefined) && (missing0 = "reply_count"))) || ((data.replies === undefined) && (missing0 = "replies"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.edited_at === undefined) && (missing0 = "edited_at"))){
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
if(data.parent_id !== undefined){
let data2 = data.parent_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: schema0.properties.parent_id.type},message:"must be string,null"}];
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
if(!(validate_ProfileSummary(data3, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate_ProfileSummary.errors : vErrors.concat(validate_ProfileSummary.errors);
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
if(data.own !== undefined){
let data4 = data.own;
const _errs9 = errors;
if(typeof data4 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/own",schemaPath:"#/properties/own/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by_post_author !== undefined){
let data5 = data.by_post_author;
const _errs11 = errors;
if(typeof data5 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/by_post_author",schemaPath:"#/properties/by_post_author/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data6 = data.text;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mentions !== undefined){
let data7 = data.mentions;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs17 = errors;
if(!(validate_MentionedMember(data8, {instancePath:instancePath+"/mentions/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_MentionedMember.errors : vErrors.concat(validate_MentionedMember.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs17){
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.reaction_count !== undefined){
let data9 = data.reaction_count;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/reaction_count",schemaPath:"#/properties/reaction_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/reaction_count",schemaPath:"#/properties/reaction_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.own_reaction !== undefined){
let data10 = data.own_reaction;
const _errs20 = errors;
const _errs21 = errors;
let valid2 = false;
const _errs22 = errors;
if(!(validate_ReactionType(data10, {instancePath:instancePath+"/own_reaction",parentData:data,parentDataProperty:"own_reaction",rootData}))){
vErrors = vErrors === null ? validate_ReactionType.errors : vErrors.concat(validate_ReactionType.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs22){
}
var _valid0 = _errs22 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs23 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/own_reaction",schemaPath:"#/properties/own_reaction/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs24 = errors;
if(errors === _errs23){
}
var _valid0 = _errs23 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/own_reaction",schemaPath:"#/properties/own_reaction/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_count !== undefined){
let data11 = data.reply_count;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/reply_count",schemaPath:"#/properties/reply_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs26 = errors;
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/reply_count",schemaPath:"#/properties/reply_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs25){
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replies !== undefined){
let data12 = data.replies;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(Array.isArray(data12)){
if(data12.length > 50){
validate0.errors = [{instancePath:instancePath+"/replies",schemaPath:"#/properties/replies/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs29 = errors;
if(!(validate_CommentReply(data13, {instancePath:instancePath+"/replies/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_CommentReply.errors : vErrors.concat(validate_CommentReply.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs29){
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/replies",schemaPath:"#/properties/replies/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs27){
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if((typeof data14 == "number") && (isFinite(data14))){
}
if(errors === _errs30){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
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
if(errors === _errs30){
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edited_at !== undefined){
let data15 = data.edited_at;
const _errs32 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/type",keyword:"type",params:{type: schema0.properties.edited_at.type},message:"must be string,null"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
if((typeof data15 == "number") && (isFinite(data15))){
}
if(errors === _errs32){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate0.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs32){
}
}
}
var valid0 = _errs32 === errors;
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
  '","post_id":"' + escaped(v.post_id) +
  '","parent_id":' + (v.parent_id === null ? "null" : '"' + escaped(v.parent_id) + '"') +
  ',"author":' + print_ProfileSummary(v.author) +
  ',"own":' + v.own +
  ',"by_post_author":' + v.by_post_author +
  ',"text":"' + visible(v.text) +
  '","mentions":' + list(v.mentions, print_MentionedMember) +
  ',"reaction_count":' + v.reaction_count +
  ',"own_reaction":' + (v.own_reaction === null ? "null" : '"' + v.own_reaction + '"') +
  ',"reply_count":' + v.reply_count +
  ',"replies":' + list(v.replies, print_CommentReply) +
  ',"created_at":"' + escaped(v.created_at) +
  '","edited_at":' + (v.edited_at === null ? "null" : '"' + escaped(v.edited_at) + '"') +
  "}";
