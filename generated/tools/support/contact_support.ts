// Generated from spec/tools/support/contact_support.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SupportTicket } from "../../schemas.ts";

/** Arguments of `contact_support`, validated, without `account_id` and `preview`. */
export interface ContactSupportInput {
  /** The problem in one line. */
  subject: string;
  /** What was tried, expected and seen. */
  body: string;
  /** high: work has stopped. */
  severity: "low" | "normal" | "high";
  /** Of the call that it is about. */
  request_id?: string;
}

/** Failures of `contact_support` that a caller can act on. */
export type ContactSupportErrorCode = CommonErrorCode;

/** Contact support: Open a support ticket; a request id attaches the matching audit record. */
export type ContactSupportHandler<Context> = (
  input: ContactSupportInput,
  context: Context,
) => Promise<SupportTicket>;

/** What the runtime knows of `contact_support`. */
export const tool: ToolModule = {
  entry: {
    name: "contact_support",
    title: "Contact support",
    category: "support",
    effect: "write",
    idempotent: false,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "outbound", "content"],
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
      method: "POST",
      path: "/support/tickets",
      tool: "contact_support",
      operationId: "contact_support",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["subject", "body", "severity", "request_id", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "contact_support",
    title: "Contact support",
    description: "Open a support ticket; a request id attaches the matching audit record.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["subject", "body"],
      properties: {
        subject: { type: "string", minLength: 1, maxLength: 200, description: "The problem in one line." },
        body: { type: "string", minLength: 1, maxLength: 10000, description: "What was tried, expected and seen." },
        severity: {
          type: "string",
          enum: ["low", "normal", "high"],
          default: "normal",
          description: "high: work has stopped.",
        },
        request_id: { type: "string", description: "Of the call that it is about." },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "id",
        "account_id",
        "subject",
        "body",
        "severity",
        "status",
        "call",
        "replies",
        "created_at",
        "updated_at",
      ],
      properties: {
        id: { type: "string" },
        account_id: { type: "string" },
        subject: { type: "string" },
        body: { type: "string" },
        severity: { type: "string", enum: ["low", "normal", "high"] },
        status: { type: "string", enum: ["open", "answered", "closed"] },
        call: {
          anyOf: [
            {
              type: "object",
              required: ["request_id", "tool", "surface", "outcome", "status", "duration_ms", "at"],
              properties: {
                request_id: { type: "string" },
                tool: { type: "string" },
                surface: { type: "string", enum: ["rest", "mcp"] },
                outcome: { type: "string" },
                status: { type: "integer" },
                duration_ms: { type: "number" },
                at: { type: "string", format: "date-time" },
              },
            },
            { type: "null" },
          ],
        },
        replies: {
          type: "array",
          items: {
            type: "object",
            required: ["id", "author", "body", "created_at"],
            properties: {
              id: { type: "string" },
              author: { type: "string", enum: ["workspace", "support"] },
              body: { type: "string" },
              created_at: { type: "string", format: "date-time" },
            },
          },
        },
        created_at: { type: "string", format: "date-time" },
        updated_at: { type: "string", format: "date-time" },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  },
};
