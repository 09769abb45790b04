// Generated from spec/tools/network/respond_to_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** Arguments of `respond_to_invitation`, validated, without `account_id` and `preview`. */
export interface RespondToInvitationInput {
  /** From list_invitations. */
  invitation_id: string;
  /** Response. */
  action: "accept" | "decline";
  /** Sent after accepting. */
  message?: string;
}

/** Failures of `respond_to_invitation` that a caller can act on. */
export type RespondToInvitationErrorCode = "conflict" | CommonErrorCode;

/** Respond to invitation: Accept or decline a received invitation. */
export type RespondToInvitationHandler<Context> = (
  input: RespondToInvitationInput,
  context: Context,
) => Promise<Invitation>;
