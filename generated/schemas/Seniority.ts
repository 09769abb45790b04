// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Level of a position. */
export type Seniority = "entry" | "mid" | "senior" | "lead" | "manager" | "director" | "vp" | "cxo";
