// Generated from spec/tools/messaging/list_conversations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ConversationPage, Cursor, Limit } from "../../schemas.ts";

/** Arguments of `list_conversations`, validated, without `account_id` and `preview`. */
export interface ListConversationsInput {
  /** awaiting_reply: the newest message was received. */
  filter: "all" | "unread" | "awaiting_reply" | "archived" | "starred" | "inmail";
  /** Only with this label. */
  label?: string;
  /** In participants' names, title or messages. */
  keyword?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `list_conversations` that a caller can act on. */
export type ListConversationsErrorCode = CommonErrorCode;

/** List conversations: List conversations, newest activity first, with unread count, last message and labels. */
export type ListConversationsHandler<Context> = (
  input: ListConversationsInput,
  context: Context,
) => Promise<ConversationPage>;

/** What the runtime knows of `list_conversations`. */
export const tool: ToolModule = {
  entry: {
    name: "list_conversations",
    title: "List conversations",
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
      path: "/conversations",
      tool: "list_conversations",
      operationId: "list_conversations",
      pathParameters: [],
      queryParameters: ["filter", "label", "keyword", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "list_conversations",
    title: "List conversations",
    description: "List conversations, newest activity first, with unread count, last message and labels.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        filter: {
          type: "string",
          enum: ["all", "unread", "awaiting_reply", "archived", "starred", "inmail"],
          default: "all",
          description: "awaiting_reply: the newest message was received.",
        },
        label: { type: "string", description: "Only with this label." },
        keyword: { type: "string", minLength: 1, description: "In participants' names, title or messages." },
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
              "kind",
              "title",
              "participants",
              "participant_count",
              "message_count",
              "unread_count",
              "last_message",
              "awaiting_reply",
              "archived",
              "muted",
              "starred",
              "snoozed_until",
              "labels",
              "draft",
              "lead_id",
              "campaign_id",
              "created_at",
              "last_message_at",
            ],
            properties: {
              id: { type: "string" },
              kind: { type: "string", enum: ["direct", "group", "inmail"] },
              title: { type: ["string", "null"] },
              participants: {
                type: "array",
                items: {
                  type: "object",
                  required: ["id", "handle", "name", "headline", "degree", "url"],
                  properties: {
                    id: { type: "string" },
                    handle: { type: "string" },
                    name: { type: "string" },
                    headline: { type: "string" },
                    degree: { anyOf: [{ type: "integer", enum: [1, 2, 3] }, { type: "null" }] },
                    url: { type: "string", format: "uri" },
                  },
                },
              },
              participant_count: { type: "integer" },
              message_count: { type: "integer" },
              unread_count: { type: "integer" },
              last_message: {
                anyOf: [
                  {
                    type: "object",
                    required: ["id", "direction", "sender_id", "sender_name", "excerpt", "sent_at"],
                    properties: {
                      id: { type: "string" },
                      direction: { type: "string", enum: ["sent", "received"] },
                      sender_id: { type: "string" },
                      sender_name: { type: "string" },
                      excerpt: { type: "string" },
                      sent_at: { type: "string", format: "date-time" },
                    },
                  },
                  { type: "null" },
                ],
              },
              awaiting_reply: { type: "boolean" },
              archived: { type: "boolean" },
              muted: { type: "boolean" },
              starred: { type: "boolean" },
              snoozed_until: { type: ["string", "null"], format: "date-time" },
              labels: { type: "array", items: { type: "string" } },
              draft: { type: ["string", "null"] },
              lead_id: { type: ["string", "null"] },
              campaign_id: { type: ["string", "null"] },
              created_at: { type: "string", format: "date-time" },
              last_message_at: { type: "string", format: "date-time" },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
