// Generated from spec/tools/messaging/get_messages.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, MessagePage } from "../../schemas.ts";

/** Arguments of `get_messages`, validated, without `account_id` and `preview`. */
export interface GetMessagesInput {
  /** From list_conversations. */
  conversation_id: string;
  /** Sent since then. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_messages` that a caller can act on. */
export type GetMessagesErrorCode = CommonErrorCode;

/** Get messages: Read the messages of one conversation, newest first, with reactions and attachments. */
export type GetMessagesHandler<Context> = (
  input: GetMessagesInput,
  context: Context,
) => Promise<MessagePage>;

/** What the runtime knows of `get_messages`. */
export const tool: ToolModule = {
  entry: {
    name: "get_messages",
    title: "Get messages",
    category: "messaging",
    effect: "read",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
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
  listed: {
    name: "get_messages",
    title: "Get messages",
    description: "Read the messages of one conversation, newest first, with reactions and attachments.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["conversation_id"],
      properties: {
        conversation_id: { type: "string", description: "From list_conversations." },
        since: { type: "string", format: "date-time", description: "Sent since then." },
        limit: { description: "Per page.", type: "integer", minimum: 1, maximum: 100, default: 25 },
        cursor: { description: "From next_cursor.", type: "string", minLength: 1 },
        account_id: { type: "string", description: "Default: the default account." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["data", "next_cursor"],
      properties: {
        data: {
          type: "array",
          items: {
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
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
