// Generated from spec/tools/campaigns/pause_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** The validated arguments of `pause_campaign`, without `account_id` and `preview`. */
export interface PauseCampaignInput {
  /** Running campaign. */
  campaign_id: string;
  /** Shown as status_reason. */
  reason?: string;
}

/** The error codes that `pause_campaign` can return. */
export type PauseCampaignErrorCode = "conflict" | CommonErrorCode;

/** Pause campaign: Pause a running campaign; a step that is being executed finishes. */
export type PauseCampaignHandler<Context> = (
  input: PauseCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `pause_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "pause_campaign",
    title: "Pause campaign",
    description: "Pause a running campaign; a step that is being executed finishes.",
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
    arguments: ["campaign_id", "reason", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "No further step starts until the campaign is resumed or launched again. Replies and acceptances are still recorded.\nPausing a paused campaign only changes the reason.\n",
    synonyms: [
      "halt or stop a running campaign for now",
      "stop all sending for the moment, hold on",
      "suspend, freeze or interrupt a sequence temporarily",
      "take a break from outreach, vacation, holiday",
      "put a campaign on hold",
      "drip, cadence, automation",
      "parental leave, while I am away, temporarily, too many replies",
      "no messages this week, stop everything",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/campaigns/{campaign_id}/pause",
      tool: "pause_campaign",
      operationId: "pause_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["reason", "account_id", "preview"],
      fixed: {},
    },
  ],
};
