// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Contact details that a member shares with the account; null if unknown. */
export interface ContactSummary {
  website: string | null;
  email_shared: boolean | null;
  phone_shared: boolean | null;
  birthday_shared: boolean | null;
}
