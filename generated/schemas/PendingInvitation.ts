// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** An invitation between the account and a member that awaits a response. */
export interface PendingInvitation {
  /** Invitation id (inv_...). */
  id: string;
  /** From the account's point of view. */
  direction: "sent" | "received";
  /** Note sent with it; null if there is none. */
  text: string | null;
  /** Time of sending. */
  sent_at: string;
}
