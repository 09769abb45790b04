// Generated from spec/tools/campaigns/update_campaign_lead.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Enrollment, LeadOutcome } from "../../schemas.ts";

/** The validated arguments of `update_campaign_lead`, without `account_id` and `preview`. */
export interface UpdateCampaignLeadInput {
  /** Campaign. */
  campaign_id: string;
  /** Lead from list_campaign_leads. */
  lead_id: string;
  /** in_progress: continue the sequence; others end it. */
  stage?: "in_progress" | "replied" | "completed" | "stopped";
  /** Future time of the next step. */
  next_action_at?: string;
  /** How the contact turned out. */
  outcome?: LeadOutcome;
}

/** The error codes that `update_campaign_lead` can return. */
export type UpdateCampaignLeadErrorCode = "conflict" | CommonErrorCode;

/** Update campaign lead: Change one lead's stage or next action time in a campaign, or record the outcome. */
export type UpdateCampaignLeadHandler<Context> = (
  input: UpdateCampaignLeadInput,
  context: Context,
) => Promise<Enrollment>;

/** The data of `update_campaign_lead` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "update_campaign_lead",
    title: "Update campaign lead",
    description: "Change one lead's stage or next action time in a campaign, or record the outcome. Give at least one of stage, next_action_at and outcome. stage replied, completed or stopped: excludes next_action_at.",
    category: "campaigns",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["campaign_id", "lead_id", "stage", "next_action_at", "outcome", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/name", "/profile/headline"],
    errors: ["conflict"],
    details: "`replied`, `completed` and `stopped` end the sequence and cancel the planned step. `replied` records a reply to the last\ntext, unless one is already recorded. `in_progress` continues an ended sequence with the next step that was not executed.\n\n`next_action_at` must be in the future; outside working hours, the step moves to the start of the next working hours. The\noutcome can be recorded whatever the campaign's status; recording it changes nothing else.\n",
    synonyms: ["change or skip one person in a campaign"],
  },
  routes: [
    {
      method: "PATCH",
      path: "/campaigns/{campaign_id}/leads/{lead_id}",
      tool: "update_campaign_lead",
      operationId: "update_campaign_lead",
      pathParameters: ["campaign_id", "lead_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["stage", "next_action_at", "outcome", "account_id", "preview"],
      fixed: {},
    },
  ],
};
