// Generated from spec/tools/profile/update_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats, ucs2length } from "../../support.js";

export { validate0 as validateInput };
export { validate as validateOutput, serialize } from "../../schemas/Profile.js";

const schema0 = {"type":"object","additionalProperties":false,"properties":{"headline":{"type":"string","minLength":1,"maxLength":220},"about":{"type":["string","null"],"maxLength":2600},"location":{"type":"string","minLength":1,"maxLength":100},"industry":{"type":"string","minLength":1,"maxLength":100},"website":{"type":["string","null"],"format":"uri","maxLength":300},"account_id":{"type":"string","maxLength":2000},"preview":{"type":"boolean","default":false}},"omitNull":["headline","location","industry","account_id","preview"],"atLeastOneOf":[["headline","about","location","industry","website"]]};
const func0 = ucs2length;
const formats0 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(this?.omitsNulls && data && typeof data == "object"){
if(data.headline === null){
delete data.headline;
}
if(data.location === null){
delete data.location;
}
if(data.industry === null){
delete data.industry;
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
const _errs1 = errors;
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "headline") || (key0 === "about")) || (key0 === "location")) || (key0 === "industry")) || (key0 === "website")) || (key0 === "account_id")) || (key0 === "preview"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
if(errors - _errs2 >= 21){
break;
}
}
}
if(data.headline !== undefined){
let data0 = data.headline;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 220){
const err1 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 220},message:"must NOT have more than 220 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.about !== undefined){
let data1 = data.about;
const _errs5 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: schema0.properties.about.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs6 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 2600){
const err5 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/maxLength",keyword:"maxLength",params:{limit: 2600},message:"must NOT have more than 2600 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid0 = _errs5 === errors;
}
if(data.location !== undefined){
let data2 = data.location;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err6 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data2) < 1){
const err7 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.industry !== undefined){
let data3 = data.industry;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err9 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data3) < 1){
const err10 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs9 === errors;
}
if(data.website !== undefined){
let data4 = data.website;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema0.properties.website.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs12 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
}
if(typeof data4 === "string"){
if(func0(data4) > 300){
const err13 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 600){
if(!(formats0(data4))){
const err14 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
var valid0 = _errs11 === errors;
}
if(data.account_id !== undefined){
let data5 = data.account_id;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 2000){
const err15 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs13 === errors;
}
let data6 = data.preview;
const _errs15 = errors;
if(typeof data6 !== "boolean"){
const err17 = {instancePath:instancePath+"/preview",schemaPath:"#/properties/preview/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs16 = errors;
var valid0 = _errs15 === errors;
if((data["headline"] !== undefined) + (data["about"] !== undefined) + (data["location"] !== undefined) + (data["industry"] !== undefined) + (data["website"] !== undefined) === 0){
const err18 = {instancePath,schemaPath:"#/atLeastOneOf",keyword:"atLeastOneOf",params:{group: ["headline","about","location","industry","website"]},message:"must have at least one property of a group"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
