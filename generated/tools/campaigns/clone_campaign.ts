// Generated from spec/tools/campaigns/clone_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** The validated arguments of `clone_campaign`, without `account_id` and `preview`. */
export interface CloneCampaignInput {
  /** Campaign to copy. */
  campaign_id: string;
  /** New name. */
  name: string;
}

/** The error codes that `clone_campaign` can return. */
export type CloneCampaignErrorCode = CommonErrorCode;

/** Clone campaign: Copy a campaign's setup into a new draft, without its leads. */
export type CloneCampaignHandler<Context> = (
  input: CloneCampaignInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `clone_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "clone_campaign",
    title: "Clone campaign",
    description: "Copy a campaign's setup into a new draft, without its leads.",
    category: "campaigns",
    effect: "write",
    idempotent: false,
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
    arguments: ["campaign_id", "name", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: [],
    details: "Copies the steps with their variants, the schedule, the caps and the stop rules. The lead list, the leads and the history\nare not copied. A campaign of any status can be cloned.\n",
    synonyms: [
      "copy or duplicate a campaign",
      "reuse, replicate or repeat an old sequence",
      "make the same campaign again",
      "use a campaign as a template for a new one",
      "drip, cadence, outreach, automation",
      "same setup for another country, start from an existing one",
      "make another one just like it",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/campaigns/{campaign_id}/clone",
      tool: "clone_campaign",
      operationId: "clone_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["name", "account_id", "preview"],
      fixed: {},
    },
  ],
};
