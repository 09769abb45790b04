// Generated from spec/tools/content/get_content_calendar.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ContentCalendar, Detail } from "../../schemas.ts";

/** The validated arguments of `get_content_calendar`, without `account_id` and `preview`. */
export interface GetContentCalendarInput {
  /** Default: to - 27 days; without to, Monday of this week. */
  from?: string;
  /** Last day; default: from + 27 days. */
  to?: string;
  detail: Detail;
}

/** The error codes that `get_content_calendar` can return. */
export type GetContentCalendarErrorCode = CommonErrorCode;

/** Get content calendar: Show drafts, scheduled and published posts by day, with the gaps and the best free slots. */
export type GetContentCalendarHandler<Context> = (
  input: GetContentCalendarInput,
  context: Context,
) => Promise<ContentCalendar>;

/** The data of `get_content_calendar` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_content_calendar",
    title: "Get content calendar",
    description: "Show drafts, scheduled and published posts by day, with the gaps and the best free slots.",
    category: "content",
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
    arguments: ["from", "to", "detail", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Days are in the account's time zone. The default period is four weeks from Monday of this week. With only `from` or\nonly `to`, the period is also four weeks. A period is at most 92 days.\n\nA gap is a sequence of days without a post, at least as long as the usual interval between the account's posting days.\nGaps contain only days of the period from today on. If a gap begins on the first of these days, the days without\na post just before that day also count toward its minimum length, even if they are in the past.\nThe slots are computed from the engagement of others with the account's posts of the last 365 days: see the\nschema ContentSlot. Only hours of the day at which the account has already posted, on any weekday, are proposed.\n",
    synonyms: [
      "what is planned, coming up or scheduled for next week",
      "editorial plan, content plan",
      "which days have no post yet, gaps, free slots",
      "which posts and articles go out when, this month",
      "my upcoming posts",
      "what to publish next",
      "update, announcement, piece of content, story",
      "agenda of my posts, am I posting enough, what comes next",
      "what have I got lined up to post, in the pipeline",
      "publication dates, queue of posts, when is the next post due",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/content-calendar",
      tool: "get_content_calendar",
      operationId: "get_content_calendar",
      pathParameters: [],
      queryParameters: ["from", "to", "detail", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
