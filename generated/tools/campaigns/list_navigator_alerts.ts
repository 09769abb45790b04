// Generated from spec/tools/campaigns/list_navigator_alerts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, NavigatorAlertPage } from "../../schemas.ts";

/** The validated arguments of `list_navigator_alerts`, without `account_id` and `preview`. */
export interface ListNavigatorAlertsInput {
  /** Default: all. */
  kinds?: ReadonlyArray<"job_change" | "promotion" | "post" | "growth" | "hiring">;
  /** Default: 30 days ago; earliest: 366 days. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_navigator_alerts` can return. */
export type ListNavigatorAlertsErrorCode = "subscription_required" | CommonErrorCode;

/** List navigator alerts: List alerts on saved leads and their companies: job changes, posts, growth, hiring. */
export type ListNavigatorAlertsHandler<Context> = (
  input: ListNavigatorAlertsInput,
  context: Context,
) => Promise<NavigatorAlertPage>;

/** The data of `list_navigator_alerts` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_navigator_alerts",
    title: "List navigator alerts",
    description: "List alerts on saved leads and their companies: job changes, posts, growth, hiring.",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: "content_poll",
    requiresConnection: true,
    live: true,
    scopes: ["full_access", "navigator"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["kinds", "since", "limit", "cursor", "account_id"],
    structuredArguments: ["kinds"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/text",
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/data/*/company/name",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: ["subscription_required"],
    details: "Newest first. Growth is reported for a month in which a company has at least 5% more employees than three months earlier. Of several such months in a row, only the first is reported. The network has no data about funding. A `since` of more than 366 days ago counts as 366 days ago.",
    synonyms: [
      "buying signals",
      "job changes of leads",
      "did a saved lead or prospect get a new job, move, change companies or post something",
      "news and triggers about people and accounts that I track, watch or monitor",
      "reasons to reach out to saved leads",
      "growth and hiring at companies of my leads",
      "notification, notice, bell, sales lead",
      "trigger events, who among my targets changed jobs or posted, sales news",
      "anything happening with the people I watch",
      "intent signals, lead news",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/navigator/alerts",
      tool: "list_navigator_alerts",
      operationId: "list_navigator_alerts",
      pathParameters: [],
      queryParameters: ["kinds", "since", "limit", "cursor", "account_id"],
      parameterTypes: { kinds: { items: [["string"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
