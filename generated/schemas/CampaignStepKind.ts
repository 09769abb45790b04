// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Action of a step; react reacts to the lead's newest post. */
export type CampaignStepKind = "view_profile" | "follow" | "invite" | "message" | "inmail" | "react";
