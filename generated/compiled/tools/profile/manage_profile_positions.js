// Generated from spec/tools/profile/manage_profile_positions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/PositionList.js";

const schema0 = {"type":"object","additionalProperties":false,"required":["action"],"properties":{"action":{"type":"string","enum":["add","update","remove"]},"position_id":{"type":"string","maxLength":2000},"title":{"type":"string","minLength":1,"maxLength":100},"company_id":{"type":"string","maxLength":2000},"company_name":{"type":"string","minLength":1,"maxLength":100},"location":{"type":["string","null"],"maxLength":100},"started_on":{"type":"string","format":"date","maxLength":2000},"ended_on":{"type":["string","null"],"format":"date","maxLength":2000},"description":{"type":["string","null"],"maxLength":2000},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["position_id","title","company_id","company_name","started_on","account_id","preview"],"excludes":{"company_id":["company_name"]},"when":[{"argument":"action","values":["add"],"requires":["title","started_on"],"excludes":["position_id"],"exactlyOneOf":[["company_id","company_name"]],"atLeastOneOf":[]},{"argument":"action","values":["update"],"requires":["position_id"],"excludes":[],"exactlyOneOf":[],"atLeastOneOf":[["title","company_id","company_name","location","started_on","ended_on","description"]]},{"argument":"action","values":["remove"],"requires":["position_id"],"excludes":["title","company_id","company_name","location","started_on","ended_on","description"],"exactlyOneOf":[],"atLeastOneOf":[]}]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = fullFormats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.position_id === null){
delete data.position_id;
}
if(data.title === null){
delete data.title;
}
if(data.company_id === null){
delete data.company_id;
}
if(data.company_name === null){
delete data.company_name;
}
if(data.started_on === null){
delete data.started_on;
}
if(data.account_id === null){
delete data.account_id;
}
if(data.preview === null){
delete data.preview;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preview === undefined){
data.preview = false;
}
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
if(errors - _errs2 >= 21){
break;
}
}
}
if(data.action !== undefined){
let data0 = data.action;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs4 = errors;
const vSchema0 = schema0.properties.action.enum;
if(!(((data0 === "add") || (data0 === "update")) || (data0 === "remove"))){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema0.properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.position_id !== undefined){
let data1 = data.position_id;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/position_id",schemaPath:"#/properties/position_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/position_id",schemaPath:"#/properties/position_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.title !== undefined){
let data2 = data.title;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.company_id !== undefined){
let data3 = data.company_id;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err9 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.company_name !== undefined){
let data4 = data.company_name;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err11 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs11 === errors;
}
if(data.location !== undefined){
let data5 = data.location;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema0.properties.location.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs14 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err15 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid0 = _errs13 === errors;
}
if(data.started_on !== undefined){
let data6 = data.started_on;
const _errs15 = errors;
const _errs16 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(func1(data6) > 2000){
const err16 = {instancePath:instancePath+"/started_on",schemaPath:"#/properties/started_on/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length <= 4000){
if(!(formats0.validate(data6))){
const err17 = {instancePath:instancePath+"/started_on",schemaPath:"#/properties/started_on/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/started_on",schemaPath:"#/properties/started_on/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs15 === errors;
}
if(data.ended_on !== undefined){
let data7 = data.ended_on;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/ended_on",schemaPath:"#/properties/ended_on/type",keyword:"type",params:{type: schema0.properties.ended_on.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs18 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
}
if(typeof data7 === "string"){
if(func1(data7) > 2000){
const err20 = {instancePath:instancePath+"/ended_on",schemaPath:"#/properties/ended_on/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.length <= 4000){
if(!(formats0.validate(data7))){
const err21 = {instancePath:instancePath+"/ended_on",schemaPath:"#/properties/ended_on/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
var valid0 = _errs17 === errors;
}
if(data.description !== undefined){
let data8 = data.description;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema0.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs20 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 2000){
const err23 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid0 = _errs19 === errors;
}
if(data.account_id !== undefined){
let data9 = data.account_id;
const _errs21 = errors;
const _errs22 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 2000){
const err24 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs21 === errors;
}
let data10 = data.preview;
const _errs23 = errors;
if(typeof data10 !== "boolean"){
const err26 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs24 = errors;
var valid0 = _errs23 === errors;
if(data["company_id"] !== undefined && data["company_name"] !== undefined){
const err27 = {instancePath,schemaPath:"#/excludes",keyword:"excludes",params:{property: "company_id", other: "company_name"},message:"must not have two properties that exclude each other"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data["action"] === "add"){
if(data["title"] === undefined){
const err28 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "required", missingProperty: "title"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data["started_on"] === undefined){
const err29 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "required", missingProperty: "started_on"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data["position_id"] !== undefined){
const err30 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "position_id"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data["company_id"] !== undefined) + (data["company_name"] !== undefined) !== 1){
const err31 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "exactlyOneOf", group: ["company_id","company_name"], given: ["company_id","company_name"].filter((name) => data[name] !== undefined)},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data["action"] === "update"){
if(data["position_id"] === undefined){
const err32 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "required", missingProperty: "position_id"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data["title"] !== undefined) + (data["company_id"] !== undefined) + (data["company_name"] !== undefined) + (data["location"] !== undefined) + (data["started_on"] !== undefined) + (data["ended_on"] !== undefined) + (data["description"] !== undefined) === 0){
const err33 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "atLeastOneOf", group: ["title","company_id","company_name","location","started_on","ended_on","description"]},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data["action"] === "remove"){
if(data["position_id"] === undefined){
const err34 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "required", missingProperty: "position_id"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data["title"] !== undefined){
const err35 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "title"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data["company_id"] !== undefined){
const err36 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "company_id"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data["company_name"] !== undefined){
const err37 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "company_name"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data["location"] !== undefined){
const err38 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "location"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data["started_on"] !== undefined){
const err39 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "started_on"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data["ended_on"] !== undefined){
const err40 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "ended_on"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data["description"] !== undefined){
const err41 = {instancePath,schemaPath:"#/when",keyword:"when",params:{argument: "action", value: data["action"], rule: "excluded", property: "description"},message:"must satisfy the rules for the value of a property"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
