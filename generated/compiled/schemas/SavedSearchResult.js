// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { validate as validate_CompanySummary, serialize as print_CompanySummary } from "./CompanySummary.js";
import { validate as validate_JobSummary, serialize as print_JobSummary } from "./JobSummary.js";
import { validate as validate_Post, serialize as print_Post } from "./Post.js";
import { validate as validate_ProfileSummary, serialize as print_ProfileSummary } from "./ProfileSummary.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["is_new"],"properties":{"is_new":{"type":"boolean"},"profile":{"sharedSchema":"ProfileSummary"},"company":{"sharedSchema":"CompanySummary"},"post":{"sharedSchema":"Post"},"job":{"sharedSchema":"JobSummary"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is_new === undefined) && (missing0 = "is_new")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is_new") || (key0 === "profile")) || (key0 === "company")) || (key0 === "post")) || (key0 === "job"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is_new !== undefined){
let data0 = data.is_new;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/is_new",schemaPath:"#/properties/is_new/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.profile !== undefined){
let data1 = data.profile;
const _errs4 = errors;
if(!(validate_ProfileSummary(data1, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileSummary.errors : vErrors.concat(validate_ProfileSummary.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs4){
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company !== undefined){
let data2 = data.company;
const _errs5 = errors;
if(!(validate_CompanySummary(data2, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData}))){
vErrors = vErrors === null ? validate_CompanySummary.errors : vErrors.concat(validate_CompanySummary.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.post !== undefined){
let data3 = data.post;
const _errs6 = errors;
if(!(validate_Post(data3, {instancePath:instancePath+"/post",parentData:data,parentDataProperty:"post",rootData}))){
vErrors = vErrors === null ? validate_Post.errors : vErrors.concat(validate_Post.errors);
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
if(data.job !== undefined){
let data4 = data.job;
const _errs7 = errors;
if(!(validate_JobSummary(data4, {instancePath:instancePath+"/job",parentData:data,parentDataProperty:"job",rootData}))){
vErrors = vErrors === null ? validate_JobSummary.errors : vErrors.concat(validate_JobSummary.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
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
  '{"is_new":' + v.is_new +
  (v.profile === undefined ? "" : ',"profile":' + print_ProfileSummary(v.profile)) +
  (v.company === undefined ? "" : ',"company":' + print_CompanySummary(v.company)) +
  (v.post === undefined ? "" : ',"post":' + print_Post(v.post)) +
  (v.job === undefined ? "" : ',"job":' + print_JobSummary(v.job)) +
  "}";
