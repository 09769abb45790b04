// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MemberRef, MessageExcerpt } from "../schemas.ts";

/** One conversation as the account sees it. */
export interface Conversation {
  /** Conversation id (cnv_...). */
  id: string;
  /** Kind of the conversation. */
  kind: "direct" | "group" | "inmail";
  /** Name of a group, or subject of an InMail; otherwise null. */
  title: string | null;
  /** Other participants by name, at most 50. */
  participants: readonly MemberRef[];
  /** Number of participants other than the account. */
  participant_count: number;
  /** Number of messages. */
  message_count: number;
  /** Received messages that the account has not read; null if unknown. */
  unread_count: number | null;
  /** Newest message; null if there is none. */
  last_message: MessageExcerpt | null;
  /** The newest message was received, not sent by the account. */
  awaiting_reply: boolean;
  /** The conversation is archived. */
  archived: boolean;
  /** null if unknown. */
  muted: boolean | null;
  /** null if unknown. */
  starred: boolean | null;
  /** End of the snooze. */
  snoozed_until: string | null;
  /** Private to the account, in alphabetical order. */
  labels: readonly string[];
  /** Saved text that is not sent yet. */
  draft: string | null;
  /** Lead (led_...) of the other participant; null for a group or if there is none. */
  lead_id: string | null;
  /** Campaign (cpn_...) that last enrolled this lead; null if there is none. */
  campaign_id: string | null;
  /** Time of creation. */
  created_at: string;
  /** When the newest message was sent or the conversation was started. */
  last_message_at: string;
}
