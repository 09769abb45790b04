// Generated from spec/tools/profile/manage_profile_positions.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { PositionList } from "../../schemas.ts";

/** The validated arguments of `manage_profile_positions`, without `account_id` and `preview`. */
export interface ManageProfilePositionsInput {
  /** Action. */
  action: "add" | "update" | "remove";
  /** Position id (pos_...) of the account's profile. */
  position_id?: string;
  /** Job title. */
  title?: string;
  /** Employer: company id, handle or URL. */
  company_id?: string;
  /** Employer without a company page. */
  company_name?: string;
  /** Place of work. */
  location?: string | null;
  /** First day. */
  started_on?: string;
  /** Last day; null: current. */
  ended_on?: string | null;
  /** Description of the position. */
  description?: string | null;
}

/** The error codes that `manage_profile_positions` can return. */
export type ManageProfilePositionsErrorCode = "conflict" | CommonErrorCode;

/**
 * Manage profile positions: Add, change or remove one position of the account's own profile and return all positions.
 */
export type ManageProfilePositionsHandler<Context> = (
  input: ManageProfilePositionsInput,
  context: Context,
) => Promise<PositionList>;

/** The data of `manage_profile_positions` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "manage_profile_positions",
    title: "Manage profile positions",
    description: "Add, change or remove one position of the account's own profile and return all positions. Do not combine company_id with company_name. action: add requires title and started_on; requires exactly one of company_id and company_name; excludes position_id. action: update requires position_id; requires an argument other than action, position_id, account_id and preview. action: remove requires position_id; excludes all but position_id, account_id and preview.",
    category: "profile",
    effect: "write",
    idempotent: false,
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
        add: { effect: "write", idempotent: false, safety: null, requiresConnection: true },
        update: { effect: "write", idempotent: true, safety: null, requiresConnection: true },
        remove: { effect: "write", idempotent: true, safety: null, requiresConnection: true },
      },
    },
    arguments: [
      "action",
      "position_id",
      "title",
      "company_id",
      "company_name",
      "location",
      "started_on",
      "ended_on",
      "description",
      "account_id",
      "preview",
    ],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/title", "/data/*/company_name", "/data/*/location", "/data/*/description"],
    errors: ["conflict"],
    details: "`update` changes the given fields of one position; an `ended_on` of null makes it current. Searches and lists show the latest current position. A profile has at most 100 positions. A start in the future, and an end before the start, return `invalid_arguments`.",
    synonyms: [
      "add a job to my work history",
      "edit my experience",
      "end my role at an employer",
      "I got a new job, position, title or promotion, put it on my page",
      "I left, quit or changed companies",
      "update my CV, resume, career",
      "correct, fix, modify, adjust, amend, alter, revise, reword, set",
      "promotion to team lead, internship, freelance work, dates in my career history",
      "my new title or role, head of a team",
      "add an employer, delete an old job, correct the dates of a job",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/profile/positions",
      tool: "manage_profile_positions",
      operationId: "manage_profile_positions",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "title",
        "company_id",
        "company_name",
        "location",
        "started_on",
        "ended_on",
        "description",
        "account_id",
        "preview",
      ],
      fixed: { action: "add" },
    },
    {
      method: "PATCH",
      path: "/profile/positions/{position_id}",
      tool: "manage_profile_positions",
      operationId: "update_profile_position",
      pathParameters: ["position_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [
        "title",
        "company_id",
        "company_name",
        "location",
        "started_on",
        "ended_on",
        "description",
        "account_id",
        "preview",
      ],
      fixed: { action: "update" },
    },
    {
      method: "DELETE",
      path: "/profile/positions/{position_id}",
      tool: "manage_profile_positions",
      operationId: "remove_profile_position",
      pathParameters: ["position_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: { action: "remove" },
    },
  ],
};
