// Generated from spec/tools/messaging/get_conversation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Conversation } from "../../schemas.ts";

/** The validated arguments of `get_conversation`, without `account_id` and `preview`. */
export interface GetConversationInput {
  /** From list_conversations. */
  conversation_id: string;
}

/** The error codes that `get_conversation` can return. */
export type GetConversationErrorCode = CommonErrorCode;

/**
 * Get conversation: Read one conversation: participants, state, labels, draft, and the lead or campaign it belongs to.
 */
export type GetConversationHandler<Context> = (
  input: GetConversationInput,
  context: Context,
) => Promise<Conversation>;

/** The data of `get_conversation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_conversation",
    title: "Get conversation",
    description: "Read one conversation: participants, state, labels, draft, and the lead or campaign it belongs to.",
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
    arguments: ["conversation_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/title",
      "/participants/*/handle",
      "/participants/*/name",
      "/participants/*/headline",
      "/last_message/sender_name",
      "/last_message/excerpt",
    ],
    errors: [],
    synonyms: [
      "one thread, its participants and state",
      "who takes part or is in a chat, group members",
      "is a chat archived, muted, starred or snoozed",
      "open a conversation, its labels, draft and related campaign",
      "discussion, inbox",
      "is a person in a group, when was the last activity in a chat",
      "who else is in a group chat",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/conversations/{conversation_id}",
      tool: "get_conversation",
      operationId: "get_conversation",
      pathParameters: ["conversation_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
