// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/**
 * Post in a list. With detail brief, it has the excerpt, counts and a few other fields; get_post returns the full post.
 */
export interface PostItem {
  /** Post id (pst_...), accepted as post_id. */
  id: string;
  /** null if unknown. */
  url?: string | null;
  /** Member who wrote it; null for a post of a company page. */
  author: Schemas["MemberItem"] | null;
  /** Company page that published it; null for a member's post. */
  company?: {
    /** Company id (cmp_...), accepted as company_id. */
    id: string;
    /** Name of the company. */
    name: string;
  } | null;
  /** Written by the account. */
  own: boolean;
  /** What the post contains in addition to its text. */
  kind: "text" | "image" | "video" | "document" | "link" | "poll" | "repost";
  /**
   * With detail brief: first 300 code points of the text, or of the original for a repost without a text; cut with an
   * ellipsis.
   */
  excerpt?: string;
  /** With detail full: full text; empty for a repost without added text. */
  text?: string;
  /** Hashtags of the text, lowercase, without the hash sign, in order of appearance. */
  hashtags?: string[];
  /** Members mentioned in the text. */
  mentions?: Array<{
    /** Member id (prf_...). */
    profile_id: string;
    /** Name of the member. */
    name: string;
  }>;
  /** URL of the attached link. */
  link_url?: string | null;
  /** null if files exist but are missing from the imported data. */
  media?: Schemas["PostMedia"][] | null;
  /** The poll; null unless kind is poll. */
  poll?: Schemas["Poll"] | null;
  /** The original of a repost; null for other posts, and if the original was deleted or the account may not see it. */
  repost_of?: Schemas["RepostedPost"] | null;
  /** Who may see it: everyone, or the author's first-degree connections. */
  visibility?: "public" | "connections";
  /** Pinned to the author's profile; null if unknown. */
  pinned?: boolean | null;
  /** On the account's list of saved posts; null if unknown. */
  saved?: boolean | null;
  /** null if unknown. */
  reaction_count: number | null;
  /** null if unknown. */
  reactions?: Schemas["ReactionCounts"] | null;
  /** Comments, including replies; null if unknown. */
  comment_count: number | null;
  /** null if unknown. */
  repost_count: number | null;
  /** Impressions so far; null for posts of others and if unknown. */
  impression_count?: number | null;
  /** The account's reaction; null if it has not reacted, or it is unknown. */
  own_reaction?: Schemas["ReactionType"] | null;
  /** Time of publication. */
  published_at: string;
  /** Last edit; null if never edited or unknown. */
  edited_at?: string | null;
}
