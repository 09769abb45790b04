// Generated from spec/tools/settings/manage_outreach_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { DelayRange, OutreachSettings } from "../../schemas.ts";

/** Arguments of `manage_outreach_settings`, validated, without `account_id` and `preview`. */
export interface ManageOutreachSettingsInput {
  /** What to do. */
  action: "get" | "update";
  /** Own daily limits in units. */
  daily_limits?: {
    /** Invitations. */
    invitation?: number;
    /** Messages. */
    message?: number;
    /** InMails. */
    inmail?: number;
    /** Profile views. */
    profile_view?: number;
    /** Follows. */
    follow?: number;
    /** Reactions, comments. */
    engagement?: number;
  };
  delay_seconds?: DelayRange;
  /** Act on weekends too. */
  weekend?: boolean;
  /** A reply ends the lead's campaign. */
  stop_on_reply?: boolean;
  /** Whether invitations carry their step's note. */
  invitation_note_policy?: "as_written" | "always" | "never";
}

/** Failures of `manage_outreach_settings` that a caller can act on. */
export type ManageOutreachSettingsErrorCode = CommonErrorCode;

/**
 * Manage outreach settings: Read or change how outreach runs: own daily limits (never above the safety limits), delays,
 * days and stop rules.
 */
export type ManageOutreachSettingsHandler<Context> = (
  input: ManageOutreachSettingsInput,
  context: Context,
) => Promise<OutreachSettings>;

/** What the runtime knows of `manage_outreach_settings`. */
export const tool: ToolModule = {
  entry: {
    name: "manage_outreach_settings",
    title: "Manage outreach settings",
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
    actions: {
      argument: "action",
      effects: {
        get: { effect: "read", idempotent: true, safety: null },
        update: { effect: "write", idempotent: true, safety: null },
      },
    },
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
      path: "/settings/outreach",
      tool: "manage_outreach_settings",
      operationId: "manage_outreach_settings",
      pathParameters: [],
      queryParameters: ["weekend", "stop_on_reply", "invitation_note_policy", "account_id"],
      parameterTypes: { weekend: { value: ["boolean"] }, stop_on_reply: { value: ["boolean"] } },
      bodyProperties: [],
      fixed: { action: "get" },
    },
    {
      method: "PATCH",
      path: "/settings/outreach",
      tool: "manage_outreach_settings",
      operationId: "update_outreach_settings",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "daily_limits",
        "delay_seconds",
        "weekend",
        "stop_on_reply",
        "invitation_note_policy",
        "account_id",
        "preview",
      ],
      fixed: { action: "update" },
    },
  ],
  listed: {
    name: "manage_outreach_settings",
    title: "Manage outreach settings",
    description: "Read or change how outreach runs: own daily limits (never above the safety limits), delays, days and stop rules.",
    inputSchema: {
      type: "object",
      additionalProperties: false,
      required: ["action"],
      properties: {
        action: { type: "string", enum: ["get", "update"], description: "What to do." },
        daily_limits: {
          type: "object",
          additionalProperties: false,
          minProperties: 1,
          description: "Own daily limits in units.",
          properties: {
            invitation: { type: "integer", minimum: 0, maximum: 15, description: "Invitations." },
            message: { type: "integer", minimum: 0, maximum: 150, description: "Messages." },
            inmail: { type: "integer", minimum: 0, maximum: 10, description: "InMails." },
            profile_view: { type: "integer", minimum: 0, maximum: 250, description: "Profile views." },
            follow: { type: "integer", minimum: 0, maximum: 50, description: "Follows." },
            engagement: { type: "integer", minimum: 0, maximum: 100, description: "Reactions, comments." },
          },
        },
        delay_seconds: {
          description: "Random pause between two actions of outreach.",
          type: "object",
          additionalProperties: false,
          required: ["min", "max"],
          properties: {
            min: { type: "integer", minimum: 5, maximum: 86400, description: "Seconds." },
            max: { type: "integer", minimum: 5, maximum: 86400, description: "Seconds, min or more." },
          },
        },
        weekend: { type: "boolean", description: "Act on weekends too." },
        stop_on_reply: { type: "boolean", description: "A reply ends the lead's campaign." },
        invitation_note_policy: {
          type: "string",
          enum: ["as_written", "always", "never"],
          description: "Whether invitations carry their step's note.",
        },
        account_id: { type: "string", description: "Default: the default account." },
        preview: { type: "boolean", default: false, description: "Only return what would happen." },
      },
    },
    outputSchema: {
      type: "object",
      required: [
        "daily_limits",
        "safety_limits",
        "delay_seconds",
        "working_hours",
        "timezone",
        "weekend",
        "stop_on_reply",
        "invitation_note_policy",
        "updated_at",
      ],
      properties: {
        daily_limits: { $ref: "#/$defs/OutreachLimits" },
        safety_limits: { $ref: "#/$defs/OutreachLimits" },
        delay_seconds: {
          type: "object",
          required: ["min", "max"],
          properties: { min: { type: "integer" }, max: { type: "integer" } },
        },
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
        timezone: { type: "string" },
        weekend: { type: "boolean" },
        stop_on_reply: { type: "boolean" },
        invitation_note_policy: { type: "string", enum: ["as_written", "always", "never"] },
        updated_at: { type: ["string", "null"], format: "date-time" },
      },
      $defs: {
        OutreachLimits: {
          type: "object",
          required: ["invitation", "message", "inmail", "profile_view", "follow", "engagement"],
          properties: {
            invitation: { type: "integer" },
            message: { type: "integer" },
            inmail: { type: "integer" },
            profile_view: { type: "integer" },
            follow: { type: "integer" },
            engagement: { type: "integer" },
          },
        },
      },
    },
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
};
