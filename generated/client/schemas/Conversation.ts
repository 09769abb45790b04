// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** One conversation as the account sees it. */
export interface Conversation {
  /** Conversation id (cnv_...). */
  id: string;
  kind: "direct" | "group" | "inmail";
  /** Name of a group, or subject of an InMail; otherwise null. */
  title: string | null;
  /** Without the account; the first 10 of a group. */
  participants: Schemas["MemberRef"][];
  /** All participants but the account. */
  participant_count: number;
  message_count: number;
  /** Received messages that the account has not read. */
  unread_count: number;
  /** Newest message; null: none. */
  last_message: Schemas["MessageExcerpt"] | null;
  /** The newest message was received and has no reply yet. */
  awaiting_reply: boolean;
  archived: boolean;
  muted: boolean;
  starred: boolean;
  snoozed_until: string | null;
  /** Private to the account, in alphabetical order. */
  labels: string[];
  /** Saved text that has not been sent. */
  draft: string | null;
  /** Lead (led_...) of the other participant; null: none, or a group. */
  lead_id: string | null;
  /** Campaign (cpn_...) that enrolled this lead last; null: none. */
  campaign_id: string | null;
  created_at: string;
  /** When the newest message was sent, or the conversation begun. */
  last_message_at: string;
}
