// Generated from spec/tools/messaging/send_message.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Message } from "../../schemas.ts";

/** Arguments of `send_message`, validated, without `account_id` and `preview`. */
export interface SendMessageInput {
  /** Connection, from get_connections. */
  recipient_id?: string;
  /** Conversation, from list_conversations. */
  conversation_id?: string;
  /** Plain text. */
  text: string;
  /** Ids of uploaded files. */
  attachments?: readonly string[];
}

/** Failures of `send_message` that a caller can act on. */
export type SendMessageErrorCode = "not_connected" | CommonErrorCode;

/** Send message: Send one message to a first-degree connection or into an existing conversation. */
export type SendMessageHandler<Context> = (input: SendMessageInput, context: Context) => Promise<Message>;
