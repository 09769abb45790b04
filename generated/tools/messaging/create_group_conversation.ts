// Generated from spec/tools/messaging/create_group_conversation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Conversation } from "../../schemas.ts";

/** The validated arguments of `create_group_conversation`, without `account_id` and `preview`. */
export interface CreateGroupConversationInput {
  /** Connections: ids, handles or URLs. */
  profile_ids: readonly string[];
  /** Name of the group. */
  title?: string;
  /** First message. */
  text: string;
}

/** The error codes that `create_group_conversation` can return. */
export type CreateGroupConversationErrorCode = "not_connected" | "excluded" | CommonErrorCode;

/** Create group conversation: Start a group conversation with 2 to 50 connections and send its first message. */
export type CreateGroupConversationHandler<Context> = (
  input: CreateGroupConversationInput,
  context: Context,
) => Promise<Conversation>;

/** The data of `create_group_conversation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "create_group_conversation",
    title: "Create group conversation",
    description: "Start a group conversation with 2 to 50 connections and send its first message.",
    category: "messaging",
    effect: "write",
    idempotent: false,
    safety: "message",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_ids", "title", "text", "account_id", "preview"],
    structuredArguments: ["profile_ids"],
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
    errors: ["not_connected", "excluded"],
    details: "Each call starts a new group. The same member given twice, for example by id and by URL, counts once. If any member is not a connection, nothing is sent, and `errors` lists each such member. The call consumes one unit of `message`.",
    synonyms: [
      "group chat",
      "write to several people together, message two or more colleagues at once",
      "introduce two connections",
      "open or start a chat with friends, a team, everybody in one thread",
      "make, build, set up, prepare, compose, new, discussion, inbox",
      "bring people in contact with each other, get to know",
      "team chat, make a thread with three people",
      "message my whole team, include several people in a chat",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/conversations",
      tool: "create_group_conversation",
      operationId: "create_group_conversation",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_ids", "title", "text", "account_id", "preview"],
      fixed: {},
    },
  ],
};
