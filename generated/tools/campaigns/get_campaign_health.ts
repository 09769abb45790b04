// Generated from spec/tools/campaigns/get_campaign_health.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CampaignHealth } from "../../schemas.ts";

/** The validated arguments of `get_campaign_health`, without `account_id` and `preview`. */
export interface GetCampaignHealthInput {
  /** Campaign to read. */
  campaign_id: string;
}

/** The error codes that `get_campaign_health` can return. */
export type GetCampaignHealthErrorCode = CommonErrorCode;

/** Get campaign health: Return the health of a campaign. Older name for a part of get_campaign. */
export type GetCampaignHealthHandler<Context> = (
  input: GetCampaignHealthInput,
  context: Context,
) => Promise<CampaignHealth>;

/** The data of `get_campaign_health` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_campaign_health",
    title: "Get campaign health",
    description: "Return the health of a campaign. Older name for a part of get_campaign.",
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
    replacedBy: { tool: "get_campaign", input: {}, output: ["health"] },
  },
  routes: [
    {
      method: "GET",
      path: "/campaigns/{campaign_id}/health",
      tool: "get_campaign_health",
      operationId: "get_campaign_health",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
