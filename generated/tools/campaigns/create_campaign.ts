// Generated from spec/tools/campaigns/create_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign, CampaignStepInput } from "../../schemas.ts";

/** The validated arguments of `create_campaign`, without `account_id` and `preview`. */
export interface CreateCampaignInput {
  /** Campaign name. */
  name: string;
  /** All steps. */
  steps?: readonly CampaignStepInput[];
  /** Leads to enroll. */
  lead_list_id?: string;
}

/** The error codes that `create_campaign` can return. */
export type CreateCampaignErrorCode = "campaign_not_editable" | CommonErrorCode;

/** Create campaign: Create a draft campaign. Older name for upsert_campaign without campaign_id. */
export type CreateCampaignHandler<Context> = (
  input: CreateCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `create_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "create_campaign",
    title: "Create campaign",
    description: "Create a draft campaign. Older name for upsert_campaign without campaign_id.",
    category: "campaigns",
    effect: "write",
    idempotent: false,
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
    arguments: ["name", "steps", "lead_list_id", "account_id", "preview"],
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
      method: "POST",
      path: "/campaigns/create",
      tool: "create_campaign",
      operationId: "create_campaign",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["name", "steps", "lead_list_id", "account_id", "preview"],
      fixed: {},
    },
  ],
};
