// Generated from spec/tools/campaigns/get_campaign_outreach_config.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { OutreachSettings } from "../../schemas.ts";

/** The validated arguments of `get_campaign_outreach_config`, without `account_id` and `preview`. */
export interface GetCampaignOutreachConfigInput {
  /** Campaign to read. */
  campaign_id: string;
}

/** The error codes that `get_campaign_outreach_config` can return. */
export type GetCampaignOutreachConfigErrorCode = CommonErrorCode;

/**
 * Get campaign outreach config: Return the outreach settings that apply to a campaign. Older name for a part of
 * get_campaign.
 */
export type GetCampaignOutreachConfigHandler<Context> = (
  input: GetCampaignOutreachConfigInput,
  context: Context,
) => Promise<OutreachSettings>;

/** The data of `get_campaign_outreach_config` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_campaign_outreach_config",
    title: "Get campaign outreach config",
    description: "Return the outreach settings that apply to a campaign. Older name for a part of get_campaign.",
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
    replacedBy: { tool: "get_campaign", input: {}, output: ["outreach"] },
  },
  routes: [
    {
      method: "GET",
      path: "/campaigns/{campaign_id}/outreach",
      tool: "get_campaign_outreach_config",
      operationId: "get_campaign_outreach_config",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
