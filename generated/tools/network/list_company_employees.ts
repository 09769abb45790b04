// Generated from spec/tools/network/list_company_employees.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, ProfileSummaryPage } from "../../schemas.ts";

/** The validated arguments of `list_company_employees`, without `account_id` and `preview`. */
export interface ListCompanyEmployeesInput {
  /** Company id, handle or URL. */
  company_id: string;
  /** Words that must all occur in the profile. */
  keyword?: string;
  /** Current job title. */
  title?: string;
  /** Place of residence. */
  location?: string;
  /** Degrees of connection to the account. */
  degree?: readonly number[];
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_company_employees` can return. */
export type ListCompanyEmployeesErrorCode = CommonErrorCode;

/** List company employees: List members who work at a company, nearest degree first. */
export type ListCompanyEmployeesHandler<Context> = (
  input: ListCompanyEmployeesInput,
  context: Context,
) => Promise<ProfileSummaryPage>;

/** The data of `list_company_employees` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_company_employees",
    title: "List company employees",
    description: "List members who work at a company, nearest degree first.",
    category: "network",
    effect: "read",
    idempotent: true,
    safety: "search",
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["company_id", "keyword", "title", "location", "degree", "limit", "cursor", "account_id"],
    structuredArguments: ["degree"],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/data/*/handle",
      "/data/*/name",
      "/data/*/headline",
      "/data/*/location",
      "/data/*/industry",
      "/data/*/current_position/title",
      "/data/*/current_position/company_name",
      "/no_matches/unknown_values/*/nearest/*",
    ],
    errors: [],
    details: "Members of the same degree are ordered by prominence or, with a keyword, best match first. Filters are combined with \"and\".",
    synonyms: [
      "who works at a company, firm or business",
      "people at an employer, staff, team, workforce, colleagues",
      "find the boss, manager, recruiter or decision maker of a company",
      "whom do I know there",
      "organization, corporation",
      "does anybody I know work for a company",
      "who is in charge of a department, employees with a title",
      "does anybody from my circle work for them",
      "who runs sales, marketing or engineering at a company",
      "people at a company",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/companies/{company_id}/employees",
      tool: "list_company_employees",
      operationId: "list_company_employees",
      pathParameters: ["company_id"],
      queryParameters: ["keyword", "title", "location", "degree", "limit", "cursor", "account_id"],
      parameterTypes: { degree: { items: [["integer"]] }, limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
