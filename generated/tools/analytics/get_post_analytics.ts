// Generated from spec/tools/analytics/get_post_analytics.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { PostAnalytics } from "../../schemas.ts";

/** The validated arguments of `get_post_analytics`, without `account_id` and `preview`. */
export interface GetPostAnalyticsInput {
  /** Post of the account. */
  post_id: string;
}

/** The error codes that `get_post_analytics` can return. */
export type GetPostAnalyticsErrorCode = CommonErrorCode;

/** Get post analytics: Fetch the live metrics of one post and refresh its cached copy. */
export type GetPostAnalyticsHandler<Context> = (
  input: GetPostAnalyticsInput,
  context: Context,
) => Promise<PostAnalytics>;

/** The data of `get_post_analytics` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_post_analytics",
    title: "Get post analytics",
    description: "Fetch the live metrics of one post and refresh its cached copy.",
    category: "analytics",
    effect: "read",
    idempotent: true,
    safety: "content_poll",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: true,
    reports: false,
    actions: null,
    arguments: ["post_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Only the account's own posts have metrics; any other post returns `not_found`. The result is stored, and\n`get_cached_post_analytics` returns it without consuming the limit.\n",
    synonyms: [
      "how did my post do",
      "impressions, views, reach and engagement rate of posts",
      "how well did my article, update or video perform",
      "how many people saw, read, viewed, clicked or liked what I published",
      "statistics, stats, numbers and success of one post",
      "was my last post a hit or a flop",
      "announcement, piece of content, story, figures, metrics, performance, traction, results",
      "traction, popularity and performance of a piece of content",
      "did anybody see or read it",
      "did my post go viral, blow up or bomb",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/posts/{post_id}/analytics",
      tool: "get_post_analytics",
      operationId: "get_post_analytics",
      pathParameters: ["post_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
