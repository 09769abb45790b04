// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The beginning of a message. */
export interface MessageExcerpt {
  /** Message id (msg_...). */
  id: string;
  /** From the account's point of view. */
  direction: "sent" | "received";
  /** Member who wrote it (prf_...). */
  sender_id: string;
  /** Name of the sender. */
  sender_name: string;
  /** First 300 code points of the text, cut with an ellipsis. */
  excerpt: string;
  /** Time of sending. */
  sent_at: string;
}
