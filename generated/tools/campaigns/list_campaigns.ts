// Generated from spec/tools/campaigns/list_campaigns.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { CampaignSummaryPage, Cursor, Limit } from "../../schemas.ts";

/** The validated arguments of `list_campaigns`, without `account_id` and `preview`. */
export interface ListCampaignsInput {
  /** Default: all. */
  status?: "draft" | "ready" | "running" | "paused" | "completed" | "archived";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_campaigns` can return. */
export type ListCampaignsErrorCode = CommonErrorCode;

/** List campaigns: List campaigns with status, lead counts, acceptance and reply rates, newest first. */
export type ListCampaignsHandler<Context> = (
  input: ListCampaignsInput,
  context: Context,
) => Promise<CampaignSummaryPage>;

/** The data of `list_campaigns` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_campaigns",
    title: "List campaigns",
    description: "List campaigns with status, lead counts, acceptance and reply rates, newest first.",
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
    arguments: ["status", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    synonyms: [
      "my outreach campaigns",
      "which campaigns or sequences are running, active, live, paused or draft right now",
      "all campaigns, overview of sequences",
      "which campaign performs best",
      "show, view, see, check, drip, cadence, automation",
      "compare my campaigns, what outreach is going on",
      "what is running, how many campaigns do I have",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/campaigns",
      tool: "list_campaigns",
      operationId: "list_campaigns",
      pathParameters: [],
      queryParameters: ["status", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
