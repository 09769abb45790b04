// Generated from spec/tools/network/send_invitation.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Invitation } from "../../schemas.ts";

/** Arguments of `send_invitation`, validated, without `account_id` and `preview`. */
export interface SendInvitationInput {
  /** Member id, handle or URL. */
  profile_id: string;
  /** Note to send along. */
  message?: string;
}

/** Failures of `send_invitation` that a caller can act on. */
export type SendInvitationErrorCode = "already_connected" | "invitation_pending" | CommonErrorCode;

/** Send invitation: Invite a member to connect, with an optional note of up to 300 characters. */
export type SendInvitationHandler<Context> = (input: SendInvitationInput, context: Context) => Promise<Invitation>;
