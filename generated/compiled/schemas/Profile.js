// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, list, visible } from "../support.js";
import { validate as validate_ContactSummary, serialize as print_ContactSummary } from "./ContactSummary.js";
import { validate as validate_CurrentPosition, serialize as print_CurrentPosition } from "./CurrentPosition.js";
import { validate as validate_Degree } from "./Degree.js";
import { validate as validate_Education, serialize as print_Education } from "./Education.js";
import { validate as validate_Position, serialize as print_Position } from "./Position.js";
import { validate as validate_Recommendation, serialize as print_Recommendation } from "./Recommendation.js";
import { validate as validate_Skill, serialize as print_Skill } from "./Skill.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","handle","name","headline","location","industry","degree","mutual_connection_count","connection_count","follower_count","current_position","open_profile","own","following","pending_invitation","url","about","positions","education","skills","recommendations","contact"],"properties":{"id":{"type":"string"},"handle":{"type":["string","null"]},"name":{"type":"string"},"headline":{"type":["string","null"]},"location":{"type":["string","null"]},"industry":{"type":["string","null"]},"degree":{"sharedSchema":"Degree"},"mutual_connection_count":{"type":["integer","null"],"minimum":0},"connection_count":{"type":["integer","null"],"minimum":0},"follower_count":{"type":["integer","null"],"minimum":0},"current_position":{"anyOf":[{"sharedSchema":"CurrentPosition"},{"type":"null"}]},"open_profile":{"type":["boolean","null"]},"own":{"type":"boolean"},"following":{"type":["boolean","null"]},"pending_invitation":{"anyOf":[{"type":"object","additionalProperties":false,"required":["id","direction"],"properties":{"id":{"type":"string"},"direction":{"type":"string","enum":["sent","received"]}}},{"type":"null"}]},"url":{"type":["string","null"],"format":"uri"},"about":{"type":["string","null"]},"positions":{"type":["array","null"],"items":{"sharedSchema":"Position"}},"education":{"type":["array","null"],"items":{"sharedSchema":"Education"}},"skills":{"type":["array","null"],"items":{"sharedSchema":"Skill"}},"recommendations":{"type":["array","null"],"items":{"sharedSchema":"Recommendation"}},"contact":{"anyOf":[{"sharedSchema":"ContactSummary"},{"type":"null"}]}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats.uri;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.industry === undefined) && (missing0 = "industry"))) || ((data.degree === undefined) && (missing0 = "degree"))) || ((data.mutual_connection_count === undefined) && (missing0 = "mutual_connection_count"))) || ((data.connection_count === undefined) && (missing0 = "connection_count"))) || ((data.follower_count === undefined) && (missing0 = "follower_count"))) || ((data.current_position === undefined) && (missing0 = "current_position"))) || ((data.open_profile === undefined) && (missing0 = "open_profile"))) || ((data.own === undefined) && (missing0 = "own"))) || ((data.following === undefined) && (missing0 = "following"))) || ((data.pending_invitation === undefined) && (missing0 = "pending_invitation"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.about === undefined) && (missing0 = "about"))) || ((data.positions === undefined) && (missing0 = "positions"))) || ((data.education === undefined) && (missing0 = "education"))) || ((data.skills === undefined) && (missing0 = "skills"))) || ((data.recommendations === undefined) && (missing0 = "recommendations"))) || ((data.contact === undefined) && (missing0 = "contact"))){
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
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema0.properties.handle.type},message:"must be string,null"}];
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
if(data.headline !== undefined){
let data3 = data.headline;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: schema0.properties.headline.type},message:"must be string,null"}];
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
if(data.location !== undefined){
let data4 = data.location;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema0.properties.location.type},message:"must be string,null"}];
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
if(data.industry !== undefined){
let data5 = data.industry;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema0.properties.industry.type},message:"must be string,null"}];
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
if(data.degree !== undefined){
let data6 = data.degree;
const _errs14 = errors;
if(!(validate_Degree(data6, {instancePath:instancePath+"/degree",parentData:data,parentDataProperty:"degree",rootData}))){
vErrors = vErrors === null ? validate_Degree.errors : vErrors.concat(validate_Degree.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs14){
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mutual_connection_count !== undefined){
let data7 = data.mutual_connection_count;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/mutual_connection_count",schemaPath:"#/properties/mutual_connection_count/type",keyword:"type",params:{type: schema0.properties.mutual_connection_count.type},message:"must be integer,null"}];
return false;
}
const _errs16 = errors;
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/mutual_connection_count",schemaPath:"#/properties/mutual_connection_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.connection_count !== undefined){
let data8 = data.connection_count;
const _errs17 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/connection_count",schemaPath:"#/properties/connection_count/type",keyword:"type",params:{type: schema0.properties.connection_count.type},message:"must be integer,null"}];
return false;
}
const _errs18 = errors;
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/connection_count",schemaPath:"#/properties/connection_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.follower_count !== undefined){
let data9 = data.follower_count;
const _errs19 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/follower_count",schemaPath:"#/properties/follower_count/type",keyword:"type",params:{type: schema0.properties.follower_count.type},message:"must be integer,null"}];
return false;
}
const _errs20 = errors;
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/follower_count",schemaPath:"#/properties/follower_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.current_position !== undefined){
let data10 = data.current_position;
const _errs21 = errors;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(!(validate_CurrentPosition(data10, {instancePath:instancePath+"/current_position",parentData:data,parentDataProperty:"current_position",rootData}))){
vErrors = vErrors === null ? validate_CurrentPosition.errors : vErrors.concat(validate_CurrentPosition.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs23){
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs24 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/current_position",schemaPath:"#/properties/current_position/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs25 = errors;
if(errors === _errs24){
}
var _valid0 = _errs24 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/current_position",schemaPath:"#/properties/current_position/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
if(errors === _errs21){
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open_profile !== undefined){
let data11 = data.open_profile;
const _errs26 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/open_profile",schemaPath:"#/properties/open_profile/type",keyword:"type",params:{type: schema0.properties.open_profile.type},message:"must be boolean,null"}];
return false;
}
const _errs27 = errors;
if(errors === _errs26){
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own !== undefined){
let data12 = data.own;
const _errs28 = errors;
if(typeof data12 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/own",schemaPath:"#/properties/own/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.following !== undefined){
let data13 = data.following;
const _errs30 = errors;
if((typeof data13 !== "boolean") && (data13 !== null)){
validate0.errors = [{instancePath:instancePath+"/following",schemaPath:"#/properties/following/type",keyword:"type",params:{type: schema0.properties.following.type},message:"must be boolean,null"}];
return false;
}
const _errs31 = errors;
if(errors === _errs30){
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_invitation !== undefined){
let data14 = data.pending_invitation;
const _errs32 = errors;
const _errs33 = errors;
let valid2 = false;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs34){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if(((data14.id === undefined) && (missing1 = "id")) || ((data14.direction === undefined) && (missing1 = "direction"))){
const err2 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs36 = errors;
for(const key1 in data14){
if(!((key1 === "id") || (key1 === "direction"))){
const err3 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs36 === errors){
if(data14.id !== undefined){
let data15 = data14.id;
const _errs37 = errors;
if(typeof data15 !== "string"){
const err4 = {instancePath:instancePath+"/pending_invitation/id",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs38 = errors;
if(errors === _errs37){
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.direction !== undefined){
let data16 = data14.direction;
const _errs39 = errors;
if(typeof data16 !== "string"){
const err5 = {instancePath:instancePath+"/pending_invitation/direction",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs40 = errors;
const vSchema0 = schema0.properties.pending_invitation.anyOf[0].properties.direction.enum;
if(!((data16 === "sent") || (data16 === "received"))){
const err6 = {instancePath:instancePath+"/pending_invitation/direction",schemaPath:"#/properties/pending_invitation/anyOf/0/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.pending_invitation.anyOf[0].properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
}
if(errors === _errs39){
}
var valid3 = _errs39 === errors;
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
else {
const err7 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs34){
}
}
var _valid1 = _errs34 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs41 = errors;
if(data14 !== null){
const err8 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs42 = errors;
if(errors === _errs41){
}
var _valid1 = _errs41 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err9 = {instancePath:instancePath+"/pending_invitation",schemaPath:"#/properties/pending_invitation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
if(errors === _errs32){
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data17 = data.url;
const _errs43 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema0.properties.url.type},message:"must be string,null"}];
return false;
}
const _errs44 = errors;
if(errors === _errs43){
if((typeof data17 == "number") && (isFinite(data17))){
}
if(errors === _errs43){
if(typeof data17 === "string"){
if(!(formats0(data17))){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
if(errors === _errs43){
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.about !== undefined){
let data18 = data.about;
const _errs45 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: schema0.properties.about.type},message:"must be string,null"}];
return false;
}
const _errs46 = errors;
if(errors === _errs45){
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.positions !== undefined){
let data19 = data.positions;
const _errs47 = errors;
if((!(Array.isArray(data19))) && (data19 !== null)){
validate0.errors = [{instancePath:instancePath+"/positions",schemaPath:"#/properties/positions/type",keyword:"type",params:{type: schema0.properties.positions.type},message:"must be array,null"}];
return false;
}
const _errs48 = errors;
if(errors === _errs47){
if(Array.isArray(data19)){
var valid4 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
const _errs49 = errors;
if(!(validate_Position(data20, {instancePath:instancePath+"/positions/" + i0,parentData:data19,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_Position.errors : vErrors.concat(validate_Position.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs49){
}
var valid4 = _errs49 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
if(errors === _errs47){
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.education !== undefined){
let data21 = data.education;
const _errs50 = errors;
if((!(Array.isArray(data21))) && (data21 !== null)){
validate0.errors = [{instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: schema0.properties.education.type},message:"must be array,null"}];
return false;
}
const _errs51 = errors;
if(errors === _errs50){
if(Array.isArray(data21)){
var valid5 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
const _errs52 = errors;
if(!(validate_Education(data22, {instancePath:instancePath+"/education/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_Education.errors : vErrors.concat(validate_Education.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs52){
}
var valid5 = _errs52 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
if(errors === _errs50){
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined){
let data23 = data.skills;
const _errs53 = errors;
if((!(Array.isArray(data23))) && (data23 !== null)){
validate0.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: schema0.properties.skills.type},message:"must be array,null"}];
return false;
}
const _errs54 = errors;
if(errors === _errs53){
if(Array.isArray(data23)){
var valid6 = true;
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
const _errs55 = errors;
if(!(validate_Skill(data24, {instancePath:instancePath+"/skills/" + i2,parentData:data23,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate_Skill.errors : vErrors.concat(validate_Skill.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs55){
}
var valid6 = _errs55 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
}
if(errors === _errs53){
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recommendations !== undefined){
let data25 = data.recommendations;
const _errs56 = errors;
if((!(Array.isArray(data25))) && (data25 !== null)){
validate0.errors = [{instancePath:instancePath+"/recommendations",schemaPath:"#/properties/recommendations/type",keyword:"type",params:{type: schema0.properties.recommendations.type},message:"must be array,null"}];
return false;
}
const _errs57 = errors;
if(errors === _errs56){
if(Array.isArray(data25)){
var valid7 = true;
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
const _errs58 = errors;
if(!(validate_Recommendation(data26, {instancePath:instancePath+"/recommendations/" + i3,parentData:data25,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate_Recommendation.errors : vErrors.concat(validate_Recommendation.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs58){
}
var valid7 = _errs58 === errors;
if(!valid7){
break;
}
}
if(valid7){
}
}
if(errors === _errs56){
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact !== undefined){
let data27 = data.contact;
const _errs59 = errors;
const _errs60 = errors;
let valid8 = false;
const _errs61 = errors;
if(!(validate_ContactSummary(data27, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData}))){
vErrors = vErrors === null ? validate_ContactSummary.errors : vErrors.concat(validate_ContactSummary.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs61){
}
var _valid2 = _errs61 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs62 = errors;
if(data27 !== null){
const err10 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs63 = errors;
if(errors === _errs62){
}
var _valid2 = _errs62 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
}
}
if(!valid8){
const err11 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
if(errors === _errs59){
}
var valid0 = _errs59 === errors;
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
  '","handle":' + (v.handle === null ? "null" : '"' + visible(v.handle) + '"') +
  ',"name":"' + visible(v.name) +
  '","headline":' + (v.headline === null ? "null" : '"' + visible(v.headline) + '"') +
  ',"location":' + (v.location === null ? "null" : '"' + visible(v.location) + '"') +
  ',"industry":' + (v.industry === null ? "null" : '"' + visible(v.industry) + '"') +
  ',"degree":' + v.degree +
  ',"mutual_connection_count":' + v.mutual_connection_count +
  ',"connection_count":' + v.connection_count +
  ',"follower_count":' + v.follower_count +
  ',"current_position":' + (v.current_position === null ? "null" : print_CurrentPosition(v.current_position)) +
  ',"open_profile":' + v.open_profile +
  ',"own":' + v.own +
  ',"following":' + v.following +
  ',"pending_invitation":' + (v.pending_invitation === null ? "null" : print_1(v.pending_invitation)) +
  ',"url":' + (v.url === null ? "null" : '"' + escaped(v.url) + '"') +
  ',"about":' + (v.about === null ? "null" : '"' + visible(v.about) + '"') +
  ',"positions":' + (v.positions === null ? "null" : list(v.positions, print_Position)) +
  ',"education":' + (v.education === null ? "null" : list(v.education, print_Education)) +
  ',"skills":' + (v.skills === null ? "null" : list(v.skills, print_Skill)) +
  ',"recommendations":' + (v.recommendations === null ? "null" : list(v.recommendations, print_Recommendation)) +
  ',"contact":' + (v.contact === null ? "null" : print_ContactSummary(v.contact)) +
  "}";

const print_1 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","direction":"' + v.direction +
  '"}';
