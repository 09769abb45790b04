// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Event that ends a lead's sequence; company_replied: another lead at the same company replied. */
export type CampaignStopRule = "replied" | "accepted" | "company_replied";
