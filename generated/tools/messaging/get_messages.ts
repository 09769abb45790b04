// Generated from spec/tools/messaging/get_messages.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, MessagePage } from "../../schemas.ts";

/** The validated arguments of `get_messages`, without `account_id` and `preview`. */
export interface GetMessagesInput {
  /** From list_conversations. */
  conversation_id: string;
  /** Sent at or after this time. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_messages` can return. */
export type GetMessagesErrorCode = CommonErrorCode;

/** Get messages: Read the messages of one conversation, newest first, with reactions and attachments. */
export type GetMessagesHandler<Context> = (
  input: GetMessagesInput,
  context: Context,
) => Promise<MessagePage>;

/** The data of `get_messages` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_messages",
    title: "Get messages",
    description: "Read the messages of one conversation, newest first, with reactions and attachments.",
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
    arguments: ["conversation_id", "since", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/sender_name",
      "/data/*/subject",
      "/data/*/text",
      "/data/*/attachments/*/filename",
      "/data/*/attachments/*/alt_text",
      "/data/*/reactions/*/emoji",
      "/data/*/reactions/*/name",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "Reading does not mark the conversation as read.",
    synonyms: [
      "read a chat",
      "message history of a thread",
      "what did somebody write, say or send to me, latest texts",
      "show what we wrote, talked about or discussed",
      "open my messages, DMs and texts with a person",
      "last message, read the conversation",
      "view, see, check, look at, display, note, chat line, mail, inbox",
      "has somebody answered or replied to me",
      "what is the latest from a person",
      "scroll back in a chat",
      "open the chat with a person, catch me up on a chat",
      "what was the last thing somebody said",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/conversations/{conversation_id}/messages",
      tool: "get_messages",
      operationId: "get_messages",
      pathParameters: ["conversation_id"],
      queryParameters: ["since", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
