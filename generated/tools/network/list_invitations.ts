// Generated from spec/tools/network/list_invitations.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, InvitationPage, Limit } from "../../schemas.ts";

/** Arguments of `list_invitations`, validated, without `account_id` and `preview`. */
export interface ListInvitationsInput {
  /** As the account sees it. */
  direction: "sent" | "received";
  /** Default: any. */
  status?: "pending" | "accepted" | "declined" | "withdrawn";
  /** Sent longer ago. */
  older_than_days?: number;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `list_invitations` that a caller can act on. */
export type ListInvitationsErrorCode = CommonErrorCode;

/** List invitations: List sent or received invitations. */
export type ListInvitationsHandler<Context> = (
  input: ListInvitationsInput,
  context: Context,
) => Promise<InvitationPage>;
