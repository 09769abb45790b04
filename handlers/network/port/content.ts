import type { Comment, Post, Reaction, ReactionType } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface ContentPort {
  /** @throws Failure `not_found` naming the first file that the account has not uploaded or member that cannot be mentioned. */
  publish(post: NewPost): Promise<Post>;
  /** `reference` is an id or the post's address. */
  get(reference: string): Promise<Post>;
  list(query: PostQuery, page: PageRequest): Promise<Page<Post>>;
  /** Puts the account's reaction, or replaces it; the same one again changes nothing. */
  react(postId: string, type: ReactionType): Promise<Reaction>;
  comment(postId: string, text: string): Promise<Comment>;
  /** Comments on the post itself with their first replies. `relevant`: most reactions and replies first, then the newest. */
  comments(postId: string, sort: "recent" | "relevant", page: PageRequest): Promise<Page<Comment>>;
  /** Newest first; `type` null is every kind. */
  reactions(postId: string, type: ReactionType | null, page: PageRequest): Promise<Page<Reaction>>;
  feed(query: FeedQuery, page: PageRequest): Promise<Page<Post>>;
}

export interface NewPost {
  readonly text: string;
  readonly visibility: "public" | "connections";
  /** Member ids. */
  readonly mentions: readonly string[];
  readonly attachment: PostAttachment | null;
}

export type PostAttachment =
  | { readonly kind: "media"; readonly mediaIds: readonly string[] }
  | { readonly kind: "link"; readonly url: string }
  | {
      readonly kind: "poll";
      readonly question: string;
      readonly options: readonly string[];
      /** Days it stays open. */
      readonly days: number;
    };

export interface PostQuery {
  /** A member's or a company's id, handle or address; null is the account itself. */
  readonly author: { readonly kind: "member" | "company"; readonly reference: string } | null;
  /** Epoch milliseconds: published then or later. */
  readonly since: number | null;
  /** `engagement`: most reactions, comments and reposts first. */
  readonly sort: "recent" | "engagement";
}

export interface FeedQuery {
  readonly sort: "relevant" | "recent";
  /** Words that all have to occur. */
  readonly topic: string | null;
}
