// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Outcome of the contact: determined from the first reply, unless set with update_campaign_lead. */
export type LeadOutcome = "positive" | "neutral" | "negative";
