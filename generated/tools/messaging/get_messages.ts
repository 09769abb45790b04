// Generated from spec/tools/messaging/get_messages.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Cursor, Limit, MessagePage } from "../../schemas.ts";

/** Arguments of `get_messages`, validated, without `account_id` and `preview`. */
export interface GetMessagesInput {
  /** From list_conversations. */
  conversation_id: string;
  /** Sent since then. */
  since?: string;
  limit: Limit;
  cursor?: Cursor;
}

/** Failures of `get_messages` that a caller can act on. */
export type GetMessagesErrorCode = CommonErrorCode;

/** Get messages: Read the messages of one conversation, newest first, with reactions and attachments. */
export type GetMessagesHandler<Context> = (input: GetMessagesInput, context: Context) => Promise<MessagePage>;
