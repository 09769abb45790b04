// Generated from spec/tools/campaigns/remove_leads_from_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { EnrollmentReport } from "../../schemas.ts";

/** The validated arguments of `remove_leads_from_campaign`, without `account_id` and `preview`. */
export interface RemoveLeadsFromCampaignInput {
  /** Any campaign that is not archived. */
  campaign_id: string;
  /** Leads to remove. */
  lead_ids: readonly string[];
}

/** The error codes that `remove_leads_from_campaign` can return. */
export type RemoveLeadsFromCampaignErrorCode = "conflict" | CommonErrorCode;

/** Remove leads from campaign: Remove leads from a campaign and cancel their planned steps. */
export type RemoveLeadsFromCampaignHandler<Context> = (
  input: RemoveLeadsFromCampaignInput,
  context: Context,
) => Promise<EnrollmentReport>;

/** The data of `remove_leads_from_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "remove_leads_from_campaign",
    title: "Remove leads from campaign",
    description: "Remove leads from a campaign and cancel their planned steps.",
    category: "campaigns",
    effect: "destructive",
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
    arguments: ["campaign_id", "lead_ids", "account_id", "preview"],
    structuredArguments: ["lead_ids"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/skipped/*/leads/*/name"],
    errors: ["conflict"],
    details: "Leads without a started or skipped step are removed completely. While they are on the campaign's lead list, the next\nlaunch enrolls them again. The others remain in the campaign with the stage `stopped` and their history. If their\nsequence has already ended, they are unchanged and reported in `skipped`.\nInvitations and messages already sent remain. The leads themselves are not deleted. A ready campaign becomes a draft.\nA running campaign is completed when no lead has a next step.\n",
    synonyms: [
      "take, pull or kick people out of a campaign or sequence",
      "stop sending follow-ups to a person",
      "unenroll, drop or cancel a lead in a campaign",
      "leave somebody out of a sequence",
      "delete, erase, get rid of, throw away, discard, wipe, scrap, clear, prospect, potential customer, buyer, candidate, drip, cadence, outreach, automation",
      "no more follow-ups, has already signed or bought, take out of the drip",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/campaigns/{campaign_id}/leads/remove",
      tool: "remove_leads_from_campaign",
      operationId: "remove_leads_from_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["lead_ids", "account_id", "preview"],
      fixed: {},
    },
  ],
};
