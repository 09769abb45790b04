import type { Conversation, Message } from "../../../generated/schemas.ts";
import type { ListConversationsInput } from "../../../generated/tools/messaging/list_conversations.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface MessagingPort {
  /** The account's conversations, newest activity first. */
  conversations(query: ConversationQuery, page: PageRequest): Promise<Page<NetworkConversation>>;
  /** The messages of one conversation sent at or after `since` (epoch milliseconds; null: all), newest first. */
  messages(conversationId: string, since: number | null, page: PageRequest): Promise<Page<Message>>;
  /**
   * The direct conversation with a connection, made when there is none.
   * @throws Failure `not_connected`, and `invalid_arguments` for the account's own member.
   */
  openDirect(memberId: string): Promise<string>;
  /** @throws Failure `not_connected` when none of the others in a direct conversation may be written to any more. */
  send(conversationId: string, message: OutgoingMessage): Promise<Message>;
  /**
   * @throws Failure `already_connected`, `no_inmail_credits` unless the member takes InMails from anybody, and
   * `invalid_arguments` for the account's own member.
   */
  sendInmail(memberId: string, inmail: OutgoingInmail): Promise<Message>;
  /** Puts or replaces the account's one reaction. @throws Failure `conflict` for a message that was recalled. */
  react(messageId: string, emoji: string): Promise<Message>;
}

export type ConversationQuery = Pick<ListConversationsInput, "filter" | "label" | "keyword">;

/** What a network knows of a conversation: which lead and campaign it belongs to is the service's own knowledge. */
export type NetworkConversation = Omit<Conversation, "lead_id" | "campaign_id">;

export interface OutgoingMessage {
  readonly text: string;
  /** Ids of uploaded media. */
  readonly attachments: readonly string[];
}

export interface OutgoingInmail {
  readonly subject: string;
  readonly text: string;
}
