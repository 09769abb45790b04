import type { Generated } from "kysely";
import type { Count, Day, Flag, Instant, JsonText } from "./columns.ts";

export type PostFormat = "text" | "image" | "document" | "link" | "poll" | "repost";
export type ReactionType = "like" | "celebrate" | "support" | "love" | "insightful" | "funny";

export interface PostRow {
  id: string;
  /** Order of publishing; also the row's number in the full-text index. Left out: last. */
  seq: Generated<number>;
  /** A member's id or a company's, by `author_kind`. */
  author_id: string;
  author_kind: "member" | "company";
  format: PostFormat;
  text: string;
  visibility: "public" | "connections";
  created_at: Instant;
  edited_at: Instant | null;
  pinned: Generated<Flag>;
  /** The post that this one shares, with `format` `repost`. */
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
  /** Key of the subject it is about, where known: `engineering`, `hiring`, ... */
  topic: string | null;
}

/** At most one reaction of a member on a post or comment. */
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
  /** The comment that this one answers; answers are one level deep. */
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

/** A post or comment names a member. */
export interface MentionRow {
  member_id: string;
  source_kind: "post" | "comment";
  source_id: string;
  author_id: string;
  created_at: Instant;
}

/** Figures of one post on one day (UTC); reactions, comments and reposts are those made on that day. */
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

export interface SavedPostRow {
  member_id: string;
  post_id: string;
  created_at: Instant;
}
