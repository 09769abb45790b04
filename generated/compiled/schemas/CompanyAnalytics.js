// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list, visible } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";
import { validate as validate_MonthlyHeadcount, serialize as print_MonthlyHeadcount } from "./MonthlyHeadcount.js";
import { validate as validate_PostExcerpt, serialize as print_PostExcerpt } from "./PostExcerpt.js";
import { validate as validate_PublishingStats, serialize as print_PublishingStats } from "./PublishingStats.js";
import { validate as validate_Split, serialize as print_Split } from "./Split.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["company_id","company_name","period","previous_period","timezone","publishing","own_publishing","top_posts","headcount","hiring"],"properties":{"company_id":{"type":"string"},"company_name":{"type":"string"},"period":{"sharedSchema":"AnalyticsPeriod"},"previous_period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"publishing":{"sharedSchema":"PublishingStats"},"own_publishing":{"sharedSchema":"PublishingStats"},"top_posts":{"type":"array","maxItems":3,"items":{"sharedSchema":"PostExcerpt"}},"headcount":{"type":"object","additionalProperties":false,"required":["current","growth_percent","months"],"properties":{"current":{"type":"integer","minimum":0},"growth_percent":{"type":["number","null"]},"months":{"type":"array","maxItems":12,"items":{"sharedSchema":"MonthlyHeadcount"}}}},"hiring":{"type":"object","additionalProperties":false,"required":["open_jobs","posted_jobs","seniorities","locations"],"properties":{"open_jobs":{"type":"integer","minimum":0},"posted_jobs":{"sharedSchema":"MetricChange"},"seniorities":{"sharedSchema":"Split"},"locations":{"sharedSchema":"Split"}}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.company_id === undefined) && (missing0 = "company_id")) || ((data.company_name === undefined) && (missing0 = "company_name"))) || ((data.period === undefined) && (missing0 = "period"))) || ((data.previous_period === undefined) && (missing0 = "previous_period"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.publishing === undefined) && (missing0 = "publishing"))) || ((data.own_publishing === undefined) && (missing0 = "own_publishing"))) || ((data.top_posts === undefined) && (missing0 = "top_posts"))) || ((data.headcount === undefined) && (missing0 = "headcount"))) || ((data.hiring === undefined) && (missing0 = "hiring"))){
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
if(data.company_id !== undefined){
let data0 = data.company_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/company_id",schemaPath:"#/properties/company_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.company_name !== undefined){
let data1 = data.company_name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.period !== undefined){
let data2 = data.period;
const _errs6 = errors;
if(!(validate_AnalyticsPeriod(data2, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_period !== undefined){
let data3 = data.previous_period;
const _errs7 = errors;
if(!(validate_AnalyticsPeriod(data3, {instancePath:instancePath+"/previous_period",parentData:data,parentDataProperty:"previous_period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data4 = data.timezone;
const _errs8 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.publishing !== undefined){
let data5 = data.publishing;
const _errs10 = errors;
if(!(validate_PublishingStats(data5, {instancePath:instancePath+"/publishing",parentData:data,parentDataProperty:"publishing",rootData}))){
vErrors = vErrors === null ? validate_PublishingStats.errors : vErrors.concat(validate_PublishingStats.errors);
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
if(data.own_publishing !== undefined){
let data6 = data.own_publishing;
const _errs11 = errors;
if(!(validate_PublishingStats(data6, {instancePath:instancePath+"/own_publishing",parentData:data,parentDataProperty:"own_publishing",rootData}))){
vErrors = vErrors === null ? validate_PublishingStats.errors : vErrors.concat(validate_PublishingStats.errors);
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
if(data.top_posts !== undefined){
let data7 = data.top_posts;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
if(data7.length > 3){
validate0.errors = [{instancePath:instancePath+"/top_posts",schemaPath:"#/properties/top_posts/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs14 = errors;
if(!(validate_PostExcerpt(data8, {instancePath:instancePath+"/top_posts/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_PostExcerpt.errors : vErrors.concat(validate_PostExcerpt.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/top_posts",schemaPath:"#/properties/top_posts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.headcount !== undefined){
let data9 = data.headcount;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.current === undefined) && (missing1 = "current")) || ((data9.growth_percent === undefined) && (missing1 = "growth_percent"))) || ((data9.months === undefined) && (missing1 = "months"))){
validate0.errors = [{instancePath:instancePath+"/headcount",schemaPath:"#/properties/headcount/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data9){
if(!(((key1 === "current") || (key1 === "growth_percent")) || (key1 === "months"))){
validate0.errors = [{instancePath:instancePath+"/headcount",schemaPath:"#/properties/headcount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data9.current !== undefined){
let data10 = data9.current;
const _errs18 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/headcount/current",schemaPath:"#/properties/headcount/properties/current/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/headcount/current",schemaPath:"#/properties/headcount/properties/current/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs18){
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.growth_percent !== undefined){
let data11 = data9.growth_percent;
const _errs20 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/headcount/growth_percent",schemaPath:"#/properties/headcount/properties/growth_percent/type",keyword:"type",params:{type: schema0.properties.headcount.properties.growth_percent.type},message:"must be number,null"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.months !== undefined){
let data12 = data9.months;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(Array.isArray(data12)){
if(data12.length > 12){
validate0.errors = [{instancePath:instancePath+"/headcount/months",schemaPath:"#/properties/headcount/properties/months/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs24 = errors;
if(!(validate_MonthlyHeadcount(data13, {instancePath:instancePath+"/headcount/months/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_MonthlyHeadcount.errors : vErrors.concat(validate_MonthlyHeadcount.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs24){
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/headcount/months",schemaPath:"#/properties/headcount/properties/months/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs22){
}
}
var valid2 = _errs22 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/headcount",schemaPath:"#/properties/headcount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs15){
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hiring !== undefined){
let data14 = data.hiring;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs25){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if(((((data14.open_jobs === undefined) && (missing2 = "open_jobs")) || ((data14.posted_jobs === undefined) && (missing2 = "posted_jobs"))) || ((data14.seniorities === undefined) && (missing2 = "seniorities"))) || ((data14.locations === undefined) && (missing2 = "locations"))){
validate0.errors = [{instancePath:instancePath+"/hiring",schemaPath:"#/properties/hiring/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs27 = errors;
for(const key2 in data14){
if(!((((key2 === "open_jobs") || (key2 === "posted_jobs")) || (key2 === "seniorities")) || (key2 === "locations"))){
validate0.errors = [{instancePath:instancePath+"/hiring",schemaPath:"#/properties/hiring/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs27 === errors){
if(data14.open_jobs !== undefined){
let data15 = data14.open_jobs;
const _errs28 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/hiring/open_jobs",schemaPath:"#/properties/hiring/properties/open_jobs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/hiring/open_jobs",schemaPath:"#/properties/hiring/properties/open_jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs28){
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data14.posted_jobs !== undefined){
let data16 = data14.posted_jobs;
const _errs30 = errors;
if(!(validate_MetricChange(data16, {instancePath:instancePath+"/hiring/posted_jobs",parentData:data14,parentDataProperty:"posted_jobs",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs30){
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data14.seniorities !== undefined){
let data17 = data14.seniorities;
const _errs31 = errors;
if(!(validate_Split(data17, {instancePath:instancePath+"/hiring/seniorities",parentData:data14,parentDataProperty:"seniorities",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs31){
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data14.locations !== undefined){
let data18 = data14.locations;
const _errs32 = errors;
if(!(validate_Split(data18, {instancePath:instancePath+"/hiring/locations",parentData:data14,parentDataProperty:"locations",rootData}))){
vErrors = vErrors === null ? validate_Split.errors : vErrors.concat(validate_Split.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs32){
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/hiring",schemaPath:"#/properties/hiring/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
  '{"company_id":"' + escaped(v.company_id) +
  '","company_name":"' + visible(v.company_name) +
  '","period":' + print_AnalyticsPeriod(v.period) +
  ',"previous_period":' + print_AnalyticsPeriod(v.previous_period) +
  ',"timezone":"' + escaped(v.timezone) +
  '","publishing":' + print_PublishingStats(v.publishing) +
  ',"own_publishing":' + print_PublishingStats(v.own_publishing) +
  ',"top_posts":' + list(v.top_posts, print_PostExcerpt) +
  ',"headcount":' + print_1(v.headcount) +
  ',"hiring":' + print_2(v.hiring) +
  "}";

const print_1 = (v) =>
  '{"current":' + v.current +
  ',"growth_percent":' + v.growth_percent +
  ',"months":' + list(v.months, print_MonthlyHeadcount) +
  "}";

const print_2 = (v) =>
  '{"open_jobs":' + v.open_jobs +
  ',"posted_jobs":' + print_MetricChange(v.posted_jobs) +
  ',"seniorities":' + print_Split(v.seniorities) +
  ',"locations":' + print_Split(v.locations) +
  "}";
