// Generated from spec/tools/analytics/get_best_posting_times.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { PostingTimes } from "../../schemas.ts";

/** The validated arguments of `get_best_posting_times`, without `account_id` and `preview`. */
export interface GetBestPostingTimesInput {
  /** Days up to today. */
  period: "90d" | "365d";
  /** IANA name: Europe/Lisbon. Default: the account's. */
  timezone?: string;
  /** Hours of the week to return. */
  limit: number;
}

/** The error codes that `get_best_posting_times` can return. */
export type GetBestPostingTimesErrorCode = CommonErrorCode;

/**
 * Get best posting times: Rank the hours of the week by the engagement of the account's past posts, with the sample
 * size of each.
 */
export type GetBestPostingTimesHandler<Context> = (
  input: GetBestPostingTimesInput,
  context: Context,
) => Promise<PostingTimes>;

/** The data of `get_best_posting_times` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_best_posting_times",
    title: "Get best posting times",
    description: "Rank the hours of the week by the engagement of the account's past posts, with the sample size of each.",
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
    arguments: ["period", "timezone", "limit", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Engagements are reactions, comments and reposts by others. The account's own reposts, and its posts younger than\n48 hours, are left out. So that hours with few posts do not dominate, five assumed posts are added to each hour of the\nweek. Their engagement is estimated from the weekday and the hour of the day. The expected engagement of an hour of the week is\nthe mean of its posts, including the assumed ones. The estimates for weekdays and for hours\nof the day also include five assumed posts each, with the mean engagement of all posts.\n",
    synonyms: [
      "when should I post",
      "best hour, day and time for reach",
      "when to publish an article for the most views",
      "when are my followers and readers online, active or awake",
      "what time of day or weekday gets attention",
      "when do people see and read what I write",
      "update, announcement, piece of content, story",
      "Tuesday morning or Thursday evening, optimal or ideal moment to post",
      "what time should I put something up, when are people likely to see it",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/best-times",
      tool: "get_best_posting_times",
      operationId: "get_best_posting_times",
      pathParameters: [],
      queryParameters: ["period", "timezone", "limit", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
