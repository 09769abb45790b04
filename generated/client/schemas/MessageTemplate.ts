// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A text with variables for messages, invitations or InMails. */
export interface MessageTemplate {
  /** Template id (tpl_...). */
  id: string;
  name: string;
  kind: "message" | "invitation" | "inmail";
  /** Subject of an InMail; otherwise null. */
  subject: string | null;
  text: string;
  /** Variables of subject and text: first_name. */
  variables: string[];
  /** Members for whom it was rendered. */
  use_count: number;
  /** null if it was never rendered for a member. */
  last_used_at: string | null;
  created_at: string;
  updated_at: string;
}
