// Generated from spec/tools/messaging/search_messages.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, MessageHitPage } from "../../schemas.ts";

/** The validated arguments of `search_messages`, without `account_id` and `preview`. */
export interface SearchMessagesInput {
  /** Words that the message contains. */
  keyword: string;
  /** Only messages written by this member: id, handle or URL. */
  profile_id?: string;
  /** Only this conversation. */
  conversation_id?: string;
  /** Sent at or after this time. */
  since?: string;
  /** Sent before this time. */
  until?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `search_messages` can return. */
export type SearchMessagesErrorCode = CommonErrorCode;

/** Search messages: Search the texts of all messages of the account, newest first, with the matching excerpt. */
export type SearchMessagesHandler<Context> = (
  input: SearchMessagesInput,
  context: Context,
) => Promise<MessageHitPage>;

/** The data of `search_messages` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "search_messages",
    title: "Search messages",
    description: "Search the texts of all messages of the account, newest first, with the matching excerpt.",
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
    arguments: ["keyword", "profile_id", "conversation_id", "since", "until", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/title",
      "/data/*/participant_names/*",
      "/data/*/sender_name",
      "/data/*/excerpt",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "A message matches if it contains all words, ignoring case and accents; the last word also matches the beginning of a word. Archived and snoozed conversations are searched too, deleted messages are not.",
    synonyms: [
      "find what somebody wrote, said or told me",
      "look for words in chats, texts and DMs",
      "message history",
      "where, when or in which chat did we talk about a subject, price, budget, address",
      "find an old message, thread by text",
      "locate, discover, hunt, seek, note, chat line, mail, conversation, discussion, inbox",
      "mentioned, discussed, promised or agreed in a chat",
      "keyword in my mail, who wrote about a subject",
      "dig out or look up a message in which somebody gave a number, code, link or date",
      "full text search of my mail",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/messages/search",
      tool: "search_messages",
      operationId: "search_messages",
      pathParameters: [],
      queryParameters: ["keyword", "profile_id", "conversation_id", "since", "until", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
