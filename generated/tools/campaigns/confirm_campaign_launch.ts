// Generated from spec/tools/campaigns/confirm_campaign_launch.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Campaign } from "../../schemas.ts";

/** The validated arguments of `confirm_campaign_launch`, without `account_id` and `preview`. */
export interface ConfirmCampaignLaunchInput {
  /** Campaign to start. */
  campaign_id: string;
  /** From preview_campaign_launch. */
  launch_token: string;
}

/** The error codes that `confirm_campaign_launch` can return. */
export type ConfirmCampaignLaunchErrorCode = "conflict" | "launch_token_invalid" | "campaign_changed" | CommonErrorCode;

/** Confirm campaign launch: Start the campaign exactly as previewed; fails if it changed after the preview. */
export type ConfirmCampaignLaunchHandler<Context> = (
  input: ConfirmCampaignLaunchInput,
  context: Context,
) => Promise<Campaign>;

/** The data of `confirm_campaign_launch` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "confirm_campaign_launch",
    title: "Confirm campaign launch",
    description: "Start the campaign exactly as previewed; fails if it changed after the preview.",
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
    arguments: ["campaign_id", "launch_token", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict", "launch_token_invalid", "campaign_changed"],
    details: "Enrolls the eligible leads and plans their first steps. The service executes the steps in the background, one after\nthe other, within the schedule, the caps and the limits. It acts as the key or client that launched or resumed the\ncampaign. The campaign is paused if this key or client is revoked or loses a scope, or if the account is disconnected.\nIt is also paused if the account has no InMail credits left, or if the network does not support a step.\n`status_reason` contains the reason. `list_campaign_activity` shows what was done.\n\nBefore each step, the step's condition, the do-not-contact list and the stop rules are checked. A step whose text has an empty\nvariable is skipped. A token can be used once; repeating the call with the token that started the campaign returns the\ncampaign in its current state.\n",
    synonyms: [
      "start, launch or run a campaign",
      "yes, go ahead and begin sending",
      "go live, activate, kick off or turn on a sequence",
      "approve the launch",
      "drip, cadence, outreach, automation",
      "everything looks good, send it, green light, press go",
      "do it, fire away, let it run",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/campaigns/{campaign_id}/launch/confirm",
      tool: "confirm_campaign_launch",
      operationId: "confirm_campaign_launch",
      pathParameters: ["campaign_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["launch_token", "account_id", "preview"],
      fixed: {},
    },
  ],
};
