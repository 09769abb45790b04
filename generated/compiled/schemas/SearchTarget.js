// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { word } from "../support.js";

export { validate0 as validate, word as serialize };

const schema0 = {"type":"string","enum":["people","companies","posts","jobs","navigator_leads","navigator_accounts"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema0.enum;
if(!((((((data === "people") || (data === "companies")) || (data === "posts")) || (data === "jobs")) || (data === "navigator_leads")) || (data === "navigator_accounts"))){
validate0.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
return false;
}
else {
}
if(errors === 0){
}
validate0.errors = vErrors;
return errors === 0;
}
