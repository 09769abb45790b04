// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One text variant of a step. */
export interface CampaignVariantInput {
  /** Unique. Default: A, B, ... */
  name?: string;
  /** inmail only; required. */
  subject?: string | null;
  /** Maximum 300 characters for invite, 1900 for inmail. */
  text: string;
  /** Relative share of leads. */
  weight?: number;
}
