// Generated from spec/tools/settings/connect_account.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { AccountSummary } from "../../schemas.ts";

/** The validated arguments of `connect_account`, without `account_id` and `preview`. */
export interface ConnectAccountInput {
  /** Kind of network: embedded. */
  provider: string;
  /** Depends on the provider. */
  credential?: {
    /** embedded: member of the network. */
    member_id?: string;
    /** Other networks: access token. */
    token?: string;
  };
  /** Default: the member's name. */
  display_name?: string;
  /** IANA name. Default: UTC. */
  timezone?: string;
}

/** The error codes that `connect_account` can return. */
export type ConnectAccountErrorCode = "conflict" | CommonErrorCode;

/** Connect account: Connect another network account to the workspace, or reconnect one. */
export type ConnectAccountHandler<Context> = (
  input: ConnectAccountInput,
  context: Context,
) => Promise<AccountSummary>;

/** The data of `connect_account` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "connect_account",
    title: "Connect account",
    description: "Connect another network account to the workspace, or reconnect one.",
    category: "settings",
    effect: "write",
    idempotent: false,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["full_access", "admin"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["provider", "credential", "display_name", "timezone", "account_id", "preview"],
    structuredArguments: ["credential"],
    nestedArguments: { "/credential": ["member_id", "token"] },
    headers: [],
    changes: ["switchboard://account/info"],
    contents: null,
    errors: ["conflict"],
    details: "`provider` is a kind of network. With `embedded`, which is the demo network of the calling account, `credential` must contain `member_id`; other\nproviders need a `token`. Credentials are verified, stored encrypted, and never returned. Data archives (`archive`) are imported on\nthe command line. If the workspace already has an account of the member, it is reconnected with the new\ncredential and keeps its time zone (`update_account_settings` changes it); if that account is still connected, the call returns `conflict`.\nCampaigns of a reconnected account stay paused until `resume_campaign`.\nA key or client that is limited to some accounts can use a new account only after being given access to it.\n",
    synonyms: [
      "add account",
      "log in to another account",
      "link, sign in or hook up a second profile, login or user",
      "reconnect, log in again, session or credentials expired",
      "use my colleague's account too",
      "put, include, insert, append",
      "sign in with another profile, hook up my coworker",
      "log me in, add my second profile",
      "account got disconnected, sign in again, new cookie, token or password",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/accounts",
      tool: "connect_account",
      operationId: "connect_account",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["provider", "credential", "display_name", "timezone", "account_id", "preview"],
      fixed: {},
    },
  ],
};
