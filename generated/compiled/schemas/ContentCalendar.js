// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_CalendarDay, serialize as print_CalendarDay } from "./CalendarDay.js";
import { validate as validate_ContentGap, serialize as print_ContentGap } from "./ContentGap.js";
import { validate as validate_ContentSlot, serialize as print_ContentSlot } from "./ContentSlot.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","timezone","daily_limit","usual_interval_days","published_count","scheduled_count","days","gaps","free_slots","draft_count","drafts"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"timezone":{"type":"string"},"daily_limit":{"type":"integer","minimum":0},"usual_interval_days":{"type":["number","null"]},"published_count":{"type":["integer","null"],"minimum":0},"scheduled_count":{"type":"integer","minimum":0},"days":{"type":"array","items":{"sharedSchema":"CalendarDay"}},"gaps":{"type":"array","items":{"sharedSchema":"ContentGap"}},"free_slots":{"type":"array","items":{"sharedSchema":"ContentSlot"}},"draft_count":{"type":"integer","minimum":0},"drafts":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["draft_id","excerpt","format","topic","updated_at"],"properties":{"draft_id":{"type":"string"},"excerpt":{"type":"string"},"format":{"type":["string","null"],"enum":["list","story","hot_take","other",null]},"topic":{"type":["string","null"]},"updated_at":{"type":"string","format":"date-time"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.period === undefined) && (missing0 = "period")) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.daily_limit === undefined) && (missing0 = "daily_limit"))) || ((data.usual_interval_days === undefined) && (missing0 = "usual_interval_days"))) || ((data.published_count === undefined) && (missing0 = "published_count"))) || ((data.scheduled_count === undefined) && (missing0 = "scheduled_count"))) || ((data.days === undefined) && (missing0 = "days"))) || ((data.gaps === undefined) && (missing0 = "gaps"))) || ((data.free_slots === undefined) && (missing0 = "free_slots"))) || ((data.draft_count === undefined) && (missing0 = "draft_count"))) || ((data.drafts === undefined) && (missing0 = "drafts"))){
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
if(data.period !== undefined){
let data0 = data.period;
const _errs2 = errors;
if(!(validate_AnalyticsPeriod(data0, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
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
if(data.timezone !== undefined){
let data1 = data.timezone;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.daily_limit !== undefined){
let data2 = data.daily_limit;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/daily_limit",schemaPath:"#/properties/daily_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/daily_limit",schemaPath:"#/properties/daily_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs5){
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usual_interval_days !== undefined){
let data3 = data.usual_interval_days;
const _errs7 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/usual_interval_days",schemaPath:"#/properties/usual_interval_days/type",keyword:"type",params:{type: schema0.properties.usual_interval_days.type},message:"must be number,null"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published_count !== undefined){
let data4 = data.published_count;
const _errs9 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/published_count",schemaPath:"#/properties/published_count/type",keyword:"type",params:{type: schema0.properties.published_count.type},message:"must be integer,null"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/published_count",schemaPath:"#/properties/published_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.scheduled_count !== undefined){
let data5 = data.scheduled_count;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/scheduled_count",schemaPath:"#/properties/scheduled_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/scheduled_count",schemaPath:"#/properties/scheduled_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs11){
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data6 = data.days;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(!(validate_CalendarDay(data7, {instancePath:instancePath+"/days/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_CalendarDay.errors : vErrors.concat(validate_CalendarDay.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs15){
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs13){
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gaps !== undefined){
let data8 = data.gaps;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs18 = errors;
if(!(validate_ContentGap(data9, {instancePath:instancePath+"/gaps/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_ContentGap.errors : vErrors.concat(validate_ContentGap.errors);
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
else {
validate0.errors = [{instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.free_slots !== undefined){
let data10 = data.free_slots;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
var valid3 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs21 = errors;
if(!(validate_ContentSlot(data11, {instancePath:instancePath+"/free_slots/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate_ContentSlot.errors : vErrors.concat(validate_ContentSlot.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs21){
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/free_slots",schemaPath:"#/properties/free_slots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.draft_count !== undefined){
let data12 = data.draft_count;
const _errs22 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/draft_count",schemaPath:"#/properties/draft_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/draft_count",schemaPath:"#/properties/draft_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.drafts !== undefined){
let data13 = data.drafts;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(Array.isArray(data13)){
var valid4 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if((((((data14.draft_id === undefined) && (missing1 = "draft_id")) || ((data14.excerpt === undefined) && (missing1 = "excerpt"))) || ((data14.format === undefined) && (missing1 = "format"))) || ((data14.topic === undefined) && (missing1 = "topic"))) || ((data14.updated_at === undefined) && (missing1 = "updated_at"))){
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3,schemaPath:"#/properties/drafts/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs28 = errors;
for(const key1 in data14){
if(!(((((key1 === "draft_id") || (key1 === "excerpt")) || (key1 === "format")) || (key1 === "topic")) || (key1 === "updated_at"))){
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3,schemaPath:"#/properties/drafts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs28 === errors){
if(data14.draft_id !== undefined){
let data15 = data14.draft_id;
const _errs29 = errors;
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3+"/draft_id",schemaPath:"#/properties/drafts/items/properties/draft_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data14.excerpt !== undefined){
let data16 = data14.excerpt;
const _errs31 = errors;
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3+"/excerpt",schemaPath:"#/properties/drafts/items/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.format !== undefined){
let data17 = data14.format;
const _errs33 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3+"/format",schemaPath:"#/properties/drafts/items/properties/format/type",keyword:"type",params:{type: schema0.properties.drafts.items.properties.format.type},message:"must be string,null"}];
return false;
}
const _errs34 = errors;
const vSchema0 = schema0.properties.drafts.items.properties.format.enum;
if(!(((((data17 === "list") || (data17 === "story")) || (data17 === "hot_take")) || (data17 === "other")) || (data17 === null))){
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3+"/format",schemaPath:"#/properties/drafts/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema0.properties.drafts.items.properties.format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs33){
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.topic !== undefined){
let data18 = data14.topic;
const _errs35 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3+"/topic",schemaPath:"#/properties/drafts/items/properties/topic/type",keyword:"type",params:{type: schema0.properties.drafts.items.properties.topic.type},message:"must be string,null"}];
return false;
}
const _errs36 = errors;
if(errors === _errs35){
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.updated_at !== undefined){
let data19 = data14.updated_at;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs37){
if((typeof data19 == "number") && (isFinite(data19))){
}
if(errors === _errs37){
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3+"/updated_at",schemaPath:"#/properties/drafts/items/properties/updated_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3+"/updated_at",schemaPath:"#/properties/drafts/items/properties/updated_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs37){
}
}
}
var valid5 = _errs37 === errors;
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
}
}
else {
validate0.errors = [{instancePath:instancePath+"/drafts/" + i3,schemaPath:"#/properties/drafts/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs26){
}
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs24){
}
}
var valid0 = _errs24 === errors;
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
  '{"period":' + print_AnalyticsPeriod(v.period) +
  ',"timezone":"' + escaped(v.timezone) +
  '","daily_limit":' + v.daily_limit +
  ',"usual_interval_days":' + v.usual_interval_days +
  ',"published_count":' + v.published_count +
  ',"scheduled_count":' + v.scheduled_count +
  ',"days":' + list(v.days, print_CalendarDay) +
  ',"gaps":' + list(v.gaps, print_ContentGap) +
  ',"free_slots":' + list(v.free_slots, print_ContentSlot) +
  ',"draft_count":' + v.draft_count +
  ',"drafts":' + list(v.drafts, print_1) +
  "}";

const print_1 = (v) =>
  '{"draft_id":"' + escaped(v.draft_id) +
  '","excerpt":"' + escaped(v.excerpt) +
  '","format":' + (v.format === null ? "null" : '"' + v.format + '"') +
  ',"topic":' + (v.topic === null ? "null" : '"' + escaped(v.topic) + '"') +
  ',"updated_at":"' + escaped(v.updated_at) +
  '"}';
