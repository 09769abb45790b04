// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../support.js";
import { escaped, foreign, list, visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","conversation_id","conversation_kind","title","participant_names","direction","sender_id","sender_name","excerpt","sent_at"],"properties":{"id":{"type":"string"},"conversation_id":{"type":"string"},"conversation_kind":{"type":"string","enum":["direct","group","inmail"]},"title":{"type":["string","null"]},"participant_names":{"type":"array","items":{"type":"string"},"maxItems":3},"direction":{"type":"string","enum":["sent","received"]},"sender_id":{"type":"string"},"sender_name":{"type":"string"},"excerpt":{"type":"string","maxLength":200},"sent_at":{"type":"string","format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.conversation_id === undefined) && (missing0 = "conversation_id"))) || ((data.conversation_kind === undefined) && (missing0 = "conversation_kind"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.participant_names === undefined) && (missing0 = "participant_names"))) || ((data.direction === undefined) && (missing0 = "direction"))) || ((data.sender_id === undefined) && (missing0 = "sender_id"))) || ((data.sender_name === undefined) && (missing0 = "sender_name"))) || ((data.excerpt === undefined) && (missing0 = "excerpt"))) || ((data.sent_at === undefined) && (missing0 = "sent_at"))){
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
if(data.conversation_kind !== undefined){
let data2 = data.conversation_kind;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/conversation_kind",schemaPath:"#/properties/conversation_kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.conversation_kind.enum;
if(!(((data2 === "direct") || (data2 === "group")) || (data2 === "inmail"))){
validate0.errors = [{instancePath:instancePath+"/conversation_kind",schemaPath:"#/properties/conversation_kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.conversation_kind.enum},message:"must be equal to one of the allowed values"}];
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
if(data.title !== undefined){
let data3 = data.title;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema0.properties.title.type},message:"must be string,null"}];
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
if(data.participant_names !== undefined){
let data4 = data.participant_names;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 3){
validate0.errors = [{instancePath:instancePath+"/participant_names",schemaPath:"#/properties/participant_names/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/participant_names/" + i0,schemaPath:"#/properties/participant_names/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/participant_names",schemaPath:"#/properties/participant_names/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.direction !== undefined){
let data6 = data.direction;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
const vSchema1 = schema0.properties.direction.enum;
if(!((data6 === "sent") || (data6 === "received"))){
validate0.errors = [{instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.direction.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.sender_id !== undefined){
let data7 = data.sender_id;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/sender_id",schemaPath:"#/properties/sender_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.sender_name !== undefined){
let data8 = data.sender_name;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/sender_name",schemaPath:"#/properties/sender_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined){
let data9 = data.excerpt;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(func1(data9) > 200){
validate0.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(data.sent_at !== undefined){
let data10 = data.sent_at;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
}
if(errors === _errs22){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
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
if(errors === _errs22){
}
}
}
var valid0 = _errs22 === errors;
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
  '","conversation_kind":"' + v.conversation_kind +
  '","title":' + (v.title === null ? "null" : '"' + visible(v.title) + '"') +
  ',"participant_names":' + list(v.participant_names, foreign) +
  ',"direction":"' + v.direction +
  '","sender_id":"' + escaped(v.sender_id) +
  '","sender_name":"' + visible(v.sender_name) +
  '","excerpt":"' + visible(v.excerpt) +
  '","sent_at":"' + escaped(v.sent_at) +
  '"}';
