// Generated from spec/tools/network/cancel_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** Arguments of `cancel_invitation`, validated, without `account_id` and `preview`. */
export interface CancelInvitationInput {
  /** From list_invitations, direction sent. */
  invitation_id: string;
}

/** Failures of `cancel_invitation` that a caller can act on. */
export type CancelInvitationErrorCode = "conflict" | CommonErrorCode;

/** Cancel invitation: Withdraw a pending invitation that the account sent. */
export type CancelInvitationHandler<Context> = (input: CancelInvitationInput, context: Context) => Promise<Invitation>;
