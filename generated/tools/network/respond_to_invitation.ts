// Generated from spec/tools/network/respond_to_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** Arguments of `respond_to_invitation`, validated, without `account_id` and `preview`. */
export interface RespondToInvitationInput {
  /** From list_invitations. */
  invitation_id: string;
  /** Response. */
  action: "accept" | "decline";
  /** Sent after accepting. */
  message?: string;
}

/** Failures of `respond_to_invitation` that a caller can act on. */
export type RespondToInvitationErrorCode = "conflict" | CommonErrorCode;

/** Respond to invitation: Accept or decline a received invitation. */
export type RespondToInvitationHandler<Context> = (
  input: RespondToInvitationInput,
  context: Context,
) => Promise<Invitation>;

/** What the runtime knows of `respond_to_invitation`. */
export const tool: ToolModule = {
  entry: {
    name: "respond_to_invitation",
    title: "Respond to invitation",
    category: "network",
    effect: "write",
    idempotent: true,
    safety: null,
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
      path: "/invitations/{invitation_id}/respond",
      tool: "respond_to_invitation",
      operationId: "respond_to_invitation",
      pathParameters: ["invitation_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["action", "message", "account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "respond_to_invitation",
    title: "Respond to invitation",
    description: "Accept or decline a received invitation.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["invitation_id", "action"],
      properties: {
        invitation_id: { type: "string", description: "From list_invitations." },
        action: { type: "string", enum: ["accept", "decline"], description: "Response." },
        message: { type: "string", minLength: 1, maxLength: 8000, description: "Sent after accepting." },
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
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
