// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["invitations","messages","mentions","engagement","profile_views","campaigns"],"properties":{"invitations":{"type":"boolean"},"messages":{"type":"boolean"},"mentions":{"type":"boolean"},"engagement":{"type":"boolean"},"profile_views":{"type":"boolean"},"campaigns":{"type":"boolean"}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.invitations === undefined) && (missing0 = "invitations")) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.mentions === undefined) && (missing0 = "mentions"))) || ((data.engagement === undefined) && (missing0 = "engagement"))) || ((data.profile_views === undefined) && (missing0 = "profile_views"))) || ((data.campaigns === undefined) && (missing0 = "campaigns"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "invitations") || (key0 === "messages")) || (key0 === "mentions")) || (key0 === "engagement")) || (key0 === "profile_views")) || (key0 === "campaigns"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.invitations !== undefined){
let data0 = data.invitations;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/invitations",schemaPath:"#/properties/invitations/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.messages !== undefined){
let data1 = data.messages;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.mentions !== undefined){
let data2 = data.mentions;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.engagement !== undefined){
let data3 = data.engagement;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/engagement",schemaPath:"#/properties/engagement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.profile_views !== undefined){
let data4 = data.profile_views;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/profile_views",schemaPath:"#/properties/profile_views/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.campaigns !== undefined){
let data5 = data.campaigns;
const _errs12 = errors;
if(typeof data5 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
  '{"invitations":' + v.invitations +
  ',"messages":' + v.messages +
  ',"mentions":' + v.mentions +
  ',"engagement":' + v.engagement +
  ',"profile_views":' + v.profile_views +
  ',"campaigns":' + v.campaigns +
  "}";
