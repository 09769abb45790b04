// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One text variant of a step. */
export interface CampaignVariant {
  /** Name of the variant. */
  name: string;
  /** Subject of an InMail; otherwise null. */
  subject: string | null;
  /** Template with variables such as {{first_name}}. */
  text: string;
  /** Relative share of the leads. */
  weight: number;
}
