import type { Generated } from "kysely";
import type { Count, Day, Flag, Instant, JsonText, Ordinal } from "./columns.ts";

export type PostFormat = "text" | "image" | "document" | "link" | "poll" | "repost";
export type ReactionType = "like" | "celebrate" | "support" | "love" | "insightful" | "funny";

export interface PostRow {
  id: string;
  /** Not for sorting, because PostgreSQL numbers rows by insertion: sort by `created_at` and `id`. */
  seq: Ordinal;
  /** A member's id or a company's, by `author_kind`. */
  author_id: string;
  author_kind: "member" | "company";
  format: PostFormat;
  text: string;
  visibility: "public" | "connections";
  created_at: Instant;
  edited_at: Instant | null;
  pinned: Generated<Flag>;
  /** The post that a repost shares. */
  repost_of: string | null;
  link_url: string | null;
  /** `string[]`, ids of net_media */
  media_ids: Generated<JsonText>;
  /** `{ question: string, options: { text: string, votes: number }[], ends_at: number }` */
  poll: JsonText | null;
  reaction_count: Count;
  /** Comments and their replies. */
  comment_count: Count;
  repost_count: Count;
  /** Sum over net_post_days. */
  impression_count: Count;
  /** The key of its topic, if known: `platform`, `hiring`, ... */
  topic: string | null;
}

/** A member's reaction to a post or comment; at most one for each post or comment. */
export interface ReactionRow {
  target_id: string;
  target_kind: "post" | "comment";
  member_id: string;
  type: ReactionType;
  created_at: Instant;
}

export interface CommentRow {
  id: string;
  post_id: string;
  /** The comment that this one replies to. Replies are one level deep. */
  parent_id: string | null;
  author_id: string;
  text: string;
  created_at: Instant;
  reaction_count: Count;
  reply_count: Count;
  impression_count: Count;
  /** Views of the author's profile that came from this comment. */
  profile_view_count: Count;
}

/** A mention of a member in a post or comment. */
export interface MentionRow {
  member_id: string;
  source_kind: "post" | "comment";
  source_id: string;
  author_id: string;
  created_at: Instant;
}

/** The counts of one post on one day (UTC). */
export interface PostDayRow {
  post_id: string;
  day: Day;
  impressions: number;
  unique_viewers: number;
  clicks: number;
  reactions: number;
  comments: number;
  reposts: number;
}

/** A member who has seen a post on a day (UTC). Deleted after some days. */
export interface PostViewerRow {
  day: Day;
  post_id: string;
  viewer_id: string;
}

export interface SavedPostRow {
  member_id: string;
  post_id: string;
  created_at: Instant;
}
