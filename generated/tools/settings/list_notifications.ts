// Generated from spec/tools/settings/list_notifications.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, NotificationKind, NotificationPage } from "../../schemas.ts";

/** The validated arguments of `list_notifications`, without `account_id` and `preview`. */
export interface ListNotificationsInput {
  /** Only unread ones. */
  unread: boolean;
  /** Default: enabled kinds. */
  kinds?: readonly NotificationKind[];
  /** At or after this time. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_notifications` can return. */
export type ListNotificationsErrorCode = CommonErrorCode;

/**
 * List notifications: List notifications, newest first: mentions, comments, views, invitations, lead replies, paused
 * campaigns, missed schedules.
 */
export type ListNotificationsHandler<Context> = (
  input: ListNotificationsInput,
  context: Context,
) => Promise<NotificationPage>;

/** The data of `list_notifications` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_notifications",
    title: "List notifications",
    description: "List notifications, newest first: mentions, comments, views, invitations, lead replies, paused campaigns, missed schedules.",
    category: "settings",
    effect: "read",
    idempotent: true,
    safety: "content_poll",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["unread", "kinds", "since", "limit", "cursor", "account_id"],
    structuredArguments: ["kinds"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/text", "/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "Without `kinds`, notifications that update_account_settings has turned off are omitted: they are only listed if `kinds` names them. `message` covers received messages of unmuted conversations.",
    synonyms: [
      "tell me when somebody replies, answers, wrote or reacts, notify me about new replies",
      "alerts, bell",
      "who mentioned me, what happened",
      "anything new, anything I should know, missed or must see",
      "notices, news for me, red badge",
      "what did I miss while away",
      "unread notifications",
      "show, view, check, overview, all, which",
      "what happened while I was away, what needs to be seen",
      "any news for me, what is up",
      "unread alerts, inbox of notices",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/notifications",
      tool: "list_notifications",
      operationId: "list_notifications",
      pathParameters: [],
      queryParameters: ["unread", "kinds", "since", "limit", "cursor", "account_id"],
      parameterTypes: { unread: { value: ["boolean"] }, kinds: { items: [["string"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
