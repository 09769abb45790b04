// Generated from spec/tools/profile/update_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Profile } from "../../schemas.ts";

/** The validated arguments of `update_profile`, without `account_id` and `preview`. */
export interface UpdateProfileInput {
  /** Line below the name. */
  headline?: string;
  /** Self-description. */
  about?: string | null;
  /** City and country, as in get_search_parameters. */
  location?: string;
  /** As in get_search_parameters. */
  industry?: string;
  /** Web address. */
  website?: string | null;
}

/** The error codes that `update_profile` can return. */
export type UpdateProfileErrorCode = CommonErrorCode;

/** Update profile: Change fields of the account's own profile and return the profile. */
export type UpdateProfileHandler<Context> = (
  input: UpdateProfileInput,
  context: Context,
) => Promise<Profile>;

/** The data of `update_profile` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "update_profile",
    title: "Update profile",
    description: "Change fields of the account's own profile and return the profile. Give an argument other than account_id and preview.",
    category: "profile",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["headline", "about", "location", "industry", "website", "account_id", "preview"],
    structuredArguments: [],
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
    details: "Omitted fields are unchanged. Null removes `about` or `website`. Positions and skills are changed with `manage_profile_positions` and `manage_profile_skills`.",
    synonyms: [
      "edit my headline",
      "rewrite my about section, bio, summary",
      "change location or website",
      "change my name, title, description, tagline, text on my page",
      "improve or update how I present myself",
      "I moved to another city",
      "correct, fix, modify, adjust, amend, alter, revise, reword, set, CV, resume",
      "new slogan, self-description, introduction about me, open to work",
      "photo text, my page needs a better description, new slogan",
      "change my summary, name or city",
    ],
  },
  routes: [
    {
      method: "PATCH",
      path: "/profile",
      tool: "update_profile",
      operationId: "update_profile",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["headline", "about", "location", "industry", "website", "account_id", "preview"],
      fixed: {},
    },
  ],
};
