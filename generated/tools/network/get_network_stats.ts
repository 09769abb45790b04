// Generated from spec/tools/network/get_network_stats.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { NetworkStats } from "../../schemas.ts";

/** The validated arguments of `get_network_stats`, without `account_id` and `preview`. */
export interface GetNetworkStatsInput {
  /** Days up to today, or a month. */
  period: "7d" | "30d" | "90d" | "365d" | "this_month" | "last_month";
}

/** The error codes that `get_network_stats` can return. */
export type GetNetworkStatsErrorCode = CommonErrorCode;

/**
 * Get network stats: Count the account's connections, with growth and breakdowns by industry, location, seniority and
 * company.
 */
export type GetNetworkStatsHandler<Context> = (
  input: GetNetworkStatsInput,
  context: Context,
) => Promise<NetworkStats>;

/** The data of `get_network_stats` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_network_stats",
    title: "Get network stats",
    description: "Count the account's connections, with growth and breakdowns by industry, location, seniority and company.",
    category: "network",
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
    arguments: ["period", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/by_industry/top/*/value",
      "/by_location/top/*/value",
      "/by_seniority/top/*/value",
      "/by_company/top/*/value",
    ],
    errors: [],
    details: "Days are in the account's time zone. Growth is compared with the previous period, as in get_analytics. Connections that were removed are not counted in either period. The breakdowns are those of all connections at present, whatever the period.",
    synonyms: [
      "size and growth of my network",
      "how big or large is my network, how many contacts, friends or connections do I have",
      "in which industries, places and companies are my contacts",
      "am I making new connections, network makeup",
      "acquaintance, circle, people I know or am linked to, statistics, numbers, figures, metrics, performance, traction, success, results, how well",
      "where do my contacts work and live",
      "my connections by country, city or sector",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/network/stats",
      tool: "get_network_stats",
      operationId: "get_network_stats",
      pathParameters: [],
      queryParameters: ["period", "account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
