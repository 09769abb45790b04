// Generated from spec/tools/messaging/react_to_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** Arguments of `react_to_message`, validated, without `account_id` and `preview`. */
export interface ReactToMessageInput {
  /** From get_messages. */
  message_id: string;
  /** One emoji character. */
  emoji: string;
}

/** Failures of `react_to_message` that a caller can act on. */
export type ReactToMessageErrorCode = "conflict" | CommonErrorCode;

/** React to message: Set or replace the account's reaction on a message. */
export type ReactToMessageHandler<Context> = (
  input: ReactToMessageInput,
  context: Context,
) => Promise<Message>;

/** What the runtime knows of `react_to_message`. */
export const tool: ToolModule = {
  entry: {
    name: "react_to_message",
    title: "React to message",
    category: "messaging",
    effect: "write",
    idempotent: true,
    safety: "engagement",
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
      "not_found",
      "method_not_allowed",
      "timed_out",
      "conflict",
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
  listed: {
    name: "react_to_message",
    title: "React to message",
    description: "Set or replace the account's reaction on a message.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["message_id", "emoji"],
      properties: {
        message_id: { type: "string", description: "From get_messages." },
        emoji: { type: "string", description: "One emoji character." },
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
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
