// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list, text } from "../support.js";
import { validate as validate_CampaignEnrollment, serialize as print_CampaignEnrollment } from "./CampaignEnrollment.js";
import { validate as validate_Interaction, serialize as print_Interaction } from "./Interaction.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";
import { validate as validate_MessageExcerpt, serialize as print_MessageExcerpt } from "./MessageExcerpt.js";
import { validate as validate_ProfileSummary, serialize as print_ProfileSummary } from "./ProfileSummary.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["profile","connected_at","pending_invitation","invitable_from","following","followed_by","mutual_connections","last_interaction","conversation_id","last_messages","tags","note","lead_lists","campaigns"],"properties":{"profile":{"sharedSchema":"ProfileSummary"},"connected_at":{"type":["string","null"],"format":"date-time"},"pending_invitation":{"anyOf":[{"type":"object","additionalProperties":false,"required":["id","direction","message","sent_at"],"properties":{"id":{"type":"string"},"direction":{"type":"string","enum":["sent","received"]},"message":{"type":["string","null"]},"sent_at":{"type":"string","format":"date-time"}}},{"type":"null"}]},"invitable_from":{"type":["string","null"],"format":"date-time"},"following":{"type":["boolean","null"]},"followed_by":{"type":["boolean","null"]},"mutual_connections":{"type":["array","null"],"maxItems":5,"items":{"sharedSchema":"MemberRef"}},"last_interaction":{"anyOf":[{"sharedSchema":"Interaction"},{"type":"null"}]},"conversation_id":{"type":["string","null"]},"last_messages":{"type":"array","maxItems":3,"items":{"sharedSchema":"MessageExcerpt"}},"tags":{"type":"array","items":{"type":"string"}},"note":{"type":["string","null"]},"lead_lists":{"type":"array","maxItems":10,"items":{"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}}},"campaigns":{"type":"array","maxItems":10,"items":{"sharedSchema":"CampaignEnrollment"}}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.profile === undefined) && (missing0 = "profile")) || ((data.connected_at === undefined) && (missing0 = "connected_at"))) || ((data.pending_invitation === undefined) && (missing0 = "pending_invitation"))) || ((data.invitable_from === undefined) && (missing0 = "invitable_from"))) || ((data.following === undefined) && (missing0 = "following"))) || ((data.followed_by === undefined) && (missing0 = "followed_by"))) || ((data.mutual_connections === undefined) && (missing0 = "mutual_connections"))) || ((data.last_interaction === undefined) && (missing0 = "last_interaction"))) || ((data.conversation_id === undefined) && (missing0 = "conversation_id"))) || ((data.last_messages === undefined) && (missing0 = "last_messages"))) || ((data.tags === undefined) && (missing0 = "tags"))) || ((data.note === undefined) && (missing0 = "note"))) || ((data.lead_lists === undefined) && (missing0 = "lead_lists"))) || ((data.campaigns === undefined) && (missing0 = "campaigns"))){
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
const _errs8 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.id === undefined) && (missing1 = "id")) || ((data2.direction === undefined) && (missing1 = "direction"))) || ((data2.message === undefined) && (missing1 = "message"))) || ((data2.sent_at === undefined) && (missing1 = "sent_at"))){
const err0 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!((((key1 === "id") || (key1 === "direction")) || (key1 === "message")) || (key1 === "sent_at"))){
const err1 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data2.id !== undefined){
let data3 = data2.id;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/pending_invitation/id",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs11 = errors;
if(errors === _errs10){
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.direction !== undefined){
let data4 = data2.direction;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/pending_invitation/direction",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs13 = errors;
const vSchema0 = schema0.properties.pending_invitation.anyOf[0].properties.direction.enum;
if(!((data4 === "sent") || (data4 === "received"))){
const err4 = {instancePath:instancePath+"/pending_invitation/direction",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.pending_invitation.anyOf[0].properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
}
if(errors === _errs12){
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.message !== undefined){
let data5 = data2.message;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/pending_invitation/message",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/message/type",keyword:"type",params:{type: schema0.properties.pending_invitation.anyOf[0].properties.message.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.sent_at !== undefined){
let data6 = data2.sent_at;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err6 = {instancePath:instancePath+"/pending_invitation/sent_at",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/sent_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
}
}
else {
const err7 = {instancePath:instancePath+"/pending_invitation/sent_at",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/sent_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs16){
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs7){
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs18 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs19 = errors;
if(errors === _errs18){
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
let data7 = data.invitable_from;
const _errs20 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/invitable_from",schemaPath:"#/properties/invitable_from/type",keyword:"type",params:{type: schema0.properties.invitable_from.type},message:"must be string,null"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
}
if(errors === _errs20){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate0.errors = [{instancePath:instancePath+"/invitable_from",schemaPath:"#/properties/invitable_from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs20){
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.following !== undefined){
let data8 = data.following;
const _errs22 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/following",schemaPath:"#/properties/following/type",keyword:"type",params:{type: schema0.properties.following.type},message:"must be boolean,null"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followed_by !== undefined){
let data9 = data.followed_by;
const _errs24 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/followed_by",schemaPath:"#/properties/followed_by/type",keyword:"type",params:{type: schema0.properties.followed_by.type},message:"must be boolean,null"}];
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
if(data.mutual_connections !== undefined){
let data10 = data.mutual_connections;
const _errs26 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/mutual_connections",schemaPath:"#/properties/mutual_connections/type",keyword:"type",params:{type: schema0.properties.mutual_connections.type},message:"must be array,null"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
if(data10.length > 5){
validate0.errors = [{instancePath:instancePath+"/mutual_connections",schemaPath:"#/properties/mutual_connections/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs28 = errors;
if(!(validate_MemberRef(data11, {instancePath:instancePath+"/mutual_connections/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs28){
}
var valid3 = _errs28 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
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
if(data.last_interaction !== undefined){
let data12 = data.last_interaction;
const _errs29 = errors;
const _errs30 = errors;
let valid4 = false;
const _errs31 = errors;
if(!(validate_Interaction(data12, {instancePath:instancePath+"/last_interaction",parentData:data,parentDataProperty:"last_interaction",rootData}))){
vErrors = vErrors === null ? validate_Interaction.errors : vErrors.concat(validate_Interaction.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs31){
}
var _valid1 = _errs31 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs32 = errors;
if(data12 !== null){
const err11 = {instancePath:instancePath+"/last_interaction",schemaPath:"#/properties/last_interaction/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs33 = errors;
if(errors === _errs32){
}
var _valid1 = _errs32 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
const err12 = {instancePath:instancePath+"/last_interaction",schemaPath:"#/properties/last_interaction/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
if(errors === _errs29){
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conversation_id !== undefined){
let data13 = data.conversation_id;
const _errs34 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate0.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"type",params:{type: schema0.properties.conversation_id.type},message:"must be string,null"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_messages !== undefined){
let data14 = data.last_messages;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs36){
if(Array.isArray(data14)){
if(data14.length > 3){
validate0.errors = [{instancePath:instancePath+"/last_messages",schemaPath:"#/properties/last_messages/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
var valid5 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs38 = errors;
if(!(validate_MessageExcerpt(data15, {instancePath:instancePath+"/last_messages/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_MessageExcerpt.errors : vErrors.concat(validate_MessageExcerpt.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs38){
}
var valid5 = _errs38 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/last_messages",schemaPath:"#/properties/last_messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.tags !== undefined){
let data16 = data.tags;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs39){
if(Array.isArray(data16)){
var valid6 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs41 = errors;
if(typeof data17 !== "string"){
validate0.errors = [{instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs42 = errors;
if(errors === _errs41){
}
var valid6 = _errs41 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs39){
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data18 = data.note;
const _errs43 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type},message:"must be string,null"}];
return false;
}
const _errs44 = errors;
if(errors === _errs43){
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lead_lists !== undefined){
let data19 = data.lead_lists;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs45){
if(Array.isArray(data19)){
if(data19.length > 10){
validate0.errors = [{instancePath:instancePath+"/lead_lists",schemaPath:"#/properties/lead_lists/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid7 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs47){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing2;
if(((data20.id === undefined) && (missing2 = "id")) || ((data20.name === undefined) && (missing2 = "name"))){
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3,schemaPath:"#/properties/lead_lists/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs49 = errors;
for(const key2 in data20){
if(!((key2 === "id") || (key2 === "name"))){
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3,schemaPath:"#/properties/lead_lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs49 === errors){
if(data20.id !== undefined){
let data21 = data20.id;
const _errs50 = errors;
if(typeof data21 !== "string"){
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3+"/id",schemaPath:"#/properties/lead_lists/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs51 = errors;
if(errors === _errs50){
}
var valid8 = _errs50 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data20.name !== undefined){
let data22 = data20.name;
const _errs52 = errors;
if(typeof data22 !== "string"){
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3+"/name",schemaPath:"#/properties/lead_lists/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs53 = errors;
if(errors === _errs52){
}
var valid8 = _errs52 === errors;
}
else {
var valid8 = true;
}
if(valid8){
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lead_lists/" + i3,schemaPath:"#/properties/lead_lists/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs47){
}
}
var valid7 = _errs47 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/lead_lists",schemaPath:"#/properties/lead_lists/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs45){
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campaigns !== undefined){
let data23 = data.campaigns;
const _errs54 = errors;
const _errs55 = errors;
if(errors === _errs54){
if(Array.isArray(data23)){
if(data23.length > 10){
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid9 = true;
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
const _errs56 = errors;
if(!(validate_CampaignEnrollment(data24, {instancePath:instancePath+"/campaigns/" + i4,parentData:data23,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate_CampaignEnrollment.errors : vErrors.concat(validate_CampaignEnrollment.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs56){
}
var valid9 = _errs56 === errors;
if(!valid9){
break;
}
}
if(valid9){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs54){
}
}
var valid0 = _errs54 === errors;
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
  ',"pending_invitation":' + (v.pending_invitation === null ? "null" : print_1(v.pending_invitation)) +
  ',"invitable_from":' + (v.invitable_from === null ? "null" : '"' + escaped(v.invitable_from) + '"') +
  ',"following":' + v.following +
  ',"followed_by":' + v.followed_by +
  ',"mutual_connections":' + (v.mutual_connections === null ? "null" : list(v.mutual_connections, print_MemberRef)) +
  ',"last_interaction":' + (v.last_interaction === null ? "null" : print_Interaction(v.last_interaction)) +
  ',"conversation_id":' + (v.conversation_id === null ? "null" : '"' + escaped(v.conversation_id) + '"') +
  ',"last_messages":' + list(v.last_messages, print_MessageExcerpt) +
  ',"tags":' + list(v.tags, text) +
  ',"note":' + (v.note === null ? "null" : '"' + escaped(v.note) + '"') +
  ',"lead_lists":' + list(v.lead_lists, print_2) +
  ',"campaigns":' + list(v.campaigns, print_CampaignEnrollment) +
  "}";

const print_1 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","direction":"' + v.direction +
  '","message":' + (v.message === null ? "null" : '"' + escaped(v.message) + '"') +
  ',"sent_at":"' + escaped(v.sent_at) +
  '"}';

const print_2 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '"}';
