// Generated from spec/tools/network/send_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** Arguments of `send_invitation`, validated, without `account_id` and `preview`. */
export interface SendInvitationInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Note to send along. */
  message?: string;
}

/** Failures of `send_invitation` that a caller can act on. */
export type SendInvitationErrorCode = "already_connected" | "invitation_pending" | CommonErrorCode;

/** Send invitation: Invite a member to connect, with an optional note of up to 300 characters. */
export type SendInvitationHandler<Context> = (
  input: SendInvitationInput,
  context: Context,
) => Promise<Invitation>;

/** What the runtime knows of `send_invitation`. */
export const tool: ToolModule = {
  entry: {
    name: "send_invitation",
    title: "Send invitation",
    category: "network",
    effect: "write",
    idempotent: false,
    safety: "invitation",
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
      "already_connected",
      "invitation_pending",
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
      path: "/invitations",
      tool: "send_invitation",
      operationId: "send_invitation",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "message", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "send_invitation",
    title: "Send invitation",
    description: "Invite a member to connect, with an optional note of up to 300 characters.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["profile_id"],
      properties: {
        profile_id: { type: "string", description: "Member id, handle or URL." },
        message: { type: "string", minLength: 1, maxLength: 300, description: "Note to send along." },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["id", "direction", "status", "profile", "message", "sent_at", "responded_at", "conversation_id"],
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
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  },
};
