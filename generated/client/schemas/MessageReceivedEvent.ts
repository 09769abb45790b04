// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Another member has sent a message or an InMail to the account. */
export interface MessageReceivedEvent {
  /** Message id (msg_...). */
  message_id: string;
  /** Conversation id (cnv_...). */
  conversation_id: string;
  /** Kind of the message. */
  kind: "message" | "inmail";
  /** Member who wrote it (prf_...). */
  sender_id: string;
  /** Time of the message. */
  sent_at: string;
}
