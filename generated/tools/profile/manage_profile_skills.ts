// Generated from spec/tools/profile/manage_profile_skills.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { SkillList } from "../../schemas.ts";

/** The validated arguments of `manage_profile_skills`, without `account_id` and `preview`. */
export interface ManageProfileSkillsInput {
  /** Action. */
  action: "add" | "remove";
  /** Name of the skill. */
  skill: string;
}

/** The error codes that `manage_profile_skills` can return. */
export type ManageProfileSkillsErrorCode = "conflict" | CommonErrorCode;

/** Manage profile skills: Add or remove one skill of the account's own profile and return all skills. */
export type ManageProfileSkillsHandler<Context> = (
  input: ManageProfileSkillsInput,
  context: Context,
) => Promise<SkillList>;

/** The data of `manage_profile_skills` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "manage_profile_skills",
    title: "Manage profile skills",
    description: "Add or remove one skill of the account's own profile and return all skills.",
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
    actions: {
      argument: "action",
      effects: {
        add: { effect: "write", idempotent: true, safety: null, requiresConnection: true },
        remove: { effect: "write", idempotent: true, safety: null, requiresConnection: true },
      },
    },
    arguments: ["action", "skill", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/name"],
    errors: ["conflict"],
    details: "Names are compared without regard to case and accents; symbols count, as in C, C++ and C#. Adding a skill that the profile has, or removing one that it does not have, changes nothing. Removing a skill removes its endorsements. A profile has at most 100 skills.",
    synonyms: [
      "list, add or remove my skills",
      "show what I can do, know or am good at on my page",
      "I learned a new language, tool or technology",
      "abilities, expertise and strengths on my profile",
      "CV, resume",
      "certification, competence, what I am good at",
      "I speak a language, certificate",
      "top skills, proficiency",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/profile/skills",
      tool: "manage_profile_skills",
      operationId: "manage_profile_skills",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["skill", "account_id", "preview"],
      fixed: { action: "add" },
    },
    {
      method: "DELETE",
      path: "/profile/skills/{skill}",
      tool: "manage_profile_skills",
      operationId: "remove_profile_skill",
      pathParameters: ["skill"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: { action: "remove" },
    },
  ],
};
