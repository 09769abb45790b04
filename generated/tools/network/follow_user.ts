// Generated from spec/tools/network/follow_user.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { FollowState } from "../../schemas.ts";

/** Arguments of `follow_user`, validated, without `account_id` and `preview`. */
export interface FollowUserInput {
  /** Member id, handle or URL. */
  profile_id: string;
}

/** Failures of `follow_user` that a caller can act on. */
export type FollowUserErrorCode = CommonErrorCode;

/** Follow user: Follow a member. */
export type FollowUserHandler<Context> = (
  input: FollowUserInput,
  context: Context,
) => Promise<FollowState>;

/** What the runtime knows of `follow_user`. */
export const tool: ToolModule = {
  entry: {
    name: "follow_user",
    title: "Follow user",
    category: "network",
    effect: "write",
    idempotent: true,
    safety: "follow",
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
      path: "/profiles/{profile_id}/follow",
      tool: "follow_user",
      operationId: "follow_user",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: {},
    },
  ],
  listed: {
    name: "follow_user",
    title: "Follow user",
    description: "Follow a member.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["profile_id"],
      properties: {
        profile_id: { type: "string", description: "Member id, handle or URL." },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: ["kind", "id", "name", "headline", "following", "followed_at", "follower_count", "url"],
      properties: {
        kind: { type: "string", enum: ["member", "company"] },
        id: { type: "string" },
        name: { type: "string" },
        headline: { type: ["string", "null"] },
        following: { type: "boolean" },
        followed_at: { type: ["string", "null"], format: "date-time" },
        follower_count: { type: "integer" },
        url: { type: "string", format: "uri" },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
