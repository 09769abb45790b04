// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Reach of one comment of the account. */
export interface CommentReach {
  /** Comment id (cmt_...). */
  comment_id: string;
  /** Parent comment (cmt_...); null for a comment on the post itself. */
  parent_id: string | null;
  /** Text as written. */
  text: string;
  /** Time of creation. */
  created_at: string;
  /** The post; with detail brief, only id and excerpt. */
  post: {
    /** Post id (pst_...), accepted as post_id. */
    id: string;
    /** First 100 code points of the text, or 300 with detail full. */
    excerpt: string;
    /** Time of publication. */
    created_at?: string;
    /** Number of reactions. */
    reaction_count?: number;
    /** Number of comments. */
    comment_count?: number;
    /** Number of reposts. */
    repost_count?: number;
    /** Public page of the post. */
    url?: string;
  };
  /** Author of the post; null for a company page. */
  post_author: Schemas["MemberItem"] | null;
  /** Age of the post when the comment was written, one decimal. */
  hours_after_post: number;
  /** Times the comment was shown. */
  impressions: number;
  /** Reactions. */
  reactions: number;
  /** Number of replies. */
  replies: number;
  /** The post author has replied. */
  answered_by_post_author: boolean;
  /** Views of the account's profile through the comment. */
  profile_views: number;
}
