// Generated from spec/tools/settings/get_account.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Account } from "../../schemas.ts";

/** Arguments of `get_account`, validated, without `account_id` and `preview`. */
export interface GetAccountInput {}

/** Failures of `get_account` that a caller can act on. */
export type GetAccountErrorCode = CommonErrorCode;

/**
 * Get account: The connected account: name, plan, permission scope, navigator subscription, connection state, time
 * zone.
 */
export type GetAccountHandler<Context> = (
  input: GetAccountInput,
  context: Context,
) => Promise<Account>;

/** What the runtime knows of `get_account`. */
export const tool: ToolModule = {
  entry: {
    name: "get_account",
    title: "Get account",
    category: "settings",
    effect: "read",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
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
      path: "/account",
      tool: "get_account",
      operationId: "get_account",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
    {
      method: "GET",
      path: "/accounts/{account_id}",
      tool: "get_account",
      operationId: "get_account_by_id",
      pathParameters: ["account_id"],
      queryParameters: [],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
  listed: {
    name: "get_account",
    title: "Get account",
    description: "The connected account: name, plan, permission scope, navigator subscription, connection state, time zone.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: { account_id: { type: "string", description: "Default: the default account." } },
    },
    outputSchema: {
      type: "object",
      required: [
        "id",
        "name",
        "default",
        "status",
        "profile",
        "timezone",
        "scopes",
        "plan",
        "navigator",
        "inmail_credits",
        "warm_up",
        "connected_at",
      ],
      properties: {
        id: { type: "string" },
        name: { type: "string" },
        default: { type: "boolean" },
        status: { type: "string", enum: ["connected", "expired", "disconnected"] },
        profile: {
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
        timezone: { type: "string" },
        scopes: { type: "array", items: { type: "string" } },
        plan: {
          type: "object",
          required: ["name", "title", "calls_per_minute", "limit", "window_seconds"],
          properties: {
            name: { type: "string" },
            title: { type: "string" },
            calls_per_minute: { type: "integer" },
            limit: { type: "integer" },
            window_seconds: { type: "integer" },
          },
        },
        navigator: { type: "boolean" },
        inmail_credits: { type: "integer" },
        warm_up: {
          anyOf: [
            {
              type: "object",
              required: ["day", "days", "percent", "ends_at"],
              properties: {
                day: { type: "integer" },
                days: { type: "integer" },
                percent: { type: "integer" },
                ends_at: { type: "string", format: "date-time" },
              },
            },
            { type: "null" },
          ],
        },
        connected_at: { type: "string", format: "date-time" },
      },
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
