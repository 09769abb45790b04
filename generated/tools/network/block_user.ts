// Generated from spec/tools/network/block_user.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { BlockState } from "../../schemas.ts";

/** The validated arguments of `block_user`, without `account_id` and `preview`. */
export interface BlockUserInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Private to the account. */
  reason?: string;
}

/** The error codes that `block_user` can return. */
export type BlockUserErrorCode = CommonErrorCode;

/**
 * Block user: Block a member: account and member no longer see each other; the connection and campaign sequences end.
 */
export type BlockUserHandler<Context> = (
  input: BlockUserInput,
  context: Context,
) => Promise<BlockState>;

/** The data of `block_user` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "block_user",
    title: "Block user",
    description: "Block a member: account and member no longer see each other; the connection and campaign sequences end.",
    category: "network",
    effect: "write",
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
    arguments: ["profile_id", "reason", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/profile/handle", "/profile/name", "/profile/headline"],
    errors: [],
    details: "Also ends follows and pending invitations in both directions. A sent invitation counts as withdrawn, so the member cannot be invited again for 21 days. Group conversations remain visible. The member is not notified. Blocking a blocked member again changes nothing. unblock_user lifts the block and restores nothing.",
    synonyms: [
      "stop somebody from contacting me",
      "ban, shut out, get rid of or report a person, harasser, troll, creep, spammer",
      "I never want to see or hear from them again",
      "hide me from a person",
      "pester, harass, annoy, bother, stalk, insult or spam me",
      "keep away, make it impossible to reach or find me",
      "so that someone cannot see or contact me",
      "keep a weirdo away from me",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/blocks",
      tool: "block_user",
      operationId: "block_user",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["profile_id", "reason", "account_id", "preview"],
      fixed: {},
    },
  ],
};
