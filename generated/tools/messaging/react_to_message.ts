// Generated from spec/tools/messaging/react_to_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** Arguments of `react_to_message`, validated, without `account_id` and `preview`. */
export interface ReactToMessageInput {
  /** From get_messages. */
  message_id: string;
  /** One emoji character. */
  emoji: string;
}

/** Failures of `react_to_message` that a caller can act on. */
export type ReactToMessageErrorCode = "conflict" | CommonErrorCode;

/** React to message: Set or replace the account's reaction on a message. */
export type ReactToMessageHandler<Context> = (input: ReactToMessageInput, context: Context) => Promise<Message>;
