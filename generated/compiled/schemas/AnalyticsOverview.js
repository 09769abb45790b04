// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list } from "../support.js";
import { validate as validate_AnalyticsPeriod, serialize as print_AnalyticsPeriod } from "./AnalyticsPeriod.js";
import { validate as validate_MetricChange, serialize as print_MetricChange } from "./MetricChange.js";
import { validate as validate_PostPerformance, serialize as print_PostPerformance } from "./PostPerformance.js";
import { validate as validate_RateChange, serialize as print_RateChange } from "./RateChange.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["period","previous_period","timezone","content","profile","audience","outreach","top_posts"],"properties":{"period":{"sharedSchema":"AnalyticsPeriod"},"previous_period":{"anyOf":[{"sharedSchema":"AnalyticsPeriod"},{"type":"null"}]},"timezone":{"type":"string"},"content":{"type":"object","additionalProperties":false,"required":["posts_published","impressions","reactions","comments","reposts","clicks","engagements","engagement_rate","click_rate"],"properties":{"posts_published":{"sharedSchema":"MetricChange"},"impressions":{"sharedSchema":"MetricChange"},"reactions":{"sharedSchema":"MetricChange"},"comments":{"sharedSchema":"MetricChange"},"reposts":{"sharedSchema":"MetricChange"},"clicks":{"sharedSchema":"MetricChange"},"engagements":{"sharedSchema":"MetricChange"},"engagement_rate":{"sharedSchema":"RateChange"},"click_rate":{"sharedSchema":"RateChange"}}},"profile":{"type":"object","additionalProperties":false,"required":["profile_views","named_viewers","search_appearances"],"properties":{"profile_views":{"sharedSchema":"MetricChange"},"named_viewers":{"sharedSchema":"MetricChange"},"search_appearances":{"sharedSchema":"MetricChange"}}},"audience":{"type":"object","additionalProperties":false,"required":["followers","new_followers","connections","new_connections"],"properties":{"followers":{"sharedSchema":"MetricChange"},"new_followers":{"sharedSchema":"MetricChange"},"connections":{"sharedSchema":"MetricChange"},"new_connections":{"sharedSchema":"MetricChange"}}},"outreach":{"type":"object","additionalProperties":false,"required":["invitations_sent","invitations_accepted","acceptance_rate","messages_sent","conversations_written","conversations_answered","reply_rate"],"properties":{"invitations_sent":{"sharedSchema":"MetricChange"},"invitations_accepted":{"sharedSchema":"MetricChange"},"acceptance_rate":{"sharedSchema":"RateChange"},"messages_sent":{"sharedSchema":"MetricChange"},"conversations_written":{"sharedSchema":"MetricChange"},"conversations_answered":{"sharedSchema":"MetricChange"},"reply_rate":{"sharedSchema":"RateChange"}}},"top_posts":{"type":["array","null"],"maxItems":5,"items":{"sharedSchema":"PostPerformance"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.period === undefined) && (missing0 = "period")) || ((data.previous_period === undefined) && (missing0 = "previous_period"))) || ((data.timezone === undefined) && (missing0 = "timezone"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.audience === undefined) && (missing0 = "audience"))) || ((data.outreach === undefined) && (missing0 = "outreach"))) || ((data.top_posts === undefined) && (missing0 = "top_posts"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "period") || (key0 === "previous_period")) || (key0 === "timezone")) || (key0 === "content")) || (key0 === "profile")) || (key0 === "audience")) || (key0 === "outreach")) || (key0 === "top_posts"))){
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
if(data.previous_period !== undefined){
let data1 = data.previous_period;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate_AnalyticsPeriod(data1, {instancePath:instancePath+"/previous_period",parentData:data,parentDataProperty:"previous_period",rootData}))){
vErrors = vErrors === null ? validate_AnalyticsPeriod.errors : vErrors.concat(validate_AnalyticsPeriod.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs5){
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/previous_period",schemaPath:"#/properties/previous_period/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs7 = errors;
if(errors === _errs6){
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/previous_period",schemaPath:"#/properties/previous_period/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(errors === _errs3){
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timezone !== undefined){
let data2 = data.timezone;
const _errs8 = errors;
if(typeof data2 !== "string"){
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
if(data.content !== undefined){
let data3 = data.content;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((((((data3.posts_published === undefined) && (missing1 = "posts_published")) || ((data3.impressions === undefined) && (missing1 = "impressions"))) || ((data3.reactions === undefined) && (missing1 = "reactions"))) || ((data3.comments === undefined) && (missing1 = "comments"))) || ((data3.reposts === undefined) && (missing1 = "reposts"))) || ((data3.clicks === undefined) && (missing1 = "clicks"))) || ((data3.engagements === undefined) && (missing1 = "engagements"))) || ((data3.engagement_rate === undefined) && (missing1 = "engagement_rate"))) || ((data3.click_rate === undefined) && (missing1 = "click_rate"))){
validate0.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!(func0.call(schema0.properties.content.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.posts_published !== undefined){
let data4 = data3.posts_published;
const _errs13 = errors;
if(!(validate_MetricChange(data4, {instancePath:instancePath+"/content/posts_published",parentData:data3,parentDataProperty:"posts_published",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.impressions !== undefined){
let data5 = data3.impressions;
const _errs14 = errors;
if(!(validate_MetricChange(data5, {instancePath:instancePath+"/content/impressions",parentData:data3,parentDataProperty:"impressions",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.reactions !== undefined){
let data6 = data3.reactions;
const _errs15 = errors;
if(!(validate_MetricChange(data6, {instancePath:instancePath+"/content/reactions",parentData:data3,parentDataProperty:"reactions",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs15){
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.comments !== undefined){
let data7 = data3.comments;
const _errs16 = errors;
if(!(validate_MetricChange(data7, {instancePath:instancePath+"/content/comments",parentData:data3,parentDataProperty:"comments",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs16){
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.reposts !== undefined){
let data8 = data3.reposts;
const _errs17 = errors;
if(!(validate_MetricChange(data8, {instancePath:instancePath+"/content/reposts",parentData:data3,parentDataProperty:"reposts",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
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
if(data3.clicks !== undefined){
let data9 = data3.clicks;
const _errs18 = errors;
if(!(validate_MetricChange(data9, {instancePath:instancePath+"/content/clicks",parentData:data3,parentDataProperty:"clicks",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs18){
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.engagements !== undefined){
let data10 = data3.engagements;
const _errs19 = errors;
if(!(validate_MetricChange(data10, {instancePath:instancePath+"/content/engagements",parentData:data3,parentDataProperty:"engagements",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
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
if(data3.engagement_rate !== undefined){
let data11 = data3.engagement_rate;
const _errs20 = errors;
if(!(validate_RateChange(data11, {instancePath:instancePath+"/content/engagement_rate",parentData:data3,parentDataProperty:"engagement_rate",rootData}))){
vErrors = vErrors === null ? validate_RateChange.errors : vErrors.concat(validate_RateChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs20){
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.click_rate !== undefined){
let data12 = data3.click_rate;
const _errs21 = errors;
if(!(validate_RateChange(data12, {instancePath:instancePath+"/content/click_rate",parentData:data3,parentDataProperty:"click_rate",rootData}))){
vErrors = vErrors === null ? validate_RateChange.errors : vErrors.concat(validate_RateChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs21){
}
var valid2 = _errs21 === errors;
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
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.profile !== undefined){
let data13 = data.profile;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((((data13.profile_views === undefined) && (missing2 = "profile_views")) || ((data13.named_viewers === undefined) && (missing2 = "named_viewers"))) || ((data13.search_appearances === undefined) && (missing2 = "search_appearances"))){
validate0.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs24 = errors;
for(const key2 in data13){
if(!(((key2 === "profile_views") || (key2 === "named_viewers")) || (key2 === "search_appearances"))){
validate0.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data13.profile_views !== undefined){
let data14 = data13.profile_views;
const _errs25 = errors;
if(!(validate_MetricChange(data14, {instancePath:instancePath+"/profile/profile_views",parentData:data13,parentDataProperty:"profile_views",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs25){
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.named_viewers !== undefined){
let data15 = data13.named_viewers;
const _errs26 = errors;
if(!(validate_MetricChange(data15, {instancePath:instancePath+"/profile/named_viewers",parentData:data13,parentDataProperty:"named_viewers",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs26){
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.search_appearances !== undefined){
let data16 = data13.search_appearances;
const _errs27 = errors;
if(!(validate_MetricChange(data16, {instancePath:instancePath+"/profile/search_appearances",parentData:data13,parentDataProperty:"search_appearances",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs27){
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
if(data.audience !== undefined){
let data17 = data.audience;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs28){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if(((((data17.followers === undefined) && (missing3 = "followers")) || ((data17.new_followers === undefined) && (missing3 = "new_followers"))) || ((data17.connections === undefined) && (missing3 = "connections"))) || ((data17.new_connections === undefined) && (missing3 = "new_connections"))){
validate0.errors = [{instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key3 in data17){
if(!((((key3 === "followers") || (key3 === "new_followers")) || (key3 === "connections")) || (key3 === "new_connections"))){
validate0.errors = [{instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data17.followers !== undefined){
let data18 = data17.followers;
const _errs31 = errors;
if(!(validate_MetricChange(data18, {instancePath:instancePath+"/audience/followers",parentData:data17,parentDataProperty:"followers",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
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
if(data17.new_followers !== undefined){
let data19 = data17.new_followers;
const _errs32 = errors;
if(!(validate_MetricChange(data19, {instancePath:instancePath+"/audience/new_followers",parentData:data17,parentDataProperty:"new_followers",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
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
if(data17.connections !== undefined){
let data20 = data17.connections;
const _errs33 = errors;
if(!(validate_MetricChange(data20, {instancePath:instancePath+"/audience/connections",parentData:data17,parentDataProperty:"connections",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs33){
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data17.new_connections !== undefined){
let data21 = data17.new_connections;
const _errs34 = errors;
if(!(validate_MetricChange(data21, {instancePath:instancePath+"/audience/new_connections",parentData:data17,parentDataProperty:"new_connections",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs34){
}
var valid4 = _errs34 === errors;
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
validate0.errors = [{instancePath:instancePath+"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs28){
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outreach !== undefined){
let data22 = data.outreach;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs35){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing4;
if((((((((data22.invitations_sent === undefined) && (missing4 = "invitations_sent")) || ((data22.invitations_accepted === undefined) && (missing4 = "invitations_accepted"))) || ((data22.acceptance_rate === undefined) && (missing4 = "acceptance_rate"))) || ((data22.messages_sent === undefined) && (missing4 = "messages_sent"))) || ((data22.conversations_written === undefined) && (missing4 = "conversations_written"))) || ((data22.conversations_answered === undefined) && (missing4 = "conversations_answered"))) || ((data22.reply_rate === undefined) && (missing4 = "reply_rate"))){
validate0.errors = [{instancePath:instancePath+"/outreach",schemaPath:"#/properties/outreach/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key4 in data22){
if(!(((((((key4 === "invitations_sent") || (key4 === "invitations_accepted")) || (key4 === "acceptance_rate")) || (key4 === "messages_sent")) || (key4 === "conversations_written")) || (key4 === "conversations_answered")) || (key4 === "reply_rate"))){
validate0.errors = [{instancePath:instancePath+"/outreach",schemaPath:"#/properties/outreach/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data22.invitations_sent !== undefined){
let data23 = data22.invitations_sent;
const _errs38 = errors;
if(!(validate_MetricChange(data23, {instancePath:instancePath+"/outreach/invitations_sent",parentData:data22,parentDataProperty:"invitations_sent",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs38){
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data22.invitations_accepted !== undefined){
let data24 = data22.invitations_accepted;
const _errs39 = errors;
if(!(validate_MetricChange(data24, {instancePath:instancePath+"/outreach/invitations_accepted",parentData:data22,parentDataProperty:"invitations_accepted",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs39){
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data22.acceptance_rate !== undefined){
let data25 = data22.acceptance_rate;
const _errs40 = errors;
if(!(validate_RateChange(data25, {instancePath:instancePath+"/outreach/acceptance_rate",parentData:data22,parentDataProperty:"acceptance_rate",rootData}))){
vErrors = vErrors === null ? validate_RateChange.errors : vErrors.concat(validate_RateChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs40){
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data22.messages_sent !== undefined){
let data26 = data22.messages_sent;
const _errs41 = errors;
if(!(validate_MetricChange(data26, {instancePath:instancePath+"/outreach/messages_sent",parentData:data22,parentDataProperty:"messages_sent",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs41){
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data22.conversations_written !== undefined){
let data27 = data22.conversations_written;
const _errs42 = errors;
if(!(validate_MetricChange(data27, {instancePath:instancePath+"/outreach/conversations_written",parentData:data22,parentDataProperty:"conversations_written",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs42){
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data22.conversations_answered !== undefined){
let data28 = data22.conversations_answered;
const _errs43 = errors;
if(!(validate_MetricChange(data28, {instancePath:instancePath+"/outreach/conversations_answered",parentData:data22,parentDataProperty:"conversations_answered",rootData}))){
vErrors = vErrors === null ? validate_MetricChange.errors : vErrors.concat(validate_MetricChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs43){
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data22.reply_rate !== undefined){
let data29 = data22.reply_rate;
const _errs44 = errors;
if(!(validate_RateChange(data29, {instancePath:instancePath+"/outreach/reply_rate",parentData:data22,parentDataProperty:"reply_rate",rootData}))){
vErrors = vErrors === null ? validate_RateChange.errors : vErrors.concat(validate_RateChange.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs44){
}
var valid5 = _errs44 === errors;
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
}
}
else {
validate0.errors = [{instancePath:instancePath+"/outreach",schemaPath:"#/properties/outreach/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(data.top_posts !== undefined){
let data30 = data.top_posts;
const _errs45 = errors;
if((!(Array.isArray(data30))) && (data30 !== null)){
validate0.errors = [{instancePath:instancePath+"/top_posts",schemaPath:"#/properties/top_posts/type",keyword:"type",params:{type: schema0.properties.top_posts.type},message:"must be array,null"}];
return false;
}
const _errs46 = errors;
if(errors === _errs45){
if(Array.isArray(data30)){
if(data30.length > 5){
validate0.errors = [{instancePath:instancePath+"/top_posts",schemaPath:"#/properties/top_posts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid6 = true;
const len0 = data30.length;
for(let i0=0; i0<len0; i0++){
let data31 = data30[i0];
const _errs47 = errors;
if(!(validate_PostPerformance(data31, {instancePath:instancePath+"/top_posts/" + i0,parentData:data30,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_PostPerformance.errors : vErrors.concat(validate_PostPerformance.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs47){
}
var valid6 = _errs47 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
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
  ',"previous_period":' + (v.previous_period === null ? "null" : print_AnalyticsPeriod(v.previous_period)) +
  ',"timezone":"' + escaped(v.timezone) +
  '","content":' + print_1(v.content) +
  ',"profile":' + print_2(v.profile) +
  ',"audience":' + print_3(v.audience) +
  ',"outreach":' + print_4(v.outreach) +
  ',"top_posts":' + (v.top_posts === null ? "null" : list(v.top_posts, print_PostPerformance)) +
  "}";

const print_1 = (v) =>
  '{"posts_published":' + print_MetricChange(v.posts_published) +
  ',"impressions":' + print_MetricChange(v.impressions) +
  ',"reactions":' + print_MetricChange(v.reactions) +
  ',"comments":' + print_MetricChange(v.comments) +
  ',"reposts":' + print_MetricChange(v.reposts) +
  ',"clicks":' + print_MetricChange(v.clicks) +
  ',"engagements":' + print_MetricChange(v.engagements) +
  ',"engagement_rate":' + print_RateChange(v.engagement_rate) +
  ',"click_rate":' + print_RateChange(v.click_rate) +
  "}";

const print_2 = (v) =>
  '{"profile_views":' + print_MetricChange(v.profile_views) +
  ',"named_viewers":' + print_MetricChange(v.named_viewers) +
  ',"search_appearances":' + print_MetricChange(v.search_appearances) +
  "}";

const print_3 = (v) =>
  '{"followers":' + print_MetricChange(v.followers) +
  ',"new_followers":' + print_MetricChange(v.new_followers) +
  ',"connections":' + print_MetricChange(v.connections) +
  ',"new_connections":' + print_MetricChange(v.new_connections) +
  "}";

const print_4 = (v) =>
  '{"invitations_sent":' + print_MetricChange(v.invitations_sent) +
  ',"invitations_accepted":' + print_MetricChange(v.invitations_accepted) +
  ',"acceptance_rate":' + print_RateChange(v.acceptance_rate) +
  ',"messages_sent":' + print_MetricChange(v.messages_sent) +
  ',"conversations_written":' + print_MetricChange(v.conversations_written) +
  ',"conversations_answered":' + print_MetricChange(v.conversations_answered) +
  ',"reply_rate":' + print_RateChange(v.reply_rate) +
  "}";
