import type { Conversation, Message } from "../../../generated/schemas.ts";
import type { ListConversationsInput } from "../../../generated/tools/messaging/list_conversations.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface MessagingPort {
  /** The account's conversations, latest activity first. */
  conversations(query: ConversationQuery, page: PageRequest): Promise<Page<NetworkConversation>>;
  /** @throws Failure `not_found` unless the account may read the conversation. */
  conversation(id: string): Promise<NetworkConversation>;
  /** Changes the given parts of the account's view of a conversation. */
  update(id: string, changes: ConversationChanges): Promise<NetworkConversation>;
  /** The messages of a conversation sent at or after `since` (epoch milliseconds; null for all), newest first. */
  messages(conversationId: string, since: number | null, page: PageRequest): Promise<Page<Message>>;
  /** @throws Failure `not_connected` if the other participant of a direct conversation can no longer receive messages. */
  send(conversationId: string, message: OutgoingMessage): Promise<Message>;
  /**
   * Sends to a connection, into their direct conversation, which is created if necessary.
   * @throws Failure `not_connected`, and `invalid_arguments` for the account's own member.
   */
  sendTo(memberId: string, message: OutgoingMessage): Promise<Message>;
  /** Checks that `send` would accept the message now. @throws Failure as `send` does. */
  checkSend(conversationId: string, message: OutgoingMessage): Promise<void>;
  /** Checks that `sendTo` would accept the message now, and returns the id of the member. @throws Failure as `sendTo` does. */
  checkSendTo(reference: string, message: OutgoingMessage): Promise<string>;
  /**
   * @throws Failure `already_connected`, `no_inmail_credits` unless the member has an open profile, and `invalid_arguments`
   * for the account's own member.
   */
  sendInmail(memberId: string, inmail: OutgoingInmail): Promise<Message>;
  /** Adds or replaces the account's reaction to a message. @throws Failure `conflict` if the message was recalled. */
  react(messageId: string, emoji: string): Promise<Message>;
}

export interface ConversationQuery {
  readonly filter: ListConversationsInput["filter"];
  /** Words in participants' names, title or messages; null for all. */
  readonly keyword: string | null;
  /** Only these conversations, archived ones included; null for all. */
  readonly ids: readonly string[] | null;
  /** Not these conversations. */
  readonly hiddenIds: readonly string[];
}

/** A conversation without what only the service stores. */
export type NetworkConversation = Omit<Conversation, "lead_id" | "campaign_id" | "snoozed_until" | "labels" | "draft">;

/** Undefined parts are unchanged. */
export interface ConversationChanges {
  readonly read: boolean | undefined;
  readonly archived: boolean | undefined;
  readonly muted: boolean | undefined;
  readonly starred: boolean | undefined;
}

export interface OutgoingMessage {
  readonly text: string;
  /** Ids of uploaded media. */
  readonly attachments: readonly string[];
}

export interface OutgoingInmail {
  readonly subject: string;
  readonly text: string;
}
