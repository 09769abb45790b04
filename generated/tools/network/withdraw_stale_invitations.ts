// Generated from spec/tools/network/withdraw_stale_invitations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { InvitationBatch } from "../../schemas.ts";

/** The validated arguments of `withdraw_stale_invitations`, without `account_id` and `preview`. */
export interface WithdrawStaleInvitationsInput {
  /** Minimum age in days. */
  older_than_days: number;
  /** Maximum to withdraw. */
  limit: number;
}

/** The error codes that `withdraw_stale_invitations` can return. */
export type WithdrawStaleInvitationsErrorCode = CommonErrorCode;

/** Withdraw stale invitations: Withdraw pending invitations older than the given number of days, oldest first. */
export type WithdrawStaleInvitationsHandler<Context> = (
  input: WithdrawStaleInvitationsInput,
  context: Context,
) => Promise<InvitationBatch>;

/** The data of `withdraw_stale_invitations` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "withdraw_stale_invitations",
    title: "Withdraw stale invitations",
    description: "Withdraw pending invitations older than the given number of days, oldest first.",
    category: "network",
    effect: "destructive",
    idempotent: true,
    safety: null,
    requiresConnection: true,
    live: true,
    scopes: ["core", "full_access", "outbound"],
    timeoutMs: 60000,
    maxBodyBytes: 1048576,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["older_than_days", "limit", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    thirdParty: ["/data/*/name"],
    errors: [],
    details: "Each call withdraws up to `limit` further invitations, and reports each of them. `remaining` counts the stale invitations that are still pending; repeat the call to continue. The members cannot be invited again for 21 days. With `preview`, nothing is withdrawn, and the response lists the invitations that would be.",
    synonyms: [
      "clean up old pending connection requests",
      "cancel or take back all invites that nobody answered, accepted or reacted to",
      "bulk withdraw, unanswered for weeks or months",
      "tidy up requests I sent long ago",
      "retract, revoke, undo, recall, rescind, pull back, delete, remove, erase, get rid of, throw away, discard, wipe, scrap, drop, clear, friend request",
      "ignored since weeks or months, outstanding, expired",
      "mass withdraw, older than a month",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/invitations/withdraw-stale",
      tool: "withdraw_stale_invitations",
      operationId: "withdraw_stale_invitations",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["older_than_days", "limit", "account_id", "preview"],
      fixed: {},
    },
  ],
};
