// Generated from spec/tools/settings/manage_outreach_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { DelayRange, OutreachSettings } from "../../schemas.ts";

/** The validated arguments of `manage_outreach_settings`, without `account_id` and `preview`. */
export interface ManageOutreachSettingsInput {
  /** Action. */
  action: "get" | "update";
  /** Daily limits in units. */
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
    /** Engagements. */
    engagement?: number;
  };
  delay_seconds?: DelayRange;
  /** Whether outreach also runs on weekends. */
  weekend?: boolean;
  /** A reply ends the lead's sequence. */
  stop_on_reply?: boolean;
  /** Invitation note: optional, required or none. */
  invitation_note_policy?: "as_written" | "always" | "never";
}

/** The error codes that `manage_outreach_settings` can return. */
export type ManageOutreachSettingsErrorCode = CommonErrorCode;

/**
 * Manage outreach settings: Read or change outreach settings: daily limits (up to the safety limits), delays, weekends,
 * replies, notes.
 */
export type ManageOutreachSettingsHandler<Context> = (
  input: ManageOutreachSettingsInput,
  context: Context,
) => Promise<OutreachSettings>;

/** The data of `manage_outreach_settings` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "manage_outreach_settings",
    title: "Manage outreach settings",
    description: "Read or change outreach settings: daily limits (up to the safety limits), delays, weekends, replies, notes. action: get excludes all but account_id and preview. action: update requires an argument other than action, account_id and preview.",
    category: "settings",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
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
        get: { effect: "read", idempotent: true, safety: null, requiresConnection: false },
        update: { effect: "write", idempotent: true, safety: null, requiresConnection: false },
      },
    },
    arguments: [
      "action",
      "daily_limits",
      "delay_seconds",
      "weekend",
      "stop_on_reply",
      "invitation_note_policy",
      "account_id",
      "preview",
    ],
    structuredArguments: ["daily_limits", "delay_seconds"],
    nestedArguments: {
      "/daily_limits": ["invitation", "message", "inmail", "profile_view", "follow", "engagement"],
      "/delay_seconds": ["min", "max"],
    },
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "With `update`, omitted settings are unchanged. A maximum delay below the minimum returns `invalid_arguments`. The account's daily limits apply to all of its calls, not only to campaigns.",
    synonyms: [
      "daily limits, delays, weekends, pause between actions",
      "do not send on weekends, at night or on holidays, working days",
      "how many invitations or messages per day at most, maximum, cap, slow down or speed up",
      "stop rules when someone replies",
      "outreach preferences for all campaigns",
      "change, edit, correct, fix, modify, adjust, amend, alter, revise, reword, set",
      "pace, throttle, quiet hours, be careful not to send too many, stop when they answer",
      "limits too high or low, reduce, raise or increase them",
      "daily caps, working hours of outreach, no weekends",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/settings/outreach",
      tool: "manage_outreach_settings",
      operationId: "manage_outreach_settings",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
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
};
