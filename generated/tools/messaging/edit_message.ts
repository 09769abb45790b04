// Generated from spec/tools/messaging/edit_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** The validated arguments of `edit_message`, without `account_id` and `preview`. */
export interface EditMessageInput {
  /** Own message, from get_messages. */
  message_id: string;
  /** Complete new text. */
  text: string;
}

/** The error codes that `edit_message` can return. */
export type EditMessageErrorCode = "conflict" | CommonErrorCode;

/** Edit message: Correct the account's own message within 60 minutes of sending it. */
export type EditMessageHandler<Context> = (
  input: EditMessageInput,
  context: Context,
) => Promise<Message>;

/** The data of `edit_message` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "edit_message",
    title: "Edit message",
    description: "Correct the account's own message within 60 minutes of sending it.",
    category: "messaging",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["message_id", "text", "account_id", "preview"],
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
    details: "All participants see the new text and `edited_at`. The first message of an InMail conversation may have at most 1900 characters. After 60 minutes, or if the message was deleted, the call returns `conflict`. Received messages return `not_found`.",
    synonyms: [
      "correct a typo in a sent message",
      "change, fix or rewrite what I wrote or sent in a chat",
      "I made a mistake or error in a text or DM",
      "reword a message",
      "modify, adjust, amend, alter, revise, set, note, chat line, mail",
      "wording of a text that went out, wrong date or name in a message",
      "misspelled a name in a message, reword",
      "say it correctly this time",
    ],
  },
  routes: [
    {
      method: "PATCH",
      path: "/messages/{message_id}",
      tool: "edit_message",
      operationId: "edit_message",
      pathParameters: ["message_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "account_id", "preview"],
      fixed: {},
    },
  ],
};
