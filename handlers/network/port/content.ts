import type {
  ActivityItem,
  Comment,
  Media,
  Mention,
  Post,
  Reaction,
  ReactionType,
  SavedPost,
} from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface ContentPort {
  /**
   * @throws Failure `not_found` with the first file that the account has not uploaded, or the first member that cannot be
   *   mentioned; `invalid_arguments` unless the files are images or a single document.
   */
  publish(post: NewPost): Promise<Post>;
  /** Checks that `publish` would accept the post now. @throws Failure as `publish` does. */
  check(post: NewPost): Promise<void>;
  /** `reference` is an id or the URL of a post. */
  get(reference: string): Promise<Post>;
  /** Checks that all posts are the account's own. @throws Failure `not_found` with the first five ids that are not. */
  requireOwn(ids: readonly string[]): Promise<void>;
  /** The account's own posts published in a time span (epoch milliseconds), newest first; null if they are unknown. */
  published(
    span: { readonly startMs: number; readonly endMs: number },
    limit: number,
  ): Promise<PublishedExcerpt[] | null>;
  list(query: PostQuery, page: PageRequest): Promise<Page<Post>>;
  /** Changes a post of the account. @throws Failure `not_found`, also if a newly mentioned member cannot be mentioned. */
  edit(reference: string, changes: PostChanges): Promise<Post>;
  /** Deletes a post of the account with everything below it, and returns its id. */
  remove(reference: string): Promise<string>;
  /** @throws Failure `conflict` for a post that is not public, and for a second repost without a text. */
  repost(reference: string, repost: NewRepost): Promise<Post>;
  /** Saves a post, or removes it from the saved posts. */
  save(reference: string, saved: boolean): Promise<SavedPost>;
  /** The posts that the account has saved, most recently saved first. */
  saved(page: PageRequest): Promise<Page<SavedPost>>;
  /** Adds or replaces the account's reaction; repeating the same reaction changes nothing. */
  react(postId: string, type: ReactionType): Promise<Reaction>;
  /** Removes the account's reaction, if there is one, and returns the id of the post. */
  unreact(postId: string): Promise<{ readonly id: string; readonly deleted: boolean }>;
  comment(postId: string, comment: NewComment): Promise<Comment>;
  /**
   * The ids of the other members to whom a comment on a post, or a reply to a comment, is addressed: the author of the post
   * and that of the comment. None for a post of the account.
   */
  addressees(postId: string, commentId: string | null): Promise<string[]>;
  /** Replies to a comment or to another reply; replies are one level deep. */
  reply(commentId: string, reply: NewComment): Promise<Comment>;
  reactToComment(commentId: string, type: ReactionType): Promise<Reaction>;
  /** Deletes a comment by the account or on a post of the account, with the replies. Returns the id of the comment. */
  removeComment(commentId: string): Promise<string>;
  /** Top-level comments with their first replies. `relevant`: by reactions and replies, then newest first. */
  comments(postId: string, sort: "recent" | "relevant", page: PageRequest): Promise<Page<Comment>>;
  /** Newest first; null for all types. */
  reactions(postId: string, type: ReactionType | null, page: PageRequest): Promise<Page<Reaction>>;
  /** Returns a function that reads the feed. The topic of each query must be null or consist of words of `topic`. */
  feed(topic: string | null): (query: FeedQuery, page: PageRequest) => Promise<Page<Post>>;
  /** The actions of a member on posts that the account may see, latest first. */
  activity(reference: string, kinds: readonly ActivityKind[], page: PageRequest): Promise<Page<ActivityItem>>;
  /** Posts and comments of others that mention the account, newest first. */
  mentions(query: MentionQuery, page: PageRequest): Promise<Page<Mention>>;
  /** Stores a file for posts and messages. @throws Failure `conflict` if the account has uploaded too much. */
  upload(file: MediaFile): Promise<Media>;
  /** Returns a file that the account has uploaded. @throws Failure `not_found`. */
  uploaded(id: string): Promise<MediaFile>;
}

/** A comment or reply of the account. */
export interface NewComment {
  readonly text: string;
  /** Ids of the members to notify. */
  readonly mentions: readonly string[];
}

export const activityKinds = ["post", "comment", "reaction"] as const;
export type ActivityKind = (typeof activityKinds)[number];

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
      /** The number of days until it closes. */
      readonly days: number;
    };

export interface PublishedExcerpt {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: Post["kind"];
  /** The first 100 code points of the text, including an ellipsis if the text is longer. */
  readonly excerpt: string;
}

export interface PostQuery {
  /** The id, handle or URL of a member or company; null for the account itself. */
  readonly author: { readonly kind: "member" | "company"; readonly reference: string } | null;
  /** Only posts published at or after this time, epoch milliseconds. */
  readonly since: number | null;
  /** Only posts published before this time, epoch milliseconds. */
  readonly until: number | null;
  /** `engagement`: by reactions, comments and reposts. */
  readonly sort: "recent" | "engagement";
}

export interface FeedQuery {
  readonly sort: "relevant" | "recent";
  /** Words that a post must contain. */
  readonly topic: string | null;
}

/** Undefined parts are unchanged. */
export interface PostChanges {
  readonly text: string | undefined;
  /** Member ids. Undefined keeps the mentions, except those of members whose names the change removes from the text. */
  readonly mentions: readonly string[] | undefined;
  readonly visibility: "public" | "connections" | undefined;
  readonly pinned: boolean | undefined;
}

export interface NewRepost {
  /** Empty for a repost without a text. */
  readonly text: string;
  readonly visibility: "public" | "connections";
}

export interface MentionQuery {
  /** null for both. */
  readonly kind: "post" | "comment" | null;
  /** Only mentions at or after this time, epoch milliseconds. */
  readonly since: number | null;
}

/** A file whose content has the given type. */
export interface MediaFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  readonly altText: string | null;
}
