// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, foreign, list, visible } from "../support.js";
import { validate as validate_CompanySize } from "./CompanySize.js";
import { validate as validate_MemberRef, serialize as print_MemberRef } from "./MemberRef.js";
import { validate as validate_MonthlyHeadcount, serialize as print_MonthlyHeadcount } from "./MonthlyHeadcount.js";
import { validate as validate_PostExcerpt, serialize as print_PostExcerpt } from "./PostExcerpt.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","handle","name","about","industry","location","website","founded_year","size","specialties","headcount","headcount_growth_percent","headcounts","follower_count","following","open_job_count","connection_count","connections","recent_posts","url"],"properties":{"id":{"type":"string"},"handle":{"type":"string"},"name":{"type":"string"},"about":{"type":["string","null"]},"industry":{"type":"string"},"location":{"type":["string","null"]},"website":{"type":["string","null"],"format":"uri"},"founded_year":{"type":["integer","null"]},"size":{"sharedSchema":"CompanySize"},"specialties":{"type":"array","items":{"type":"string"}},"headcount":{"type":"integer","minimum":0},"headcount_growth_percent":{"type":["number","null"]},"headcounts":{"type":"array","items":{"sharedSchema":"MonthlyHeadcount"}},"follower_count":{"type":"integer","minimum":0},"following":{"type":"boolean"},"open_job_count":{"type":"integer","minimum":0},"connection_count":{"type":"integer","minimum":0},"connections":{"type":"array","items":{"sharedSchema":"MemberRef"}},"recent_posts":{"type":"array","items":{"sharedSchema":"PostExcerpt"}},"url":{"type":"string","format":"uri"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.about === undefined) && (missing0 = "about"))) || ((data.industry === undefined) && (missing0 = "industry"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.website === undefined) && (missing0 = "website"))) || ((data.founded_year === undefined) && (missing0 = "founded_year"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.specialties === undefined) && (missing0 = "specialties"))) || ((data.headcount === undefined) && (missing0 = "headcount"))) || ((data.headcount_growth_percent === undefined) && (missing0 = "headcount_growth_percent"))) || ((data.headcounts === undefined) && (missing0 = "headcounts"))) || ((data.follower_count === undefined) && (missing0 = "follower_count"))) || ((data.following === undefined) && (missing0 = "following"))) || ((data.open_job_count === undefined) && (missing0 = "open_job_count"))) || ((data.connection_count === undefined) && (missing0 = "connection_count"))) || ((data.connections === undefined) && (missing0 = "connections"))) || ((data.recent_posts === undefined) && (missing0 = "recent_posts"))) || ((data.url === undefined) && (missing0 = "url"))){
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
if(data.handle !== undefined){
let data1 = data.handle;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.about !== undefined){
let data3 = data.about;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: schema0.properties.about.type},message:"must be string,null"}];
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
if(data.industry !== undefined){
let data4 = data.industry;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.location !== undefined){
let data5 = data.location;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema0.properties.location.type},message:"must be string,null"}];
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
if(data.website !== undefined){
let data6 = data.website;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema0.properties.website.type},message:"must be string,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats0(data6))){
validate0.errors = [{instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
if(errors === _errs14){
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.founded_year !== undefined){
let data7 = data.founded_year;
const _errs16 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/founded_year",schemaPath:"#/properties/founded_year/type",keyword:"type",params:{type: schema0.properties.founded_year.type},message:"must be integer,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data8 = data.size;
const _errs18 = errors;
if(!(validate_CompanySize(data8, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate_CompanySize.errors : vErrors.concat(validate_CompanySize.errors);
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
if(data.specialties !== undefined){
let data9 = data.specialties;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/specialties/" + i0,schemaPath:"#/properties/specialties/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/specialties",schemaPath:"#/properties/specialties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs19){
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headcount !== undefined){
let data11 = data.headcount;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/headcount",schemaPath:"#/properties/headcount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/headcount",schemaPath:"#/properties/headcount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs23){
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headcount_growth_percent !== undefined){
let data12 = data.headcount_growth_percent;
const _errs25 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/headcount_growth_percent",schemaPath:"#/properties/headcount_growth_percent/type",keyword:"type",params:{type: schema0.properties.headcount_growth_percent.type},message:"must be number,null"}];
return false;
}
const _errs26 = errors;
if(errors === _errs25){
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headcounts !== undefined){
let data13 = data.headcounts;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid2 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs29 = errors;
if(!(validate_MonthlyHeadcount(data14, {instancePath:instancePath+"/headcounts/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_MonthlyHeadcount.errors : vErrors.concat(validate_MonthlyHeadcount.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs29){
}
var valid2 = _errs29 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/headcounts",schemaPath:"#/properties/headcounts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs27){
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.follower_count !== undefined){
let data15 = data.follower_count;
const _errs30 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/follower_count",schemaPath:"#/properties/follower_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/follower_count",schemaPath:"#/properties/follower_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.following !== undefined){
let data16 = data.following;
const _errs32 = errors;
if(typeof data16 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/following",schemaPath:"#/properties/following/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open_job_count !== undefined){
let data17 = data.open_job_count;
const _errs34 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate0.errors = [{instancePath:instancePath+"/open_job_count",schemaPath:"#/properties/open_job_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/open_job_count",schemaPath:"#/properties/open_job_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs34){
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.connection_count !== undefined){
let data18 = data.connection_count;
const _errs36 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate0.errors = [{instancePath:instancePath+"/connection_count",schemaPath:"#/properties/connection_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs37 = errors;
if(errors === _errs36){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate0.errors = [{instancePath:instancePath+"/connection_count",schemaPath:"#/properties/connection_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.connections !== undefined){
let data19 = data.connections;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs38){
if(Array.isArray(data19)){
var valid3 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
const _errs40 = errors;
if(!(validate_MemberRef(data20, {instancePath:instancePath+"/connections/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate_MemberRef.errors : vErrors.concat(validate_MemberRef.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs40){
}
var valid3 = _errs40 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs38){
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recent_posts !== undefined){
let data21 = data.recent_posts;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs41){
if(Array.isArray(data21)){
var valid4 = true;
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
const _errs43 = errors;
if(!(validate_PostExcerpt(data22, {instancePath:instancePath+"/recent_posts/" + i3,parentData:data21,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate_PostExcerpt.errors : vErrors.concat(validate_PostExcerpt.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs43){
}
var valid4 = _errs43 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/recent_posts",schemaPath:"#/properties/recent_posts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs41){
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data23 = data.url;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs44){
if((typeof data23 == "number") && (isFinite(data23))){
}
if(errors === _errs44){
if(typeof data23 === "string"){
if(!(formats0(data23))){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs44){
}
}
}
var valid0 = _errs44 === errors;
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
  '","handle":"' + visible(v.handle) +
  '","name":"' + visible(v.name) +
  '","about":' + (v.about === null ? "null" : '"' + visible(v.about) + '"') +
  ',"industry":"' + visible(v.industry) +
  '","location":' + (v.location === null ? "null" : '"' + visible(v.location) + '"') +
  ',"website":' + (v.website === null ? "null" : '"' + visible(v.website) + '"') +
  ',"founded_year":' + v.founded_year +
  ',"size":"' + v.size +
  '","specialties":' + list(v.specialties, foreign) +
  ',"headcount":' + v.headcount +
  ',"headcount_growth_percent":' + v.headcount_growth_percent +
  ',"headcounts":' + list(v.headcounts, print_MonthlyHeadcount) +
  ',"follower_count":' + v.follower_count +
  ',"following":' + v.following +
  ',"open_job_count":' + v.open_job_count +
  ',"connection_count":' + v.connection_count +
  ',"connections":' + list(v.connections, print_MemberRef) +
  ',"recent_posts":' + list(v.recent_posts, print_PostExcerpt) +
  ',"url":"' + escaped(v.url) +
  '"}';
