// Generated from spec/tools/settings/mark_notifications_read.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { NotificationReport } from "../../schemas.ts";

/** The validated arguments of `mark_notifications_read`, without `account_id` and `preview`. */
export interface MarkNotificationsReadInput {
  /** From list_notifications. */
  notification_ids?: readonly string[];
  /** Notifications up to this time, inclusive. */
  before?: string;
}

/** The error codes that `mark_notifications_read` can return. */
export type MarkNotificationsReadErrorCode = CommonErrorCode;

/** Mark notifications read: Mark notifications as read, by id or up to a time. */
export type MarkNotificationsReadHandler<Context> = (
  input: MarkNotificationsReadInput,
  context: Context,
) => Promise<NotificationReport>;

/** The data of `mark_notifications_read` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "mark_notifications_read",
    title: "Mark notifications read",
    description: "Mark notifications as read, by id or up to a time. Give exactly one of notification_ids and before.",
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
    arguments: ["notification_ids", "before", "account_id", "preview"],
    structuredArguments: ["notification_ids"],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "With `notification_ids`, either all are marked or none: an unknown id returns `not_found`. With `before`, a call marks at most 1000 notifications: first the newest that the network sent, then the newest that this service created. Repeat the call while `marked` is 1000.",
    synonyms: [
      "clear or dismiss notifications",
      "empty the bell, remove the red badge or dot",
      "I have seen all notices and alerts, acknowledge",
      "news for me",
      "tick off, I have read everything",
      "clear alerts, mark everything seen",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/notifications/read",
      tool: "mark_notifications_read",
      operationId: "mark_notifications_read",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["notification_ids", "before", "account_id", "preview"],
      fixed: {},
    },
  ],
};
