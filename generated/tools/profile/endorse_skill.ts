// Generated from spec/tools/profile/endorse_skill.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Endorsement } from "../../schemas.ts";

/** The validated arguments of `endorse_skill`, without `account_id` and `preview`. */
export interface EndorseSkillInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Skill of the member, see get_profile. */
  skill: string;
}

/** The error codes that `endorse_skill` can return. */
export type EndorseSkillErrorCode = "not_connected" | CommonErrorCode;

/** Endorse skill: Endorse one skill of a first-degree connection. */
export type EndorseSkillHandler<Context> = (
  input: EndorseSkillInput,
  context: Context,
) => Promise<Endorsement>;

/** The data of `endorse_skill` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "endorse_skill",
    title: "Endorse skill",
    description: "Endorse one skill of a first-degree connection.",
    category: "profile",
    effect: "write",
    idempotent: true,
    safety: "engagement",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "skill", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline", "/skill"],
    errors: ["not_connected"],
    details: "The member is notified. Endorsing a skill again changes nothing. The skill must be on the member's profile. The account's own profile returns `invalid_arguments`.",
    synonyms: [
      "vouch for the skill of a colleague",
      "confirm or attest what a friend or connection can do, is good at",
      "praise, recognize the abilities or expertise of somebody",
      "upvote a skill",
      "confirm that a coworker is good at something",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/profiles/{profile_id}/endorsements",
      tool: "endorse_skill",
      operationId: "endorse_skill",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["skill", "account_id", "preview"],
      fixed: {},
    },
  ],
};
