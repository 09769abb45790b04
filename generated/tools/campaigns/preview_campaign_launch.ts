// Generated from spec/tools/campaigns/preview_campaign_launch.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Detail, LaunchPreview } from "../../schemas.ts";

/** The validated arguments of `preview_campaign_launch`, without `account_id` and `preview`. */
export interface PreviewCampaignLaunchInput {
  /** Draft or ready campaign. */
  campaign_id: string;
  /** Number of leads to render. */
  sample: number;
  /** full: up to 50 ineligible leads per reason, not 10. */
  detail: Detail;
}

/** The error codes that `preview_campaign_launch` can return. */
export type PreviewCampaignLaunchErrorCode = "conflict" | CommonErrorCode;

/**
 * Preview campaign launch: Check a launch and return rendered samples, ineligible leads with reasons, daily plan, end
 * date and a launch token valid for 15 min.
 */
export type PreviewCampaignLaunchHandler<Context> = (
  input: PreviewCampaignLaunchInput,
  context: Context,
) => Promise<LaunchPreview>;

/** The data of `preview_campaign_launch` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "preview_campaign_launch",
    title: "Preview campaign launch",
    description: "Check a launch and return rendered samples, ineligible leads with reasons, daily plan, end date and a launch token valid for 15 min.",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 30000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: true,
    reports: false,
    actions: null,
    arguments: ["campaign_id", "sample", "detail", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/excluded/*/profile/handle",
      "/excluded/*/profile/name",
      "/excluded/*/profile/headline",
      "/samples/*/profile/handle",
      "/samples/*/profile/name",
      "/samples/*/profile/headline",
      "/samples/*/profile/location",
      "/samples/*/profile/industry",
      "/samples/*/profile/current_position/title",
      "/samples/*/profile/current_position/company_name",
      "/samples/*/steps/*/subject",
      "/samples/*/steps/*/text",
    ],
    errors: ["conflict"],
    details: "Nothing is sent and no lead is enrolled. If the preview has no blockers, the service records it: the campaign's\nstatus becomes `ready`, and the output contains a token, bound to the caller, the account and the previewed content.\nIf it has blockers, a ready campaign becomes a draft again. Apart from this, the tool only reads. Only draft and ready\ncampaigns can be previewed; any other status returns `conflict`. Show the warnings, samples and plan to the user before\nconfirming.\n\nThe plan assumes that every condition is met and that no sequence ends early. Leads of an earlier launch continue with their\nnext step. Exception: if that step requires `accepted` or `replied` and this is not met yet, the plan\nomits the lead. For a lead that is already waiting for a condition, the launch does not extend the wait. The launch stops\nleads that are now on the do-not-contact list, blocked or unavailable.\n",
    synonyms: [
      "check what a campaign would send before it starts",
      "dry run, simulate, rehearse, test a campaign",
      "what would happen if I launched a campaign or sequence",
      "who would get the campaign, sample messages, example texts",
      "is the campaign ready to go, how long will it take",
      "drip, cadence, outreach, automation",
      "walk me through what will be sent, to whom, show before I press go",
      "estimate, forecast, final check",
      "pretend to run a campaign first",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/campaigns/{campaign_id}/launch/preview",
      tool: "preview_campaign_launch",
      operationId: "preview_campaign_launch",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["sample", "detail", "account_id"],
      fixed: {},
    },
  ],
};
