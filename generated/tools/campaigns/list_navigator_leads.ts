// Generated from spec/tools/campaigns/list_navigator_leads.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, NavigatorLeadPage } from "../../schemas.ts";

/** The validated arguments of `list_navigator_leads`, without `account_id` and `preview`. */
export interface ListNavigatorLeadsInput {
  /** Only leads on this list. */
  list?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_navigator_leads` can return. */
export type ListNavigatorLeadsErrorCode = "subscription_required" | CommonErrorCode;

/** List navigator leads: List saved navigator leads, newest first. */
export type ListNavigatorLeadsHandler<Context> = (
  input: ListNavigatorLeadsInput,
  context: Context,
) => Promise<NavigatorLeadPage>;

/** The data of `list_navigator_leads` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_navigator_leads",
    title: "List navigator leads",
    description: "List saved navigator leads, newest first.",
    category: "campaigns",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "navigator"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["list", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/profile/handle",
      "/data/*/profile/name",
      "/data/*/profile/headline",
      "/data/*/profile/location",
      "/data/*/profile/industry",
      "/data/*/profile/current_position/title",
      "/data/*/profile/current_position/company_name",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: ["subscription_required"],
    synonyms: [
      "people I bookmarked, saved, starred or track in navigator",
      "my sales navigator leads and lists",
      "whom do I watch or monitor in navigator",
      "saved prospects",
      "show, view, see, check, overview, all, which",
      "people on my watch list",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/navigator/leads",
      tool: "list_navigator_leads",
      operationId: "list_navigator_leads",
      pathParameters: [],
      queryParameters: ["list", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
