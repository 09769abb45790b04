// Generated from spec/tools/messaging/send_inmail.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** Arguments of `send_inmail`, validated, without `account_id` and `preview`. */
export interface SendInmailInput {
  /** Member who is not a connection. */
  recipient_id: string;
  /** Subject line. */
  subject: string;
  /** Plain text. */
  text: string;
}

/** Failures of `send_inmail` that a caller can act on. */
export type SendInmailErrorCode = "no_inmail_credits" | "already_connected" | CommonErrorCode;

/** Send InMail: Send one InMail to a member outside the network; uses one credit. */
export type SendInmailHandler<Context> = (
  input: SendInmailInput,
  context: Context,
) => Promise<Message>;

/** What the runtime knows of `send_inmail`. */
export const tool: ToolModule = {
  entry: {
    name: "send_inmail",
    title: "Send InMail",
    category: "messaging",
    effect: "write",
    idempotent: false,
    safety: "inmail",
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
      "no_inmail_credits",
      "not_found",
      "method_not_allowed",
      "timed_out",
      "already_connected",
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
      path: "/inmails",
      tool: "send_inmail",
      operationId: "send_inmail",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["recipient_id", "subject", "text", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "send_inmail",
    title: "Send InMail",
    description: "Send one InMail to a member outside the network; uses one credit.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["recipient_id", "subject", "text"],
      properties: {
        recipient_id: { type: "string", description: "Member who is not a connection." },
        subject: { type: "string", minLength: 1, maxLength: 200, description: "Subject line." },
        text: { type: "string", minLength: 1, maxLength: 1900, description: "Plain text." },
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
