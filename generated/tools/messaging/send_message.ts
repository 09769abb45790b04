// Generated from spec/tools/messaging/send_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** Arguments of `send_message`, validated, without `account_id` and `preview`. */
export interface SendMessageInput {
  /** Connection, from get_connections. */
  recipient_id?: string;
  /** Conversation, from list_conversations. */
  conversation_id?: string;
  /** Plain text. */
  text: string;
  /** Ids of uploaded files. */
  attachments?: readonly string[];
}

/** Failures of `send_message` that a caller can act on. */
export type SendMessageErrorCode = "not_connected" | CommonErrorCode;

/** Send message: Send one message to a first-degree connection or into an existing conversation. */
export type SendMessageHandler<Context> = (
  input: SendMessageInput,
  context: Context,
) => Promise<Message>;

/** What the runtime knows of `send_message`. */
export const tool: ToolModule = {
  entry: {
    name: "send_message",
    title: "Send message",
    category: "messaging",
    effect: "write",
    idempotent: false,
    safety: "message",
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    headers: [],
    changes: [],
    contents: null,
    errors: [
      "bad_request",
      "invalid_arguments",
      "invalid_cursor",
      "preview_not_supported",
      "unauthenticated",
      "out_of_scope",
      "origin_not_allowed",
      "not_connected",
      "not_found",
      "method_not_allowed",
      "timed_out",
      "call_in_progress",
      "payload_too_large",
      "unsupported_media_type",
      "expectation_failed",
      "idempotency_mismatch",
      "rate_limited",
      "safety_limit_reached",
      "headers_too_large",
      "internal_error",
      "not_supported",
      "network_error",
      "network_unavailable",
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
      bodyProperties: ["recipient_id", "conversation_id", "text", "attachments", "account_id", "preview"],
      fixed: {},
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
    },
  ],
  listed: {
    name: "send_message",
    title: "Send message",
    description: "Send one message to a first-degree connection or into an existing conversation. Give exactly one of recipient_id and conversation_id.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["text"],
      properties: {
        recipient_id: { type: "string", description: "Connection, from get_connections." },
        conversation_id: { type: "string", minLength: 1, description: "Conversation, from list_conversations." },
        text: { type: "string", minLength: 1, maxLength: 8000, description: "Plain text." },
        attachments: {
          type: "array",
          maxItems: 5,
          uniqueItems: true,
          items: { type: "string" },
          description: "Ids of uploaded files.",
        },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "id",
        "conversation_id",
        "kind",
        "direction",
        "sender_id",
        "sender_name",
        "subject",
        "text",
        "attachments",
        "reactions",
        "read",
        "sent_at",
        "edited_at",
        "deleted_at",
      ],
      properties: {
        id: { type: "string" },
        conversation_id: { type: "string" },
        kind: { type: "string", enum: ["message", "inmail"] },
        direction: { type: "string", enum: ["sent", "received"] },
        sender_id: { type: "string" },
        sender_name: { type: "string" },
        subject: { type: ["string", "null"] },
        text: { type: "string" },
        attachments: {
          type: "array",
          items: {
            type: "object",
            required: ["media_id", "kind", "filename", "content_type", "size_bytes", "alt_text"],
            properties: {
              media_id: { type: "string" },
              kind: { type: "string", enum: ["image", "video", "document"] },
              filename: { type: "string" },
              content_type: { type: "string" },
              size_bytes: { type: "integer" },
              alt_text: { type: ["string", "null"] },
            },
          },
        },
        reactions: {
          type: "array",
          items: {
            type: "object",
            required: ["emoji", "profile_id", "name", "created_at"],
            properties: {
              emoji: { type: "string" },
              profile_id: { type: "string" },
              name: { type: "string" },
              created_at: { type: "string", format: "date-time" },
            },
          },
        },
        read: { type: "boolean" },
        sent_at: { type: "string", format: "date-time" },
        edited_at: { type: ["string", "null"], format: "date-time" },
        deleted_at: { type: ["string", "null"], format: "date-time" },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  },
};
