// Generated from spec/events/conversation.returned.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The snooze of a conversation has ended at the set time. */
export interface ConversationReturnedEvent {
  /** Conversation id (cnv_...). */
  conversation_id: string;
  /** End of the snooze. */
  snoozed_until: string;
}
