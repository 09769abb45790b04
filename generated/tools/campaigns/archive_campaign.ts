// Generated from spec/tools/campaigns/archive_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** The validated arguments of `archive_campaign`, without `account_id` and `preview`. */
export interface ArchiveCampaignInput {
  /** Campaign to archive. */
  campaign_id: string;
}

/** The error codes that `archive_campaign` can return. */
export type ArchiveCampaignErrorCode = CommonErrorCode;

/** Archive campaign: Stop a campaign permanently, keeping its history and invitations. */
export type ArchiveCampaignHandler<Context> = (
  input: ArchiveCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `archive_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "archive_campaign",
    title: "Archive campaign",
    description: "Stop a campaign permanently, keeping its history and invitations.",
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
    arguments: ["campaign_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Planned steps are cancelled; invitations and messages already sent remain. A campaign can be archived in any status and\nnever runs again.\n",
    synonyms: [
      "stop, end or delete a campaign",
      "shut down, close or finish a campaign for good, forever",
      "terminate a sequence permanently",
      "kill a campaign, we are done with it",
      "put an old campaign away",
      "conclude, drip, cadence, outreach, automation",
      "retire, wind up, close for good, over",
      "a campaign is done, complete",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/campaigns/{campaign_id}/archive",
      tool: "archive_campaign",
      operationId: "archive_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["account_id", "preview"],
      fixed: {},
    },
  ],
};
