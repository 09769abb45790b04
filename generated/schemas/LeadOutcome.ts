// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Result of the contact: judged from the first reply, unless update_campaign_lead has set it. */
export type LeadOutcome = "positive" | "neutral" | "negative";
