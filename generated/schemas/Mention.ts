// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MemberRef, ReactionType } from "../schemas.ts";

/** A post or comment that mentions the account. */
export interface Mention {
  /** Kind of the mention. */
  kind: "post" | "comment";
  /** The post, or the post of the comment (pst_...). */
  post_id: string;
  /** The comment (cmt_...), accepted by reply_to_comment; null for a post. */
  comment_id: string | null;
  /** Member who wrote it; null for a company page. */
  author: MemberRef | null;
  /** 300 code points around the account's name; the first 300 if the text does not contain it. */
  excerpt: string;
  /** Time of the mention. */
  mentioned_at: string;
  /** The account's reaction to it; null if it has not reacted. */
  own_reaction: ReactionType | null;
  /** The account has commented on the post since then. */
  answered: boolean;
  /** Public page of the post. */
  url: string;
}
