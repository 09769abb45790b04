// Generated from spec/tools/profile/get_profile.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Profile } from "../../schemas.ts";

/** The validated arguments of `get_profile`, without `account_id` and `preview`. */
export interface GetProfileInput {
  /** Member id, handle or URL; default: the account. */
  profile_id?: string;
  /** Default: all. */
  sections?: ReadonlyArray<"about" | "positions" | "education" | "skills" | "recommendations" | "contact">;
}

/** The error codes that `get_profile` can return. */
export type GetProfileErrorCode = CommonErrorCode;

/**
 * Get profile: Read one member's profile with the requested sections: about, positions, education, skills,
 * recommendations, contact summary.
 */
export type GetProfileHandler<Context> = (
  input: GetProfileInput,
  context: Context,
) => Promise<Profile>;

/** The data of `get_profile` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_profile",
    title: "Get profile",
    description: "Read one member's profile with the requested sections: about, positions, education, skills, recommendations, contact summary.",
    category: "profile",
    effect: "read",
    idempotent: true,
    safety: "profile_view",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "sections", "account_id"],
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
    details: "Reading another member's profile records a profile view, which that member may see. Reading the account's own profile consumes a unit of the daily limit as well. If either the account or the member has blocked the other, the call returns `not_found`.",
    synonyms: [
      "look at a person",
      "who is this person",
      "work experience, career, jobs and employers of somebody",
      "skills and education of a member",
      "tell me about somebody, background, biography, CV, resume",
      "what does a person do, where do they work, went to school or university",
      "look up, check out or research someone before a meeting",
      "see my own profile as others see it",
      "read, open, show, view, display, individual",
      "prepare for a meeting with a person, qualifications, degree, former employers",
      "learn more about a candidate",
      "who is, what does somebody do for a living, show the page of a person, where did they study",
      "schooling, degree, languages and past employers of somebody",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/profiles/{profile_id}",
      tool: "get_profile",
      operationId: "get_profile",
      pathParameters: ["profile_id"],
      queryParameters: ["sections", "account_id"],
      parameterTypes: { sections: { items: [["string"]] } },
      bodyProperties: [],
      fixed: {},
    },
    {
      method: "GET",
      path: "/profile",
      tool: "get_profile",
      operationId: "get_own_profile",
      pathParameters: [],
      queryParameters: ["profile_id", "sections", "account_id"],
      parameterTypes: { sections: { items: [["string"]] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
