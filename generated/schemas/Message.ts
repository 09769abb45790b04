// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MessageAttachment, MessageReaction } from "../schemas.ts";

/** One message of a conversation. */
export interface Message {
  /** Message id (msg_...). */
  id: string;
  /** Conversation id (cnv_...). */
  conversation_id: string;
  /** Kind of the message. */
  kind: "message" | "inmail";
  /** From the account's point of view. */
  direction: "sent" | "received";
  /** Member who wrote it (prf_...). */
  sender_id: string;
  /** Name of the sender. */
  sender_name: string;
  /** Subject of an InMail; otherwise null. */
  subject: string | null;
  /** Plain text; empty if deleted. */
  text: string;
  /** null if files exist but are missing from the imported data. */
  attachments: readonly MessageAttachment[] | null;
  /** At most one per participant; null if unknown. */
  reactions: readonly MessageReaction[] | null;
  /** Received: read by the account. Sent: read by another participant. null if unknown. */
  read: boolean | null;
  /** Time of sending. */
  sent_at: string;
  /** Time of the last edit. */
  edited_at: string | null;
  /** Time at which it was recalled. */
  deleted_at: string | null;
}
