// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A snoozed conversation is in the inbox again. */
export interface ConversationReturnedEvent {
  /** Conversation id (cnv_...). */
  conversation_id: string;
  /** End of the snooze. */
  snoozed_until: string;
}
