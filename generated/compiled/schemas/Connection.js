// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list, text } from "../support.js";
import { validate as validate_Interaction, serialize as print_Interaction } from "./Interaction.js";
import { validate as validate_ProfileItem, serialize as print_ProfileItem } from "./ProfileItem.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["profile","connected_at","tags","note","last_interaction","conversation_id"],"properties":{"profile":{"sharedSchema":"ProfileItem"},"connected_at":{"type":["string","null"],"format":"date-time"},"tags":{"type":"array","items":{"type":"string"}},"note":{"type":["string","null"]},"last_interaction":{"anyOf":[{"sharedSchema":"Interaction"},{"type":"null"}]},"conversation_id":{"type":["string","null"]}}};
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.profile === undefined) && (missing0 = "profile")) || ((data.connected_at === undefined) && (missing0 = "connected_at"))) || ((data.tags === undefined) && (missing0 = "tags"))) || ((data.note === undefined) && (missing0 = "note"))) || ((data.last_interaction === undefined) && (missing0 = "last_interaction"))) || ((data.conversation_id === undefined) && (missing0 = "conversation_id"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "profile") || (key0 === "connected_at")) || (key0 === "tags")) || (key0 === "note")) || (key0 === "last_interaction")) || (key0 === "conversation_id"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.profile !== undefined){
let data0 = data.profile;
const _errs2 = errors;
if(!(validate_ProfileItem(data0, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileItem.errors : vErrors.concat(validate_ProfileItem.errors);
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
if(data.connected_at !== undefined){
let data1 = data.connected_at;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/connected_at",schemaPath:"#/properties/connected_at/type",keyword:"type",params:{type: schema0.properties.connected_at.type},message:"must be string,null"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate0.errors = [{instancePath:instancePath+"/connected_at",schemaPath:"#/properties/connected_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs3){
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data2 = data.tags;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs5){
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data4 = data.note;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type},message:"must be string,null"}];
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
if(data.last_interaction !== undefined){
let data5 = data.last_interaction;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate_Interaction(data5, {instancePath:instancePath+"/last_interaction",parentData:data,parentDataProperty:"last_interaction",rootData}))){
vErrors = vErrors === null ? validate_Interaction.errors : vErrors.concat(validate_Interaction.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs14 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/last_interaction",schemaPath:"#/properties/last_interaction/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/last_interaction",schemaPath:"#/properties/last_interaction/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.conversation_id !== undefined){
let data6 = data.conversation_id;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: schema0.properties.conversation_id.type},message:"must be string,null"}];
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
  '{"profile":' + print_ProfileItem(v.profile) +
  ',"connected_at":' + (v.connected_at === null ? "null" : '"' + escaped(v.connected_at) + '"') +
  ',"tags":' + list(v.tags, text) +
  ',"note":' + (v.note === null ? "null" : '"' + escaped(v.note) + '"') +
  ',"last_interaction":' + (v.last_interaction === null ? "null" : print_Interaction(v.last_interaction)) +
  ',"conversation_id":' + (v.conversation_id === null ? "null" : '"' + escaped(v.conversation_id) + '"') +
  "}";
