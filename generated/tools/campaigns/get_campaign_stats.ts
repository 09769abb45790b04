// Generated from spec/tools/campaigns/get_campaign_stats.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CampaignStats } from "../../schemas.ts";

/** The validated arguments of `get_campaign_stats`, without `account_id` and `preview`. */
export interface GetCampaignStatsInput {
  /** Campaign to read. */
  campaign_id: string;
}

/** The error codes that `get_campaign_stats` can return. */
export type GetCampaignStatsErrorCode = CommonErrorCode;

/** Get campaign stats: Return the statistics of a campaign. Older name for a part of get_campaign. */
export type GetCampaignStatsHandler<Context> = (
  input: GetCampaignStatsInput,
  context: Context,
) => Promise<CampaignStats>;

/** The data of `get_campaign_stats` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_campaign_stats",
    title: "Get campaign stats",
    description: "Return the statistics of a campaign. Older name for a part of get_campaign.",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["full_access", "legacy"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["campaign_id", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    replacedBy: { tool: "get_campaign", input: {}, output: ["stats"] },
  },
  routes: [
    {
      method: "GET",
      path: "/campaigns/{campaign_id}/stats",
      tool: "get_campaign_stats",
      operationId: "get_campaign_stats",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
