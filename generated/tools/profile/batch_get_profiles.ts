// Generated from spec/tools/profile/batch_get_profiles.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { ProfileBatch } from "../../schemas.ts";

/** The validated arguments of `batch_get_profiles`, without `account_id` and `preview`. */
export interface BatchGetProfilesInput {
  /** Member ids, handles or URLs. */
  profile_ids: readonly string[];
  /** Default: none. */
  sections?: ReadonlyArray<"about" | "positions" | "education" | "skills" | "recommendations" | "contact">;
}

/** The error codes that `batch_get_profiles` can return. */
export type BatchGetProfilesErrorCode = CommonErrorCode;

/**
 * Batch get profiles: Read up to 50 profiles in one call; each counts as one profile view. Each profile that cannot be
 * read has its own error.
 */
export type BatchGetProfilesHandler<Context> = (
  input: BatchGetProfilesInput,
  context: Context,
) => Promise<ProfileBatch>;

/** The data of `batch_get_profiles` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "batch_get_profiles",
    title: "Batch get profiles",
    description: "Read up to 50 profiles in one call; each counts as one profile view. Each profile that cannot be read has its own error.",
    category: "profile",
    effect: "read",
    idempotent: true,
    safety: "profile_view",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: "profile_ids",
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_ids", "sections", "account_id"],
    structuredArguments: ["profile_ids", "sections"],
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
      "/data/*/profile/about",
      "/data/*/profile/positions/*/title",
      "/data/*/profile/positions/*/company_name",
      "/data/*/profile/positions/*/location",
      "/data/*/profile/positions/*/description",
      "/data/*/profile/education/*/school",
      "/data/*/profile/education/*/degree",
      "/data/*/profile/education/*/field",
      "/data/*/profile/skills/*/name",
      "/data/*/profile/recommendations/*/author/handle",
      "/data/*/profile/recommendations/*/author/name",
      "/data/*/profile/recommendations/*/author/headline",
      "/data/*/profile/recommendations/*/relationship",
      "/data/*/profile/recommendations/*/text",
      "/data/*/profile/contact/website",
    ],
    errors: [],
    details: "The results are in the order of `profile_ids`. Reading another member's profile records a profile view, which that member may see. Profiles that cannot be read consume a unit as well. Without `sections`, each result contains the fields of a search result, the counts of connections and followers, `following` and `pending_invitation`. If the daily limit has fewer remaining units than the number of requested profiles, the call returns `safety_limit_reached` with the remaining number, and reads nothing.",
    synonyms: [
      "read many profiles at once",
      "bulk profiles",
      "look up or open several, twenty, multiple or a list of people together",
      "information about a group of persons",
      "show, view, see, check, display",
      "compare several candidates, details for a list of ids",
      "check out these ten people",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/profiles/batch",
      tool: "batch_get_profiles",
      operationId: "batch_get_profiles",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_ids", "sections", "account_id"],
      fixed: {},
    },
  ],
};
