// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_Split, serialize as print_Split } from "./Split.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["of","period","size","industries","titles","seniorities","locations","company_sizes"],"properties":{"of":{"type":"string","enum":["followers","connections","engagers"]},"period":{"anyOf":[{"sharedSchema":"AnalyticsPeriod"},{"type":"null"}]},"size":{"type":"integer","minimum":0},"industries":{"sharedSchema":"Split"},"titles":{"sharedSchema":"Split"},"seniorities":{"sharedSchema":"Split"},"locations":{"sharedSchema":"Split"},"company_sizes":{"sharedSchema":"Split"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.of === undefined) && (missing0 = "of")) || ((data.period === undefined) && (missing0 = "period"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.industries === undefined) && (missing0 = "industries"))) || ((data.titles === undefined) && (missing0 = "titles"))) || ((data.seniorities === undefined) && (missing0 = "seniorities"))) || ((data.locations === undefined) && (missing0 = "locations"))) || ((data.company_sizes === undefined) && (missing0 = "company_sizes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "of") || (key0 === "period")) || (key0 === "size")) || (key0 === "industries")) || (key0 === "titles")) || (key0 === "seniorities")) || (key0 === "locations")) || (key0 === "company_sizes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.of !== undefined){
let data0 = data.of;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.of.enum;
if(!(((data0 === "followers") || (data0 === "connections")) || (data0 === "engagers"))){
validate0.errors = [{instancePath:instancePath+"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues: schema0.properties.of.enum},message:"must be equal to one of the allowed values"}];
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
if(data.period !== undefined){
let data1 = data.period;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate_AnalyticsPeriod(data1, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs8 = errors;
if(errors === _errs7){
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs9){
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.industries !== undefined){
let data3 = data.industries;
const _errs11 = errors;
if(!(validate_Split(data3, {instancePath:instancePath+"/industries",parentData:data,parentDataProperty:"industries",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titles !== undefined){
let data4 = data.titles;
const _errs12 = errors;
if(!(validate_Split(data4, {instancePath:instancePath+"/titles",parentData:data,parentDataProperty:"titles",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs12){
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seniorities !== undefined){
let data5 = data.seniorities;
const _errs13 = errors;
if(!(validate_Split(data5, {instancePath:instancePath+"/seniorities",parentData:data,parentDataProperty:"seniorities",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locations !== undefined){
let data6 = data.locations;
const _errs14 = errors;
if(!(validate_Split(data6, {instancePath:instancePath+"/locations",parentData:data,parentDataProperty:"locations",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
errors = vErrors.length;
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
if(data.company_sizes !== undefined){
let data7 = data.company_sizes;
const _errs15 = errors;
if(!(validate_Split(data7, {instancePath:instancePath+"/company_sizes",parentData:data,parentDataProperty:"company_sizes",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
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
  '{"of":"' + v.of +
  '","period":' + (v.period === null ? "null" : print_AnalyticsPeriod(v.period)) +
  ',"size":' + v.size +
  ',"industries":' + print_Split(v.industries) +
  ',"titles":' + print_Split(v.titles) +
  ',"seniorities":' + print_Split(v.seniorities) +
  ',"locations":' + print_Split(v.locations) +
  ',"company_sizes":' + print_Split(v.company_sizes) +
  "}";
