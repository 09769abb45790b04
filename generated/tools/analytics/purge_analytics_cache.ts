// Generated from spec/tools/analytics/purge_analytics_cache.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { PurgeReport } from "../../schemas.ts";

/** The validated arguments of `purge_analytics_cache`, without `account_id` and `preview`. */
export interface PurgeAnalyticsCacheInput {
  /** Only metrics fetched before this time. Default: all. */
  until?: string;
}

/** The error codes that `purge_analytics_cache` can return. */
export type PurgeAnalyticsCacheErrorCode = CommonErrorCode;

/** Purge analytics cache: Delete stored post metrics, all or those fetched before a time. */
export type PurgeAnalyticsCacheHandler<Context> = (
  input: PurgeAnalyticsCacheInput,
  context: Context,
) => Promise<PurgeReport>;

/** The data of `purge_analytics_cache` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "purge_analytics_cache",
    title: "Purge analytics cache",
    description: "Delete stored post metrics, all or those fetched before a time.",
    category: "analytics",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "admin"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["until", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Only deletes what `get_cached_post_analytics` reads. The network keeps its metrics: `get_post_analytics` fetches and\nstores them again.\n",
    synonyms: [
      "delete or clear stored metrics",
      "throw away, erase, empty or wipe saved statistics and numbers",
      "forget old cached figures",
      "reset the analytics",
      "remove, get rid of, discard, scrap, drop, performance, traction, success, results, how well",
      "start measuring from scratch, make room",
      "delete old stats",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/analytics/cache",
      tool: "purge_analytics_cache",
      operationId: "purge_analytics_cache",
      pathParameters: [],
      queryParameters: ["until", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
