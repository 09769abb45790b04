// Generated from spec/tools/settings/update_account_settings.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AccountSettings, WorkingHours } from "../../schemas.ts";

/** The validated arguments of `update_account_settings`, without `account_id` and `preview`. */
export interface UpdateAccountSettingsInput {
  /** IANA name: Europe/Lisbon. */
  timezone?: string;
  /** BCP 47 tag: pt-BR. */
  language?: string;
  working_hours?: WorkingHours;
  /** Notifications to turn on or off. */
  notifications?: {
    /** Received and accepted. */
    invitations?: boolean;
    /** Received. */
    messages?: boolean;
    /** In posts and comments. */
    mentions?: boolean;
    /** Reactions, comments, replies and reposts. */
    engagement?: boolean;
    /** Views of the account's profile. */
    profile_views?: boolean;
    /** Replies of leads and status changes of campaigns. */
    campaigns?: boolean;
  };
  /** Days to store metrics. */
  analytics_retention_days?: number;
  /** AI client to revoke, from get_account. */
  end_client_id?: string;
}

/** The error codes that `update_account_settings` can return. */
export type UpdateAccountSettingsErrorCode = "conflict" | CommonErrorCode;

/**
 * Update account settings: Change time zone, language, working hours and notifications, or revoke a client's access.
 */
export type UpdateAccountSettingsHandler<Context> = (
  input: UpdateAccountSettingsInput,
  context: Context,
) => Promise<AccountSettings>;

/** The data of `update_account_settings` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "update_account_settings",
    title: "Update account settings",
    description: "Change time zone, language, working hours and notifications, or revoke a client's access.",
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
    actions: null,
    arguments: [
      "timezone",
      "language",
      "working_hours",
      "notifications",
      "analytics_retention_days",
      "end_client_id",
      "account_id",
      "preview",
    ],
    structuredArguments: ["working_hours", "notifications"],
    nestedArguments: {
      "/working_hours": ["days", "start", "end"],
      "/notifications": ["invitations", "messages", "mentions", "engagement", "profile_views", "campaigns"],
    },
    headers: [],
    changes: ["switchboard://account/info"],
    contents: null,
    errors: ["conflict"],
    details: "Omitted settings are unchanged. A call without settings returns the current ones. Notifications that `notifications` turns off are listed only if list_notifications is called with their `kinds`. `language` is the language in which a model writes the style guides. A new time zone moves the day boundary of the safety limits; today's usage still counts. The time zone can be changed once in 24 hours; another change returns `conflict`. An unknown time zone, a malformed language tag and working hours whose end is not later than their start return `invalid_arguments`. `end_client_id` revokes an AI client's access to all accounts. A person can revoke their own clients. A key with the scope `admin` or `full_access` and access to all accounts can revoke any client of the workspace.",
    synonyms: [
      "time zone, language, working hours",
      "turn notifications on or off",
      "end or revoke the access of an AI client or app",
      "change my clock, region, moved to another country",
      "kick out, log out or remove an assistant, bot or app",
      "preferences, configure my account, office hours, availability",
      "stop emails and alerts",
      "edit, correct, fix, modify, adjust, amend, alter, revise, reword, set",
      "my hours are wrong, relocated, summer time",
      "I work different hours now",
      "turn the emails off, lunch break, days off",
      "mute alerts, change language, remove access of a connected app",
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
        "end_client_id",
        "account_id",
        "preview",
      ],
      fixed: {},
    },
  ],
};
