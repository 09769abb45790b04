// Generated from spec/tools/analytics/get_outreach_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { OutreachAnalytics } from "../../schemas.ts";

/** The validated arguments of `get_outreach_analytics`, without `account_id` and `preview`. */
export interface GetOutreachAnalyticsInput {
  /** Days up to today, or a month. */
  period: "7d" | "30d" | "90d" | "365d" | "this_month" | "last_month";
  /** Only this campaign. */
  campaign_id?: string;
  /** Default: day for 7d, otherwise week. */
  interval?: "day" | "week";
}

/** The error codes that `get_outreach_analytics` can return. */
export type GetOutreachAnalyticsErrorCode = CommonErrorCode;

/**
 * Get outreach analytics: Compute acceptance, reply and positive-reply rates of campaigns over time, by campaign and
 * step.
 */
export type GetOutreachAnalyticsHandler<Context> = (
  input: GetOutreachAnalyticsInput,
  context: Context,
) => Promise<OutreachAnalytics>;

/** The data of `get_outreach_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_outreach_analytics",
    title: "Get outreach analytics",
    description: "Compute acceptance, reply and positive-reply rates of campaigns over time, by campaign and step.",
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
    arguments: ["period", "campaign_id", "interval", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Only steps of campaigns count; `get_analytics` also counts manual outreach. Acceptances and replies count for the period\nin which the invitation or text was sent, whenever they arrive. The latest rates can therefore still grow. A reply\nis positive if the outcome of the lead is `positive`, whether determined from the reply or set with\n`update_campaign_lead`. `acceptance_interval` and `reply_interval`\nare Wilson score intervals at 95%.\n",
    synonyms: [
      "acceptance and reply rates of invitations and campaigns",
      "is my outreach, prospecting or cold messaging working",
      "what share or percentage of people accept my connection requests or answer",
      "conversion, funnel and success of sequences",
      "results of all campaigns together",
      "how many leads responded",
      "drip, cadence, automation, statistics, numbers, figures, metrics, performance, traction, how well",
      "which campaigns convert, success rate, response rate",
      "are the people that I contact answering at all",
      "reply rate, acceptance rate, conversion rate",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/outreach",
      tool: "get_outreach_analytics",
      operationId: "get_outreach_analytics",
      pathParameters: [],
      queryParameters: ["period", "campaign_id", "interval", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
