// Generated from spec/tools/profile/get_my_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Profile } from "../../schemas.ts";

/** The validated arguments of `get_my_profile`, without `account_id` and `preview`. */
export interface GetMyProfileInput {
  /** Default: all. */
  sections?: ReadonlyArray<"about" | "positions" | "education" | "skills" | "recommendations" | "contact">;
}

/** The error codes that `get_my_profile` can return. */
export type GetMyProfileErrorCode = CommonErrorCode;

/** Get my profile: Return the account's own profile. Older name for get_profile without profile_id. */
export type GetMyProfileHandler<Context> = (
  input: GetMyProfileInput,
  context: Context,
) => Promise<Profile>;

/** The data of `get_my_profile` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_my_profile",
    title: "Get my profile",
    description: "Return the account's own profile. Older name for get_profile without profile_id.",
    category: "profile",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: false,
    scopes: ["full_access", "legacy"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["sections", "account_id"],
    structuredArguments: ["sections"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/handle",
      "/name",
      "/headline",
      "/location",
      "/industry",
      "/current_position/title",
      "/current_position/company_name",
      "/about",
      "/positions/*/title",
      "/positions/*/company_name",
      "/positions/*/location",
      "/positions/*/description",
      "/education/*/school",
      "/education/*/degree",
      "/education/*/field",
      "/skills/*/name",
      "/recommendations/*/author/handle",
      "/recommendations/*/author/name",
      "/recommendations/*/author/headline",
      "/recommendations/*/relationship",
      "/recommendations/*/text",
      "/contact/website",
    ],
    errors: [],
    replacedBy: { tool: "get_profile", input: {}, output: [] },
  },
  routes: [
    {
      method: "GET",
      path: "/me/profile",
      tool: "get_my_profile",
      operationId: "get_my_profile",
      pathParameters: [],
      queryParameters: ["sections", "account_id"],
      parameterTypes: { sections: { items: [["string"]] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
