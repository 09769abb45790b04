// Generated from spec/tools/campaigns/get_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** The validated arguments of `get_campaign`, without `account_id` and `preview`. */
export interface GetCampaignInput {
  /** Campaign to read. */
  campaign_id: string;
}

/** The error codes that `get_campaign` can return. */
export type GetCampaignErrorCode = CommonErrorCode;

/** Get campaign: Read a campaign's state, steps, statistics, health and outreach settings. */
export type GetCampaignHandler<Context> = (
  input: GetCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `get_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_campaign",
    title: "Get campaign",
    description: "Read a campaign's state, steps, statistics, health and outreach settings.",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
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
    synonyms: [
      "status, statistics and health of an outreach campaign",
      "how is a campaign or sequence going, doing, performing",
      "is something wrong with a campaign, why does it not send, stuck",
      "details, settings, steps and results of one campaign",
      "open, show, check a sequence",
      "replies and acceptances of one campaign",
      "read, view, see, look at, display, drip, cadence, automation",
      "state of play, progress, how far, pulse of a campaign",
      "how is outreach doing, opened, results so far",
      "numbers of a campaign, any problems, replies so far",
      "report on one campaign",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/campaigns/{campaign_id}",
      tool: "get_campaign",
      operationId: "get_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
