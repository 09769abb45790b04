// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import { equal } from "../support.js";
import { word } from "../support.js";

export { validate0 as validate, word as serialize };

const schema0 = {"type":"string","enum":["mention","comment","reply","reaction","repost","invitation","invitation_accepted","follow","profile_view","endorsement","recommendation","recommendation_request","other","message","conversation_returned","export_ready","limit_reached","schedule_missed","webhook_disabled","account_disconnected","campaign_state_changed","connection_removed","lead_replied","post_published"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs0 = errors;
const vSchema0 = schema0.enum;
if(!((((((((((((((((((((((((data === "mention") || (data === "comment")) || (data === "reply")) || (data === "reaction")) || (data === "repost")) || (data === "invitation")) || (data === "invitation_accepted")) || (data === "follow")) || (data === "profile_view")) || (data === "endorsement")) || (data === "recommendation")) || (data === "recommendation_request")) || (data === "other")) || (data === "message")) || (data === "conversation_returned")) || (data === "export_ready")) || (data === "limit_reached")) || (data === "schedule_missed")) || (data === "webhook_disabled")) || (data === "account_disconnected")) || (data === "campaign_state_changed")) || (data === "connection_removed")) || (data === "lead_replied")) || (data === "post_published"))){
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
