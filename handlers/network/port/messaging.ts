import type { Conversation, Message, MessageHit } from "../../../generated/schemas.ts";
import type { ListConversationsInput } from "../../../generated/tools/messaging/list_conversations.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import type { Acts } from "./acts.ts";

type SendMessage = Acts["send_message"]["act"];

export interface MessagingPort {
  /** The account's conversations, latest activity first. */
  conversations(query: ConversationQuery, page: PageRequest): Promise<Page<NetworkConversation>>;
  /** The state of all conversations that are not archived, and of archived ones with these ids, in any order. */
  inbox(ids: readonly string[]): Promise<InboxConversation[]>;
  /** @throws Failure `not_found` unless the account may read the conversation. */
  conversation(id: string): Promise<NetworkConversation>;
  /**
   * Returns whether the newest message of a conversation was received. Unlike in `awaiting_reply`, deleted messages count:
   * an answer that was deleted later was still sent.
   */
  awaitsAnswer(conversationId: string): Promise<boolean>;
  /** The ids of all other participants of a conversation in which the account participates, sorted. */
  participantIds(conversationId: string): Promise<string[]>;
  /** Changes the given parts of the account's view of a conversation. */
  update(id: string, changes: ConversationChanges): Promise<NetworkConversation>;
  /** The messages of a conversation sent at or after `since` (epoch milliseconds; null for all), newest first. */
  messages(conversationId: string, since: number | null, page: PageRequest): Promise<Page<Message>>;
  /**
   * @throws Failure `not_connected` without a connection, except for a group and for an InMail conversation in which the
   *   other member has written.
   */
  send(conversationId: string, message: OutgoingMessage): Promise<Message>;
  /**
   * Sends to a connection, into their direct conversation, which is created if necessary.
   * @throws Failure `not_connected`, and `invalid_arguments` for the account's own member.
   */
  sendTo(reference: string, message: OutgoingMessage): Promise<Message>;
  /** Returns the act that `send` would perform now. @throws Failure as `send` does. */
  planSend(conversationId: string, message: OutgoingMessage): Promise<SendMessage>;
  /** Returns the act that `sendTo` would perform now. @throws Failure as `sendTo` does. */
  planSendTo(reference: string, message: OutgoingMessage): Promise<SendMessage & { readonly recipient_id: string }>;
  /**
   * @throws Failure `already_connected`, `no_inmail_credits` if the account has no credit and the member has no open profile,
   * and `invalid_arguments` for the account's own member.
   */
  sendInmail(reference: string, inmail: OutgoingInmail): Promise<Message>;
  /**
   * Starts a group with connections and sends its first message. References to the same member count once.
   * @throws Failure `not_connected` with each member who is not a connection, and `invalid_arguments` for the account's own
   * member and for fewer than two members.
   */
  createGroup(group: NewGroup): Promise<NetworkConversation>;
  /**
   * Replaces the text of the account's own message.
   * @throws Failure `conflict` if the message was deleted or the edit window has ended.
   */
  edit(messageId: string, text: string): Promise<Message>;
  /** Deletes the account's own message; false if it was deleted before. @throws Failure `conflict` after the edit window. */
  remove(messageId: string): Promise<boolean>;
  /**
   * Returns a function that reads the account's messages that contain all words of a query, newest first. Each query may
   * contain only words of `keyword`.
   */
  search(keyword: string): (query: MessageQuery, page: PageRequest) => Promise<Page<MessageHit>>;
  /**
   * The texts that a search for messages or conversations covers. If a keyword contains an unknown word, similar words from
   * them are suggested. Contains the newest messages that the account can read, and for conversations also titles, subjects
   * and the names of participants.
   */
  texts(of: "messages" | "conversations"): Promise<string[]>;
  /** Adds or replaces the account's reaction to a message. @throws Failure `conflict` if the message was deleted. */
  react(messageId: string, emoji: string): Promise<Message>;
}

export interface ConversationQuery {
  readonly filter: Exclude<ListConversationsInput["filter"], "snoozed" | "drafts">;
  /** Words in the participants' names, the title, the subject or the messages; null for all. */
  readonly keyword: string | null;
  /** Only these conversations, archived ones included; null for all. */
  readonly ids: readonly string[] | null;
  /** The conversations to omit. */
  readonly hiddenIds: readonly string[];
}

/** The state of a conversation that determines the work that it requires. */
export interface InboxConversation {
  readonly id: string;
  readonly archived: boolean;
  /** `starred` and `unreadCount` are null if unknown. */
  readonly starred: boolean | null;
  readonly unreadCount: number | null;
  /** The direction of the newest message; null if there is none. */
  readonly newest: "sent" | "received" | null;
  /** Whether the newest message contains a question mark. */
  readonly asks: boolean;
  readonly isGroup: boolean;
  /** The time of the newest message, or of the creation, in epoch milliseconds. */
  readonly activeAt: number;
}

/** A conversation without the properties that only the service stores. */
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

export interface NewGroup {
  /** Ids, handles or URLs. */
  readonly members: readonly string[];
  readonly title: string | null;
  readonly text: string;
}

/** A search of the account's messages. A property that is null does not restrict the search. */
export interface MessageQuery {
  readonly keyword: string;
  /** The sender: id, handle or URL. */
  readonly sender: string | null;
  readonly conversationId: string | null;
  /** Epoch milliseconds; `until` is excluded. */
  readonly since: number | null;
  readonly until: number | null;
}

export interface OutgoingInmail {
  readonly subject: string;
  readonly text: string;
}
