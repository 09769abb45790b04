// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list, text } from "../support.js";
import { validate as validate_AccountClient, serialize as print_AccountClient } from "./AccountClient.js";
import { validate as validate_AccountEvent, serialize as print_AccountEvent } from "./AccountEvent.js";
import { validate as validate_AccountNetwork, serialize as print_AccountNetwork } from "./AccountNetwork.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";
import { validate as validate_Plan, serialize as print_Plan } from "./Plan.js";
import { validate as validate_WarmUpState, serialize as print_WarmUpState } from "./WarmUpState.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","name","default","status","network","profile","timezone","scopes","plan","navigator","inmail_credits","warm_up","connected_at","clients","latest_event"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"default":{"type":"boolean"},"status":{"type":"string","enum":["connected","disconnected"]},"network":{"sharedSchema":"AccountNetwork"},"profile":{"sharedSchema":"MemberRef"},"timezone":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},"plan":{"sharedSchema":"Plan"},"navigator":{"type":["boolean","null"]},"inmail_credits":{"type":["integer","null"],"minimum":0},"warm_up":{"anyOf":[{"sharedSchema":"WarmUpState"},{"type":"null"}]},"connected_at":{"type":"string","format":"date-time"},"clients":{"type":"array","maxItems":200,"items":{"sharedSchema":"AccountClient"}},"latest_event":{"anyOf":[{"sharedSchema":"AccountEvent"},{"type":"null"}]}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.default === undefined) && (missing0 = "default"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.network === undefined) && (missing0 = "network"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.plan === undefined) && (missing0 = "plan"))) || ((data.navigator === undefined) && (missing0 = "navigator"))) || ((data.inmail_credits === undefined) && (missing0 = "inmail_credits"))) || ((data.warm_up === undefined) && (missing0 = "warm_up"))) || ((data.connected_at === undefined) && (missing0 = "connected_at"))) || ((data.clients === undefined) && (missing0 = "clients"))) || ((data.latest_event === undefined) && (missing0 = "latest_event"))){
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
if(data.default !== undefined){
let data2 = data.default;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.status !== undefined){
let data3 = data.status;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.status.enum;
if(!((data3 === "connected") || (data3 === "disconnected"))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs8){
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network !== undefined){
let data4 = data.network;
const _errs10 = errors;
if(!(validate_AccountNetwork(data4, {instancePath:instancePath+"/network",parentData:data,parentDataProperty:"network",rootData}))){
vErrors = vErrors === null ? validate_AccountNetwork.errors : vErrors.concat(validate_AccountNetwork.errors);
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
if(data.profile !== undefined){
let data5 = data.profile;
const _errs11 = errors;
if(!(validate_MemberRef(data5, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
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
if(data.timezone !== undefined){
let data6 = data.timezone;
const _errs12 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.scopes !== undefined){
let data7 = data.scopes;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs16 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.plan !== undefined){
let data9 = data.plan;
const _errs18 = errors;
if(!(validate_Plan(data9, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData}))){
vErrors = vErrors === null ? validate_Plan.errors : vErrors.concat(validate_Plan.errors);
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
if(data.navigator !== undefined){
let data10 = data.navigator;
const _errs19 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/navigator",schemaPath:"#/properties/navigator/type",keyword:"type",params:{type: schema0.properties.navigator.type},message:"must be boolean,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inmail_credits !== undefined){
let data11 = data.inmail_credits;
const _errs21 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/inmail_credits",schemaPath:"#/properties/inmail_credits/type",keyword:"type",params:{type: schema0.properties.inmail_credits.type},message:"must be integer,null"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/inmail_credits",schemaPath:"#/properties/inmail_credits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.warm_up !== undefined){
let data12 = data.warm_up;
const _errs23 = errors;
const _errs24 = errors;
let valid2 = false;
const _errs25 = errors;
if(!(validate_WarmUpState(data12, {instancePath:instancePath+"/warm_up",parentData:data,parentDataProperty:"warm_up",rootData}))){
vErrors = vErrors === null ? validate_WarmUpState.errors : vErrors.concat(validate_WarmUpState.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs25){
}
var _valid0 = _errs25 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs26 = errors;
if(data12 !== null){
const err0 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs27 = errors;
if(errors === _errs26){
}
var _valid0 = _errs26 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
if(errors === _errs23){
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connected_at !== undefined){
let data13 = data.connected_at;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if((typeof data13 == "number") && (isFinite(data13))){
}
if(errors === _errs28){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate0.errors = [{instancePath:instancePath+"/connected_at",schemaPath:"#/properties/connected_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/connected_at",schemaPath:"#/properties/connected_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs28){
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clients !== undefined){
let data14 = data.clients;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
if(data14.length > 200){
validate0.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs32 = errors;
if(!(validate_AccountClient(data15, {instancePath:instancePath+"/clients/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_AccountClient.errors : vErrors.concat(validate_AccountClient.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs32){
}
var valid3 = _errs32 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs30){
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latest_event !== undefined){
let data16 = data.latest_event;
const _errs33 = errors;
const _errs34 = errors;
let valid4 = false;
const _errs35 = errors;
if(!(validate_AccountEvent(data16, {instancePath:instancePath+"/latest_event",parentData:data,parentDataProperty:"latest_event",rootData}))){
vErrors = vErrors === null ? validate_AccountEvent.errors : vErrors.concat(validate_AccountEvent.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs35){
}
var _valid1 = _errs35 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs36 = errors;
if(data16 !== null){
const err2 = {instancePath:instancePath+"/latest_event",schemaPath:"#/properties/latest_event/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs37 = errors;
if(errors === _errs36){
}
var _valid1 = _errs36 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
const err3 = {instancePath:instancePath+"/latest_event",schemaPath:"#/properties/latest_event/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
if(errors === _errs33){
}
var valid0 = _errs33 === errors;
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
  '{"id":"' + escaped(v.id) +
  '","name":"' + escaped(v.name) +
  '","default":' + v.default +
  ',"status":"' + v.status +
  '","network":' + print_AccountNetwork(v.network) +
  ',"profile":' + print_MemberRef(v.profile) +
  ',"timezone":"' + escaped(v.timezone) +
  '","scopes":' + list(v.scopes, text) +
  ',"plan":' + print_Plan(v.plan) +
  ',"navigator":' + v.navigator +
  ',"inmail_credits":' + v.inmail_credits +
  ',"warm_up":' + (v.warm_up === null ? "null" : print_WarmUpState(v.warm_up)) +
  ',"connected_at":"' + escaped(v.connected_at) +
  '","clients":' + list(v.clients, print_AccountClient) +
  ',"latest_event":' + (v.latest_event === null ? "null" : print_AccountEvent(v.latest_event)) +
  "}";
