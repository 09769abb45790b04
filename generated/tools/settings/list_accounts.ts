// Generated from spec/tools/settings/list_accounts.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AccountSummaryPage, Cursor, Limit } from "../../schemas.ts";

/** The validated arguments of `list_accounts`, without `account_id` and `preview`. */
export interface ListAccountsInput {
  /** Default: all. */
  status?: "connected" | "disconnected";
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_accounts` can return. */
export type ListAccountsErrorCode = CommonErrorCode;

/** List accounts: List the accounts that the key may use and which one is the default. */
export type ListAccountsHandler<Context> = (
  input: ListAccountsInput,
  context: Context,
) => Promise<AccountSummaryPage>;

/** The data of `list_accounts` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_accounts",
    title: "List accounts",
    description: "List the accounts that the key may use and which one is the default.",
    category: "settings",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound", "content"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["status", "limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/no_matches/unknown_values/*/nearest/*"],
    errors: [],
    details: "The account that was connected first is listed first. `get_account` returns the details of one account.",
    synonyms: [
      "which accounts can I use",
      "multiple accounts",
      "all profiles, logins or users linked or connected here",
      "other accounts I have, accounts of my team",
      "show, view, see, check, overview, session",
      "switch between profiles, which identities",
      "which profiles do you know",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/accounts",
      tool: "list_accounts",
      operationId: "list_accounts",
      pathParameters: [],
      queryParameters: ["status", "limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
