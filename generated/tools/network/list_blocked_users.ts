// Generated from spec/tools/network/list_blocked_users.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BlockStatePage, Cursor, Limit } from "../../schemas.ts";

/** The validated arguments of `list_blocked_users`, without `account_id` and `preview`. */
export interface ListBlockedUsersInput {
  limit: Limit;
  cursor?: Cursor;
}

/** The error codes that `list_blocked_users` can return. */
export type ListBlockedUsersErrorCode = CommonErrorCode;

/** List blocked users: List blocked members, newest first. */
export type ListBlockedUsersHandler<Context> = (
  input: ListBlockedUsersInput,
  context: Context,
) => Promise<BlockStatePage>;

/** The data of `list_blocked_users` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "list_blocked_users",
    title: "List blocked users",
    description: "List blocked members, newest first.",
    category: "network",
    effect: "read",
    idempotent: true,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "read_only", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["limit", "cursor", "account_id"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/profile/handle", "/data/*/profile/name", "/data/*/profile/headline"],
    errors: [],
    synonyms: [
      "whom have I blocked",
      "people I banned, shut out or block",
      "my block list",
      "show, view, see, check, overview, all, which",
      "persons I have locked out",
      "blocklist",
    ],
  },
  routes: [
    {
      method: "GET",
      path: "/blocks",
      tool: "list_blocked_users",
      operationId: "list_blocked_users",
      pathParameters: [],
      queryParameters: ["limit", "cursor", "account_id"],
      parameterTypes: { limit: { value: ["integer"] } },
      bodyProperties: [],
      fixed: {},
    },
  ],
};
