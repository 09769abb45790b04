// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats, ucs2length } from "../support.js";
import { escaped, foreign, list, text, visible } from "../support.js";
import { validate as validate_MemberItem, serialize as print_MemberItem } from "./MemberItem.js";
import { validate as validate_Poll, serialize as print_Poll } from "./Poll.js";
import { validate as validate_PostMedia, serialize as print_PostMedia } from "./PostMedia.js";
import { validate as validate_ReactionCounts, serialize as print_ReactionCounts } from "./ReactionCounts.js";
import { validate as validate_ReactionType } from "./ReactionType.js";
import { validate as validate_RepostedPost, serialize as print_RepostedPost } from "./RepostedPost.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","author","own","kind","reaction_count","comment_count","repost_count","published_at"],"properties":{"id":{"type":"string"},"url":{"type":["string","null"],"format":"uri"},"author":{"anyOf":[{"sharedSchema":"MemberItem"},{"type":"null"}]},"company":{"type":["object","null"],"additionalProperties":false,"required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}},"own":{"type":"boolean"},"kind":{"type":"string","enum":["text","image","video","document","link","poll","repost"]},"excerpt":{"type":"string","maxLength":300},"text":{"type":"string"},"hashtags":{"type":"array","items":{"type":"string"}},"mentions":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["profile_id","name"],"properties":{"profile_id":{"type":"string"},"name":{"type":"string"}}}},"link_url":{"type":["string","null"],"format":"uri"},"media":{"type":["array","null"],"items":{"sharedSchema":"PostMedia"}},"poll":{"anyOf":[{"sharedSchema":"Poll"},{"type":"null"}]},"repost_of":{"anyOf":[{"sharedSchema":"RepostedPost"},{"type":"null"}]},"visibility":{"type":"string","enum":["public","connections"]},"pinned":{"type":["boolean","null"]},"saved":{"type":["boolean","null"]},"reaction_count":{"type":["integer","null"],"minimum":0},"reactions":{"anyOf":[{"sharedSchema":"ReactionCounts"},{"type":"null"}]},"comment_count":{"type":["integer","null"],"minimum":0},"repost_count":{"type":["integer","null"],"minimum":0},"impression_count":{"type":["integer","null"],"minimum":0},"own_reaction":{"anyOf":[{"sharedSchema":"ReactionType"},{"type":"null"}]},"published_at":{"type":"string","format":"date-time"},"edited_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;
const formats0 = fullFormats.uri;
const formats4 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.author === undefined) && (missing0 = "author"))) || ((data.own === undefined) && (missing0 = "own"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.reaction_count === undefined) && (missing0 = "reaction_count"))) || ((data.comment_count === undefined) && (missing0 = "comment_count"))) || ((data.repost_count === undefined) && (missing0 = "repost_count"))) || ((data.published_at === undefined) && (missing0 = "published_at"))){
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
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema0.properties.url.type},message:"must be string,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0(data1))){
validate0.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
if(errors === _errs4){
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data2 = data.author;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate_MemberItem(data2, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate_MemberItem.errors : vErrors.concat(validate_MemberItem.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs8){
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs10 = errors;
if(errors === _errs9){
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company !== undefined){
let data3 = data.company;
const _errs11 = errors;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema0.properties.company.type},message:"must be object,null"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
validate0.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
validate0.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/company/id",schemaPath:"#/properties/company/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs16 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/company/name",schemaPath:"#/properties/company/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid2 = _errs16 === errors;
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
if(errors === _errs11){
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own !== undefined){
let data6 = data.own;
const _errs18 = errors;
if(typeof data6 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/own",schemaPath:"#/properties/own/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data7 = data.kind;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs21 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!(((((((data7 === "text") || (data7 === "image")) || (data7 === "video")) || (data7 === "document")) || (data7 === "link")) || (data7 === "poll")) || (data7 === "repost"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined){
let data8 = data.excerpt;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(typeof data8 === "string"){
if(func1(data8) > 300){
validate0.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.text !== undefined){
let data9 = data.text;
const _errs24 = errors;
if(typeof data9 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs25 = errors;
if(errors === _errs24){
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hashtags !== undefined){
let data10 = data.hashtags;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs28 = errors;
if(typeof data11 !== "string"){
validate0.errors = [{instancePath:instancePath+"/hashtags/" + i0,schemaPath:"#/properties/hashtags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs29 = errors;
if(errors === _errs28){
}
var valid3 = _errs28 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
if(errors === _errs26){
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mentions !== undefined){
let data12 = data.mentions;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs30){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs32){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.profile_id === undefined) && (missing2 = "profile_id")) || ((data13.name === undefined) && (missing2 = "name"))){
validate0.errors = [{instancePath:instancePath+"/mentions/" + i1,schemaPath:"#/properties/mentions/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs34 = errors;
for(const key2 in data13){
if(!((key2 === "profile_id") || (key2 === "name"))){
validate0.errors = [{instancePath:instancePath+"/mentions/" + i1,schemaPath:"#/properties/mentions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs34 === errors){
if(data13.profile_id !== undefined){
let data14 = data13.profile_id;
const _errs35 = errors;
if(typeof data14 !== "string"){
validate0.errors = [{instancePath:instancePath+"/mentions/" + i1+"/profile_id",schemaPath:"#/properties/mentions/items/properties/profile_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data13.name !== undefined){
let data15 = data13.name;
const _errs37 = errors;
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/mentions/" + i1+"/name",schemaPath:"#/properties/mentions/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs38 = errors;
if(errors === _errs37){
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
else {
validate0.errors = [{instancePath:instancePath+"/mentions/" + i1,schemaPath:"#/properties/mentions/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs32){
}
}
var valid4 = _errs32 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.link_url !== undefined){
let data16 = data.link_url;
const _errs39 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate0.errors = [{instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/type",keyword:"type",params:{type: schema0.properties.link_url.type},message:"must be string,null"}];
return false;
}
const _errs40 = errors;
if(errors === _errs39){
if((typeof data16 == "number") && (isFinite(data16))){
}
if(errors === _errs39){
if(typeof data16 === "string"){
if(!(formats0(data16))){
validate0.errors = [{instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
if(errors === _errs39){
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined){
let data17 = data.media;
const _errs41 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/type",keyword:"type",params:{type: schema0.properties.media.type},message:"must be array,null"}];
return false;
}
const _errs42 = errors;
if(errors === _errs41){
if(Array.isArray(data17)){
var valid6 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs43 = errors;
if(!(validate_PostMedia(data18, {instancePath:instancePath+"/media/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate_PostMedia.errors : vErrors.concat(validate_PostMedia.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs43){
}
var valid6 = _errs43 === errors;
if(!valid6){
break;
}
}
if(valid6){
}
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
if(data.poll !== undefined){
let data19 = data.poll;
const _errs44 = errors;
const _errs45 = errors;
let valid7 = false;
const _errs46 = errors;
if(!(validate_Poll(data19, {instancePath:instancePath+"/poll",parentData:data,parentDataProperty:"poll",rootData}))){
vErrors = vErrors === null ? validate_Poll.errors : vErrors.concat(validate_Poll.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs46){
}
var _valid1 = _errs46 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs47 = errors;
if(data19 !== null){
const err2 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs48 = errors;
if(errors === _errs47){
}
var _valid1 = _errs47 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
}
}
if(!valid7){
const err3 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
if(errors === _errs44){
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repost_of !== undefined){
let data20 = data.repost_of;
const _errs49 = errors;
const _errs50 = errors;
let valid8 = false;
const _errs51 = errors;
if(!(validate_RepostedPost(data20, {instancePath:instancePath+"/repost_of",parentData:data,parentDataProperty:"repost_of",rootData}))){
vErrors = vErrors === null ? validate_RepostedPost.errors : vErrors.concat(validate_RepostedPost.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs51){
}
var _valid2 = _errs51 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs52 = errors;
if(data20 !== null){
const err4 = {instancePath:instancePath+"/repost_of",schemaPath:"#/properties/repost_of/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs53 = errors;
if(errors === _errs52){
}
var _valid2 = _errs52 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
}
}
if(!valid8){
const err5 = {instancePath:instancePath+"/repost_of",schemaPath:"#/properties/repost_of/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
if(errors === _errs49){
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data21 = data.visibility;
const _errs54 = errors;
if(typeof data21 !== "string"){
validate0.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs55 = errors;
const vSchema1 = schema0.properties.visibility.enum;
if(!((data21 === "public") || (data21 === "connections"))){
validate0.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema0.properties.visibility.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs54){
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pinned !== undefined){
let data22 = data.pinned;
const _errs56 = errors;
if((typeof data22 !== "boolean") && (data22 !== null)){
validate0.errors = [{instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: schema0.properties.pinned.type},message:"must be boolean,null"}];
return false;
}
const _errs57 = errors;
if(errors === _errs56){
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.saved !== undefined){
let data23 = data.saved;
const _errs58 = errors;
if((typeof data23 !== "boolean") && (data23 !== null)){
validate0.errors = [{instancePath:instancePath+"/saved",schemaPath:"#/properties/saved/type",keyword:"type",params:{type: schema0.properties.saved.type},message:"must be boolean,null"}];
return false;
}
const _errs59 = errors;
if(errors === _errs58){
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reaction_count !== undefined){
let data24 = data.reaction_count;
const _errs60 = errors;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
validate0.errors = [{instancePath:instancePath+"/reaction_count",schemaPath:"#/properties/reaction_count/type",keyword:"type",params:{type: schema0.properties.reaction_count.type},message:"must be integer,null"}];
return false;
}
const _errs61 = errors;
if(errors === _errs60){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate0.errors = [{instancePath:instancePath+"/reaction_count",schemaPath:"#/properties/reaction_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs60){
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reactions !== undefined){
let data25 = data.reactions;
const _errs62 = errors;
const _errs63 = errors;
let valid9 = false;
const _errs64 = errors;
if(!(validate_ReactionCounts(data25, {instancePath:instancePath+"/reactions",parentData:data,parentDataProperty:"reactions",rootData}))){
vErrors = vErrors === null ? validate_ReactionCounts.errors : vErrors.concat(validate_ReactionCounts.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs64){
}
var _valid3 = _errs64 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs65 = errors;
if(data25 !== null){
const err6 = {instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs66 = errors;
if(errors === _errs65){
}
var _valid3 = _errs65 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
}
}
if(!valid9){
const err7 = {instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
if(errors === _errs62){
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment_count !== undefined){
let data26 = data.comment_count;
const _errs67 = errors;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
validate0.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/type",keyword:"type",params:{type: schema0.properties.comment_count.type},message:"must be integer,null"}];
return false;
}
const _errs68 = errors;
if(errors === _errs67){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate0.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs67){
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repost_count !== undefined){
let data27 = data.repost_count;
const _errs69 = errors;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
validate0.errors = [{instancePath:instancePath+"/repost_count",schemaPath:"#/properties/repost_count/type",keyword:"type",params:{type: schema0.properties.repost_count.type},message:"must be integer,null"}];
return false;
}
const _errs70 = errors;
if(errors === _errs69){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate0.errors = [{instancePath:instancePath+"/repost_count",schemaPath:"#/properties/repost_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs69){
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impression_count !== undefined){
let data28 = data.impression_count;
const _errs71 = errors;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)){
validate0.errors = [{instancePath:instancePath+"/impression_count",schemaPath:"#/properties/impression_count/type",keyword:"type",params:{type: schema0.properties.impression_count.type},message:"must be integer,null"}];
return false;
}
const _errs72 = errors;
if(errors === _errs71){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate0.errors = [{instancePath:instancePath+"/impression_count",schemaPath:"#/properties/impression_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs71){
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own_reaction !== undefined){
let data29 = data.own_reaction;
const _errs73 = errors;
const _errs74 = errors;
let valid10 = false;
const _errs75 = errors;
if(!(validate_ReactionType(data29, {instancePath:instancePath+"/own_reaction",parentData:data,parentDataProperty:"own_reaction",rootData}))){
vErrors = vErrors === null ? validate_ReactionType.errors : vErrors.concat(validate_ReactionType.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs75){
}
var _valid4 = _errs75 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const _errs76 = errors;
if(data29 !== null){
const err8 = {instancePath:instancePath+"/own_reaction",schemaPath:"#/properties/own_reaction/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs77 = errors;
if(errors === _errs76){
}
var _valid4 = _errs76 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
}
}
if(!valid10){
const err9 = {instancePath:instancePath+"/own_reaction",schemaPath:"#/properties/own_reaction/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
if(errors === _errs73){
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published_at !== undefined){
let data30 = data.published_at;
const _errs78 = errors;
const _errs79 = errors;
if(errors === _errs78){
if((typeof data30 == "number") && (isFinite(data30))){
}
if(errors === _errs78){
if(typeof data30 === "string"){
if(!(formats4.validate(data30))){
validate0.errors = [{instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
else {
validate0.errors = [{instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === _errs78){
}
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edited_at !== undefined){
let data31 = data.edited_at;
const _errs80 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate0.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/type",keyword:"type",params:{type: schema0.properties.edited_at.type},message:"must be string,null"}];
return false;
}
const _errs81 = errors;
if(errors === _errs80){
if((typeof data31 == "number") && (isFinite(data31))){
}
if(errors === _errs80){
if(typeof data31 === "string"){
if(!(formats4.validate(data31))){
validate0.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs80){
}
}
}
var valid0 = _errs80 === errors;
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
  '"' + (v.url === undefined ? "" : ',"url":' + (v.url === null ? "null" : '"' + escaped(v.url) + '"')) +
  ',"author":' + (v.author === null ? "null" : print_MemberItem(v.author)) +
  (v.company === undefined ? "" : ',"company":' + (v.company === null ? "null" : print_1(v.company))) +
  ',"own":' + v.own +
  ',"kind":"' + v.kind +
  '"' + (v.excerpt === undefined ? "" : ',"excerpt":"' + visible(v.excerpt) + '"') +
  (v.text === undefined ? "" : ',"text":"' + visible(v.text) + '"') +
  (v.hashtags === undefined ? "" : ',"hashtags":' + list(v.hashtags, foreign)) +
  (v.mentions === undefined ? "" : ',"mentions":' + list(v.mentions, print_2)) +
  (v.link_url === undefined ? "" : ',"link_url":' + (v.link_url === null ? "null" : '"' + visible(v.link_url) + '"')) +
  (v.media === undefined ? "" : ',"media":' + (v.media === null ? "null" : list(v.media, print_PostMedia))) +
  (v.poll === undefined ? "" : ',"poll":' + (v.poll === null ? "null" : print_Poll(v.poll))) +
  (v.repost_of === undefined ? "" : ',"repost_of":' + (v.repost_of === null ? "null" : print_RepostedPost(v.repost_of))) +
  (v.visibility === undefined ? "" : ',"visibility":"' + v.visibility + '"') +
  (v.pinned === undefined ? "" : ',"pinned":' + v.pinned) +
  (v.saved === undefined ? "" : ',"saved":' + v.saved) +
  ',"reaction_count":' + v.reaction_count +
  (v.reactions === undefined ? "" : ',"reactions":' + (v.reactions === null ? "null" : print_ReactionCounts(v.reactions))) +
  ',"comment_count":' + v.comment_count +
  ',"repost_count":' + v.repost_count +
  (v.impression_count === undefined ? "" : ',"impression_count":' + v.impression_count) +
  (v.own_reaction === undefined ? "" : ',"own_reaction":' + (v.own_reaction === null ? "null" : '"' + v.own_reaction + '"')) +
  ',"published_at":"' + escaped(v.published_at) +
  '"' + (v.edited_at === undefined ? "" : ',"edited_at":' + (v.edited_at === null ? "null" : '"' + escaped(v.edited_at) + '"')) +
  "}";

const print_1 = (v) =>
  '{"id":"' + escaped(v.id) +
  '","name":"' + visible(v.name) +
  '"}';

const print_2 = (v) =>
  '{"profile_id":"' + escaped(v.profile_id) +
  '","name":"' + visible(v.name) +
  '"}';
