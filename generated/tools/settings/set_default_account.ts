// Generated from spec/tools/settings/set_default_account.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AccountSummary } from "../../schemas.ts";

/** The validated arguments of `set_default_account`, without `account_id` and `preview`. */
export interface SetDefaultAccountInput {}

/** The error codes that `set_default_account` can return. */
export type SetDefaultAccountErrorCode = CommonErrorCode;

/** Set default account: Choose the account that this key uses when account_id is omitted. */
export type SetDefaultAccountHandler<Context> = (
  input: SetDefaultAccountInput,
  context: Context,
) => Promise<AccountSummary>;

/** The data of `set_default_account` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "set_default_account",
    title: "Set default account",
    description: "Choose the account that this key uses when account_id is omitted.",
    category: "settings",
    effect: "write",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: ["switchboard://account/info", "switchboard://account/usage", "switchboard://account/writing-style"],
    contents: null,
    errors: [],
    details: "Other keys and clients keep their default. Without `account_id`, the current default is stored, so that no other account becomes the default if it is removed. A disconnected account can also be the default.",
    synonyms: [
      "switch account",
      "always use another account from now on, by default",
      "change the main, standard, primary or active account",
      "choose which profile acts",
      "login, session",
      "act as another profile from now on",
      "work as another account",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/accounts/{account_id}/default",
      tool: "set_default_account",
      operationId: "set_default_account",
      pathParameters: ["account_id"],
      queryParameters: [],
      parameterTypes: {},
      bodyProperties: ["preview"],
      fixed: {},
    },
  ],
};
