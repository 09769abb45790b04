// Generated from spec/tools/campaigns/update_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign, CampaignStepInput } from "../../schemas.ts";

/** The validated arguments of `update_campaign`, without `account_id` and `preview`. */
export interface UpdateCampaignInput {
  /** Campaign to change. */
  campaign_id: string;
  /** Campaign name. */
  name?: string;
  /** All steps. */
  steps?: readonly CampaignStepInput[];
  /** Maximum steps per day; null: none. */
  daily_cap?: number | null;
}

/** The error codes that `update_campaign` can return. */
export type UpdateCampaignErrorCode = "campaign_not_editable" | CommonErrorCode;

/** Update campaign: Change a campaign. Older name for upsert_campaign with campaign_id. */
export type UpdateCampaignHandler<Context> = (
  input: UpdateCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `update_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "update_campaign",
    title: "Update campaign",
    description: "Change a campaign. Older name for upsert_campaign with campaign_id.",
    category: "campaigns",
    effect: "write",
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
    arguments: ["campaign_id", "name", "steps", "daily_cap", "account_id", "preview"],
    structuredArguments: ["steps"],
    nestedArguments: {
      "/steps/*": ["kind", "delay_hours", "condition", "wait_hours", "reaction", "variants"],
      "/steps/*/variants/*": ["name", "subject", "text", "weight"],
    },
    headers: [],
    changes: [],
    contents: null,
    errors: ["campaign_not_editable"],
    replacedBy: { tool: "upsert_campaign", input: {}, output: [] },
  },
  routes: [
    {
      method: "PATCH",
      path: "/campaigns/{campaign_id}/settings",
      tool: "update_campaign",
      operationId: "update_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["name", "steps", "daily_cap", "account_id", "preview"],
      fixed: {},
    },
  ],
};
