// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "../support.js";
import { escaped, list } from "../support.js";
import { validate as validate_CampaignStatus } from "./CampaignStatus.js";
import { validate as validate_ExcludedLead, serialize as print_ExcludedLead } from "./ExcludedLead.js";
import { validate as validate_LaunchIssue, serialize as print_LaunchIssue } from "./LaunchIssue.js";
import { validate as validate_LaunchPlanDay, serialize as print_LaunchPlanDay } from "./LaunchPlanDay.js";
import { validate as validate_LaunchSample, serialize as print_LaunchSample } from "./LaunchSample.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["campaign_id","name","status","launchable","blockers","warnings","lead_count","eligible_count","excluded_count","continuing_count","waiting_count","stopping_count","excluded_by_reason","excluded","samples","daily_plan","first_action_at","estimated_end_date","latest_end_date","launch_token","expires_at"],"properties":{"campaign_id":{"type":"string"},"name":{"type":"string"},"status":{"sharedSchema":"CampaignStatus"},"launchable":{"type":"boolean"},"blockers":{"type":"array","items":{"sharedSchema":"LaunchIssue"}},"warnings":{"type":"array","items":{"sharedSchema":"LaunchIssue"}},"lead_count":{"type":"integer","minimum":0},"eligible_count":{"type":"integer","minimum":0},"excluded_count":{"type":"integer","minimum":0},"continuing_count":{"type":"integer","minimum":0},"waiting_count":{"type":"integer","minimum":0},"stopping_count":{"type":"integer","minimum":0},"excluded_by_reason":{"type":"array","maxItems":11,"items":{"type":"object","additionalProperties":false,"required":["reason","count"],"properties":{"reason":{"type":"string"},"count":{"type":"integer","minimum":1}}}},"excluded":{"type":"array","maxItems":550,"items":{"sharedSchema":"ExcludedLead"}},"samples":{"type":"array","maxItems":10,"items":{"sharedSchema":"LaunchSample"}},"daily_plan":{"type":"array","maxItems":30,"items":{"sharedSchema":"LaunchPlanDay"}},"first_action_at":{"type":["string","null"],"format":"date-time"},"estimated_end_date":{"type":["string","null"],"format":"date"},"latest_end_date":{"type":["string","null"],"format":"date"},"launch_token":{"type":["string","null"]},"expires_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats["date-time"];
const formats2 = fullFormats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.campaign_id === undefined) && (missing0 = "campaign_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.launchable === undefined) && (missing0 = "launchable"))) || ((data.blockers === undefined) && (missing0 = "blockers"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.lead_count === undefined) && (missing0 = "lead_count"))) || ((data.eligible_count === undefined) && (missing0 = "eligible_count"))) || ((data.excluded_count === undefined) && (missing0 = "excluded_count"))) || ((data.continuing_count === undefined) && (missing0 = "continuing_count"))) || ((data.waiting_count === undefined) && (missing0 = "waiting_count"))) || ((data.stopping_count === undefined) && (missing0 = "stopping_count"))) || ((data.excluded_by_reason === undefined) && (missing0 = "excluded_by_reason"))) || ((data.excluded === undefined) && (missing0 = "excluded"))) || ((data.samples === undefined) && (missing0 = "samples"))) || ((data.daily_plan === undefined) && (missing0 = "daily_plan"))) || ((data.first_action_at === undefined) && (missing0 = "first_action_at"))) || ((data.estimated_end_date === undefined) && (missing0 = "estimated_end_date"))) || ((data.latest_end_date === undefined) && (missing0 = "latest_end_date"))) || ((data.launch_token === undefined) && (missing0 = "launch_token"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
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
if(data.campaign_id !== undefined){
let data0 = data.campaign_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate_CampaignStatus(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate_CampaignStatus.errors : vErrors.concat(validate_CampaignStatus.errors);
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
if(data.launchable !== undefined){
let data3 = data.launchable;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/launchable",schemaPath:"#/properties/launchable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.blockers !== undefined){
let data4 = data.blockers;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(!(validate_LaunchIssue(data5, {instancePath:instancePath+"/blockers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_LaunchIssue.errors : vErrors.concat(validate_LaunchIssue.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs11){
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/blockers",schemaPath:"#/properties/blockers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
if(data.warnings !== undefined){
let data6 = data.warnings;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs14 = errors;
if(!(validate_LaunchIssue(data7, {instancePath:instancePath+"/warnings/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_LaunchIssue.errors : vErrors.concat(validate_LaunchIssue.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
if(valid2){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.lead_count !== undefined){
let data8 = data.lead_count;
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/lead_count",schemaPath:"#/properties/lead_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/lead_count",schemaPath:"#/properties/lead_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.eligible_count !== undefined){
let data9 = data.eligible_count;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/eligible_count",schemaPath:"#/properties/eligible_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/eligible_count",schemaPath:"#/properties/eligible_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs17){
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excluded_count !== undefined){
let data10 = data.excluded_count;
const _errs19 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/excluded_count",schemaPath:"#/properties/excluded_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/excluded_count",schemaPath:"#/properties/excluded_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.continuing_count !== undefined){
let data11 = data.continuing_count;
const _errs21 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/continuing_count",schemaPath:"#/properties/continuing_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs22 = errors;
if(errors === _errs21){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/continuing_count",schemaPath:"#/properties/continuing_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.waiting_count !== undefined){
let data12 = data.waiting_count;
const _errs23 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/waiting_count",schemaPath:"#/properties/waiting_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs24 = errors;
if(errors === _errs23){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/waiting_count",schemaPath:"#/properties/waiting_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.stopping_count !== undefined){
let data13 = data.stopping_count;
const _errs25 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/stopping_count",schemaPath:"#/properties/stopping_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs26 = errors;
if(errors === _errs25){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/stopping_count",schemaPath:"#/properties/stopping_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.excluded_by_reason !== undefined){
let data14 = data.excluded_by_reason;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(Array.isArray(data14)){
if(data14.length > 11){
validate0.errors = [{instancePath:instancePath+"/excluded_by_reason",schemaPath:"#/properties/excluded_by_reason/maxItems",keyword:"maxItems",params:{limit: 11},message:"must NOT have more than 11 items"}];
return false;
}
else {
var valid3 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing1;
if(((data15.reason === undefined) && (missing1 = "reason")) || ((data15.count === undefined) && (missing1 = "count"))){
validate0.errors = [{instancePath:instancePath+"/excluded_by_reason/" + i2,schemaPath:"#/properties/excluded_by_reason/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs31 = errors;
for(const key1 in data15){
if(!((key1 === "reason") || (key1 === "count"))){
validate0.errors = [{instancePath:instancePath+"/excluded_by_reason/" + i2,schemaPath:"#/properties/excluded_by_reason/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs31 === errors){
if(data15.reason !== undefined){
let data16 = data15.reason;
const _errs32 = errors;
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/excluded_by_reason/" + i2+"/reason",schemaPath:"#/properties/excluded_by_reason/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.count !== undefined){
let data17 = data15.count;
const _errs34 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate0.errors = [{instancePath:instancePath+"/excluded_by_reason/" + i2+"/count",schemaPath:"#/properties/excluded_by_reason/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/excluded_by_reason/" + i2+"/count",schemaPath:"#/properties/excluded_by_reason/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
}
}
if(errors === _errs34){
}
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
else {
validate0.errors = [{instancePath:instancePath+"/excluded_by_reason/" + i2,schemaPath:"#/properties/excluded_by_reason/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs29){
}
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/excluded_by_reason",schemaPath:"#/properties/excluded_by_reason/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.excluded !== undefined){
let data18 = data.excluded;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs36){
if(Array.isArray(data18)){
if(data18.length > 550){
validate0.errors = [{instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/maxItems",keyword:"maxItems",params:{limit: 550},message:"must NOT have more than 550 items"}];
return false;
}
else {
var valid5 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
const _errs38 = errors;
if(!(validate_ExcludedLead(data19, {instancePath:instancePath+"/excluded/" + i3,parentData:data18,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate_ExcludedLead.errors : vErrors.concat(validate_ExcludedLead.errors);
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
validate0.errors = [{instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.samples !== undefined){
let data20 = data.samples;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs39){
if(Array.isArray(data20)){
if(data20.length > 10){
validate0.errors = [{instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid6 = true;
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
let data21 = data20[i4];
const _errs41 = errors;
if(!(validate_LaunchSample(data21, {instancePath:instancePath+"/samples/" + i4,parentData:data20,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate_LaunchSample.errors : vErrors.concat(validate_LaunchSample.errors);
errors = vErrors.length;
}
else {
}
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
}
else {
validate0.errors = [{instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.daily_plan !== undefined){
let data22 = data.daily_plan;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs42){
if(Array.isArray(data22)){
if(data22.length > 30){
validate0.errors = [{instancePath:instancePath+"/daily_plan",schemaPath:"#/properties/daily_plan/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"}];
return false;
}
else {
var valid7 = true;
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
let data23 = data22[i5];
const _errs44 = errors;
if(!(validate_LaunchPlanDay(data23, {instancePath:instancePath+"/daily_plan/" + i5,parentData:data22,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate_LaunchPlanDay.errors : vErrors.concat(validate_LaunchPlanDay.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs44){
}
var valid7 = _errs44 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/daily_plan",schemaPath:"#/properties/daily_plan/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs42){
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first_action_at !== undefined){
let data24 = data.first_action_at;
const _errs45 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
validate0.errors = [{instancePath:instancePath+"/first_action_at",schemaPath:"#/properties/first_action_at/type",keyword:"type",params:{type: schema0.properties.first_action_at.type},message:"must be string,null"}];
return false;
}
const _errs46 = errors;
if(errors === _errs45){
if((typeof data24 == "number") && (isFinite(data24))){
}
if(errors === _errs45){
if(typeof data24 === "string"){
if(!(formats0.validate(data24))){
validate0.errors = [{instancePath:instancePath+"/first_action_at",schemaPath:"#/properties/first_action_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs45){
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estimated_end_date !== undefined){
let data25 = data.estimated_end_date;
const _errs47 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate0.errors = [{instancePath:instancePath+"/estimated_end_date",schemaPath:"#/properties/estimated_end_date/type",keyword:"type",params:{type: schema0.properties.estimated_end_date.type},message:"must be string,null"}];
return false;
}
const _errs48 = errors;
if(errors === _errs47){
if((typeof data25 == "number") && (isFinite(data25))){
}
if(errors === _errs47){
if(typeof data25 === "string"){
if(!(formats2.validate(data25))){
validate0.errors = [{instancePath:instancePath+"/estimated_end_date",schemaPath:"#/properties/estimated_end_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
}
}
if(errors === _errs47){
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latest_end_date !== undefined){
let data26 = data.latest_end_date;
const _errs49 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate0.errors = [{instancePath:instancePath+"/latest_end_date",schemaPath:"#/properties/latest_end_date/type",keyword:"type",params:{type: schema0.properties.latest_end_date.type},message:"must be string,null"}];
return false;
}
const _errs50 = errors;
if(errors === _errs49){
if((typeof data26 == "number") && (isFinite(data26))){
}
if(errors === _errs49){
if(typeof data26 === "string"){
if(!(formats2.validate(data26))){
validate0.errors = [{instancePath:instancePath+"/latest_end_date",schemaPath:"#/properties/latest_end_date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
}
}
if(errors === _errs49){
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.launch_token !== undefined){
let data27 = data.launch_token;
const _errs51 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate0.errors = [{instancePath:instancePath+"/launch_token",schemaPath:"#/properties/launch_token/type",keyword:"type",params:{type: schema0.properties.launch_token.type},message:"must be string,null"}];
return false;
}
const _errs52 = errors;
if(errors === _errs51){
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data28 = data.expires_at;
const _errs53 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate0.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema0.properties.expires_at.type},message:"must be string,null"}];
return false;
}
const _errs54 = errors;
if(errors === _errs53){
if((typeof data28 == "number") && (isFinite(data28))){
}
if(errors === _errs53){
if(typeof data28 === "string"){
if(!(formats0.validate(data28))){
validate0.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs53){
}
}
}
var valid0 = _errs53 === errors;
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
  '{"campaign_id":"' + escaped(v.campaign_id) +
  '","name":"' + escaped(v.name) +
  '","status":"' + v.status +
  '","launchable":' + v.launchable +
  ',"blockers":' + list(v.blockers, print_LaunchIssue) +
  ',"warnings":' + list(v.warnings, print_LaunchIssue) +
  ',"lead_count":' + v.lead_count +
  ',"eligible_count":' + v.eligible_count +
  ',"excluded_count":' + v.excluded_count +
  ',"continuing_count":' + v.continuing_count +
  ',"waiting_count":' + v.waiting_count +
  ',"stopping_count":' + v.stopping_count +
  ',"excluded_by_reason":' + list(v.excluded_by_reason, print_1) +
  ',"excluded":' + list(v.excluded, print_ExcludedLead) +
  ',"samples":' + list(v.samples, print_LaunchSample) +
  ',"daily_plan":' + list(v.daily_plan, print_LaunchPlanDay) +
  ',"first_action_at":' + (v.first_action_at === null ? "null" : '"' + escaped(v.first_action_at) + '"') +
  ',"estimated_end_date":' + (v.estimated_end_date === null ? "null" : '"' + escaped(v.estimated_end_date) + '"') +
  ',"latest_end_date":' + (v.latest_end_date === null ? "null" : '"' + escaped(v.latest_end_date) + '"') +
  ',"launch_token":' + (v.launch_token === null ? "null" : '"' + escaped(v.launch_token) + '"') +
  ',"expires_at":' + (v.expires_at === null ? "null" : '"' + escaped(v.expires_at) + '"') +
  "}";

const print_1 = (v) =>
  '{"reason":"' + escaped(v.reason) +
  '","count":' + v.count +
  "}";
