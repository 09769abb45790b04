// Generated from spec/tools/network/unblock_user.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BlockState } from "../../schemas.ts";

/** The validated arguments of `unblock_user`, without `account_id` and `preview`. */
export interface UnblockUserInput {
  /** Blocked member, from list_blocked_users. */
  profile_id: string;
}

/** The error codes that `unblock_user` can return. */
export type UnblockUserErrorCode = CommonErrorCode;

/** Unblock user: Lift the block on a member. */
export type UnblockUserHandler<Context> = (
  input: UnblockUserInput,
  context: Context,
) => Promise<BlockState>;

/** The data of `unblock_user` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "unblock_user",
    title: "Unblock user",
    description: "Lift the block on a member.",
    category: "network",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 10000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["profile_id", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline"],
    errors: [],
    details: "Unblocking a member who is not blocked changes nothing.",
    synonyms: [
      "allow a blocked person again",
      "let somebody contact, message or see me again",
      "undo, lift or remove a block or ban",
      "forgive a person",
      "end the ban, second chance",
      "we made peace",
      "remove from the blocklist",
    ],
  },
  routes: [
    {
      method: "DELETE",
      path: "/blocks/{profile_id}",
      tool: "unblock_user",
      operationId: "unblock_user",
      pathParameters: ["profile_id"],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: [],
      fixed: {},
    },
  ],
};
