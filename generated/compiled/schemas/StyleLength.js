// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { list, literal } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["median_characters","median_words","quartile_words","median_sentence_words","median_paragraphs"],"properties":{"median_characters":{"type":["number","null"],"minimum":0},"median_words":{"type":["number","null"],"minimum":0},"quartile_words":{"type":["array","null"],"minItems":2,"maxItems":2,"items":{"type":"number","minimum":0}},"median_sentence_words":{"type":["number","null"],"minimum":0},"median_paragraphs":{"type":["number","null"],"minimum":0}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.median_characters === undefined) && (missing0 = "median_characters")) || ((data.median_words === undefined) && (missing0 = "median_words"))) || ((data.quartile_words === undefined) && (missing0 = "quartile_words"))) || ((data.median_sentence_words === undefined) && (missing0 = "median_sentence_words"))) || ((data.median_paragraphs === undefined) && (missing0 = "median_paragraphs"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "median_characters") || (key0 === "median_words")) || (key0 === "quartile_words")) || (key0 === "median_sentence_words")) || (key0 === "median_paragraphs"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.median_characters !== undefined){
let data0 = data.median_characters;
const _errs2 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_characters",schemaPath:"#/properties/median_characters/type",keyword:"type",params:{type: schema0.properties.median_characters.type},message:"must be number,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/median_characters",schemaPath:"#/properties/median_characters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs2){
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.median_words !== undefined){
let data1 = data.median_words;
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_words",schemaPath:"#/properties/median_words/type",keyword:"type",params:{type: schema0.properties.median_words.type},message:"must be number,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/median_words",schemaPath:"#/properties/median_words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs4){
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quartile_words !== undefined){
let data2 = data.quartile_words;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/quartile_words",schemaPath:"#/properties/quartile_words/type",keyword:"type",params:{type: schema0.properties.quartile_words.type},message:"must be array,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 2){
validate0.errors = [{instancePath:instancePath+"/quartile_words",schemaPath:"#/properties/quartile_words/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data2.length < 2){
validate0.errors = [{instancePath:instancePath+"/quartile_words",schemaPath:"#/properties/quartile_words/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/quartile_words/" + i0,schemaPath:"#/properties/quartile_words/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quartile_words/" + i0,schemaPath:"#/properties/quartile_words/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs8){
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
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
if(data.median_sentence_words !== undefined){
let data4 = data.median_sentence_words;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_sentence_words",schemaPath:"#/properties/median_sentence_words/type",keyword:"type",params:{type: schema0.properties.median_sentence_words.type},message:"must be number,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/median_sentence_words",schemaPath:"#/properties/median_sentence_words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.median_paragraphs !== undefined){
let data5 = data.median_paragraphs;
const _errs12 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/median_paragraphs",schemaPath:"#/properties/median_paragraphs/type",keyword:"type",params:{type: schema0.properties.median_paragraphs.type},message:"must be number,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/median_paragraphs",schemaPath:"#/properties/median_paragraphs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
  '{"median_characters":' + v.median_characters +
  ',"median_words":' + v.median_words +
  ',"quartile_words":' + (v.quartile_words === null ? "null" : list(v.quartile_words, literal)) +
  ',"median_sentence_words":' + v.median_sentence_words +
  ',"median_paragraphs":' + v.median_paragraphs +
  "}";
