// Generated from spec/tools/analytics/get_inbox_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { InboxAnalytics } from "../../schemas.ts";

/** The validated arguments of `get_inbox_analytics`, without `account_id` and `preview`. */
export interface GetInboxAnalyticsInput {
  /** Days up to today, or a month. */
  period: "7d" | "30d" | "90d" | "this_month" | "last_month";
}

/** The error codes that `get_inbox_analytics` can return. */
export type GetInboxAnalyticsErrorCode = CommonErrorCode;

/**
 * Get inbox analytics: Measure message volume, response times and the share of conversations that await a reply from
 * the account.
 */
export type GetInboxAnalyticsHandler<Context> = (
  input: GetInboxAnalyticsInput,
  context: Context,
) => Promise<InboxAnalytics>;

/** The data of `get_inbox_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_inbox_analytics",
    title: "Get inbox analytics",
    description: "Measure message volume, response times and the share of conversations that await a reply from the account.",
    category: "analytics",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["period", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "A response is the first message after one or more messages from the other side. The response time starts at the first\nof these messages and counts toward the period of the response. Groups have no response times. Messages sent more\nthan 30 days before the previous period begins are not considered.\n",
    synonyms: [
      "response times and answer rates of messages",
      "how fast, quickly or slowly do I answer people, reply and write back",
      "how long do others wait for my answers",
      "how many messages, chats and texts do I send and get",
      "how responsive am I, average time to reply",
      "note, chat line, DM, mail, statistics, numbers, figures, metrics, performance, traction, success, results, how well",
      "am I slow to answer, average response time this month",
      "reply speed, waiting time, unanswered share",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/inbox",
      tool: "get_inbox_analytics",
      operationId: "get_inbox_analytics",
      pathParameters: [],
      queryParameters: ["period", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
