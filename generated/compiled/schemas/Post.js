// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal, fullFormats } from "../support.js";
import { escaped, foreign, list, text, visible } from "../support.js";
import { validate as validate_CompanySummary, serialize as print_CompanySummary } from "./CompanySummary.js";
import { validate as validate_MentionedMember, serialize as print_MentionedMember } from "./MentionedMember.js";
import { validate as validate_Poll, serialize as print_Poll } from "./Poll.js";
import { validate as validate_PostMedia, serialize as print_PostMedia } from "./PostMedia.js";
import { validate as validate_ProfileSummary, serialize as print_ProfileSummary } from "./ProfileSummary.js";
import { validate as validate_ReactionCounts, serialize as print_ReactionCounts } from "./ReactionCounts.js";
import { validate as validate_ReactionType } from "./ReactionType.js";
import { validate as validate_RepostedPost, serialize as print_RepostedPost } from "./RepostedPost.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["id","url","author","company","own","kind","text","hashtags","mentions","link_url","media","poll","repost_of","visibility","pinned","saved","reaction_count","reactions","comment_count","repost_count","impression_count","own_reaction","published_at","edited_at"],"properties":{"id":{"type":"string"},"url":{"type":["string","null"],"format":"uri"},"author":{"anyOf":[{"sharedSchema":"ProfileSummary"},{"type":"null"}]},"company":{"anyOf":[{"sharedSchema":"CompanySummary"},{"type":"null"}]},"own":{"type":"boolean"},"kind":{"type":"string","enum":["text","image","video","document","link","poll","repost"]},"text":{"type":"string"},"hashtags":{"type":"array","items":{"type":"string"}},"mentions":{"type":"array","items":{"sharedSchema":"MentionedMember"}},"link_url":{"type":["string","null"],"format":"uri"},"media":{"type":["array","null"],"items":{"sharedSchema":"PostMedia"}},"poll":{"anyOf":[{"sharedSchema":"Poll"},{"type":"null"}]},"repost_of":{"anyOf":[{"sharedSchema":"RepostedPost"},{"type":"null"}]},"visibility":{"type":"string","enum":["public","connections"]},"pinned":{"type":["boolean","null"]},"saved":{"type":["boolean","null"]},"reaction_count":{"type":["integer","null"],"minimum":0},"reactions":{"anyOf":[{"sharedSchema":"ReactionCounts"},{"type":"null"}]},"comment_count":{"type":["integer","null"],"minimum":0},"repost_count":{"type":["integer","null"],"minimum":0},"impression_count":{"type":["integer","null"],"minimum":0},"own_reaction":{"anyOf":[{"sharedSchema":"ReactionType"},{"type":"null"}]},"published_at":{"type":"string","format":"date-time"},"edited_at":{"type":["string","null"],"format":"date-time"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = fullFormats.uri;
const formats4 = fullFormats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.company === undefined) && (missing0 = "company"))) || ((data.own === undefined) && (missing0 = "own"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.hashtags === undefined) && (missing0 = "hashtags"))) || ((data.mentions === undefined) && (missing0 = "mentions"))) || ((data.link_url === undefined) && (missing0 = "link_url"))) || ((data.media === undefined) && (missing0 = "media"))) || ((data.poll === undefined) && (missing0 = "poll"))) || ((data.repost_of === undefined) && (missing0 = "repost_of"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.pinned === undefined) && (missing0 = "pinned"))) || ((data.saved === undefined) && (missing0 = "saved"))) || ((data.reaction_count === undefined) && (missing0 = "reaction_count"))) || ((data.reactions === undefined) && (missing0 = "reactions"))) || ((data.comment_count === undefined) && (missing0 = "comment_count"))) || ((data.repost_count === undefined) && (missing0 = "repost_count"))) || ((data.impression_count === undefined) && (missing0 = "impression_count"))) || ((data.own_reaction === undefined) && (missing0 = "own_reaction"))) || ((data.published_at === undefined) && (missing0 = "published_at"))) || ((data.edited_at === undefined) && (missing0 = "edited_at"))){
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
if(!(validate_ProfileSummary(data2, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate_ProfileSummary.errors : vErrors.concat(validate_ProfileSummary.errors);
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
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate_CompanySummary(data3, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData}))){
vErrors = vErrors === null ? validate_CompanySummary.errors : vErrors.concat(validate_CompanySummary.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs13){
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs14 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs15 = errors;
if(errors === _errs14){
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
if(errors === _errs11){
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own !== undefined){
let data4 = data.own;
const _errs16 = errors;
if(typeof data4 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/own",schemaPath:"#/properties/own/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(data.kind !== undefined){
let data5 = data.kind;
const _errs18 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs19 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!(((((((data5 === "text") || (data5 === "image")) || (data5 === "video")) || (data5 === "document")) || (data5 === "link")) || (data5 === "poll")) || (data5 === "repost"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
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
if(data.text !== undefined){
let data6 = data.text;
const _errs20 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hashtags !== undefined){
let data7 = data.hashtags;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs24 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/hashtags/" + i0,schemaPath:"#/properties/hashtags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs25 = errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/hashtags",schemaPath:"#/properties/hashtags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.mentions !== undefined){
let data9 = data.mentions;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
var valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs28 = errors;
if(!(validate_MentionedMember(data10, {instancePath:instancePath+"/mentions/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_MentionedMember.errors : vErrors.concat(validate_MentionedMember.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs28){
}
var valid4 = _errs28 === errors;
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
if(errors === _errs26){
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link_url !== undefined){
let data11 = data.link_url;
const _errs29 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/type",keyword:"type",params:{type: schema0.properties.link_url.type},message:"must be string,null"}];
return false;
}
const _errs30 = errors;
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
}
if(errors === _errs29){
if(typeof data11 === "string"){
if(!(formats0(data11))){
validate0.errors = [{instancePath:instancePath+"/link_url",schemaPath:"#/properties/link_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
}
}
if(errors === _errs29){
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media !== undefined){
let data12 = data.media;
const _errs31 = errors;
if((!(Array.isArray(data12))) && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/media",schemaPath:"#/properties/media/type",keyword:"type",params:{type: schema0.properties.media.type},message:"must be array,null"}];
return false;
}
const _errs32 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
var valid5 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
const _errs33 = errors;
if(!(validate_PostMedia(data13, {instancePath:instancePath+"/media/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate_PostMedia.errors : vErrors.concat(validate_PostMedia.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs33){
}
var valid5 = _errs33 === errors;
if(!valid5){
break;
}
}
if(valid5){
}
}
if(errors === _errs31){
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.poll !== undefined){
let data14 = data.poll;
const _errs34 = errors;
const _errs35 = errors;
let valid6 = false;
const _errs36 = errors;
if(!(validate_Poll(data14, {instancePath:instancePath+"/poll",parentData:data,parentDataProperty:"poll",rootData}))){
vErrors = vErrors === null ? validate_Poll.errors : vErrors.concat(validate_Poll.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs36){
}
var _valid2 = _errs36 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs37 = errors;
if(data14 !== null){
const err4 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
var _valid2 = _errs37 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
}
}
if(!valid6){
const err5 = {instancePath:instancePath+"/poll",schemaPath:"#/properties/poll/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
if(errors === _errs34){
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repost_of !== undefined){
let data15 = data.repost_of;
const _errs39 = errors;
const _errs40 = errors;
let valid7 = false;
const _errs41 = errors;
if(!(validate_RepostedPost(data15, {instancePath:instancePath+"/repost_of",parentData:data,parentDataProperty:"repost_of",rootData}))){
vErrors = vErrors === null ? validate_RepostedPost.errors : vErrors.concat(validate_RepostedPost.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs41){
}
var _valid3 = _errs41 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs42 = errors;
if(data15 !== null){
const err6 = {instancePath:instancePath+"/repost_of",schemaPath:"#/properties/repost_of/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs43 = errors;
if(errors === _errs42){
}
var _valid3 = _errs42 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
}
}
if(!valid7){
const err7 = {instancePath:instancePath+"/repost_of",schemaPath:"#/properties/repost_of/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
if(errors === _errs39){
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data16 = data.visibility;
const _errs44 = errors;
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs45 = errors;
const vSchema1 = schema0.properties.visibility.enum;
if(!((data16 === "public") || (data16 === "connections"))){
validate0.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema0.properties.visibility.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === _errs44){
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pinned !== undefined){
let data17 = data.pinned;
const _errs46 = errors;
if((typeof data17 !== "boolean") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: schema0.properties.pinned.type},message:"must be boolean,null"}];
return false;
}
const _errs47 = errors;
if(errors === _errs46){
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.saved !== undefined){
let data18 = data.saved;
const _errs48 = errors;
if((typeof data18 !== "boolean") && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/saved",schemaPath:"#/properties/saved/type",keyword:"type",params:{type: schema0.properties.saved.type},message:"must be boolean,null"}];
return false;
}
const _errs49 = errors;
if(errors === _errs48){
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reaction_count !== undefined){
let data19 = data.reaction_count;
const _errs50 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate0.errors = [{instancePath:instancePath+"/reaction_count",schemaPath:"#/properties/reaction_count/type",keyword:"type",params:{type: schema0.properties.reaction_count.type},message:"must be integer,null"}];
return false;
}
const _errs51 = errors;
if(errors === _errs50){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate0.errors = [{instancePath:instancePath+"/reaction_count",schemaPath:"#/properties/reaction_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
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
if(data.reactions !== undefined){
let data20 = data.reactions;
const _errs52 = errors;
const _errs53 = errors;
let valid8 = false;
const _errs54 = errors;
if(!(validate_ReactionCounts(data20, {instancePath:instancePath+"/reactions",parentData:data,parentDataProperty:"reactions",rootData}))){
vErrors = vErrors === null ? validate_ReactionCounts.errors : vErrors.concat(validate_ReactionCounts.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs54){
}
var _valid4 = _errs54 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs55 = errors;
if(data20 !== null){
const err8 = {instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs56 = errors;
if(errors === _errs55){
}
var _valid4 = _errs55 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
}
}
if(!valid8){
const err9 = {instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
if(errors === _errs52){
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment_count !== undefined){
let data21 = data.comment_count;
const _errs57 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate0.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/type",keyword:"type",params:{type: schema0.properties.comment_count.type},message:"must be integer,null"}];
return false;
}
const _errs58 = errors;
if(errors === _errs57){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate0.errors = [{instancePath:instancePath+"/comment_count",schemaPath:"#/properties/comment_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs57){
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repost_count !== undefined){
let data22 = data.repost_count;
const _errs59 = errors;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
validate0.errors = [{instancePath:instancePath+"/repost_count",schemaPath:"#/properties/repost_count/type",keyword:"type",params:{type: schema0.properties.repost_count.type},message:"must be integer,null"}];
return false;
}
const _errs60 = errors;
if(errors === _errs59){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate0.errors = [{instancePath:instancePath+"/repost_count",schemaPath:"#/properties/repost_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs59){
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impression_count !== undefined){
let data23 = data.impression_count;
const _errs61 = errors;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
validate0.errors = [{instancePath:instancePath+"/impression_count",schemaPath:"#/properties/impression_count/type",keyword:"type",params:{type: schema0.properties.impression_count.type},message:"must be integer,null"}];
return false;
}
const _errs62 = errors;
if(errors === _errs61){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate0.errors = [{instancePath:instancePath+"/impression_count",schemaPath:"#/properties/impression_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs61){
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own_reaction !== undefined){
let data24 = data.own_reaction;
const _errs63 = errors;
const _errs64 = errors;
let valid9 = false;
const _errs65 = errors;
if(!(validate_ReactionType(data24, {instancePath:instancePath+"/own_reaction",parentData:data,parentDataProperty:"own_reaction",rootData}))){
vErrors = vErrors === null ? validate_ReactionType.errors : vErrors.concat(validate_ReactionType.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs65){
}
var _valid5 = _errs65 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const _errs66 = errors;
if(data24 !== null){
const err10 = {instancePath:instancePath+"/own_reaction",schemaPath:"#/properties/own_reaction/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs67 = errors;
if(errors === _errs66){
}
var _valid5 = _errs66 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
}
}
if(!valid9){
const err11 = {instancePath:instancePath+"/own_reaction",schemaPath:"#/properties/own_reaction/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
if(errors === _errs63){
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published_at !== undefined){
let data25 = data.published_at;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs68){
if((typeof data25 == "number") && (isFinite(data25))){
}
if(errors === _errs68){
if(typeof data25 === "string"){
if(!(formats4.validate(data25))){
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
if(errors === _errs68){
}
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edited_at !== undefined){
let data26 = data.edited_at;
const _errs70 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate0.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/type",keyword:"type",params:{type: schema0.properties.edited_at.type},message:"must be string,null"}];
return false;
}
const _errs71 = errors;
if(errors === _errs70){
if((typeof data26 == "number") && (isFinite(data26))){
}
if(errors === _errs70){
if(typeof data26 === "string"){
if(!(formats4.validate(data26))){
validate0.errors = [{instancePath:instancePath+"/edited_at",schemaPath:"#/properties/edited_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
else {
}
}
if(errors === _errs70){
}
}
}
var valid0 = _errs70 === errors;
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
  '","url":' + (v.url === null ? "null" : '"' + escaped(v.url) + '"') +
  ',"author":' + (v.author === null ? "null" : print_ProfileSummary(v.author)) +
  ',"company":' + (v.company === null ? "null" : print_CompanySummary(v.company)) +
  ',"own":' + v.own +
  ',"kind":"' + v.kind +
  '","text":"' + visible(v.text) +
  '","hashtags":' + list(v.hashtags, foreign) +
  ',"mentions":' + list(v.mentions, print_MentionedMember) +
  ',"link_url":' + (v.link_url === null ? "null" : '"' + visible(v.link_url) + '"') +
  ',"media":' + (v.media === null ? "null" : list(v.media, print_PostMedia)) +
  ',"poll":' + (v.poll === null ? "null" : print_Poll(v.poll)) +
  ',"repost_of":' + (v.repost_of === null ? "null" : print_RepostedPost(v.repost_of)) +
  ',"visibility":"' + v.visibility +
  '","pinned":' + v.pinned +
  ',"saved":' + v.saved +
  ',"reaction_count":' + v.reaction_count +
  ',"reactions":' + (v.reactions === null ? "null" : print_ReactionCounts(v.reactions)) +
  ',"comment_count":' + v.comment_count +
  ',"repost_count":' + v.repost_count +
  ',"impression_count":' + v.impression_count +
  ',"own_reaction":' + (v.own_reaction === null ? "null" : '"' + v.own_reaction + '"') +
  ',"published_at":"' + escaped(v.published_at) +
  '","edited_at":' + (v.edited_at === null ? "null" : '"' + escaped(v.edited_at) + '"') +
  "}";
