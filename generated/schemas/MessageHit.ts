// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A message that contains the words of a search; get_messages returns the full text. */
export interface MessageHit {
  /** Message id (msg_...). */
  id: string;
  /** Conversation id (cnv_...). */
  conversation_id: string;
  /** Kind of the conversation. */
  conversation_kind: "direct" | "group" | "inmail";
  /** Name of the group, or subject of the InMail; otherwise null. */
  title: string | null;
  /** Other participants; for a group, the first 3. */
  participant_names: readonly string[];
  /** From the account's point of view. */
  direction: "sent" | "received";
  /** Member who wrote it (prf_...). */
  sender_id: string;
  /** Name of the sender. */
  sender_name: string;
  /** The part of the text around the longest matching word, with an ellipsis where it is cut. */
  excerpt: string;
  /** Time of sending. */
  sent_at: string;
}
