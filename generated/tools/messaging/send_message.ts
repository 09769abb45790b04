// Generated from spec/tools/messaging/send_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** The validated arguments of `send_message`, without `account_id` and `preview`. */
export interface SendMessageInput {
  /** Connection to write to: id, handle or URL. */
  profile_id?: string;
  /** From list_conversations. */
  conversation_id?: string;
  /** Plain text. */
  text: string;
  /** Ids of uploaded files. */
  attachments?: readonly string[];
}

/** The error codes that `send_message` can return. */
export type SendMessageErrorCode = "not_connected" | "excluded" | CommonErrorCode;

/** Send message: Send one message to a connection or into an existing conversation. */
export type SendMessageHandler<Context> = (
  input: SendMessageInput,
  context: Context,
) => Promise<Message>;

/** The data of `send_message` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "send_message",
    title: "Send message",
    description: "Send one message to a connection or into an existing conversation. Give exactly one of profile_id and conversation_id.",
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
    arguments: ["profile_id", "conversation_id", "text", "attachments", "account_id", "preview"],
    structuredArguments: ["attachments"],
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
    details: "A message to a member goes into the direct conversation with that member, which is created if needed. Sending to the account's own profile returns `invalid_arguments`. A direct conversation accepts messages only while the account is connected to the other member. An InMail conversation also accepts them once the member has replied. Otherwise, the call returns `not_connected`. If another participant is on the do-not-contact list, only replies are permitted: unless the newest message is from another participant, the call returns `excluded`. The draft saved for the conversation is deleted.",
    synonyms: [
      "send a message to somebody, DM, direct message, chat",
      "reply to a message, answer a message, reply or answer in a thread",
      "write to a connection",
      "text somebody back, write back, respond",
      "drop a line, ping, contact, thank, say hello or tell a friend something",
      "send a note, mail, file or link to a contact",
      "get in touch, follow up with somebody",
      "react",
      "chat with a person, pass information or thanks to someone",
      "apologize, greet, confirm an appointment by message",
      "DM somebody",
      "tell somebody that I am late, let a person know, ask a contact a question, invite to lunch",
      "send a link, picture or file to a contact, ask someone for coffee",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/messages",
      tool: "send_message",
      operationId: "send_message",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "conversation_id", "text", "attachments", "account_id", "preview"],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          recipient_id: [
            "Deprecation",
            "@1795305600",
            "Link",
            "</docs/tools/messaging/send_message>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
    {
      method: "POST",
      path: "/conversations/{conversation_id}/messages",
      tool: "send_message",
      operationId: "send_message_to_conversation",
      pathParameters: ["conversation_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["text", "attachments", "account_id", "preview"],
      fixed: {},
      deprecation: {
        route: null,
        arguments: {
          recipient_id: [
            "Deprecation",
            "@1795305600",
            "Link",
            "</docs/tools/messaging/send_message>; rel=\"deprecation\"; type=\"text/html\"",
          ],
        },
      },
    },
  ],
};
