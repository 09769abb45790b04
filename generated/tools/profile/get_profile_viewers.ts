// Generated from spec/tools/profile/get_profile_viewers.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Detail, Limit, ProfileViewerPage } from "../../schemas.ts";

/** The validated arguments of `get_profile_viewers`, without `account_id` and `preview`. */
export interface GetProfileViewersInput {
  /** Viewed at or after this time. */
  since?: string;
  detail: Detail;
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `get_profile_viewers` can return. */
export type GetProfileViewersErrorCode = CommonErrorCode;

/** Get profile viewers: List the account's profile viewers, newest first; similar anonymous views are one item. */
export type GetProfileViewersHandler<Context> = (
  input: GetProfileViewersInput,
  context: Context,
) => Promise<ProfileViewerPage>;

/** The data of `get_profile_viewers` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_profile_viewers",
    title: "Get profile viewers",
    description: "List the account's profile viewers, newest first; similar anonymous views are one item.",
    category: "profile",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["since", "detail", "limit", "cursor", "account_id"],
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
      "/data/*/title",
      "/data/*/company_name",
      "/data/*/industry",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    synonyms: [
      "who looked at my profile",
      "who visited my page",
      "who viewed, checked out, saw or stalked me lately, recently",
      "visitors, profile views, people interested in me",
      "checking me out, spying, curious about me, dropped by",
      "who checked my page, looked me up",
      "profile visits, anonymous visitors, traffic on my page",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/profile/viewers",
      tool: "get_profile_viewers",
      operationId: "get_profile_viewers",
      pathParameters: [],
      queryParameters: ["since", "detail", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
