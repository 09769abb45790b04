// Generated from spec/tools/analytics/get_cached_post_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, Limit, PostAnalyticsItemPage } from "../../schemas.ts";

/** The validated arguments of `get_cached_post_analytics`, without `account_id` and `preview`. */
export interface GetCachedPostAnalyticsInput {
  /** Posts of the account. */
  post_ids?: readonly string[];
  /** Published at or after this time. */
  since?: string;
  /** recent: newest first; otherwise highest first. */
  sort: "recent" | "impressions" | "engagement_rate";
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_cached_post_analytics` can return. */
export type GetCachedPostAnalyticsErrorCode = CommonErrorCode;

/** Get cached post analytics: Read stored post metrics without consuming a limit, each with the time it was fetched. */
export type GetCachedPostAnalyticsHandler<Context> = (
  input: GetCachedPostAnalyticsInput,
  context: Context,
) => Promise<PostAnalyticsItemPage>;

/** The data of `get_cached_post_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_cached_post_analytics",
    title: "Get cached post analytics",
    description: "Read stored post metrics without consuming a limit, each with the time it was fetched.",
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
    arguments: ["post_ids", "since", "sort", "detail", "limit", "cursor", "account_id"],
    structuredArguments: ["post_ids"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "Contains the posts that `get_post_analytics` has fetched, each as of its `fetched_at`. Posts that were never fetched and\nmetrics older than the setting `analytics_retention_days` are omitted. Posts that are not the account's own return `not_found`.\n",
    synonyms: [
      "stored metrics of posts, without a live request",
      "old, cached or saved numbers and statistics of articles",
      "views and likes of posts without using quota, units or limits",
      "offline statistics, last known figures",
      "update, announcement, piece of content, performance, traction, success, results, how well",
      "what we last measured, numbers without asking the network",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/analytics/posts",
      tool: "get_cached_post_analytics",
      operationId: "get_cached_post_analytics",
      pathParameters: [],
      queryParameters: ["post_ids", "since", "sort", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { post_ids: { items: [["string"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
