// Generated from spec/events/message.sent.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The account has sent a message or an InMail. */
export interface MessageSentEvent {
  /** Message id (msg_...). */
  message_id: string;
  /** Conversation id (cnv_...). */
  conversation_id: string;
  /** Kind of the message. */
  kind: "message" | "inmail";
  /** Time of the message. */
  sent_at: string;
}
