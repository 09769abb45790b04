// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Open work in the inbox. Archived and snoozed conversations count only in snoozed and drafts. */
export interface InboxSummary {
  /** Conversations with unread messages; null if unknown. */
  unread: number | null;
  /** Unread messages in these conversations; null if unknown. */
  unread_messages: number | null;
  /** Conversations whose newest message was received. */
  awaiting_reply: number;
  /** Conversations whose newest message was sent by the account. */
  unanswered: number;
  /** Unanswered conversations whose newest message is older than stale_after_days. */
  stale: number;
  /** Number of snoozed conversations. */
  snoozed: number;
  /** Conversations with a draft. */
  drafts: number;
  /** Up to 20 labels of conversations in the inbox (not archived, not snoozed), the most frequent first. */
  labels: Array<{
    /** Label. */
    label: string;
    /** Conversations with the label, except archived and snoozed ones. */
    conversations: number;
  }>;
  /** The conversations to look at first, most urgent first. */
  first: Schemas["InboxItem"][];
}
