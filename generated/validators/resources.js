// Generated from spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.
import { fullFormats } from "./support.js";
const validate_account_info = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["id","name","default","status","profile","timezone","scopes","plan","navigator","inmail_credits","warm_up","connected_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"default":{"type":"boolean"},"status":{"type":"string","enum":["connected","expired","disconnected"]},"profile":{"$ref":"MemberRef.schema"},"timezone":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},"plan":{"$ref":"Plan.schema"},"navigator":{"type":"boolean"},"inmail_credits":{"type":"integer","minimum":0},"warm_up":{"anyOf":[{"$ref":"WarmUpState.schema"},{"type":"null"}]},"connected_at":{"type":"string","format":"date-time"}}};
const schema34 = {"type":"object","additionalProperties":false,"required":["name","title","calls_per_minute","burst"],"properties":{"name":{"type":"string"},"title":{"type":"string"},"calls_per_minute":{"type":"integer","minimum":1},"burst":{"type":"integer","minimum":1}}};
const schema35 = {"type":"object","additionalProperties":false,"required":["day","days","percent","ends_at"],"properties":{"day":{"type":"integer","minimum":1},"days":{"type":"integer","minimum":1},"percent":{"type":"integer","minimum":1,"maximum":100},"ends_at":{"type":"string","format":"date-time"}}};
const func1 = Object.prototype.hasOwnProperty;
const schema32 = {"type":"object","additionalProperties":false,"required":["id","handle","name","headline","degree","url"],"properties":{"id":{"type":"string"},"handle":{"type":"string"},"name":{"type":"string"},"headline":{"type":"string"},"degree":{"$ref":"Degree.schema"},"url":{"type":"string","format":"uri"}}};
const schema33 = {"type":["integer","null"],"enum":[1,2,3,null]};
const formats0 = fullFormats.uri;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.handle === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"},message:"must have required property '"+"handle"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.headline === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headline"},message:"must have required property '"+"headline"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.degree === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "degree"},message:"must have required property '"+"degree"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.url === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "handle")) || (key0 === "name")) || (key0 === "headline")) || (key0 === "degree")) || (key0 === "url"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.handle !== undefined){
if(typeof data.handle !== "string"){
const err8 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "string"){
const err10 = {instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.degree !== undefined){
let data4 = data.degree;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/degree",schemaPath:"Degree.schema/type",keyword:"type",params:{type: schema33.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data4 === 1) || (data4 === 2)) || (data4 === 3)) || (data4 === null))){
const err12 = {instancePath:instancePath+"/degree",schemaPath:"Degree.schema/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.url !== undefined){
let data5 = data.url;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats2 = fullFormats["date-time"];

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.default === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.profile === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timezone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.scopes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.plan === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.navigator === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigator"},message:"must have required property '"+"navigator"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.inmail_credits === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inmail_credits"},message:"must have required property '"+"inmail_credits"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.warm_up === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warm_up"},message:"must have required property '"+"warm_up"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.connected_at === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connected_at"},message:"must have required property '"+"connected_at"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.default !== undefined){
if(typeof data.default !== "boolean"){
const err15 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data3 === "connected") || (data3 === "expired")) || (data3 === "disconnected"))){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.profile !== undefined){
if(!(validate21(data.profile, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.scopes !== undefined){
let data6 = data.scopes;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
const err19 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.plan !== undefined){
let data8 = data.plan;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
const err21 = {instancePath:instancePath+"/plan",schemaPath:"Plan.schema/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.title === undefined){
const err22 = {instancePath:instancePath+"/plan",schemaPath:"Plan.schema/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.calls_per_minute === undefined){
const err23 = {instancePath:instancePath+"/plan",schemaPath:"Plan.schema/required",keyword:"required",params:{missingProperty: "calls_per_minute"},message:"must have required property '"+"calls_per_minute"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.burst === undefined){
const err24 = {instancePath:instancePath+"/plan",schemaPath:"Plan.schema/required",keyword:"required",params:{missingProperty: "burst"},message:"must have required property '"+"burst"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data8){
if(!((((key1 === "name") || (key1 === "title")) || (key1 === "calls_per_minute")) || (key1 === "burst"))){
const err25 = {instancePath:instancePath+"/plan",schemaPath:"Plan.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
const err26 = {instancePath:instancePath+"/plan/name",schemaPath:"Plan.schema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.title !== undefined){
if(typeof data8.title !== "string"){
const err27 = {instancePath:instancePath+"/plan/title",schemaPath:"Plan.schema/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.calls_per_minute !== undefined){
let data11 = data8.calls_per_minute;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err28 = {instancePath:instancePath+"/plan/calls_per_minute",schemaPath:"Plan.schema/properties/calls_per_minute/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/plan/calls_per_minute",schemaPath:"Plan.schema/properties/calls_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data8.burst !== undefined){
let data12 = data8.burst;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/plan/burst",schemaPath:"Plan.schema/properties/burst/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/plan/burst",schemaPath:"Plan.schema/properties/burst/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/plan",schemaPath:"Plan.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.navigator !== undefined){
if(typeof data.navigator !== "boolean"){
const err33 = {instancePath:instancePath+"/navigator",schemaPath:"#/properties/navigator/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.inmail_credits !== undefined){
let data14 = data.inmail_credits;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err34 = {instancePath:instancePath+"/inmail_credits",schemaPath:"#/properties/inmail_credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/inmail_credits",schemaPath:"#/properties/inmail_credits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.warm_up !== undefined){
let data15 = data.warm_up;
const _errs34 = errors;
let valid5 = false;
const _errs35 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.day === undefined){
const err36 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.days === undefined){
const err37 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data15.percent === undefined){
const err38 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15.ends_at === undefined){
const err39 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/required",keyword:"required",params:{missingProperty: "ends_at"},message:"must have required property '"+"ends_at"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data15){
if(!((((key2 === "day") || (key2 === "days")) || (key2 === "percent")) || (key2 === "ends_at"))){
const err40 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data15.day !== undefined){
let data16 = data15.day;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err41 = {instancePath:instancePath+"/warm_up/day",schemaPath:"WarmUpState.schema/properties/day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/warm_up/day",schemaPath:"WarmUpState.schema/properties/day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data15.days !== undefined){
let data17 = data15.days;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/warm_up/days",schemaPath:"WarmUpState.schema/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/warm_up/days",schemaPath:"WarmUpState.schema/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data15.percent !== undefined){
let data18 = data15.percent;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err45 = {instancePath:instancePath+"/warm_up/percent",schemaPath:"WarmUpState.schema/properties/percent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100 || isNaN(data18)){
const err46 = {instancePath:instancePath+"/warm_up/percent",schemaPath:"WarmUpState.schema/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err47 = {instancePath:instancePath+"/warm_up/percent",schemaPath:"WarmUpState.schema/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data15.ends_at !== undefined){
let data19 = data15.ends_at;
if(typeof data19 === "string"){
if(!(formats2.validate(data19))){
const err48 = {instancePath:instancePath+"/warm_up/ends_at",schemaPath:"WarmUpState.schema/properties/ends_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/warm_up/ends_at",schemaPath:"WarmUpState.schema/properties/ends_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs35 === errors;
valid5 = valid5 || _valid0;
const _errs47 = errors;
if(data15 !== null){
const err51 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs47 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err52 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.connected_at !== undefined){
let data20 = data.connected_at;
if(typeof data20 === "string"){
if(!(formats2.validate(data20))){
const err53 = {instancePath:instancePath+"/connected_at",schemaPath:"#/properties/connected_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/connected_at",schemaPath:"#/properties/connected_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const validate_account_usage = validate23;
const schema36 = {"type":"object","additionalProperties":false,"required":["account_id","day","timezone","resets_at","categories","plan","warm_up"],"properties":{"account_id":{"type":"string"},"day":{"type":"string","format":"date"},"timezone":{"type":"string"},"resets_at":{"type":"string","format":"date-time"},"categories":{"type":"array","items":{"$ref":"CategoryUsage.schema"}},"plan":{"$ref":"PlanUsage.schema"},"warm_up":{"anyOf":[{"$ref":"WarmUpState.schema"},{"type":"null"}]}}};
const schema37 = {"type":"object","additionalProperties":false,"required":["category","title","used","limit","remaining"],"properties":{"category":{"type":"string"},"title":{"type":"string"},"used":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"remaining":{"type":"integer","minimum":0}}};
const schema38 = {"type":"object","additionalProperties":false,"required":["name","calls_per_minute","burst","remaining","resets_in_seconds"],"properties":{"name":{"type":"string"},"calls_per_minute":{"type":"integer","minimum":1},"burst":{"type":"integer","minimum":1},"remaining":{"type":"integer","minimum":0},"resets_in_seconds":{"type":"integer","minimum":0}}};
const formats6 = fullFormats.date;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.timezone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.resets_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resets_at"},message:"must have required property '"+"resets_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.categories === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.plan === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.warm_up === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warm_up"},message:"must have required property '"+"warm_up"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "account_id") || (key0 === "day")) || (key0 === "timezone")) || (key0 === "resets_at")) || (key0 === "categories")) || (key0 === "plan")) || (key0 === "warm_up"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.account_id !== undefined){
if(typeof data.account_id !== "string"){
const err8 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(!(formats6.validate(data1))){
const err9 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err10 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){
const err11 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.resets_at !== undefined){
let data3 = data.resets_at;
if(typeof data3 === "string"){
if(!(formats2.validate(data3))){
const err12 = {instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err13 = {instancePath:instancePath+"/resets_at",schemaPath:"#/properties/resets_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.categories !== undefined){
let data4 = data.categories;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.category === undefined){
const err14 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"CategoryUsage.schema/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.title === undefined){
const err15 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"CategoryUsage.schema/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.used === undefined){
const err16 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"CategoryUsage.schema/required",keyword:"required",params:{missingProperty: "used"},message:"must have required property '"+"used"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.limit === undefined){
const err17 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"CategoryUsage.schema/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.remaining === undefined){
const err18 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"CategoryUsage.schema/required",keyword:"required",params:{missingProperty: "remaining"},message:"must have required property '"+"remaining"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data5){
if(!(((((key1 === "category") || (key1 === "title")) || (key1 === "used")) || (key1 === "limit")) || (key1 === "remaining"))){
const err19 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"CategoryUsage.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.category !== undefined){
if(typeof data5.category !== "string"){
const err20 = {instancePath:instancePath+"/categories/" + i0+"/category",schemaPath:"CategoryUsage.schema/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.title !== undefined){
if(typeof data5.title !== "string"){
const err21 = {instancePath:instancePath+"/categories/" + i0+"/title",schemaPath:"CategoryUsage.schema/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.used !== undefined){
let data8 = data5.used;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/categories/" + i0+"/used",schemaPath:"CategoryUsage.schema/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/categories/" + i0+"/used",schemaPath:"CategoryUsage.schema/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data5.limit !== undefined){
let data9 = data5.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/categories/" + i0+"/limit",schemaPath:"CategoryUsage.schema/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/categories/" + i0+"/limit",schemaPath:"CategoryUsage.schema/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data5.remaining !== undefined){
let data10 = data5.remaining;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/categories/" + i0+"/remaining",schemaPath:"CategoryUsage.schema/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/categories/" + i0+"/remaining",schemaPath:"CategoryUsage.schema/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"CategoryUsage.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.plan !== undefined){
let data11 = data.plan;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
const err30 = {instancePath:instancePath+"/plan",schemaPath:"PlanUsage.schema/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.calls_per_minute === undefined){
const err31 = {instancePath:instancePath+"/plan",schemaPath:"PlanUsage.schema/required",keyword:"required",params:{missingProperty: "calls_per_minute"},message:"must have required property '"+"calls_per_minute"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.burst === undefined){
const err32 = {instancePath:instancePath+"/plan",schemaPath:"PlanUsage.schema/required",keyword:"required",params:{missingProperty: "burst"},message:"must have required property '"+"burst"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.remaining === undefined){
const err33 = {instancePath:instancePath+"/plan",schemaPath:"PlanUsage.schema/required",keyword:"required",params:{missingProperty: "remaining"},message:"must have required property '"+"remaining"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.resets_in_seconds === undefined){
const err34 = {instancePath:instancePath+"/plan",schemaPath:"PlanUsage.schema/required",keyword:"required",params:{missingProperty: "resets_in_seconds"},message:"must have required property '"+"resets_in_seconds"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data11){
if(!(((((key2 === "name") || (key2 === "calls_per_minute")) || (key2 === "burst")) || (key2 === "remaining")) || (key2 === "resets_in_seconds"))){
const err35 = {instancePath:instancePath+"/plan",schemaPath:"PlanUsage.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.name !== undefined){
if(typeof data11.name !== "string"){
const err36 = {instancePath:instancePath+"/plan/name",schemaPath:"PlanUsage.schema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.calls_per_minute !== undefined){
let data13 = data11.calls_per_minute;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err37 = {instancePath:instancePath+"/plan/calls_per_minute",schemaPath:"PlanUsage.schema/properties/calls_per_minute/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/plan/calls_per_minute",schemaPath:"PlanUsage.schema/properties/calls_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data11.burst !== undefined){
let data14 = data11.burst;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err39 = {instancePath:instancePath+"/plan/burst",schemaPath:"PlanUsage.schema/properties/burst/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/plan/burst",schemaPath:"PlanUsage.schema/properties/burst/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data11.remaining !== undefined){
let data15 = data11.remaining;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err41 = {instancePath:instancePath+"/plan/remaining",schemaPath:"PlanUsage.schema/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/plan/remaining",schemaPath:"PlanUsage.schema/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data11.resets_in_seconds !== undefined){
let data16 = data11.resets_in_seconds;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/plan/resets_in_seconds",schemaPath:"PlanUsage.schema/properties/resets_in_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/plan/resets_in_seconds",schemaPath:"PlanUsage.schema/properties/resets_in_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/plan",schemaPath:"PlanUsage.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.warm_up !== undefined){
let data17 = data.warm_up;
const _errs41 = errors;
let valid7 = false;
const _errs42 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.day === undefined){
const err46 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.days === undefined){
const err47 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17.percent === undefined){
const err48 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17.ends_at === undefined){
const err49 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/required",keyword:"required",params:{missingProperty: "ends_at"},message:"must have required property '"+"ends_at"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key3 in data17){
if(!((((key3 === "day") || (key3 === "days")) || (key3 === "percent")) || (key3 === "ends_at"))){
const err50 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data17.day !== undefined){
let data18 = data17.day;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err51 = {instancePath:instancePath+"/warm_up/day",schemaPath:"WarmUpState.schema/properties/day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err52 = {instancePath:instancePath+"/warm_up/day",schemaPath:"WarmUpState.schema/properties/day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data17.days !== undefined){
let data19 = data17.days;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err53 = {instancePath:instancePath+"/warm_up/days",schemaPath:"WarmUpState.schema/properties/days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 1 || isNaN(data19)){
const err54 = {instancePath:instancePath+"/warm_up/days",schemaPath:"WarmUpState.schema/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data17.percent !== undefined){
let data20 = data17.percent;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err55 = {instancePath:instancePath+"/warm_up/percent",schemaPath:"WarmUpState.schema/properties/percent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/warm_up/percent",schemaPath:"WarmUpState.schema/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err57 = {instancePath:instancePath+"/warm_up/percent",schemaPath:"WarmUpState.schema/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data17.ends_at !== undefined){
let data21 = data17.ends_at;
if(typeof data21 === "string"){
if(!(formats2.validate(data21))){
const err58 = {instancePath:instancePath+"/warm_up/ends_at",schemaPath:"WarmUpState.schema/properties/ends_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/warm_up/ends_at",schemaPath:"WarmUpState.schema/properties/ends_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/warm_up",schemaPath:"WarmUpState.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var _valid0 = _errs42 === errors;
valid7 = valid7 || _valid0;
const _errs54 = errors;
if(data17 !== null){
const err61 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid0 = _errs54 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err62 = {instancePath:instancePath+"/warm_up",schemaPath:"#/properties/warm_up/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const validate_tools_list = validate24;
const schema40 = {"type":"object","additionalProperties":false,"required":["scopes","tool_count","tools"],"properties":{"scopes":{"type":"array","items":{"type":"string"}},"tool_count":{"type":"integer","minimum":0},"tools":{"type":"array","items":{"$ref":"ToolSummary.schema"}}}};
const schema41 = {"type":"object","additionalProperties":false,"required":["name","title","description","category","effect","idempotent","safety","live","routes"],"properties":{"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"category":{"type":"string"},"effect":{"type":"string","enum":["read","write","destructive"]},"idempotent":{"type":"boolean"},"safety":{"type":["string","null"]},"live":{"type":"boolean"},"routes":{"type":"array","items":{"type":"string"}}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scopes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tool_count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_count"},message:"must have required property '"+"tool_count"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tools === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"},message:"must have required property '"+"tools"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "scopes") || (key0 === "tool_count")) || (key0 === "tools"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scopes !== undefined){
let data0 = data.scopes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err4 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tool_count !== undefined){
let data2 = data.tool_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/tool_count",schemaPath:"#/properties/tool_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/tool_count",schemaPath:"#/properties/tool_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.tools !== undefined){
let data3 = data.tools;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err8 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.title === undefined){
const err9 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.description === undefined){
const err10 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.category === undefined){
const err11 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.effect === undefined){
const err12 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.idempotent === undefined){
const err13 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "idempotent"},message:"must have required property '"+"idempotent"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.safety === undefined){
const err14 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "safety"},message:"must have required property '"+"safety"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.live === undefined){
const err15 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "live"},message:"must have required property '"+"live"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.routes === undefined){
const err16 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/required",keyword:"required",params:{missingProperty: "routes"},message:"must have required property '"+"routes"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data4){
if(!(func1.call(schema41.properties, key1))){
const err17 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err18 = {instancePath:instancePath+"/tools/" + i1+"/name",schemaPath:"ToolSummary.schema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.title !== undefined){
if(typeof data4.title !== "string"){
const err19 = {instancePath:instancePath+"/tools/" + i1+"/title",schemaPath:"ToolSummary.schema/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.description !== undefined){
if(typeof data4.description !== "string"){
const err20 = {instancePath:instancePath+"/tools/" + i1+"/description",schemaPath:"ToolSummary.schema/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.category !== undefined){
if(typeof data4.category !== "string"){
const err21 = {instancePath:instancePath+"/tools/" + i1+"/category",schemaPath:"ToolSummary.schema/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.effect !== undefined){
let data9 = data4.effect;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/tools/" + i1+"/effect",schemaPath:"ToolSummary.schema/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data9 === "read") || (data9 === "write")) || (data9 === "destructive"))){
const err23 = {instancePath:instancePath+"/tools/" + i1+"/effect",schemaPath:"ToolSummary.schema/properties/effect/enum",keyword:"enum",params:{allowedValues: schema41.properties.effect.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.idempotent !== undefined){
if(typeof data4.idempotent !== "boolean"){
const err24 = {instancePath:instancePath+"/tools/" + i1+"/idempotent",schemaPath:"ToolSummary.schema/properties/idempotent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.safety !== undefined){
let data11 = data4.safety;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/tools/" + i1+"/safety",schemaPath:"ToolSummary.schema/properties/safety/type",keyword:"type",params:{type: schema41.properties.safety.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.live !== undefined){
if(typeof data4.live !== "boolean"){
const err26 = {instancePath:instancePath+"/tools/" + i1+"/live",schemaPath:"ToolSummary.schema/properties/live/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.routes !== undefined){
let data13 = data4.routes;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(typeof data13[i2] !== "string"){
const err27 = {instancePath:instancePath+"/tools/" + i1+"/routes/" + i2,schemaPath:"ToolSummary.schema/properties/routes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/tools/" + i1+"/routes",schemaPath:"ToolSummary.schema/properties/routes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/tools/" + i1,schemaPath:"ToolSummary.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const validate_writing_style = validate25;
const schema42 = {"type":"object","additionalProperties":false,"required":["account_id","computed_at","messaging","posting"],"properties":{"account_id":{"type":"string"},"computed_at":{"type":"string","format":"date-time"},"messaging":{"$ref":"MessagingStyle.schema"},"posting":{"$ref":"PostingStyle.schema"}}};
const schema43 = {"type":"object","additionalProperties":false,"required":["guide","sample","length","openings","closings","emoji","formality","question_share","exclamation_share","rhythm"],"properties":{"guide":{"type":"array","items":{"type":"string"}},"sample":{"$ref":"StyleSample.schema"},"length":{"$ref":"StyleLength.schema"},"openings":{"type":"array","items":{"$ref":"StyleShare.schema"}},"closings":{"type":"array","items":{"$ref":"StyleShare.schema"}},"emoji":{"$ref":"StyleMarks.schema"},"formality":{"$ref":"StyleFormality.schema"},"question_share":{"type":"number","minimum":0,"maximum":1},"exclamation_share":{"type":"number","minimum":0,"maximum":1},"rhythm":{"$ref":"MessagingRhythm.schema"}}};
const schema44 = {"type":"object","additionalProperties":false,"required":["count","first_at","last_at"],"properties":{"count":{"type":"integer","minimum":0},"first_at":{"type":["string","null"],"format":"date-time"},"last_at":{"type":["string","null"],"format":"date-time"}}};
const schema45 = {"type":"object","additionalProperties":false,"required":["median_characters","median_words","quartile_words","median_sentence_words","median_paragraphs"],"properties":{"median_characters":{"type":["number","null"],"minimum":0},"median_words":{"type":["number","null"],"minimum":0},"quartile_words":{"type":["array","null"],"minItems":2,"maxItems":2,"items":{"type":"number","minimum":0}},"median_sentence_words":{"type":["number","null"],"minimum":0},"median_paragraphs":{"type":["number","null"],"minimum":0}}};
const schema46 = {"type":"object","additionalProperties":false,"required":["text","count","share"],"properties":{"text":{"type":"string"},"count":{"type":"integer","minimum":1},"share":{"type":"number","minimum":0,"maximum":1}}};
const schema50 = {"type":"object","additionalProperties":false,"required":["level","score","contraction_share","first_person_share"],"properties":{"level":{"type":["string","null"],"enum":["casual","neutral","formal",null]},"score":{"type":["number","null"],"minimum":0,"maximum":1},"contraction_share":{"type":"number","minimum":0,"maximum":1},"first_person_share":{"type":"number","minimum":0,"maximum":1}}};
const schema48 = {"type":"object","additionalProperties":false,"required":["share","median_count","favourites"],"properties":{"share":{"type":"number","minimum":0,"maximum":1},"median_count":{"type":["number","null"],"minimum":0},"favourites":{"type":"array","items":{"$ref":"StyleShare.schema"}}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.share === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.median_count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "median_count"},message:"must have required property '"+"median_count"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.favourites === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "favourites"},message:"must have required property '"+"favourites"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "share") || (key0 === "median_count")) || (key0 === "favourites"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.share !== undefined){
let data0 = data.share;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.median_count !== undefined){
let data1 = data.median_count;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err7 = {instancePath:instancePath+"/median_count",schemaPath:"#/properties/median_count/type",keyword:"type",params:{type: schema48.properties.median_count.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/median_count",schemaPath:"#/properties/median_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.favourites !== undefined){
let data2 = data.favourites;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.text === undefined){
const err9 = {instancePath:instancePath+"/favourites/" + i0,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.count === undefined){
const err10 = {instancePath:instancePath+"/favourites/" + i0,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.share === undefined){
const err11 = {instancePath:instancePath+"/favourites/" + i0,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "text") || (key1 === "count")) || (key1 === "share"))){
const err12 = {instancePath:instancePath+"/favourites/" + i0,schemaPath:"StyleShare.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
const err13 = {instancePath:instancePath+"/favourites/" + i0+"/text",schemaPath:"StyleShare.schema/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.count !== undefined){
let data5 = data3.count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/favourites/" + i0+"/count",schemaPath:"StyleShare.schema/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/favourites/" + i0+"/count",schemaPath:"StyleShare.schema/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data3.share !== undefined){
let data6 = data3.share;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/favourites/" + i0+"/share",schemaPath:"StyleShare.schema/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/favourites/" + i0+"/share",schemaPath:"StyleShare.schema/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/favourites/" + i0+"/share",schemaPath:"StyleShare.schema/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/favourites/" + i0,schemaPath:"StyleShare.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/favourites",schemaPath:"#/properties/favourites/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","additionalProperties":false,"required":["messages_per_week","median_reply_minutes","busiest_weekdays","busiest_hours"],"properties":{"messages_per_week":{"type":"number","minimum":0},"median_reply_minutes":{"type":["number","null"],"minimum":0},"busiest_weekdays":{"type":"array","items":{"$ref":"Weekday.schema"}},"busiest_hours":{"type":"array","items":{"type":"integer","minimum":0,"maximum":23}}}};
const schema52 = {"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messages_per_week === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages_per_week"},message:"must have required property '"+"messages_per_week"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.median_reply_minutes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "median_reply_minutes"},message:"must have required property '"+"median_reply_minutes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.busiest_weekdays === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "busiest_weekdays"},message:"must have required property '"+"busiest_weekdays"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.busiest_hours === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "busiest_hours"},message:"must have required property '"+"busiest_hours"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "messages_per_week") || (key0 === "median_reply_minutes")) || (key0 === "busiest_weekdays")) || (key0 === "busiest_hours"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.messages_per_week !== undefined){
let data0 = data.messages_per_week;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/messages_per_week",schemaPath:"#/properties/messages_per_week/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/messages_per_week",schemaPath:"#/properties/messages_per_week/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.median_reply_minutes !== undefined){
let data1 = data.median_reply_minutes;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err7 = {instancePath:instancePath+"/median_reply_minutes",schemaPath:"#/properties/median_reply_minutes/type",keyword:"type",params:{type: schema51.properties.median_reply_minutes.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/median_reply_minutes",schemaPath:"#/properties/median_reply_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.busiest_weekdays !== undefined){
let data2 = data.busiest_weekdays;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/busiest_weekdays/" + i0,schemaPath:"Weekday.schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((data3 === "monday") || (data3 === "tuesday")) || (data3 === "wednesday")) || (data3 === "thursday")) || (data3 === "friday")) || (data3 === "saturday")) || (data3 === "sunday"))){
const err10 = {instancePath:instancePath+"/busiest_weekdays/" + i0,schemaPath:"Weekday.schema/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/busiest_weekdays",schemaPath:"#/properties/busiest_weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.busiest_hours !== undefined){
let data4 = data.busiest_hours;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 23 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err15 = {instancePath:instancePath+"/busiest_hours",schemaPath:"#/properties/busiest_hours/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guide === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guide"},message:"must have required property '"+"guide"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sample === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sample"},message:"must have required property '"+"sample"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.length === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.openings === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openings"},message:"must have required property '"+"openings"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.closings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closings"},message:"must have required property '"+"closings"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.emoji === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji"},message:"must have required property '"+"emoji"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.formality === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formality"},message:"must have required property '"+"formality"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.question_share === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question_share"},message:"must have required property '"+"question_share"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.exclamation_share === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exclamation_share"},message:"must have required property '"+"exclamation_share"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.rhythm === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rhythm"},message:"must have required property '"+"rhythm"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema43.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.guide !== undefined){
let data0 = data.guide;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err11 = {instancePath:instancePath+"/guide/" + i0,schemaPath:"#/properties/guide/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/guide",schemaPath:"#/properties/guide/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sample !== undefined){
let data2 = data.sample;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.count === undefined){
const err13 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.first_at === undefined){
const err14 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/required",keyword:"required",params:{missingProperty: "first_at"},message:"must have required property '"+"first_at"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.last_at === undefined){
const err15 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/required",keyword:"required",params:{missingProperty: "last_at"},message:"must have required property '"+"last_at"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "count") || (key1 === "first_at")) || (key1 === "last_at"))){
const err16 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.count !== undefined){
let data3 = data2.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/sample/count",schemaPath:"StyleSample.schema/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/sample/count",schemaPath:"StyleSample.schema/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data2.first_at !== undefined){
let data4 = data2.first_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/sample/first_at",schemaPath:"StyleSample.schema/properties/first_at/type",keyword:"type",params:{type: schema44.properties.first_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
const err20 = {instancePath:instancePath+"/sample/first_at",schemaPath:"StyleSample.schema/properties/first_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data2.last_at !== undefined){
let data5 = data2.last_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/sample/last_at",schemaPath:"StyleSample.schema/properties/last_at/type",keyword:"type",params:{type: schema44.properties.last_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err22 = {instancePath:instancePath+"/sample/last_at",schemaPath:"StyleSample.schema/properties/last_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.length !== undefined){
let data6 = data.length;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.median_characters === undefined){
const err24 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "median_characters"},message:"must have required property '"+"median_characters"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.median_words === undefined){
const err25 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "median_words"},message:"must have required property '"+"median_words"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.quartile_words === undefined){
const err26 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "quartile_words"},message:"must have required property '"+"quartile_words"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.median_sentence_words === undefined){
const err27 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "median_sentence_words"},message:"must have required property '"+"median_sentence_words"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.median_paragraphs === undefined){
const err28 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "median_paragraphs"},message:"must have required property '"+"median_paragraphs"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "median_characters") || (key2 === "median_words")) || (key2 === "quartile_words")) || (key2 === "median_sentence_words")) || (key2 === "median_paragraphs"))){
const err29 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.median_characters !== undefined){
let data7 = data6.median_characters;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err30 = {instancePath:instancePath+"/length/median_characters",schemaPath:"StyleLength.schema/properties/median_characters/type",keyword:"type",params:{type: schema45.properties.median_characters.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/length/median_characters",schemaPath:"StyleLength.schema/properties/median_characters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data6.median_words !== undefined){
let data8 = data6.median_words;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err32 = {instancePath:instancePath+"/length/median_words",schemaPath:"StyleLength.schema/properties/median_words/type",keyword:"type",params:{type: schema45.properties.median_words.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/length/median_words",schemaPath:"StyleLength.schema/properties/median_words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data6.quartile_words !== undefined){
let data9 = data6.quartile_words;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err34 = {instancePath:instancePath+"/length/quartile_words",schemaPath:"StyleLength.schema/properties/quartile_words/type",keyword:"type",params:{type: schema45.properties.quartile_words.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(Array.isArray(data9)){
if(data9.length > 2){
const err35 = {instancePath:instancePath+"/length/quartile_words",schemaPath:"StyleLength.schema/properties/quartile_words/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data9.length < 2){
const err36 = {instancePath:instancePath+"/length/quartile_words",schemaPath:"StyleLength.schema/properties/quartile_words/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/length/quartile_words/" + i1,schemaPath:"StyleLength.schema/properties/quartile_words/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/length/quartile_words/" + i1,schemaPath:"StyleLength.schema/properties/quartile_words/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
if(data6.median_sentence_words !== undefined){
let data11 = data6.median_sentence_words;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err39 = {instancePath:instancePath+"/length/median_sentence_words",schemaPath:"StyleLength.schema/properties/median_sentence_words/type",keyword:"type",params:{type: schema45.properties.median_sentence_words.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/length/median_sentence_words",schemaPath:"StyleLength.schema/properties/median_sentence_words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data6.median_paragraphs !== undefined){
let data12 = data6.median_paragraphs;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err41 = {instancePath:instancePath+"/length/median_paragraphs",schemaPath:"StyleLength.schema/properties/median_paragraphs/type",keyword:"type",params:{type: schema45.properties.median_paragraphs.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/length/median_paragraphs",schemaPath:"StyleLength.schema/properties/median_paragraphs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.openings !== undefined){
let data13 = data.openings;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.text === undefined){
const err44 = {instancePath:instancePath+"/openings/" + i2,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.count === undefined){
const err45 = {instancePath:instancePath+"/openings/" + i2,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.share === undefined){
const err46 = {instancePath:instancePath+"/openings/" + i2,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key3 in data14){
if(!(((key3 === "text") || (key3 === "count")) || (key3 === "share"))){
const err47 = {instancePath:instancePath+"/openings/" + i2,schemaPath:"StyleShare.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.text !== undefined){
if(typeof data14.text !== "string"){
const err48 = {instancePath:instancePath+"/openings/" + i2+"/text",schemaPath:"StyleShare.schema/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.count !== undefined){
let data16 = data14.count;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err49 = {instancePath:instancePath+"/openings/" + i2+"/count",schemaPath:"StyleShare.schema/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/openings/" + i2+"/count",schemaPath:"StyleShare.schema/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data14.share !== undefined){
let data17 = data14.share;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/openings/" + i2+"/share",schemaPath:"StyleShare.schema/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err52 = {instancePath:instancePath+"/openings/" + i2+"/share",schemaPath:"StyleShare.schema/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/openings/" + i2+"/share",schemaPath:"StyleShare.schema/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/openings/" + i2,schemaPath:"StyleShare.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/openings",schemaPath:"#/properties/openings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.closings !== undefined){
let data18 = data.closings;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.text === undefined){
const err56 = {instancePath:instancePath+"/closings/" + i3,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data19.count === undefined){
const err57 = {instancePath:instancePath+"/closings/" + i3,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data19.share === undefined){
const err58 = {instancePath:instancePath+"/closings/" + i3,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key4 in data19){
if(!(((key4 === "text") || (key4 === "count")) || (key4 === "share"))){
const err59 = {instancePath:instancePath+"/closings/" + i3,schemaPath:"StyleShare.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data19.text !== undefined){
if(typeof data19.text !== "string"){
const err60 = {instancePath:instancePath+"/closings/" + i3+"/text",schemaPath:"StyleShare.schema/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data19.count !== undefined){
let data21 = data19.count;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err61 = {instancePath:instancePath+"/closings/" + i3+"/count",schemaPath:"StyleShare.schema/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err62 = {instancePath:instancePath+"/closings/" + i3+"/count",schemaPath:"StyleShare.schema/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data19.share !== undefined){
let data22 = data19.share;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1 || isNaN(data22)){
const err63 = {instancePath:instancePath+"/closings/" + i3+"/share",schemaPath:"StyleShare.schema/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err64 = {instancePath:instancePath+"/closings/" + i3+"/share",schemaPath:"StyleShare.schema/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/closings/" + i3+"/share",schemaPath:"StyleShare.schema/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/closings/" + i3,schemaPath:"StyleShare.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/closings",schemaPath:"#/properties/closings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.emoji !== undefined){
if(!(validate27(data.emoji, {instancePath:instancePath+"/emoji",parentData:data,parentDataProperty:"emoji",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.formality !== undefined){
let data24 = data.formality;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.level === undefined){
const err68 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data24.score === undefined){
const err69 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.contraction_share === undefined){
const err70 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/required",keyword:"required",params:{missingProperty: "contraction_share"},message:"must have required property '"+"contraction_share"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data24.first_person_share === undefined){
const err71 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/required",keyword:"required",params:{missingProperty: "first_person_share"},message:"must have required property '"+"first_person_share"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key5 in data24){
if(!((((key5 === "level") || (key5 === "score")) || (key5 === "contraction_share")) || (key5 === "first_person_share"))){
const err72 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data24.level !== undefined){
let data25 = data24.level;
if((typeof data25 !== "string") && (data25 !== null)){
const err73 = {instancePath:instancePath+"/formality/level",schemaPath:"StyleFormality.schema/properties/level/type",keyword:"type",params:{type: schema50.properties.level.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!((((data25 === "casual") || (data25 === "neutral")) || (data25 === "formal")) || (data25 === null))){
const err74 = {instancePath:instancePath+"/formality/level",schemaPath:"StyleFormality.schema/properties/level/enum",keyword:"enum",params:{allowedValues: schema50.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data24.score !== undefined){
let data26 = data24.score;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err75 = {instancePath:instancePath+"/formality/score",schemaPath:"StyleFormality.schema/properties/score/type",keyword:"type",params:{type: schema50.properties.score.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
const err76 = {instancePath:instancePath+"/formality/score",schemaPath:"StyleFormality.schema/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err77 = {instancePath:instancePath+"/formality/score",schemaPath:"StyleFormality.schema/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data24.contraction_share !== undefined){
let data27 = data24.contraction_share;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1 || isNaN(data27)){
const err78 = {instancePath:instancePath+"/formality/contraction_share",schemaPath:"StyleFormality.schema/properties/contraction_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err79 = {instancePath:instancePath+"/formality/contraction_share",schemaPath:"StyleFormality.schema/properties/contraction_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/formality/contraction_share",schemaPath:"StyleFormality.schema/properties/contraction_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data24.first_person_share !== undefined){
let data28 = data24.first_person_share;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1 || isNaN(data28)){
const err81 = {instancePath:instancePath+"/formality/first_person_share",schemaPath:"StyleFormality.schema/properties/first_person_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err82 = {instancePath:instancePath+"/formality/first_person_share",schemaPath:"StyleFormality.schema/properties/first_person_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/formality/first_person_share",schemaPath:"StyleFormality.schema/properties/first_person_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.question_share !== undefined){
let data29 = data.question_share;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 1 || isNaN(data29)){
const err85 = {instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err86 = {instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.exclamation_share !== undefined){
let data30 = data.exclamation_share;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 1 || isNaN(data30)){
const err88 = {instancePath:instancePath+"/exclamation_share",schemaPath:"#/properties/exclamation_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err89 = {instancePath:instancePath+"/exclamation_share",schemaPath:"#/properties/exclamation_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/exclamation_share",schemaPath:"#/properties/exclamation_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.rhythm !== undefined){
if(!(validate29(data.rhythm, {instancePath:instancePath+"/rhythm",parentData:data,parentDataProperty:"rhythm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","additionalProperties":false,"required":["guide","sample","length","formats","openings","closings","emoji","hashtags","formality","question_share","rhythm"],"properties":{"guide":{"type":"array","items":{"type":"string"}},"sample":{"$ref":"StyleSample.schema"},"length":{"$ref":"StyleLength.schema"},"formats":{"type":"array","items":{"$ref":"StyleShare.schema"}},"openings":{"type":"array","items":{"$ref":"StyleShare.schema"}},"closings":{"type":"array","items":{"$ref":"StyleShare.schema"}},"emoji":{"$ref":"StyleMarks.schema"},"hashtags":{"$ref":"StyleMarks.schema"},"formality":{"$ref":"StyleFormality.schema"},"question_share":{"type":"number","minimum":0,"maximum":1},"rhythm":{"$ref":"PostingRhythm.schema"}}};
const schema60 = {"type":"object","additionalProperties":false,"required":["posts_per_week","median_gap_days","busiest_weekdays","busiest_hours"],"properties":{"posts_per_week":{"type":"number","minimum":0},"median_gap_days":{"type":["number","null"],"minimum":0},"busiest_weekdays":{"type":"array","items":{"$ref":"Weekday.schema"}},"busiest_hours":{"type":"array","items":{"type":"integer","minimum":0,"maximum":23}}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.posts_per_week === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "posts_per_week"},message:"must have required property '"+"posts_per_week"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.median_gap_days === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "median_gap_days"},message:"must have required property '"+"median_gap_days"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.busiest_weekdays === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "busiest_weekdays"},message:"must have required property '"+"busiest_weekdays"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.busiest_hours === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "busiest_hours"},message:"must have required property '"+"busiest_hours"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "posts_per_week") || (key0 === "median_gap_days")) || (key0 === "busiest_weekdays")) || (key0 === "busiest_hours"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.posts_per_week !== undefined){
let data0 = data.posts_per_week;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/posts_per_week",schemaPath:"#/properties/posts_per_week/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/posts_per_week",schemaPath:"#/properties/posts_per_week/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.median_gap_days !== undefined){
let data1 = data.median_gap_days;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err7 = {instancePath:instancePath+"/median_gap_days",schemaPath:"#/properties/median_gap_days/type",keyword:"type",params:{type: schema60.properties.median_gap_days.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/median_gap_days",schemaPath:"#/properties/median_gap_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.busiest_weekdays !== undefined){
let data2 = data.busiest_weekdays;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/busiest_weekdays/" + i0,schemaPath:"Weekday.schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((data3 === "monday") || (data3 === "tuesday")) || (data3 === "wednesday")) || (data3 === "thursday")) || (data3 === "friday")) || (data3 === "saturday")) || (data3 === "sunday"))){
const err10 = {instancePath:instancePath+"/busiest_weekdays/" + i0,schemaPath:"Weekday.schema/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/busiest_weekdays",schemaPath:"#/properties/busiest_weekdays/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.busiest_hours !== undefined){
let data4 = data.busiest_hours;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 23 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/busiest_hours/" + i1,schemaPath:"#/properties/busiest_hours/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err15 = {instancePath:instancePath+"/busiest_hours",schemaPath:"#/properties/busiest_hours/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guide === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guide"},message:"must have required property '"+"guide"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sample === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sample"},message:"must have required property '"+"sample"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.length === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.formats === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formats"},message:"must have required property '"+"formats"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.openings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openings"},message:"must have required property '"+"openings"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.closings === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closings"},message:"must have required property '"+"closings"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.emoji === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji"},message:"must have required property '"+"emoji"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.hashtags === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hashtags"},message:"must have required property '"+"hashtags"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.formality === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formality"},message:"must have required property '"+"formality"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.question_share === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question_share"},message:"must have required property '"+"question_share"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.rhythm === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rhythm"},message:"must have required property '"+"rhythm"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema53.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.guide !== undefined){
let data0 = data.guide;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err12 = {instancePath:instancePath+"/guide/" + i0,schemaPath:"#/properties/guide/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/guide",schemaPath:"#/properties/guide/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sample !== undefined){
let data2 = data.sample;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.count === undefined){
const err14 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.first_at === undefined){
const err15 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/required",keyword:"required",params:{missingProperty: "first_at"},message:"must have required property '"+"first_at"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.last_at === undefined){
const err16 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/required",keyword:"required",params:{missingProperty: "last_at"},message:"must have required property '"+"last_at"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "count") || (key1 === "first_at")) || (key1 === "last_at"))){
const err17 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.count !== undefined){
let data3 = data2.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err18 = {instancePath:instancePath+"/sample/count",schemaPath:"StyleSample.schema/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/sample/count",schemaPath:"StyleSample.schema/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data2.first_at !== undefined){
let data4 = data2.first_at;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/sample/first_at",schemaPath:"StyleSample.schema/properties/first_at/type",keyword:"type",params:{type: schema44.properties.first_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
const err21 = {instancePath:instancePath+"/sample/first_at",schemaPath:"StyleSample.schema/properties/first_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data2.last_at !== undefined){
let data5 = data2.last_at;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/sample/last_at",schemaPath:"StyleSample.schema/properties/last_at/type",keyword:"type",params:{type: schema44.properties.last_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err23 = {instancePath:instancePath+"/sample/last_at",schemaPath:"StyleSample.schema/properties/last_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/sample",schemaPath:"StyleSample.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.length !== undefined){
let data6 = data.length;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.median_characters === undefined){
const err25 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "median_characters"},message:"must have required property '"+"median_characters"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.median_words === undefined){
const err26 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "median_words"},message:"must have required property '"+"median_words"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.quartile_words === undefined){
const err27 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "quartile_words"},message:"must have required property '"+"quartile_words"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.median_sentence_words === undefined){
const err28 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "median_sentence_words"},message:"must have required property '"+"median_sentence_words"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.median_paragraphs === undefined){
const err29 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/required",keyword:"required",params:{missingProperty: "median_paragraphs"},message:"must have required property '"+"median_paragraphs"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "median_characters") || (key2 === "median_words")) || (key2 === "quartile_words")) || (key2 === "median_sentence_words")) || (key2 === "median_paragraphs"))){
const err30 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.median_characters !== undefined){
let data7 = data6.median_characters;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err31 = {instancePath:instancePath+"/length/median_characters",schemaPath:"StyleLength.schema/properties/median_characters/type",keyword:"type",params:{type: schema45.properties.median_characters.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err32 = {instancePath:instancePath+"/length/median_characters",schemaPath:"StyleLength.schema/properties/median_characters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.median_words !== undefined){
let data8 = data6.median_words;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err33 = {instancePath:instancePath+"/length/median_words",schemaPath:"StyleLength.schema/properties/median_words/type",keyword:"type",params:{type: schema45.properties.median_words.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/length/median_words",schemaPath:"StyleLength.schema/properties/median_words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data6.quartile_words !== undefined){
let data9 = data6.quartile_words;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err35 = {instancePath:instancePath+"/length/quartile_words",schemaPath:"StyleLength.schema/properties/quartile_words/type",keyword:"type",params:{type: schema45.properties.quartile_words.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(Array.isArray(data9)){
if(data9.length > 2){
const err36 = {instancePath:instancePath+"/length/quartile_words",schemaPath:"StyleLength.schema/properties/quartile_words/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data9.length < 2){
const err37 = {instancePath:instancePath+"/length/quartile_words",schemaPath:"StyleLength.schema/properties/quartile_words/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/length/quartile_words/" + i1,schemaPath:"StyleLength.schema/properties/quartile_words/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/length/quartile_words/" + i1,schemaPath:"StyleLength.schema/properties/quartile_words/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
if(data6.median_sentence_words !== undefined){
let data11 = data6.median_sentence_words;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err40 = {instancePath:instancePath+"/length/median_sentence_words",schemaPath:"StyleLength.schema/properties/median_sentence_words/type",keyword:"type",params:{type: schema45.properties.median_sentence_words.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err41 = {instancePath:instancePath+"/length/median_sentence_words",schemaPath:"StyleLength.schema/properties/median_sentence_words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.median_paragraphs !== undefined){
let data12 = data6.median_paragraphs;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err42 = {instancePath:instancePath+"/length/median_paragraphs",schemaPath:"StyleLength.schema/properties/median_paragraphs/type",keyword:"type",params:{type: schema45.properties.median_paragraphs.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/length/median_paragraphs",schemaPath:"StyleLength.schema/properties/median_paragraphs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/length",schemaPath:"StyleLength.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.formats !== undefined){
let data13 = data.formats;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.text === undefined){
const err45 = {instancePath:instancePath+"/formats/" + i2,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.count === undefined){
const err46 = {instancePath:instancePath+"/formats/" + i2,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14.share === undefined){
const err47 = {instancePath:instancePath+"/formats/" + i2,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key3 in data14){
if(!(((key3 === "text") || (key3 === "count")) || (key3 === "share"))){
const err48 = {instancePath:instancePath+"/formats/" + i2,schemaPath:"StyleShare.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.text !== undefined){
if(typeof data14.text !== "string"){
const err49 = {instancePath:instancePath+"/formats/" + i2+"/text",schemaPath:"StyleShare.schema/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.count !== undefined){
let data16 = data14.count;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err50 = {instancePath:instancePath+"/formats/" + i2+"/count",schemaPath:"StyleShare.schema/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/formats/" + i2+"/count",schemaPath:"StyleShare.schema/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data14.share !== undefined){
let data17 = data14.share;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
const err52 = {instancePath:instancePath+"/formats/" + i2+"/share",schemaPath:"StyleShare.schema/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err53 = {instancePath:instancePath+"/formats/" + i2+"/share",schemaPath:"StyleShare.schema/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/formats/" + i2+"/share",schemaPath:"StyleShare.schema/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/formats/" + i2,schemaPath:"StyleShare.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.openings !== undefined){
let data18 = data.openings;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.text === undefined){
const err57 = {instancePath:instancePath+"/openings/" + i3,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data19.count === undefined){
const err58 = {instancePath:instancePath+"/openings/" + i3,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19.share === undefined){
const err59 = {instancePath:instancePath+"/openings/" + i3,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key4 in data19){
if(!(((key4 === "text") || (key4 === "count")) || (key4 === "share"))){
const err60 = {instancePath:instancePath+"/openings/" + i3,schemaPath:"StyleShare.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data19.text !== undefined){
if(typeof data19.text !== "string"){
const err61 = {instancePath:instancePath+"/openings/" + i3+"/text",schemaPath:"StyleShare.schema/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.count !== undefined){
let data21 = data19.count;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err62 = {instancePath:instancePath+"/openings/" + i3+"/count",schemaPath:"StyleShare.schema/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err63 = {instancePath:instancePath+"/openings/" + i3+"/count",schemaPath:"StyleShare.schema/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data19.share !== undefined){
let data22 = data19.share;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1 || isNaN(data22)){
const err64 = {instancePath:instancePath+"/openings/" + i3+"/share",schemaPath:"StyleShare.schema/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err65 = {instancePath:instancePath+"/openings/" + i3+"/share",schemaPath:"StyleShare.schema/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/openings/" + i3+"/share",schemaPath:"StyleShare.schema/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/openings/" + i3,schemaPath:"StyleShare.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/openings",schemaPath:"#/properties/openings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.closings !== undefined){
let data23 = data.closings;
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.text === undefined){
const err69 = {instancePath:instancePath+"/closings/" + i4,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.count === undefined){
const err70 = {instancePath:instancePath+"/closings/" + i4,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data24.share === undefined){
const err71 = {instancePath:instancePath+"/closings/" + i4,schemaPath:"StyleShare.schema/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key5 in data24){
if(!(((key5 === "text") || (key5 === "count")) || (key5 === "share"))){
const err72 = {instancePath:instancePath+"/closings/" + i4,schemaPath:"StyleShare.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data24.text !== undefined){
if(typeof data24.text !== "string"){
const err73 = {instancePath:instancePath+"/closings/" + i4+"/text",schemaPath:"StyleShare.schema/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data24.count !== undefined){
let data26 = data24.count;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err74 = {instancePath:instancePath+"/closings/" + i4+"/count",schemaPath:"StyleShare.schema/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err75 = {instancePath:instancePath+"/closings/" + i4+"/count",schemaPath:"StyleShare.schema/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data24.share !== undefined){
let data27 = data24.share;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1 || isNaN(data27)){
const err76 = {instancePath:instancePath+"/closings/" + i4+"/share",schemaPath:"StyleShare.schema/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err77 = {instancePath:instancePath+"/closings/" + i4+"/share",schemaPath:"StyleShare.schema/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/closings/" + i4+"/share",schemaPath:"StyleShare.schema/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/closings/" + i4,schemaPath:"StyleShare.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/closings",schemaPath:"#/properties/closings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.emoji !== undefined){
if(!(validate27(data.emoji, {instancePath:instancePath+"/emoji",parentData:data,parentDataProperty:"emoji",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.hashtags !== undefined){
if(!(validate27(data.hashtags, {instancePath:instancePath+"/hashtags",parentData:data,parentDataProperty:"hashtags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.formality !== undefined){
let data30 = data.formality;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.level === undefined){
const err81 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data30.score === undefined){
const err82 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data30.contraction_share === undefined){
const err83 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/required",keyword:"required",params:{missingProperty: "contraction_share"},message:"must have required property '"+"contraction_share"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data30.first_person_share === undefined){
const err84 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/required",keyword:"required",params:{missingProperty: "first_person_share"},message:"must have required property '"+"first_person_share"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key6 in data30){
if(!((((key6 === "level") || (key6 === "score")) || (key6 === "contraction_share")) || (key6 === "first_person_share"))){
const err85 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data30.level !== undefined){
let data31 = data30.level;
if((typeof data31 !== "string") && (data31 !== null)){
const err86 = {instancePath:instancePath+"/formality/level",schemaPath:"StyleFormality.schema/properties/level/type",keyword:"type",params:{type: schema50.properties.level.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(!((((data31 === "casual") || (data31 === "neutral")) || (data31 === "formal")) || (data31 === null))){
const err87 = {instancePath:instancePath+"/formality/level",schemaPath:"StyleFormality.schema/properties/level/enum",keyword:"enum",params:{allowedValues: schema50.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data30.score !== undefined){
let data32 = data30.score;
if((!((typeof data32 == "number") && (isFinite(data32)))) && (data32 !== null)){
const err88 = {instancePath:instancePath+"/formality/score",schemaPath:"StyleFormality.schema/properties/score/type",keyword:"type",params:{type: schema50.properties.score.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 1 || isNaN(data32)){
const err89 = {instancePath:instancePath+"/formality/score",schemaPath:"StyleFormality.schema/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err90 = {instancePath:instancePath+"/formality/score",schemaPath:"StyleFormality.schema/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data30.contraction_share !== undefined){
let data33 = data30.contraction_share;
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 1 || isNaN(data33)){
const err91 = {instancePath:instancePath+"/formality/contraction_share",schemaPath:"StyleFormality.schema/properties/contraction_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err92 = {instancePath:instancePath+"/formality/contraction_share",schemaPath:"StyleFormality.schema/properties/contraction_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/formality/contraction_share",schemaPath:"StyleFormality.schema/properties/contraction_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data30.first_person_share !== undefined){
let data34 = data30.first_person_share;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 1 || isNaN(data34)){
const err94 = {instancePath:instancePath+"/formality/first_person_share",schemaPath:"StyleFormality.schema/properties/first_person_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err95 = {instancePath:instancePath+"/formality/first_person_share",schemaPath:"StyleFormality.schema/properties/first_person_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/formality/first_person_share",schemaPath:"StyleFormality.schema/properties/first_person_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/formality",schemaPath:"StyleFormality.schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.question_share !== undefined){
let data35 = data.question_share;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 1 || isNaN(data35)){
const err98 = {instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err99 = {instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/question_share",schemaPath:"#/properties/question_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.rhythm !== undefined){
if(!(validate35(data.rhythm, {instancePath:instancePath+"/rhythm",parentData:data,parentDataProperty:"rhythm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err101 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_id"},message:"must have required property '"+"account_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.computed_at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "computed_at"},message:"must have required property '"+"computed_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.messaging === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messaging"},message:"must have required property '"+"messaging"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.posting === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "posting"},message:"must have required property '"+"posting"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "account_id") || (key0 === "computed_at")) || (key0 === "messaging")) || (key0 === "posting"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.account_id !== undefined){
if(typeof data.account_id !== "string"){
const err5 = {instancePath:instancePath+"/account_id",schemaPath:"#/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.computed_at !== undefined){
let data1 = data.computed_at;
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
const err6 = {instancePath:instancePath+"/computed_at",schemaPath:"#/properties/computed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/computed_at",schemaPath:"#/properties/computed_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.messaging !== undefined){
if(!(validate26(data.messaging, {instancePath:instancePath+"/messaging",parentData:data,parentDataProperty:"messaging",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.posting !== undefined){
if(!(validate32(data.posting, {instancePath:instancePath+"/posting",parentData:data,parentDataProperty:"posting",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validators = {
  __proto__: null,
  account_info: validate_account_info,
  account_usage: validate_account_usage,
  tools_list: validate_tools_list,
  writing_style: validate_writing_style,
};
