// Generated from spec/tools/messaging/send_inmail.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** Arguments of `send_inmail`, validated, without `account_id` and `preview`. */
export interface SendInmailInput {
  /** Member who is not a connection. */
  recipient_id: string;
  /** Subject line. */
  subject: string;
  /** Plain text. */
  text: string;
}

/** Failures of `send_inmail` that a caller can act on. */
export type SendInmailErrorCode = "no_inmail_credits" | "already_connected" | CommonErrorCode;

/** Send InMail: Send one InMail to a member outside the network; uses one credit. */
export type SendInmailHandler<Context> = (input: SendInmailInput, context: Context) => Promise<Message>;
