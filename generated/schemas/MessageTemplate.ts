// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A text with variables for messages, invitations or InMails. */
export interface MessageTemplate {
  /** Template id (tpl_...). */
  id: string;
  /** Name of the template. */
  name: string;
  /** Kind of the message. */
  kind: "message" | "invitation" | "inmail";
  /** Subject of an InMail; otherwise null. */
  subject: string | null;
  /** Text with variables. */
  text: string;
  /** Variables of subject and text, such as first_name. */
  variables: readonly string[];
  /** Members for whom it was rendered. */
  use_count: number;
  /** null if it was never rendered for a member. */
  last_used_at: string | null;
  /** Time of creation. */
  created_at: string;
  /** Time of the last change. */
  updated_at: string;
}
