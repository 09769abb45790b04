import type { Generated } from "kysely";
import type { Count, Flag, Instant, JsonText, Ordinal } from "./columns.ts";

export interface ConversationRow {
  id: string;
  kind: "direct" | "group" | "inmail";
  /** Only for direct conversations: both member ids in order, joined by a space (`directKey`). Unique. */
  direct_key: string | null;
  creator_id: string;
  /** Name of a group. */
  title: string | null;
  /** Subject line of an InMail. */
  subject: string | null;
  created_at: Instant;
  last_message_at: Instant;
}

/** One member's side of a conversation. */
export interface ParticipantRow {
  conversation_id: string;
  member_id: string;
  last_read_at: Instant | null;
  /** The number of messages of others after `last_read_at` that were not deleted; 1 if marked as unread. */
  unread_count: Count;
  archived: Generated<Flag>;
  muted: Generated<Flag>;
  starred: Generated<Flag>;
}

export interface MessageRow {
  id: string;
  /** Not for sorting, because PostgreSQL numbers rows by insertion: sort by `created_at` and `id`. */
  seq: Ordinal;
  conversation_id: string;
  sender_id: string;
  text: string;
  created_at: Instant;
  edited_at: Instant | null;
  /** Set when the message is deleted: the row remains, with an empty text and without attachments. */
  deleted_at: Instant | null;
  /** `string[]`: ids of net_media, or in a partial network, the addresses of attachments */
  attachments: Generated<JsonText>;
}

export interface MessageReactionRow {
  message_id: string;
  member_id: string;
  emoji: string;
  created_at: Instant;
}

export interface MediaRow {
  id: string;
  owner_id: string;
  filename: string;
  content_type: string;
  /** Bytes, before Base64. */
  size: number;
  alt_text: string | null;
  data_base64: string;
  created_at: Instant;
}

/** The `direct_key` of the direct conversation between two members, in either order. */
export function directKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
