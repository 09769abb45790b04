// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { list, text } from "../support.js";
import { validate as validate_MessagingRhythm, serialize as print_MessagingRhythm } from "./MessagingRhythm.js";
import { validate as validate_StyleFormality, serialize as print_StyleFormality } from "./StyleFormality.js";
import { validate as validate_StyleLength, serialize as print_StyleLength } from "./StyleLength.js";
import { validate as validate_StyleMarks, serialize as print_StyleMarks } from "./StyleMarks.js";
import { validate as validate_StyleSample, serialize as print_StyleSample } from "./StyleSample.js";
import { validate as validate_StyleShare, serialize as print_StyleShare } from "./StyleShare.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["guide","sample","languages","length","openings","closings","emoji","formality","question_share","exclamation_share","rhythm"],"properties":{"guide":{"type":"array","maxItems":20,"items":{"type":"string"}},"sample":{"sharedSchema":"StyleSample"},"languages":{"type":"array","maxItems":4,"items":{"sharedSchema":"StyleShare"}},"length":{"sharedSchema":"StyleLength"},"openings":{"type":"array","items":{"sharedSchema":"StyleShare"}},"closings":{"type":"array","items":{"sharedSchema":"StyleShare"}},"emoji":{"sharedSchema":"StyleMarks"},"formality":{"sharedSchema":"StyleFormality"},"question_share":{"type":"number","minimum":0,"maximum":1},"exclamation_share":{"type":"number","minimum":0,"maximum":1},"rhythm":{"sharedSchema":"MessagingRhythm"}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.guide === undefined) && (missing0 = "guide")) || ((data.sample === undefined) && (missing0 = "sample"))) || ((data.languages === undefined) && (missing0 = "languages"))) || ((data.length === undefined) && (missing0 = "length"))) || ((data.openings === undefined) && (missing0 = "openings"))) || ((data.closings === undefined) && (missing0 = "closings"))) || ((data.emoji === undefined) && (missing0 = "emoji"))) || ((data.formality === undefined) && (missing0 = "formality"))) || ((data.question_share === undefined) && (missing0 = "question_share"))) || ((data.exclamation_share === undefined) && (missing0 = "exclamation_share"))) || ((data.rhythm === undefined) && (missing0 = "rhythm"))){
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
if(data.guide !== undefined){
let data0 = data.guide;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 20){
validate0.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/properties/guide/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/guide/" + i0,schemaPath:"#/properties/guide/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guide",schemaPath:"#/properties/guide/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.sample !== undefined){
let data2 = data.sample;
const _errs6 = errors;
if(!(validate_StyleSample(data2, {instancePath:instancePath+"/sample",parentData:data,parentDataProperty:"sample",rootData}))){
vErrors = vErrors === null ? validate_StyleSample.errors : vErrors.concat(validate_StyleSample.errors);
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
if(data.languages !== undefined){
let data3 = data.languages;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 4){
validate0.errors = [{instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs9 = errors;
if(!(validate_StyleShare(data4, {instancePath:instancePath+"/languages/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_StyleShare.errors : vErrors.concat(validate_StyleShare.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs9){
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.length !== undefined){
let data5 = data.length;
const _errs10 = errors;
if(!(validate_StyleLength(data5, {instancePath:instancePath+"/length",parentData:data,parentDataProperty:"length",rootData}))){
vErrors = vErrors === null ? validate_StyleLength.errors : vErrors.concat(validate_StyleLength.errors);
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
if(data.openings !== undefined){
let data6 = data.openings;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid3 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs13 = errors;
if(!(validate_StyleShare(data7, {instancePath:instancePath+"/openings/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate_StyleShare.errors : vErrors.concat(validate_StyleShare.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/openings",schemaPath:"#/properties/openings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs11){
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.closings !== undefined){
let data8 = data.closings;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid4 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs16 = errors;
if(!(validate_StyleShare(data9, {instancePath:instancePath+"/closings/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate_StyleShare.errors : vErrors.concat(validate_StyleShare.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs16){
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/closings",schemaPath:"#/properties/closings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.emoji !== undefined){
let data10 = data.emoji;
const _errs17 = errors;
if(!(validate_StyleMarks(data10, {instancePath:instancePath+"/emoji",parentData:data,parentDataProperty:"emoji",rootData}))){
vErrors = vErrors === null ? validate_StyleMarks.errors : vErrors.concat(validate_StyleMarks.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs17){
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formality !== undefined){
let data11 = data.formality;
const _errs18 = errors;
if(!(validate_StyleFormality(data11, {instancePath:instancePath+"/formality",parentData:data,parentDataProperty:"formality",rootData}))){
vErrors = vErrors === null ? validate_StyleFormality.errors : vErrors.concat(validate_StyleFormality.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.question_share !== undefined){
let data12 = data.question_share;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs19){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(errors === _errs19){
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclamation_share !== undefined){
let data13 = data.exclamation_share;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs21){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/exclamation_share",schemaPath:"#/properties/exclamation_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/exclamation_share",schemaPath:"#/properties/exclamation_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/exclamation_share",schemaPath:"#/properties/exclamation_share/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
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
if(data.rhythm !== undefined){
let data14 = data.rhythm;
const _errs23 = errors;
if(!(validate_MessagingRhythm(data14, {instancePath:instancePath+"/rhythm",parentData:data,parentDataProperty:"rhythm",rootData}))){
vErrors = vErrors === null ? validate_MessagingRhythm.errors : vErrors.concat(validate_MessagingRhythm.errors);
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
  '{"guide":' + list(v.guide, text) +
  ',"sample":' + print_StyleSample(v.sample) +
  ',"languages":' + list(v.languages, print_StyleShare) +
  ',"length":' + print_StyleLength(v.length) +
  ',"openings":' + list(v.openings, print_StyleShare) +
  ',"closings":' + list(v.closings, print_StyleShare) +
  ',"emoji":' + print_StyleMarks(v.emoji) +
  ',"formality":' + print_StyleFormality(v.formality) +
  ',"question_share":' + v.question_share +
  ',"exclamation_share":' + v.exclamation_share +
  ',"rhythm":' + print_MessagingRhythm(v.rhythm) +
  "}";
