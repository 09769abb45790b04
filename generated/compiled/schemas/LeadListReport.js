// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { escaped, list, text } from "../support.js";
import { validate as validate_LeadList, serialize as print_LeadList } from "./LeadList.js";
import { validate as validate_LeadRefusal, serialize as print_LeadRefusal } from "./LeadRefusal.js";
import { validate as validate_NoMatches, serialize as print_NoMatches } from "./NoMatches.js";

export { validate0 as validate, print as serialize };

const schema0 = {"type":"object","additionalProperties":false,"required":["lead_list","added","removed","unchanged","leads_created","leads_updated","refused","refused_by_reason","refusals","refused_rows","next_cursor","no_matches"],"properties":{"lead_list":{"sharedSchema":"LeadList"},"added":{"type":"integer","minimum":0},"removed":{"type":"integer","minimum":0},"unchanged":{"type":"integer","minimum":0},"leads_created":{"type":"integer","minimum":0},"leads_updated":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"refused_by_reason":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","count"],"properties":{"reason":{"type":"string"},"count":{"type":"integer","minimum":1}}}},"refusals":{"type":"array","maxItems":100,"items":{"sharedSchema":"LeadRefusal"}},"refused_rows":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","text","rows","rows_omitted"],"properties":{"reason":{"type":"string"},"text":{"type":"string"},"rows":{"type":"string"},"rows_omitted":{"type":"integer","minimum":0}}}},"next_cursor":{"type":["string","null"]},"no_matches":{"anyOf":[{"sharedSchema":"NoMatches"},{"type":"null"}]}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.lead_list === undefined) && (missing0 = "lead_list")) || ((data.added === undefined) && (missing0 = "added"))) || ((data.removed === undefined) && (missing0 = "removed"))) || ((data.unchanged === undefined) && (missing0 = "unchanged"))) || ((data.leads_created === undefined) && (missing0 = "leads_created"))) || ((data.leads_updated === undefined) && (missing0 = "leads_updated"))) || ((data.refused === undefined) && (missing0 = "refused"))) || ((data.refused_by_reason === undefined) && (missing0 = "refused_by_reason"))) || ((data.refusals === undefined) && (missing0 = "refusals"))) || ((data.refused_rows === undefined) && (missing0 = "refused_rows"))) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.no_matches === undefined) && (missing0 = "no_matches"))){
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
if(data.lead_list !== undefined){
let data0 = data.lead_list;
const _errs2 = errors;
if(!(validate_LeadList(data0, {instancePath:instancePath+"/lead_list",parentData:data,parentDataProperty:"lead_list",rootData}))){
vErrors = vErrors === null ? validate_LeadList.errors : vErrors.concat(validate_LeadList.errors);
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
if(data.added !== undefined){
let data1 = data.added;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs4 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/added",schemaPath:"#/properties/added/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs3){
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removed !== undefined){
let data2 = data.removed;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs6 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.unchanged !== undefined){
let data3 = data.unchanged;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs8 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs7){
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leads_created !== undefined){
let data4 = data.leads_created;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/leads_created",schemaPath:"#/properties/leads_created/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs10 = errors;
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/leads_created",schemaPath:"#/properties/leads_created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.leads_updated !== undefined){
let data5 = data.leads_updated;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/leads_updated",schemaPath:"#/properties/leads_updated/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs12 = errors;
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/leads_updated",schemaPath:"#/properties/leads_updated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.refused !== undefined){
let data6 = data.refused;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs14 = errors;
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
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
if(data.refused_by_reason !== undefined){
let data7 = data.refused_by_reason;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.reason === undefined) && (missing1 = "reason")) || ((data8.count === undefined) && (missing1 = "count"))){
validate0.errors = [{instancePath:instancePath+"/refused_by_reason/" + i0,schemaPath:"#/properties/refused_by_reason/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs19 = errors;
for(const key1 in data8){
if(!((key1 === "reason") || (key1 === "count"))){
validate0.errors = [{instancePath:instancePath+"/refused_by_reason/" + i0,schemaPath:"#/properties/refused_by_reason/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs19 === errors){
if(data8.reason !== undefined){
let data9 = data8.reason;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate0.errors = [{instancePath:instancePath+"/refused_by_reason/" + i0+"/reason",schemaPath:"#/properties/refused_by_reason/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data8.count !== undefined){
let data10 = data8.count;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/refused_by_reason/" + i0+"/count",schemaPath:"#/properties/refused_by_reason/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs23 = errors;
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/refused_by_reason/" + i0+"/count",schemaPath:"#/properties/refused_by_reason/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
else {
validate0.errors = [{instancePath:instancePath+"/refused_by_reason/" + i0,schemaPath:"#/properties/refused_by_reason/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs17){
}
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
if(valid1){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/refused_by_reason",schemaPath:"#/properties/refused_by_reason/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.refusals !== undefined){
let data11 = data.refusals;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(Array.isArray(data11)){
if(data11.length > 100){
validate0.errors = [{instancePath:instancePath+"/refusals",schemaPath:"#/properties/refusals/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs26 = errors;
if(!(validate_LeadRefusal(data12, {instancePath:instancePath+"/refusals/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate_LeadRefusal.errors : vErrors.concat(validate_LeadRefusal.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs26){
}
var valid3 = _errs26 === errors;
if(!valid3){
break;
}
}
if(valid3){
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/refusals",schemaPath:"#/properties/refusals/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.refused_rows !== undefined){
let data13 = data.refused_rows;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid4 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs29){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if(((((data14.reason === undefined) && (missing2 = "reason")) || ((data14.text === undefined) && (missing2 = "text"))) || ((data14.rows === undefined) && (missing2 = "rows"))) || ((data14.rows_omitted === undefined) && (missing2 = "rows_omitted"))){
validate0.errors = [{instancePath:instancePath+"/refused_rows/" + i2,schemaPath:"#/properties/refused_rows/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs31 = errors;
for(const key2 in data14){
if(!((((key2 === "reason") || (key2 === "text")) || (key2 === "rows")) || (key2 === "rows_omitted"))){
validate0.errors = [{instancePath:instancePath+"/refused_rows/" + i2,schemaPath:"#/properties/refused_rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs31 === errors){
if(data14.reason !== undefined){
let data15 = data14.reason;
const _errs32 = errors;
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/refused_rows/" + i2+"/reason",schemaPath:"#/properties/refused_rows/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs33 = errors;
if(errors === _errs32){
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.text !== undefined){
let data16 = data14.text;
const _errs34 = errors;
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/refused_rows/" + i2+"/text",schemaPath:"#/properties/refused_rows/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs35 = errors;
if(errors === _errs34){
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.rows !== undefined){
let data17 = data14.rows;
const _errs36 = errors;
if(typeof data17 !== "string"){
validate0.errors = [{instancePath:instancePath+"/refused_rows/" + i2+"/rows",schemaPath:"#/properties/refused_rows/items/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs37 = errors;
if(errors === _errs36){
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.rows_omitted !== undefined){
let data18 = data14.rows_omitted;
const _errs38 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate0.errors = [{instancePath:instancePath+"/refused_rows/" + i2+"/rows_omitted",schemaPath:"#/properties/refused_rows/items/properties/rows_omitted/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
const _errs39 = errors;
if(errors === _errs38){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate0.errors = [{instancePath:instancePath+"/refused_rows/" + i2+"/rows_omitted",schemaPath:"#/properties/refused_rows/items/properties/rows_omitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
}
}
if(errors === _errs38){
}
}
var valid5 = _errs38 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/refused_rows/" + i2,schemaPath:"#/properties/refused_rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
if(errors === _errs29){
}
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
if(valid4){
}
}
else {
validate0.errors = [{instancePath:instancePath+"/refused_rows",schemaPath:"#/properties/refused_rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(data.next_cursor !== undefined){
let data19 = data.next_cursor;
const _errs40 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate0.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/type",keyword:"type",params:{type: schema0.properties.next_cursor.type},message:"must be string,null"}];
return false;
}
const _errs41 = errors;
if(errors === _errs40){
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.no_matches !== undefined){
let data20 = data.no_matches;
const _errs42 = errors;
const _errs43 = errors;
let valid6 = false;
const _errs44 = errors;
if(!(validate_NoMatches(data20, {instancePath:instancePath+"/no_matches",parentData:data,parentDataProperty:"no_matches",rootData}))){
vErrors = vErrors === null ? validate_NoMatches.errors : vErrors.concat(validate_NoMatches.errors);
errors = vErrors.length;
}
else {
}
if(errors === _errs44){
}
var _valid0 = _errs44 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs45 = errors;
if(data20 !== null){
const err0 = {instancePath:instancePath+"/no_matches",schemaPath:"#/properties/no_matches/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs46 = errors;
if(errors === _errs45){
}
var _valid0 = _errs45 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
}
}
if(!valid6){
const err1 = {instancePath:instancePath+"/no_matches",schemaPath:"#/properties/no_matches/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
if(errors === _errs42){
}
var valid0 = _errs42 === errors;
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
  '{"lead_list":' + print_LeadList(v.lead_list) +
  ',"added":' + v.added +
  ',"removed":' + v.removed +
  ',"unchanged":' + v.unchanged +
  ',"leads_created":' + v.leads_created +
  ',"leads_updated":' + v.leads_updated +
  ',"refused":' + v.refused +
  ',"refused_by_reason":' + list(v.refused_by_reason, print_1) +
  ',"refusals":' + list(v.refusals, print_LeadRefusal) +
  ',"refused_rows":' + list(v.refused_rows, print_2) +
  ',"next_cursor":' + (v.next_cursor === null ? "null" : '"' + escaped(v.next_cursor) + '"') +
  ',"no_matches":' + (v.no_matches === null ? "null" : print_NoMatches(v.no_matches)) +
  "}";

const print_1 = (v) =>
  '{"reason":"' + escaped(v.reason) +
  '","count":' + v.count +
  "}";

const print_2 = (v) =>
  '{"reason":"' + escaped(v.reason) +
  '","text":"' + escaped(v.text) +
  '","rows":"' + escaped(v.rows) +
  '","rows_omitted":' + v.rows_omitted +
  "}";
