// Generated from spec/tools/settings/disconnect_account.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Disconnection } from "../../schemas.ts";

/** The validated arguments of `disconnect_account`, without `account_id` and `preview`. */
export interface DisconnectAccountInput {
  /** Delete its data too. This cannot be undone. */
  delete_data: boolean;
}

/** The error codes that `disconnect_account` can return. */
export type DisconnectAccountErrorCode = CommonErrorCode;

/**
 * Disconnect account: Disconnect an account: campaigns are paused, credentials are erased, its data is kept or deleted.
 */
export type DisconnectAccountHandler<Context> = (
  input: DisconnectAccountInput,
  context: Context,
) => Promise<Disconnection>;

/** The data of `disconnect_account` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "disconnect_account",
    title: "Disconnect account",
    description: "Disconnect an account: campaigns are paused, credentials are erased, its data is kept or deleted.",
    category: "settings",
    effect: "destructive",
    idempotent: true,
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
    arguments: ["delete_data", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: ["switchboard://account/info"],
    contents: null,
    errors: [],
    details: "Without `delete_data`, the account can still be read, and connect_account reconnects it, unless it is a data archive. Until then, scheduled posts\nand messages that become due fail. With `delete_data`, the account returns 404 immediately, and a job deletes everything\nthat belongs to it, including its network if no other account uses that network.\n",
    synonyms: [
      "remove account",
      "log out of an account, sign out, unlink",
      "delete my account, data or credentials here, erase everything",
      "stop using this service",
      "get rid of, throw away, discard, wipe, scrap, drop, clear, login, profile, session",
      "unplug, leave, cut access and forget my data",
      "close my account here",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/accounts/{account_id}",
      tool: "disconnect_account",
      operationId: "disconnect_account",
      pathParameters: ["account_id"],
      queryParameters: ["delete_data"],
      parameterTypes: { delete_data: { value: ["boolean"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
