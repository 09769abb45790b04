// Generated from spec/tools/campaigns/resume_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** The validated arguments of `resume_campaign`, without `account_id` and `preview`. */
export interface ResumeCampaignInput {
  /** Paused campaign. */
  campaign_id: string;
}

/** The error codes that `resume_campaign` can return. */
export type ResumeCampaignErrorCode = "conflict" | CommonErrorCode;

/** Resume campaign: Resume a paused campaign; steps that became due in the meantime run one after another. */
export type ResumeCampaignHandler<Context> = (
  input: ResumeCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `resume_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "resume_campaign",
    title: "Resume campaign",
    description: "Resume a paused campaign; steps that became due in the meantime run one after another.",
    category: "campaigns",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 30000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["campaign_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "Overdue steps are executed one after the other, within the schedule, the caps and the account's limits. From then on,\nthe campaign acts as the key or client that has resumed it. A campaign that was changed while paused is a draft: launch\nit again with preview_campaign_launch and confirm_campaign_launch.\n",
    synonyms: [
      "continue a paused campaign",
      "restart, unpause, reactivate or carry on with a sequence",
      "let a stopped or halted campaign run again, go on",
      "pick up a campaign after a break, vacation",
      "proceed, drip, cadence, outreach, automation",
      "I am back, unfreeze, pick up where it stopped",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/campaigns/{campaign_id}/resume",
      tool: "resume_campaign",
      operationId: "resume_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: {},
    },
  ],
};
