// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { escaped, list, text, visible } from "../support.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["added","unchanged","refused","campaign_leads","data"],"properties":{"added":{"type":"integer","minimum":0},"unchanged":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"campaign_leads":{"type":"integer","minimum":0},"data":{"type":"array","maxItems":300,"items":{"type":"object","additionalProperties":false,"required":["item","kind","status","exclusion_id","text"],"properties":{"item":{"type":"string"},"kind":{"type":"string","enum":["member","company","domain"]},"status":{"type":"string","enum":["added","unchanged","not_found","invalid"]},"exclusion_id":{"type":["string","null"]},"text":{"type":"string"}}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.added === undefined) && (missing0 = "added")) || ((data.unchanged === undefined) && (missing0 = "unchanged"))) || ((data.refused === undefined) && (missing0 = "refused"))) || ((data.campaign_leads === undefined) && (missing0 = "campaign_leads"))) || ((data.data === undefined) && (missing0 = "data"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "added") || (key0 === "unchanged")) || (key0 === "refused")) || (key0 === "campaign_leads")) || (key0 === "data"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.added !== undefined){
let data0 = data.added;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/added",schemaPath:"#/properties/added/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.unchanged !== undefined){
let data1 = data.unchanged;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.refused !== undefined){
let data2 = data.refused;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.campaign_leads !== undefined){
let data3 = data.campaign_leads;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/campaign_leads",schemaPath:"#/properties/campaign_leads/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/campaign_leads",schemaPath:"#/properties/campaign_leads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.data !== undefined){
let data4 = data.data;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 300){
validate0.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((((data5.item === undefined) && (missing1 = "item")) || ((data5.kind === undefined) && (missing1 = "kind"))) || ((data5.status === undefined) && (missing1 = "status"))) || ((data5.exclusion_id === undefined) && (missing1 = "exclusion_id"))) || ((data5.text === undefined) && (missing1 = "text"))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs14 = errors;
for(const key1 in data5){
if(!(((((key1 === "item") || (key1 === "kind")) || (key1 === "status")) || (key1 === "exclusion_id")) || (key1 === "text"))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs14 === errors){
if(data5.item !== undefined){
let data6 = data5.item;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/item",schemaPath:"#/properties/data/items/properties/item/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.kind !== undefined){
let data7 = data5.kind;
const _errs17 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/kind",schemaPath:"#/properties/data/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs18 = errors;
const vSchema0 = schema0.properties.data.items.properties.kind.enum;
if(!(((data7 === "member") || (data7 === "company")) || (data7 === "domain"))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/kind",schemaPath:"#/properties/data/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.data.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs17){
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.status !== undefined){
let data8 = data5.status;
const _errs19 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"#/properties/data/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs20 = errors;
const vSchema1 = schema0.properties.data.items.properties.status.enum;
if(!((((data8 === "added") || (data8 === "unchanged")) || (data8 === "not_found")) || (data8 === "invalid"))){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/status",schemaPath:"#/properties/data/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.data.items.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs19){
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.exclusion_id !== undefined){
let data9 = data5.exclusion_id;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/exclusion_id",schemaPath:"#/properties/data/items/properties/exclusion_id/type",keyword:"type",params:{type: schema0.properties.data.items.properties.exclusion_id.type},message:"must be string,null"}];
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
if(data5.text !== undefined){
let data10 = data5.text;
const _errs23 = errors;
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/data/" + i0+"/text",schemaPath:"#/properties/data/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
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
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs12){
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
  '{"added":' + v.added +
  ',"unchanged":' + v.unchanged +
  ',"refused":' + v.refused +
  ',"campaign_leads":' + v.campaign_leads +
  ',"data":' + list(v.data, print_1) +
  "}";

const print_1 = (v) =>
  '{"item":"' + escaped(v.item) +
  '","kind":"' + v.kind +
  '","status":"' + v.status +
  '","exclusion_id":' + (v.exclusion_id === null ? "null" : '"' + escaped(v.exclusion_id) + '"') +
  ',"text":"' + visible(v.text) +
  '"}';
