// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list } from "../support.js";
import { validate as validate_InboxItem, serialize as print_InboxItem } from "./InboxItem.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["unread","unread_messages","awaiting_reply","unanswered","stale","snoozed","drafts","labels","first"],"properties":{"unread":{"type":["integer","null"],"minimum":0},"unread_messages":{"type":["integer","null"],"minimum":0},"awaiting_reply":{"type":"integer","minimum":0},"unanswered":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"snoozed":{"type":"integer","minimum":0},"drafts":{"type":"integer","minimum":0},"labels":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["label","conversations"],"properties":{"label":{"type":"string"},"conversations":{"type":"integer","minimum":1}}}},"first":{"type":"array","maxItems":10,"items":{"sharedSchema":"InboxItem"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.unread === undefined) && (missing0 = "unread")) || ((data.unread_messages === undefined) && (missing0 = "unread_messages"))) || ((data.awaiting_reply === undefined) && (missing0 = "awaiting_reply"))) || ((data.unanswered === undefined) && (missing0 = "unanswered"))) || ((data.stale === undefined) && (missing0 = "stale"))) || ((data.snoozed === undefined) && (missing0 = "snoozed"))) || ((data.drafts === undefined) && (missing0 = "drafts"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.first === undefined) && (missing0 = "first"))){
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
if(data.unread !== undefined){
let data0 = data.unread;
const _errs2 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate0.errors = [{instancePath:instancePath+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type: schema0.properties.unread.type},message:"must be integer,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/unread",schemaPath:"#/properties/unread/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.unread_messages !== undefined){
let data1 = data.unread_messages;
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/unread_messages",schemaPath:"#/properties/unread_messages/type",keyword:"type",params:{type: schema0.properties.unread_messages.type},message:"must be integer,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/unread_messages",schemaPath:"#/properties/unread_messages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.awaiting_reply !== undefined){
let data2 = data.awaiting_reply;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply",schemaPath:"#/properties/awaiting_reply/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/awaiting_reply",schemaPath:"#/properties/awaiting_reply/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.unanswered !== undefined){
let data3 = data.unanswered;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/unanswered",schemaPath:"#/properties/unanswered/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/unanswered",schemaPath:"#/properties/unanswered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs8){
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stale !== undefined){
let data4 = data.stale;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/properties/stale/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/properties/stale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.snoozed !== undefined){
let data5 = data.snoozed;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/snoozed",schemaPath:"#/properties/snoozed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/snoozed",schemaPath:"#/properties/snoozed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.drafts !== undefined){
let data6 = data.drafts;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.labels !== undefined){
let data7 = data.labels;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
if(data7.length > 20){
validate0.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.label === undefined) && (missing1 = "label")) || ((data8.conversations === undefined) && (missing1 = "conversations"))){
validate0.errors = [{instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key1 in data8){
if(!((key1 === "label") || (key1 === "conversations"))){
validate0.errors = [{instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data8.label !== undefined){
let data9 = data8.label;
const _errs21 = errors;
if(typeof data9 !== "string"){
validate0.errors = [{instancePath:instancePath+"/labels/" + i0+"/label",schemaPath:"#/properties/labels/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.conversations !== undefined){
let data10 = data8.conversations;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/labels/" + i0+"/conversations",schemaPath:"#/properties/labels/items/properties/conversations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/labels/" + i0+"/conversations",schemaPath:"#/properties/labels/items/properties/conversations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs23){
}
}
var valid2 = _errs23 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/labels/" + i0,schemaPath:"#/properties/labels/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs18){
}
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.first !== undefined){
let data11 = data.first;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
if(data11.length > 10){
validate0.errors = [{instancePath:instancePath+"/first",schemaPath:"#/properties/first/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs27 = errors;
if(!(validate_InboxItem(data12, {instancePath:instancePath+"/first/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_InboxItem.errors : vErrors.concat(validate_InboxItem.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs27){
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/first",schemaPath:"#/properties/first/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs25){
}
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
  '{"unread":' + v.unread +
  ',"unread_messages":' + v.unread_messages +
  ',"awaiting_reply":' + v.awaiting_reply +
  ',"unanswered":' + v.unanswered +
  ',"stale":' + v.stale +
  ',"snoozed":' + v.snoozed +
  ',"drafts":' + v.drafts +
  ',"labels":' + list(v.labels, print_1) +
  ',"first":' + list(v.first, print_InboxItem) +
  "}";

const print_1 = (v) =>
  '{"label":"' + escaped(v.label) +
  '","conversations":' + v.conversations +
  "}";
