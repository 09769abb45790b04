// Generated from spec/tools/messaging/start_conversation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** The validated arguments of `start_conversation`, without `account_id` and `preview`. */
export interface StartConversationInput {
  /** Connection to write to: id, handle or URL. */
  profile_id: string;
  /** Plain text. */
  text: string;
}

/** The error codes that `start_conversation` can return. */
export type StartConversationErrorCode = "not_connected" | "excluded" | CommonErrorCode;

/** Start conversation: Send a message to a connection. Older name for send_message with profile_id. */
export type StartConversationHandler<Context> = (
  input: StartConversationInput,
  context: Context,
) => Promise<Message>;

/** The data of `start_conversation` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "start_conversation",
    title: "Start conversation",
    description: "Send a message to a connection. Older name for send_message with profile_id.",
    category: "messaging",
    effect: "write",
    idempotent: false,
    safety: "message",
    requiresConnection: true,
    live: false,
    scopes: ["full_access", "legacy"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "text", "account_id", "preview"],
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
    errors: ["not_connected", "excluded"],
    renamedArguments: { recipient_id: "profile_id" },
    replacedBy: { tool: "send_message", input: {}, output: [] },
  },
  routes: [
    {
      method: "POST",
      path: "/conversations/start",
      tool: "start_conversation",
      operationId: "start_conversation",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "text", "account_id", "preview"],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          recipient_id: [
            "Deprecation",
            "@1795305600",
            "Link",
            "</docs/categories/messaging>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
  ],
};
