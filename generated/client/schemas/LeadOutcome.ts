// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Result of the contact, as recorded by the user. */
export type LeadOutcome = "positive" | "neutral" | "negative";
