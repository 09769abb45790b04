// Generated from spec/tools/messaging/react_to_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** The validated arguments of `react_to_message`, without `account_id` and `preview`. */
export interface ReactToMessageInput {
  /** From get_messages. */
  message_id: string;
  /** Emoji. */
  emoji: string;
}

/** The error codes that `react_to_message` can return. */
export type ReactToMessageErrorCode = "conflict" | CommonErrorCode;

/** React to message: Set or replace the account's reaction on a message. */
export type ReactToMessageHandler<Context> = (
  input: ReactToMessageInput,
  context: Context,
) => Promise<Message>;

/** The data of `react_to_message` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "react_to_message",
    title: "React to message",
    description: "Set or replace the account's reaction on a message.",
    category: "messaging",
    effect: "write",
    idempotent: true,
    safety: "engagement",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["message_id", "emoji", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/sender_name",
      "/subject",
      "/text",
      "/attachments/*/filename",
      "/attachments/*/alt_text",
      "/reactions/*/emoji",
      "/reactions/*/name",
    ],
    errors: ["conflict"],
    synonyms: [
      "emoji, thumbs up, heart, smiley, like for a message",
      "acknowledge or respond to a text or chat line without writing",
      "laugh at what somebody wrote in a chat",
      "note, DM, mail",
      "give a quick smile, laugh or OK",
      "acknowledge a chat line",
      "put a heart on a message",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/messages/{message_id}/reactions",
      tool: "react_to_message",
      operationId: "react_to_message",
      pathParameters: ["message_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["emoji", "account_id", "preview"],
      fixed: {},
    },
  ],
};
