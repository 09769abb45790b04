// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["posts","comments","reactions","messages_sent","messages_received","invitations_sent","invitations_accepted","new_connections"],"properties":{"posts":{"type":["integer","null"],"minimum":0},"comments":{"type":["integer","null"],"minimum":0},"reactions":{"type":["integer","null"],"minimum":0},"messages_sent":{"type":["integer","null"],"minimum":0},"messages_received":{"type":["integer","null"],"minimum":0},"invitations_sent":{"type":["integer","null"],"minimum":0},"invitations_accepted":{"type":["integer","null"],"minimum":0},"new_connections":{"type":["integer","null"],"minimum":0}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.posts === undefined) && (missing0 = "posts")) || ((data.comments === undefined) && (missing0 = "comments"))) || ((data.reactions === undefined) && (missing0 = "reactions"))) || ((data.messages_sent === undefined) && (missing0 = "messages_sent"))) || ((data.messages_received === undefined) && (missing0 = "messages_received"))) || ((data.invitations_sent === undefined) && (missing0 = "invitations_sent"))) || ((data.invitations_accepted === undefined) && (missing0 = "invitations_accepted"))) || ((data.new_connections === undefined) && (missing0 = "new_connections"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "posts") || (key0 === "comments")) || (key0 === "reactions")) || (key0 === "messages_sent")) || (key0 === "messages_received")) || (key0 === "invitations_sent")) || (key0 === "invitations_accepted")) || (key0 === "new_connections"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.posts !== undefined){
let data0 = data.posts;
const _errs2 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate0.errors = [{instancePath:instancePath+"/posts",schemaPath:"#/properties/posts/type",keyword:"type",params:{type: schema0.properties.posts.type},message:"must be integer,null"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/posts",schemaPath:"#/properties/posts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs2){
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comments !== undefined){
let data1 = data.comments;
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: schema0.properties.comments.type},message:"must be integer,null"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs4){
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reactions !== undefined){
let data2 = data.reactions;
const _errs6 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: schema0.properties.reactions.type},message:"must be integer,null"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs6){
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages_sent !== undefined){
let data3 = data.messages_sent;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/messages_sent",schemaPath:"#/properties/messages_sent/type",keyword:"type",params:{type: schema0.properties.messages_sent.type},message:"must be integer,null"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/messages_sent",schemaPath:"#/properties/messages_sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs8){
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages_received !== undefined){
let data4 = data.messages_received;
const _errs10 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/messages_received",schemaPath:"#/properties/messages_received/type",keyword:"type",params:{type: schema0.properties.messages_received.type},message:"must be integer,null"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/messages_received",schemaPath:"#/properties/messages_received/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.invitations_sent !== undefined){
let data5 = data.invitations_sent;
const _errs12 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/invitations_sent",schemaPath:"#/properties/invitations_sent/type",keyword:"type",params:{type: schema0.properties.invitations_sent.type},message:"must be integer,null"}];
return false;
}
const _errs13 = errors;
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/invitations_sent",schemaPath:"#/properties/invitations_sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.invitations_accepted !== undefined){
let data6 = data.invitations_accepted;
const _errs14 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/invitations_accepted",schemaPath:"#/properties/invitations_accepted/type",keyword:"type",params:{type: schema0.properties.invitations_accepted.type},message:"must be integer,null"}];
return false;
}
const _errs15 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/invitations_accepted",schemaPath:"#/properties/invitations_accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs14){
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_connections !== undefined){
let data7 = data.new_connections;
const _errs16 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/new_connections",schemaPath:"#/properties/new_connections/type",keyword:"type",params:{type: schema0.properties.new_connections.type},message:"must be integer,null"}];
return false;
}
const _errs17 = errors;
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/new_connections",schemaPath:"#/properties/new_connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
  '{"posts":' + v.posts +
  ',"comments":' + v.comments +
  ',"reactions":' + v.reactions +
  ',"messages_sent":' + v.messages_sent +
  ',"messages_received":' + v.messages_received +
  ',"invitations_sent":' + v.invitations_sent +
  ',"invitations_accepted":' + v.invitations_accepted +
  ',"new_connections":' + v.new_connections +
  "}";
