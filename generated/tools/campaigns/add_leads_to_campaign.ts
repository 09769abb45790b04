// Generated from spec/tools/campaigns/add_leads_to_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { EnrollmentReport } from "../../schemas.ts";

/** The validated arguments of `add_leads_to_campaign`, without `account_id` and `preview`. */
export interface AddLeadsToCampaignInput {
  /** Draft, ready, running or paused campaign. */
  campaign_id: string;
  /** Leads. */
  lead_ids?: readonly string[];
  /** Lead list (lst_...). */
  lead_list_id?: string;
  /** Members: ids, handles or URLs. */
  profile_ids?: readonly string[];
}

/** The error codes that `add_leads_to_campaign` can return. */
export type AddLeadsToCampaignErrorCode = "conflict" | CommonErrorCode;

/**
 * Add leads to campaign: Enroll leads or members in a campaign. Duplicate, excluded, blocked and already contacted ones
 * are skipped and reported.
 */
export type AddLeadsToCampaignHandler<Context> = (
  input: AddLeadsToCampaignInput,
  context: Context,
) => Promise<EnrollmentReport>;

/** The data of `add_leads_to_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "add_leads_to_campaign",
    title: "Add leads to campaign",
    description: "Enroll leads or members in a campaign. Duplicate, excluded, blocked and already contacted ones are skipped and reported. Give exactly one of lead_ids, lead_list_id and profile_ids.",
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
    arguments: ["campaign_id", "lead_ids", "lead_list_id", "profile_ids", "account_id", "preview"],
    structuredArguments: ["lead_ids", "profile_ids"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/skipped/*/leads/*/name"],
    errors: ["conflict"],
    details: "| campaign | effect |\n|---|---|\n| draft, ready | The leads are enrolled, in addition to the lead list. The launch plans their first steps. A ready campaign becomes a draft. |\n| running | The first step of each lead is planned within the schedule and the limits. |\n| paused | As for a running campaign, but no step is executed before resume_campaign is called. |\n\nMembers who are not leads yet become leads. One call adds a list of at most 5000 leads. To enroll a\nlonger list, set it as the lead list of a draft campaign and launch that.\n",
    synonyms: [
      "put people into an outreach campaign",
      "enroll prospects",
      "start reaching out to these people in a running sequence",
      "add a person or contact to a campaign, sequence or cadence",
      "send the campaign to more leads",
      "include, insert, append, potential customer, buyer, candidate, drip, automation",
      "have the sequence write to these prospects, include people in outreach",
      "approach these people, sign up prospects, target",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/campaigns/{campaign_id}/leads",
      tool: "add_leads_to_campaign",
      operationId: "add_leads_to_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["lead_ids", "lead_list_id", "profile_ids", "account_id", "preview"],
      fixed: {},
    },
  ],
};
