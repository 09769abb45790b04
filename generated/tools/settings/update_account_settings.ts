// Generated from spec/tools/settings/update_account_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AccountSettings, WorkingHours } from "../../schemas.ts";

/** Arguments of `update_account_settings`, validated, without `account_id` and `preview`. */
export interface UpdateAccountSettingsInput {
  /** IANA name: Europe/Lisbon. */
  timezone?: string;
  /** BCP 47 tag: pt-BR. */
  language?: string;
  working_hours?: WorkingHours;
  /** Notices to switch on or off. */
  notifications?: {
    /** Received and accepted. */
    invitations?: boolean;
    /** Received. */
    messages?: boolean;
    /** In posts and comments. */
    mentions?: boolean;
    /** Reactions and comments on own posts. */
    engagement?: boolean;
    /** Of the own profile. */
    profile_views?: boolean;
    /** Replies, pauses, ends. */
    campaigns?: boolean;
  };
  /** Days to store figures. */
  analytics_retention_days?: number;
}

/** Failures of `update_account_settings` that a caller can act on. */
export type UpdateAccountSettingsErrorCode = "conflict" | CommonErrorCode;

/** Update account settings: Change time zone, language, working hours and notices of the account. */
export type UpdateAccountSettingsHandler<Context> = (
  input: UpdateAccountSettingsInput,
  context: Context,
) => Promise<AccountSettings>;

/** What the runtime knows of `update_account_settings`. */
export const tool: ToolModule = {
  entry: {
    name: "update_account_settings",
    title: "Update account settings",
    category: "settings",
    effect: "write",
    idempotent: true,
    safety: null,
    live: true,
    scopes: ["core", "full_access"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    headers: [],
    changes: ["switchboard://account/info"],
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
      method: "PATCH",
      path: "/account/settings",
      tool: "update_account_settings",
      operationId: "update_account_settings",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "timezone",
        "language",
        "working_hours",
        "notifications",
        "analytics_retention_days",
        "account_id",
        "preview",
      ],
      fixed: {},
    },
  ],
  listed: {
    name: "update_account_settings",
    title: "Update account settings",
    description: "Change time zone, language, working hours and notices of the account.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      properties: {
        timezone: { type: "string", description: "IANA name: Europe/Lisbon." },
        language: { type: "string", description: "BCP 47 tag: pt-BR." },
        working_hours: {
          description: "When outreach may act, in the account's time zone.",
          type: "object",
          additionalProperties: false,
          required: ["days", "start", "end"],
          properties: {
            days: {
              type: "array",
              minItems: 1,
              uniqueItems: true,
              items: {
                type: "string",
                enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
              },
              description: "Working days.",
            },
            start: { type: "string", description: "HH:MM." },
            end: { type: "string", description: "HH:MM, after start." },
          },
        },
        notifications: {
          type: "object",
          additionalProperties: false,
          minProperties: 1,
          description: "Notices to switch on or off.",
          properties: {
            invitations: { type: "boolean", description: "Received and accepted." },
            messages: { type: "boolean", description: "Received." },
            mentions: { type: "boolean", description: "In posts and comments." },
            engagement: { type: "boolean", description: "Reactions and comments on own posts." },
            profile_views: { type: "boolean", description: "Of the own profile." },
            campaigns: { type: "boolean", description: "Replies, pauses, ends." },
          },
        },
        analytics_retention_days: { type: "integer", minimum: 30, maximum: 1095, description: "Days to store figures." },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "account_id",
        "timezone",
        "language",
        "working_hours",
        "notifications",
        "analytics_retention_days",
        "updated_at",
      ],
      properties: {
        account_id: { type: "string" },
        timezone: { type: "string" },
        language: { type: "string" },
        working_hours: {
          type: "object",
          required: ["days", "start", "end"],
          properties: {
            days: {
              type: "array",
              items: {
                type: "string",
                enum: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
              },
            },
            start: { type: "string" },
            end: { type: "string" },
          },
        },
        notifications: {
          type: "object",
          required: ["invitations", "messages", "mentions", "engagement", "profile_views", "campaigns"],
          properties: {
            invitations: { type: "boolean" },
            messages: { type: "boolean" },
            mentions: { type: "boolean" },
            engagement: { type: "boolean" },
            profile_views: { type: "boolean" },
            campaigns: { type: "boolean" },
          },
        },
        analytics_retention_days: { type: "integer" },
        updated_at: { type: ["string", "null"], format: "date-time" },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
