// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list, text } from "../support.js";
import { validate as validate_CampaignEnrollment, serialize as print_CampaignEnrollment } from "./CampaignEnrollment.js";
import { validate as validate_Interaction, serialize as print_Interaction } from "./Interaction.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";
import { validate as validate_MessageExcerpt, serialize as print_MessageExcerpt } from "./MessageExcerpt.js";
import { validate as validate_PendingInvitation, serialize as print_PendingInvitation } from "./PendingInvitation.js";
import { validate as validate_ProfileSummary, serialize as print_ProfileSummary } from "./ProfileSummary.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["profile","connected_at","pending_invitation","invitable_from","following","followed_by","mutual_connections","last_interaction","conversation_id","last_messages","tags","note","lead_lists","campaigns","excluded"],"properties":{"profile":{"sharedSchema":"ProfileSummary"},"connected_at":{"type":["string","null"],"format":"date-time"},"pending_invitation":{"anyOf":[{"sharedSchema":"PendingInvitation"},{"type":"null"}]},"invitable_from":{"type":["string","null"],"format":"date-time"},"following":{"type":["boolean","null"]},"followed_by":{"type":["boolean","null"]},"mutual_connections":{"type":["array","null"],"maxItems":10,"items":{"sharedSchema":"MemberRef"}},"last_interaction":{"anyOf":[{"sharedSchema":"Interaction"},{"type":"null"}]},"conversation_id":{"type":["string","null"]},"last_messages":{"type":"array","maxItems":3,"items":{"sharedSchema":"MessageExcerpt"}},"tags":{"type":"array","items":{"type":"string"}},"note":{"type":["string","null"]},"lead_lists":{"type":"array","maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}}},"campaigns":{"type":"array","maxItems":10,"items":{"sharedSchema":"CampaignEnrollment"}},"excluded":{"type":["string","null"]}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.profile === undefined) && (missing0 = "profile")) || ((data.connected_at === undefined) && (missing0 = "connected_at"))) || ((data.pending_invitation === undefined) && (missing0 = "pending_invitation"))) || ((data.invitable_from === undefined) && (missing0 = "invitable_from"))) || ((data.following === undefined) && (missing0 = "following"))) || ((data.followed_by === undefined) && (missing0 = "followed_by"))) || ((data.mutual_connections === undefined) && (missing0 = "mutual_connections"))) || ((data.last_interaction === undefined) && (missing0 = "last_interaction"))) || ((data.conversation_id === undefined) && (missing0 = "conversation_id"))) || ((data.last_messages === undefined) && (missing0 = "last_messages"))) || ((data.tags === undefined) && (missing0 = "tags"))) || ((data.note === undefined) && (missing0 = "note"))) || ((data.lead_lists === undefined) && (missing0 = "lead_lists"))) || ((data.campaigns === undefined) && (missing0 = "campaigns"))) || ((data.excluded === undefined) && (missing0 = "excluded"))){
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
if(data.profile !== undefined){
let data0 = data.profile;
const _errs2 = errors;
if(!(validate_ProfileSummary(data0, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_ProfileSummary.errors : vErrors.concat(validate_ProfileSummary.errors);
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
if(data.pending_invitation !== undefined){
let data2 = data.pending_invitation;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate_PendingInvitation(data2, {instancePath:instancePath+"/pending_invitation",parentData:data,parentDataProperty:"pending_invitation",rootData}))){
vErrors = vErrors === null ? validate_PendingInvitation.errors : vErrors.concat(validate_PendingInvitation.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs7){
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs9 = errors;
if(errors === _errs8){
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(errors === _errs5){
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invitable_from !== undefined){
let data3 = data.invitable_from;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/invitable_from",schemaPath:"#/properties/invitable_from/type",keyword:"type",params:{type: schema0.properties.invitable_from.type},message:"must be string,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate0.errors = [{instancePath:instancePath+"/invitable_from",schemaPath:"#/properties/invitable_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs10){
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.following !== undefined){
let data4 = data.following;
const _errs12 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/following",schemaPath:"#/properties/following/type",keyword:"type",params:{type: schema0.properties.following.type},message:"must be boolean,null"}];
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
if(data.followed_by !== undefined){
let data5 = data.followed_by;
const _errs14 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/followed_by",schemaPath:"#/properties/followed_by/type",keyword:"type",params:{type: schema0.properties.followed_by.type},message:"must be boolean,null"}];
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
if(data.mutual_connections !== undefined){
let data6 = data.mutual_connections;
const _errs16 = errors;
if((!(Array.isArray(data6))) && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/mutual_connections",schemaPath:"#/properties/mutual_connections/type",keyword:"type",params:{type: schema0.properties.mutual_connections.type},message:"must be array,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
if(data6.length > 10){
validate0.errors = [{instancePath:instancePath+"/mutual_connections",schemaPath:"#/properties/mutual_connections/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(!(validate_MemberRef(data7, {instancePath:instancePath+"/mutual_connections/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs18){
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
}
if(errors === _errs16){
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_interaction !== undefined){
let data8 = data.last_interaction;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate_Interaction(data8, {instancePath:instancePath+"/last_interaction",parentData:data,parentDataProperty:"last_interaction",rootData}))){
vErrors = vErrors === null ? validate_Interaction.errors : vErrors.concat(validate_Interaction.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs21){
}
var _valid1 = _errs21 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs22 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/last_interaction",schemaPath:"#/properties/last_interaction/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs23 = errors;
if(errors === _errs22){
}
var _valid1 = _errs22 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
}
}
if(!valid3){
const err3 = {instancePath:instancePath+"/last_interaction",schemaPath:"#/properties/last_interaction/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation_id !== undefined){
let data9 = data.conversation_id;
const _errs24 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: schema0.properties.conversation_id.type},message:"must be string,null"}];
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
if(data.last_messages !== undefined){
let data10 = data.last_messages;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
if(data10.length > 3){
validate0.errors = [{instancePath:instancePath+"/last_messages",schemaPath:"#/properties/last_messages/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs28 = errors;
if(!(validate_MessageExcerpt(data11, {instancePath:instancePath+"/last_messages/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_MessageExcerpt.errors : vErrors.concat(validate_MessageExcerpt.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs28){
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/last_messages",schemaPath:"#/properties/last_messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs26){
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data12 = data.tags;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if(Array.isArray(data12)){
var valid5 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
const _errs31 = errors;
if(typeof data13 !== "string"){
validate0.errors = [{instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs29){
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data14 = data.note;
const _errs33 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate0.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type},message:"must be string,null"}];
return false;
}
const _errs34 = errors;
if(errors === _errs33){
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lead_lists !== undefined){
let data15 = data.lead_lists;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(Array.isArray(data15)){
if(data15.length > 10){
validate0.errors = [{instancePath:instancePath+"/lead_lists",schemaPath:"#/properties/lead_lists/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid6 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs37){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing1;
if(((data16.id === undefined) && (missing1 = "id")) || ((data16.name === undefined) && (missing1 = "name"))){
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3,schemaPath:"#/properties/lead_lists/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs39 = errors;
for(const key1 in data16){
if(!((key1 === "id") || (key1 === "name"))){
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3,schemaPath:"#/properties/lead_lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs39 === errors){
if(data16.id !== undefined){
let data17 = data16.id;
const _errs40 = errors;
if(typeof data17 !== "string"){
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3+"/id",schemaPath:"#/properties/lead_lists/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs41 = errors;
if(errors === _errs40){
}
var valid7 = _errs40 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.name !== undefined){
let data18 = data16.name;
const _errs42 = errors;
if(typeof data18 !== "string"){
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3+"/name",schemaPath:"#/properties/lead_lists/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs43 = errors;
if(errors === _errs42){
}
var valid7 = _errs42 === errors;
}
else {
var valid7 = true;
}
if(valid7){
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3,schemaPath:"#/properties/lead_lists/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs37){
}
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lead_lists",schemaPath:"#/properties/lead_lists/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs35){
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaigns !== undefined){
let data19 = data.campaigns;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if(Array.isArray(data19)){
if(data19.length > 10){
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid8 = true;
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
const _errs46 = errors;
if(!(validate_CampaignEnrollment(data20, {instancePath:instancePath+"/campaigns/" + i4,parentData:data19,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate_CampaignEnrollment.errors : vErrors.concat(validate_CampaignEnrollment.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs46){
}
var valid8 = _errs46 === errors;
if(!valid8){
break;
}
}
if(valid8){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs44){
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excluded !== undefined){
let data21 = data.excluded;
const _errs47 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate0.errors = [{instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: schema0.properties.excluded.type},message:"must be string,null"}];
return false;
}
const _errs48 = errors;
if(errors === _errs47){
}
var valid0 = _errs47 === errors;
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
  '{"profile":' + print_ProfileSummary(v.profile) +
  ',"connected_at":' + (v.connected_at === null ? "null" : '"' + escaped(v.connected_at) + '"') +
  ',"pending_invitation":' + (v.pending_invitation === null ? "null" : print_PendingInvitation(v.pending_invitation)) +
  ',"invitable_from":' + (v.invitable_from === null ? "null" : '"' + escaped(v.invitable_from) + '"') +
  ',"following":' + v.following +
  ',"followed_by":' + v.followed_by +
  ',"mutual_connections":' + (v.mutual_connections === null ? "null" : list(v.mutual_connections, print_MemberRef)) +
  ',"last_interaction":' + (v.last_interaction === null ? "null" : print_Interaction(v.last_interaction)) +
  ',"conversation_id":' + (v.conversation_id === null ? "null" : '"' + escaped(v.conversation_id) + '"') +
  ',"last_messages":' + list(v.last_messages, print_MessageExcerpt) +
  ',"tags":' + list(v.tags, text) +
  ',"note":' + (v.note === null ? "null" : '"' + escaped(v.note) + '"') +
  ',"lead_lists":' + list(v.lead_lists, print_1) +
  ',"campaigns":' + list(v.campaigns, print_CampaignEnrollment) +
  ',"excluded":' + (v.excluded === null ? "null" : '"' + escaped(v.excluded) + '"') +
  "}";

const print_1 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '"}';
