// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { literal } from "../support.js";

export { validate0 as validate, literal as serialize };

const schema0 = {"type":["integer","null"],"enum":[1,2,3,null]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema0.type},message:"must be integer,null"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema0.enum;
if(!((((data === 1) || (data === 2)) || (data === 3)) || (data === null))){
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
