// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Result of the contact, as recorded by the user. */
export type LeadOutcome = "positive" | "neutral" | "negative";
