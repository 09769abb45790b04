// Generated from spec/tools/campaigns/list_campaign_activity.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CampaignEventPage, Cursor, Limit } from "../../schemas.ts";

/** The validated arguments of `list_campaign_activity`, without `account_id` and `preview`. */
export interface ListCampaignActivityInput {
  /** Campaign. */
  campaign_id: string;
  /** Default: all. */
  kinds?: ReadonlyArray<"sent" | "accepted" | "replied" | "skipped" | "failed">;
  /** Only this lead. */
  lead_id?: string;
  /** From this time. */
  since?: string;
  /** Before this time. */
  until?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_campaign_activity` can return. */
export type ListCampaignActivityErrorCode = CommonErrorCode;

/**
 * List campaign activity: List a campaign's events, newest first: steps sent, skipped or failed, with reasons, and
 * acceptances and replies.
 */
export type ListCampaignActivityHandler<Context> = (
  input: ListCampaignActivityInput,
  context: Context,
) => Promise<CampaignEventPage>;

/** The data of `list_campaign_activity` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_campaign_activity",
    title: "List campaign activity",
    description: "List a campaign's events, newest first: steps sent, skipped or failed, with reasons, and acceptances and replies.",
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
    arguments: ["campaign_id", "kinds", "lead_id", "since", "until", "limit", "cursor", "account_id"],
    structuredArguments: ["kinds"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    synonyms: [
      "what has a campaign sent",
      "log, history and replies of a campaign",
      "what did the campaign or sequence do today, yesterday",
      "what happened in a campaign, latest events",
      "which invitations and messages went out, failed or were skipped and why",
      "who replied to a campaign",
      "drip, cadence, outreach, automation",
      "what has been sent lately, why was someone skipped, timeline of a campaign",
      "replies from a campaign today, what went wrong",
      "delivery log, bounced, errors and skips",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/campaigns/{campaign_id}/activity",
      tool: "list_campaign_activity",
      operationId: "list_campaign_activity",
      pathParameters: ["campaign_id"],
      queryParameters: ["kinds", "lead_id", "since", "until", "limit", "cursor", "account_id"],
      parameterTypes: { kinds: { items: [["string"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
