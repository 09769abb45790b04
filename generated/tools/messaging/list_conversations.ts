// Generated from spec/tools/messaging/list_conversations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ConversationItemPage, Cursor, Detail, Limit } from "../../schemas.ts";

/** The validated arguments of `list_conversations`, without `account_id` and `preview`. */
export interface ListConversationsInput {
  /**
   * all: except archived and snoozed. awaiting_reply: the newest message was received; unanswered: the newest message
   * was sent.
   */
  filter: "all"
    | "unread"
    | "awaiting_reply"
    | "unanswered"
    | "archived"
    | "starred"
    | "inmail"
    | "snoozed"
    | "drafts";
  /** With this label. */
  label?: string;
  /** Words in one name, title or message. */
  keyword?: string;
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_conversations` can return. */
export type ListConversationsErrorCode = CommonErrorCode;

/** List conversations: List conversations, newest activity first, with unread count, last message and labels. */
export type ListConversationsHandler<Context> = (
  input: ListConversationsInput,
  context: Context,
) => Promise<ConversationItemPage>;

/** The data of `list_conversations` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_conversations",
    title: "List conversations",
    description: "List conversations, newest activity first, with unread count, last message and labels.",
    category: "messaging",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["filter", "label", "keyword", "detail", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/title",
      "/data/*/participants/*/name",
      "/data/*/participants/*/headline",
      "/data/*/participants/*/handle",
      "/data/*/last_message/sender_name",
      "/data/*/last_message/excerpt",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "Archived conversations are listed only with the filters `archived`, `inmail`, `snoozed` and `drafts`, or with `label` set to one of their labels. Snoozed conversations reappear when the snooze ends; until then, they are listed only with `starred`, `inmail`, `snoozed`, `drafts` or a `label`. A single name, title or message must contain all words of `keyword`; the last word may be the beginning of a word.",
    synonyms: [
      "inbox",
      "unread messages",
      "chats, threads and DMs",
      "who is waiting for my answer",
      "show, see or check my chats, texts and mail",
      "archived, starred, snoozed or muted threads",
      "did anybody write to me, new messages",
      "chats with a label",
      "view, overview, all, which, discussion",
      "latest messages, correspondence",
      "who wrote to me today, who has not answered me yet",
      "my messages, who texted me",
      "conversations that I starred or archived, mailbox",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/conversations",
      tool: "list_conversations",
      operationId: "list_conversations",
      pathParameters: [],
      queryParameters: ["filter", "label", "keyword", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
