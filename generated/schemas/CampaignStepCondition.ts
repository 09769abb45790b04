// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** accepted: the lead is a connection; replied: the lead has replied to the campaign. */
export type CampaignStepCondition = "always" | "accepted" | "not_accepted" | "replied" | "not_replied";
