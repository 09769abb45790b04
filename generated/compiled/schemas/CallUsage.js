// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { list } from "../support.js";
import { validate as validate_ToolUsage, serialize as print_ToolUsage } from "./ToolUsage.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["total","failed","rest","mcp","internal","tools","other_tools"],"properties":{"total":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"rest":{"type":"integer","minimum":0},"mcp":{"type":"integer","minimum":0},"internal":{"type":"integer","minimum":0},"tools":{"type":"array","maxItems":20,"items":{"sharedSchema":"ToolUsage"}},"other_tools":{"type":"object","additionalProperties":false,"required":["tools","total","failed"],"properties":{"tools":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.total === undefined) && (missing0 = "total")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.rest === undefined) && (missing0 = "rest"))) || ((data.mcp === undefined) && (missing0 = "mcp"))) || ((data.internal === undefined) && (missing0 = "internal"))) || ((data.tools === undefined) && (missing0 = "tools"))) || ((data.other_tools === undefined) && (missing0 = "other_tools"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "total") || (key0 === "failed")) || (key0 === "rest")) || (key0 === "mcp")) || (key0 === "internal")) || (key0 === "tools")) || (key0 === "other_tools"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.total !== undefined){
let data0 = data.total;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs3 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.failed !== undefined){
let data1 = data.failed;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs5 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.rest !== undefined){
let data2 = data.rest;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/rest",schemaPath:"#/properties/rest/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs7 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/rest",schemaPath:"#/properties/rest/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.mcp !== undefined){
let data3 = data.mcp;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/mcp",schemaPath:"#/properties/mcp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs9 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/mcp",schemaPath:"#/properties/mcp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.internal !== undefined){
let data4 = data.internal;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/internal",schemaPath:"#/properties/internal/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs11 = errors;
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/internal",schemaPath:"#/properties/internal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.tools !== undefined){
let data5 = data.tools;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 20){
validate0.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(!(validate_ToolUsage(data6, {instancePath:instancePath+"/tools/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate_ToolUsage.errors : vErrors.concat(validate_ToolUsage.errors);
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
validate0.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.other_tools !== undefined){
let data7 = data.other_tools;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.tools === undefined) && (missing1 = "tools")) || ((data7.total === undefined) && (missing1 = "total"))) || ((data7.failed === undefined) && (missing1 = "failed"))){
validate0.errors = [{instancePath:instancePath+"/other_tools",schemaPath:"#/properties/other_tools/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data7){
if(!(((key1 === "tools") || (key1 === "total")) || (key1 === "failed"))){
validate0.errors = [{instancePath:instancePath+"/other_tools",schemaPath:"#/properties/other_tools/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data7.tools !== undefined){
let data8 = data7.tools;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/other_tools/tools",schemaPath:"#/properties/other_tools/properties/tools/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs19 = errors;
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/other_tools/tools",schemaPath:"#/properties/other_tools/properties/tools/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data7.total !== undefined){
let data9 = data7.total;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/other_tools/total",schemaPath:"#/properties/other_tools/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs21 = errors;
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/other_tools/total",schemaPath:"#/properties/other_tools/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs20){
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.failed !== undefined){
let data10 = data7.failed;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/other_tools/failed",schemaPath:"#/properties/other_tools/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/other_tools/failed",schemaPath:"#/properties/other_tools/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
validate0.errors = [{instancePath:instancePath+"/other_tools",schemaPath:"#/properties/other_tools/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
  '{"total":' + v.total +
  ',"failed":' + v.failed +
  ',"rest":' + v.rest +
  ',"mcp":' + v.mcp +
  ',"internal":' + v.internal +
  ',"tools":' + list(v.tools, print_ToolUsage) +
  ',"other_tools":' + print_1(v.other_tools) +
  "}";

const print_1 = (v) =>
  '{"tools":' + v.tools +
  ',"total":' + v.total +
  ',"failed":' + v.failed +
  "}";
