// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, text } from "../support.js";
import { validate as validate_Interval, serialize as print_Interval } from "./Interval.js";
import { validate as validate_Rate } from "./Rate.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["variant","name","weight","subject","text","sent","accepted","acceptance_rate","acceptance_interval","replied","reply_rate","reply_interval"],"properties":{"variant":{"type":"integer","minimum":1},"name":{"type":"string"},"weight":{"type":"integer","minimum":1},"subject":{"type":["string","null"]},"text":{"type":"string"},"sent":{"type":"integer","minimum":0},"accepted":{"type":["integer","null"],"minimum":0},"acceptance_rate":{"sharedSchema":"Rate"},"acceptance_interval":{"anyOf":[{"sharedSchema":"Interval"},{"type":"null"}]},"replied":{"type":"integer","minimum":0},"reply_rate":{"sharedSchema":"Rate"},"reply_interval":{"anyOf":[{"sharedSchema":"Interval"},{"type":"null"}]}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.variant === undefined) && (missing0 = "variant")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.weight === undefined) && (missing0 = "weight"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.sent === undefined) && (missing0 = "sent"))) || ((data.accepted === undefined) && (missing0 = "accepted"))) || ((data.acceptance_rate === undefined) && (missing0 = "acceptance_rate"))) || ((data.acceptance_interval === undefined) && (missing0 = "acceptance_interval"))) || ((data.replied === undefined) && (missing0 = "replied"))) || ((data.reply_rate === undefined) && (missing0 = "reply_rate"))) || ((data.reply_interval === undefined) && (missing0 = "reply_interval"))){
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
if(data.variant !== undefined){
let data0 = data.variant;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.weight !== undefined){
let data2 = data.weight;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
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
if(data.subject !== undefined){
let data3 = data.subject;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema0.properties.subject.type},message:"must be string,null"}];
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
if(data.text !== undefined){
let data4 = data.text;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.sent !== undefined){
let data5 = data.sent;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.accepted !== undefined){
let data6 = data.accepted;
const _errs14 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: schema0.properties.accepted.type},message:"must be integer,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.acceptance_rate !== undefined){
let data7 = data.acceptance_rate;
const _errs16 = errors;
if(!(validate_Rate(data7, {instancePath:instancePath+"/acceptance_rate",parentData:data,parentDataProperty:"acceptance_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acceptance_interval !== undefined){
let data8 = data.acceptance_interval;
const _errs17 = errors;
const _errs18 = errors;
let valid1 = false;
const _errs19 = errors;
if(!(validate_Interval(data8, {instancePath:instancePath+"/acceptance_interval",parentData:data,parentDataProperty:"acceptance_interval",rootData}))){
vErrors = vErrors === null ? validate_Interval.errors : vErrors.concat(validate_Interval.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs20 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/acceptance_interval",schemaPath:"#/properties/acceptance_interval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/acceptance_interval",schemaPath:"#/properties/acceptance_interval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.replied !== undefined){
let data9 = data.replied;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.reply_rate !== undefined){
let data10 = data.reply_rate;
const _errs24 = errors;
if(!(validate_Rate(data10, {instancePath:instancePath+"/reply_rate",parentData:data,parentDataProperty:"reply_rate",rootData}))){
vErrors = vErrors === null ? validate_Rate.errors : vErrors.concat(validate_Rate.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_interval !== undefined){
let data11 = data.reply_interval;
const _errs25 = errors;
const _errs26 = errors;
let valid2 = false;
const _errs27 = errors;
if(!(validate_Interval(data11, {instancePath:instancePath+"/reply_interval",parentData:data,parentDataProperty:"reply_interval",rootData}))){
vErrors = vErrors === null ? validate_Interval.errors : vErrors.concat(validate_Interval.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs27){
}
var _valid1 = _errs27 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs28 = errors;
if(data11 !== null){
const err2 = {instancePath:instancePath+"/reply_interval",schemaPath:"#/properties/reply_interval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs29 = errors;
if(errors === _errs28){
}
var _valid1 = _errs28 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/reply_interval",schemaPath:"#/properties/reply_interval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
if(errors === _errs25){
}
var valid0 = _errs25 === errors;
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
  '{"variant":' + v.variant +
  ',"name":"' + escaped(v.name) +
  '","weight":' + v.weight +
  ',"subject":' + (v.subject === null ? "null" : '"' + escaped(v.subject) + '"') +
  ',"text":"' + escaped(v.text) +
  '","sent":' + v.sent +
  ',"accepted":' + v.accepted +
  ',"acceptance_rate":' + v.acceptance_rate +
  ',"acceptance_interval":' + (v.acceptance_interval === null ? "null" : print_Interval(v.acceptance_interval)) +
  ',"replied":' + v.replied +
  ',"reply_rate":' + v.reply_rate +
  ',"reply_interval":' + (v.reply_interval === null ? "null" : print_Interval(v.reply_interval)) +
  "}";
