// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list, text, visible } from "../support.js";
import { validate as validate_MessageAttachment, serialize as print_MessageAttachment } from "./MessageAttachment.js";
import { validate as validate_MessageReaction, serialize as print_MessageReaction } from "./MessageReaction.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","conversation_id","kind","direction","sender_id","sender_name","subject","text","attachments","reactions","read","sent_at","edited_at","deleted_at"],"properties":{"id":{"type":"string"},"conversation_id":{"type":"string"},"kind":{"type":"string","enum":["message","inmail"]},"direction":{"type":"string","enum":["sent","received"]},"sender_id":{"type":"string"},"sender_name":{"type":"string"},"subject":{"type":["string","null"]},"text":{"type":"string"},"attachments":{"type":["array","null"],"items":{"sharedSchema":"MessageAttachment"}},"reactions":{"type":["array","null"],"items":{"sharedSchema":"MessageReaction"}},"read":{"type":["boolean","null"]},"sent_at":{"type":"string","format":"date-time"},"edited_at":{"type":["string","null"],"format":"date-time"},"deleted_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.conversation_id === undefined) && (missing0 = "conversation_id"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.sender_id === undefined) && (missing0 = "sender_id"))) || ((data.sender_name === undefined) && (missing0 = "sender_name"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.attachments === undefined) && (missing0 = "attachments"))) || ((data.reactions === undefined) && (missing0 = "reactions"))) || ((data.read === undefined) && (missing0 = "read"))) || ((data.sent_at === undefined) && (missing0 = "sent_at"))) || ((data.edited_at === undefined) && (missing0 = "edited_at"))) || ((data.deleted_at === undefined) && (missing0 = "deleted_at"))){
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
if(data.conversation_id !== undefined){
let data1 = data.conversation_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!((data2 === "message") || (data2 === "inmail"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.direction !== undefined){
let data3 = data.direction;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema1 = schema0.properties.direction.enum;
if(!((data3 === "sent") || (data3 === "received"))){
validate0.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.direction.enum},message:"must be equal to one of the allowed values"}];
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
if(data.sender_id !== undefined){
let data4 = data.sender_id;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.sender_name !== undefined){
let data5 = data.sender_name;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/sender_name",schemaPath:"#/properties/sender_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.subject !== undefined){
let data6 = data.subject;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema0.properties.subject.type},message:"must be string,null"}];
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
if(data.text !== undefined){
let data7 = data.text;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
let data8 = data.attachments;
const _errs18 = errors;
if((!(Array.isArray(data8))) && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: schema0.properties.attachments.type},message:"must be array,null"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(!(validate_MessageAttachment(data9, {instancePath:instancePath+"/attachments/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_MessageAttachment.errors : vErrors.concat(validate_MessageAttachment.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs20){
}
var valid1 = _errs20 === errors;
if(!valid1){
break;
}
}
if(valid1){
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
let data10 = data.reactions;
const _errs21 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: schema0.properties.reactions.type},message:"must be array,null"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid2 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs23 = errors;
if(!(validate_MessageReaction(data11, {instancePath:instancePath+"/reactions/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_MessageReaction.errors : vErrors.concat(validate_MessageReaction.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs23){
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
if(valid2){
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
if(data.read !== undefined){
let data12 = data.read;
const _errs24 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: schema0.properties.read.type},message:"must be boolean,null"}];
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
if(data.sent_at !== undefined){
let data13 = data.sent_at;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if((typeof data13 == "number") && (isFinite(data13))){
}
if(errors === _errs26){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate0.errors = [{instancePath:instancePath+"/sent_at",schemaPath:"#/properties/sent_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/sent_at",schemaPath:"#/properties/sent_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs26){
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edited_at !== undefined){
let data14 = data.edited_at;
const _errs28 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate0.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/type",keyword:"type",params:{type: schema0.properties.edited_at.type},message:"must be string,null"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
if((typeof data14 == "number") && (isFinite(data14))){
}
if(errors === _errs28){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate0.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs28){
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
let data15 = data.deleted_at;
const _errs30 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/type",keyword:"type",params:{type: schema0.properties.deleted_at.type},message:"must be string,null"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
if((typeof data15 == "number") && (isFinite(data15))){
}
if(errors === _errs30){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate0.errors = [{instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
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
  '","conversation_id":"' + escaped(v.conversation_id) +
  '","kind":"' + v.kind +
  '","direction":"' + v.direction +
  '","sender_id":"' + escaped(v.sender_id) +
  '","sender_name":"' + visible(v.sender_name) +
  '","subject":' + (v.subject === null ? "null" : '"' + visible(v.subject) + '"') +
  ',"text":"' + visible(v.text) +
  '","attachments":' + (v.attachments === null ? "null" : list(v.attachments, print_MessageAttachment)) +
  ',"reactions":' + (v.reactions === null ? "null" : list(v.reactions, print_MessageReaction)) +
  ',"read":' + v.read +
  ',"sent_at":"' + escaped(v.sent_at) +
  '","edited_at":' + (v.edited_at === null ? "null" : '"' + escaped(v.edited_at) + '"') +
  ',"deleted_at":' + (v.deleted_at === null ? "null" : '"' + escaped(v.deleted_at) + '"') +
  "}";
