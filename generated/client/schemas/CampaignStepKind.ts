// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Action of a step; react reacts to the lead's newest post. */
export type CampaignStepKind = "view_profile" | "follow" | "invite" | "message" | "inmail" | "react";
