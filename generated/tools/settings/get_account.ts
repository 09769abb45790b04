// Generated from spec/tools/settings/get_account.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Account } from "../../schemas.ts";

/** The validated arguments of `get_account`, without `account_id` and `preview`. */
export interface GetAccountInput {}

/** The error codes that `get_account` can return. */
export type GetAccountErrorCode = CommonErrorCode;

/** Get account: The connected account: name, plan, scopes, navigator subscription, status, time zone, AI clients. */
export type GetAccountHandler<Context> = (
  input: GetAccountInput,
  context: Context,
) => Promise<Account>;

/** The data of `get_account` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "get_account",
    title: "Get account",
    description: "The connected account: name, plan, scopes, navigator subscription, status, time zone, AI clients.",
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
    arguments: ["account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: [
      "/profile/handle",
      "/profile/name",
      "/profile/headline",
      "/clients/*/name",
      "/clients/*/host",
      "/clients/*/person",
    ],
    errors: [],
    details: "Plan and scopes are those of the caller. `clients` lists the AI clients with access, newest first; `update_account_settings` can revoke the access of one. To invite another person's AI client, give that person the URL of this server: the client asks them to sign in. The operator adds people with `switchboard people add`, and creates keys with `switchboard keys create`.",
    synonyms: [
      "which AI clients have access",
      "invite a colleague, give access to another AI client",
      "who am I, my user, whose account is this",
      "plan, scopes and subscription of the key",
      "am I logged in, connected, premium",
      "which apps, assistants and bots can use my account",
      "what am I allowed or permitted to do",
      "login, profile, session",
      "which permissions and subscription do I have, who is logged in",
      "is my account working, which subscription",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/account",
      tool: "get_account",
      operationId: "get_account",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
    {
      method: "GET",
      path: "/accounts/{account_id}",
      tool: "get_account",
      operationId: "get_account_by_id",
      pathParameters: ["account_id"],
      queryParameters: [],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
