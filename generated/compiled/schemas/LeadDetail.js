// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list, text } from "../support.js";
import { validate as validate_CampaignEnrollment, serialize as print_CampaignEnrollment } from "./CampaignEnrollment.js";
import { validate as validate_CustomField, serialize as print_CustomField } from "./CustomField.js";
import { validate as validate_LeadContact, serialize as print_LeadContact } from "./LeadContact.js";
import { validate as validate_ProfileSummary, serialize as print_ProfileSummary } from "./ProfileSummary.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","profile","tags","stage","note","custom","excluded","lists","campaigns","history","created_at","updated_at"],"properties":{"id":{"type":"string"},"profile":{"anyOf":[{"sharedSchema":"ProfileSummary"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string"}},"stage":{"type":["string","null"]},"note":{"type":["string","null"]},"custom":{"type":"array","items":{"sharedSchema":"CustomField"}},"excluded":{"type":["string","null"]},"lists":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["lead_list_id","name","added_at"],"properties":{"lead_list_id":{"type":"string"},"name":{"type":"string"},"added_at":{"type":"string","format":"date-time"}}}},"campaigns":{"type":"array","maxItems":20,"items":{"sharedSchema":"CampaignEnrollment"}},"history":{"type":"array","maxItems":20,"items":{"sharedSchema":"LeadContact"}},"created_at":{"type":"string","format":"date-time"},"updated_at":{"type":"string","format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.tags === undefined) && (missing0 = "tags"))) || ((data.stage === undefined) && (missing0 = "stage"))) || ((data.note === undefined) && (missing0 = "note"))) || ((data.custom === undefined) && (missing0 = "custom"))) || ((data.excluded === undefined) && (missing0 = "excluded"))) || ((data.lists === undefined) && (missing0 = "lists"))) || ((data.campaigns === undefined) && (missing0 = "campaigns"))) || ((data.history === undefined) && (missing0 = "history"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
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
if(data.profile !== undefined){
let data1 = data.profile;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate_ProfileSummary(data1, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileSummary.errors : vErrors.concat(validate_ProfileSummary.errors);
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
const err0 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.tags !== undefined){
let data2 = data.tags;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.stage !== undefined){
let data4 = data.stage;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: schema0.properties.stage.type},message:"must be string,null"}];
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
if(data.note !== undefined){
let data5 = data.note;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type},message:"must be string,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.custom !== undefined){
let data6 = data.custom;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs19 = errors;
if(!(validate_CustomField(data7, {instancePath:instancePath+"/custom/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_CustomField.errors : vErrors.concat(validate_CustomField.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs19){
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs17){
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excluded !== undefined){
let data8 = data.excluded;
const _errs20 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: schema0.properties.excluded.type},message:"must be string,null"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lists !== undefined){
let data9 = data.lists;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
if(data9.length > 20){
validate0.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid4 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.lead_list_id === undefined) && (missing1 = "lead_list_id")) || ((data10.name === undefined) && (missing1 = "name"))) || ((data10.added_at === undefined) && (missing1 = "added_at"))){
validate0.errors = [{instancePath:instancePath+"/lists/" + i2,schemaPath:"#/properties/lists/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs26 = errors;
for(const key1 in data10){
if(!(((key1 === "lead_list_id") || (key1 === "name")) || (key1 === "added_at"))){
validate0.errors = [{instancePath:instancePath+"/lists/" + i2,schemaPath:"#/properties/lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs26 === errors){
if(data10.lead_list_id !== undefined){
let data11 = data10.lead_list_id;
const _errs27 = errors;
if(typeof data11 !== "string"){
validate0.errors = [{instancePath:instancePath+"/lists/" + i2+"/lead_list_id",schemaPath:"#/properties/lists/items/properties/lead_list_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs28 = errors;
if(errors === _errs27){
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.name !== undefined){
let data12 = data10.name;
const _errs29 = errors;
if(typeof data12 !== "string"){
validate0.errors = [{instancePath:instancePath+"/lists/" + i2+"/name",schemaPath:"#/properties/lists/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.added_at !== undefined){
let data13 = data10.added_at;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
}
if(errors === _errs31){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate0.errors = [{instancePath:instancePath+"/lists/" + i2+"/added_at",schemaPath:"#/properties/lists/items/properties/added_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lists/" + i2+"/added_at",schemaPath:"#/properties/lists/items/properties/added_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs31){
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lists/" + i2,schemaPath:"#/properties/lists/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs24){
}
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.campaigns !== undefined){
let data14 = data.campaigns;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs33){
if(Array.isArray(data14)){
if(data14.length > 20){
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid6 = true;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
const _errs35 = errors;
if(!(validate_CampaignEnrollment(data15, {instancePath:instancePath+"/campaigns/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate_CampaignEnrollment.errors : vErrors.concat(validate_CampaignEnrollment.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs35){
}
var valid6 = _errs35 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs33){
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data16 = data.history;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs36){
if(Array.isArray(data16)){
if(data16.length > 20){
validate0.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid7 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
const _errs38 = errors;
if(!(validate_LeadContact(data17, {instancePath:instancePath+"/history/" + i4,parentData:data16,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate_LeadContact.errors : vErrors.concat(validate_LeadContact.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs38){
}
var valid7 = _errs38 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs36){
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data18 = data.created_at;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs39){
if((typeof data18 == "number") && (isFinite(data18))){
}
if(errors === _errs39){
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
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
if(errors === _errs39){
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data19 = data.updated_at;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs41){
if((typeof data19 == "number") && (isFinite(data19))){
}
if(errors === _errs41){
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs41){
}
}
}
var valid0 = _errs41 === errors;
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
  '{"id":"' + escaped(v.id) +
  '","profile":' + (v.profile === null ? "null" : print_ProfileSummary(v.profile)) +
  ',"tags":' + list(v.tags, text) +
  ',"stage":' + (v.stage === null ? "null" : '"' + escaped(v.stage) + '"') +
  ',"note":' + (v.note === null ? "null" : '"' + escaped(v.note) + '"') +
  ',"custom":' + list(v.custom, print_CustomField) +
  ',"excluded":' + (v.excluded === null ? "null" : '"' + escaped(v.excluded) + '"') +
  ',"lists":' + list(v.lists, print_1) +
  ',"campaigns":' + list(v.campaigns, print_CampaignEnrollment) +
  ',"history":' + list(v.history, print_LeadContact) +
  ',"created_at":"' + escaped(v.created_at) +
  '","updated_at":"' + escaped(v.updated_at) +
  '"}';

const print_1 = (v) =>
  '{"lead_list_id":"' + escaped(v.lead_list_id) +
  '","name":"' + escaped(v.name) +
  '","added_at":"' + escaped(v.added_at) +
  '"}';
