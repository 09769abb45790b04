// Generated from spec/tools/messaging/list_scheduled_messages.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, ScheduledMessagePage } from "../../schemas.ts";

/** The validated arguments of `list_scheduled_messages`, without `account_id` and `preview`. */
export interface ListScheduledMessagesInput {
  /** missed: not sent, because the service was down. */
  status?: "pending" | "sent" | "failed" | "cancelled" | "missed";
  /** By send_at. Default: soonest for pending, otherwise latest. */
  sort?: "soonest" | "latest";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_scheduled_messages` can return. */
export type ListScheduledMessagesErrorCode = CommonErrorCode;

/** List scheduled messages: List scheduled messages, and the results of those that were due. */
export type ListScheduledMessagesHandler<Context> = (
  input: ListScheduledMessagesInput,
  context: Context,
) => Promise<ScheduledMessagePage>;

/** The data of `list_scheduled_messages` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_scheduled_messages",
    title: "List scheduled messages",
    description: "List scheduled messages, and the results of those that were due.",
    category: "messaging",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["status", "sort", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    synonyms: [
      "messages, texts or notes waiting to be sent later, queue, outbox",
      "what is planned, pending, goes out tomorrow",
      "upcoming and delayed messages",
      "was my scheduled message sent",
      "show, view, see, check, overview, all, which, chat line, DM, mail",
      "what goes out later today, which messages are delayed",
      "did I plan any messages",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/scheduled-messages",
      tool: "list_scheduled_messages",
      operationId: "list_scheduled_messages",
      pathParameters: [],
      queryParameters: ["status", "sort", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
