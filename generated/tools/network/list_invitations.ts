// Generated from spec/tools/network/list_invitations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, InvitationPage, Limit } from "../../schemas.ts";

/** Arguments of `list_invitations`, validated, without `account_id` and `preview`. */
export interface ListInvitationsInput {
  /** As the account sees it. */
  direction: "sent" | "received";
  /** Default: any. */
  status?: "pending" | "accepted" | "declined" | "withdrawn";
  /** Sent longer ago. */
  older_than_days?: number;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `list_invitations` that a caller can act on. */
export type ListInvitationsErrorCode = CommonErrorCode;

/** List invitations: List sent or received invitations. */
export type ListInvitationsHandler<Context> = (
  input: ListInvitationsInput,
  context: Context,
) => Promise<InvitationPage>;

/** What the runtime knows of `list_invitations`. */
export const tool: ToolModule = {
  entry: {
    name: "list_invitations",
    title: "List invitations",
    category: "network",
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
      path: "/invitations",
      tool: "list_invitations",
      operationId: "list_invitations",
      pathParameters: [],
      queryParameters: ["direction", "status", "older_than_days", "limit", "cursor", "account_id"],
      parameterTypes: { older_than_days: { value: ["integer"] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "list_invitations",
    title: "List invitations",
    description: "List sent or received invitations.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["direction"],
      properties: {
        direction: { type: "string", enum: ["sent", "received"], description: "As the account sees it." },
        status: {
          type: "string",
          enum: ["pending", "accepted", "declined", "withdrawn"],
          description: "Default: any.",
        },
        older_than_days: { type: "integer", minimum: 1, maximum: 3650, description: "Sent longer ago." },
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
              "direction",
              "status",
              "profile",
              "message",
              "sent_at",
              "responded_at",
              "conversation_id",
            ],
            properties: {
              id: { type: "string" },
              direction: { type: "string", enum: ["sent", "received"] },
              status: { type: "string", enum: ["pending", "accepted", "declined", "withdrawn"] },
              profile: {
                type: "object",
                required: [
                  "id",
                  "handle",
                  "name",
                  "headline",
                  "location",
                  "industry",
                  "degree",
                  "mutual_connection_count",
                  "current_position",
                  "open_profile",
                  "url",
                ],
                properties: {
                  id: { type: "string" },
                  handle: { type: "string" },
                  name: { type: "string" },
                  headline: { type: "string" },
                  location: { type: ["string", "null"] },
                  industry: { type: ["string", "null"] },
                  degree: { anyOf: [{ type: "integer", enum: [1, 2, 3] }, { type: "null" }] },
                  mutual_connection_count: { type: "integer" },
                  current_position: {
                    anyOf: [
                      {
                        type: "object",
                        required: ["title", "company_id", "company_name", "started_on"],
                        properties: {
                          title: { type: "string" },
                          company_id: { type: ["string", "null"] },
                          company_name: { type: "string" },
                          started_on: { type: "string", format: "date" },
                        },
                      },
                      { type: "null" },
                    ],
                  },
                  open_profile: { type: "boolean" },
                  url: { type: "string", format: "uri" },
                },
              },
              message: { type: ["string", "null"] },
              sent_at: { type: "string", format: "date-time" },
              responded_at: { type: ["string", "null"], format: "date-time" },
              conversation_id: { type: ["string", "null"] },
            },
          },
        },
        next_cursor: { type: ["string", "null"] },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
