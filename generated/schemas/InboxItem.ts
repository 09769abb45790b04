// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A conversation to look at, with the reason. */
export interface InboxItem {
  /** Conversation id (cnv_...). */
  conversation_id: string;
  /** The first value that applies. */
  reason: "unread" | "awaiting_reply" | "draft" | "stale";
  /** The other member; null for a group. */
  profile_id: string | null;
  /** Name of the other member, or title of the group; null for a group without one. */
  name: string | null;
  /** null if unknown. */
  starred: boolean | null;
  /** Beginning of the newest message; null if there is none. */
  excerpt: string | null;
  /** When the newest message was sent or the conversation was started. */
  last_message_at: string;
}
