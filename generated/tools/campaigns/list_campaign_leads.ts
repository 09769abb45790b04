// Generated from spec/tools/campaigns/list_campaign_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, EnrollmentPage, EnrollmentStage, LeadOutcome, Limit } from "../../schemas.ts";

/** The validated arguments of `list_campaign_leads`, without `account_id` and `preview`. */
export interface ListCampaignLeadsInput {
  /** Campaign. */
  campaign_id: string;
  /** Default: all. */
  stage?: EnrollmentStage;
  /** Recorded outcome. */
  outcome?: LeadOutcome;
  /** Words in name or headline. */
  keyword?: string;
  /** enrolled: oldest first; next_action: only planned steps, soonest first. */
  sort: "enrolled" | "next_action";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_campaign_leads` can return. */
export type ListCampaignLeadsErrorCode = CommonErrorCode;

/** List campaign leads: List the leads of a campaign with stage, next step, variant, next action time and outcome. */
export type ListCampaignLeadsHandler<Context> = (
  input: ListCampaignLeadsInput,
  context: Context,
) => Promise<EnrollmentPage>;

/** The data of `list_campaign_leads` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_campaign_leads",
    title: "List campaign leads",
    description: "List the leads of a campaign with stage, next step, variant, next action time and outcome.",
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
    arguments: ["campaign_id", "stage", "outcome", "keyword", "sort", "limit", "cursor", "account_id"],
    structuredArguments: [],
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
    details: "With `keyword`, a call searches at most 5000 leads: a page may be short, and the list ends only when `next_cursor` is null.\n",
    synonyms: [
      "people in a campaign and how far they are",
      "who is enrolled in a sequence, at which step or stage",
      "contacts, members, participants and recipients of a campaign",
      "who comes next, who is waiting",
      "who has replied or finished in a campaign",
      "show, view, see, check, overview, all, prospect, potential customer, buyer, candidate, drip, cadence, outreach, automation",
      "who has not answered, waiting, stage of each person in a campaign",
      "queue of a campaign, who is next in line",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/campaigns/{campaign_id}/leads",
      tool: "list_campaign_leads",
      operationId: "list_campaign_leads",
      pathParameters: ["campaign_id"],
      queryParameters: ["stage", "outcome", "keyword", "sort", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
