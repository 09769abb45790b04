// Generated from spec/tools/campaigns/delete_campaign.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Deleted } from "../../schemas.ts";

/** The validated arguments of `delete_campaign`, without `account_id` and `preview`. */
export interface DeleteCampaignInput {
  /** Archived or draft campaign. */
  campaign_id: string;
}

/** The error codes that `delete_campaign` can return. */
export type DeleteCampaignErrorCode = "conflict" | CommonErrorCode;

/** Delete campaign: Delete an archived or draft campaign with its enrollments and history. */
export type DeleteCampaignHandler<Context> = (
  input: DeleteCampaignInput,
  context: Context,
) => Promise<Deleted>;

/** The data of `delete_campaign` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "delete_campaign",
    title: "Delete campaign",
    description: "Delete an archived or draft campaign with its enrollments and history.",
    category: "campaigns",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "admin"],
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
    details: "A draft that was launched before must be archived first. The leads and lead lists remain. This cannot be undone. The\nrecord of who was contacted is deleted too, so other campaigns can contact these members again. To stop a campaign but\nkeep its history, only archive it.\n",
    synonyms: [
      "remove a campaign permanently",
      "get rid of, erase, throw away or discard an old campaign or sequence entirely",
      "delete a draft campaign with its data",
      "wipe, scrap, drop, clear, drip, cadence, outreach, automation",
      "erase a test campaign",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/campaigns/{campaign_id}",
      tool: "delete_campaign",
      operationId: "delete_campaign",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
