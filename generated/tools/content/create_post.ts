// Generated from spec/tools/content/create_post.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { Post } from "../../schemas.ts";

/** Arguments of `create_post`, validated, without `account_id` and `preview`. */
export interface CreatePostInput {
  /** Plain text with hashtags. */
  text: string;
  /** Who may see it. */
  visibility: "public" | "connections";
  /** Images or one document, uploaded. */
  media_ids?: readonly string[];
  /** Web page to link. */
  link_url?: string;
  /** Poll to attach. */
  poll?: {
    /** Question of the poll. */
    question: string;
    /** Choices. */
    options: readonly string[];
    /** Days it stays open. */
    days: number;
  };
  /** Member ids; write each member's name in the text. */
  mentions?: readonly string[];
}

/** Failures of `create_post` that a caller can act on. */
export type CreatePostErrorCode = CommonErrorCode;

/** Create post: Publish a post now: text, image, document, link or poll. */
export type CreatePostHandler<Context> = (input: CreatePostInput, context: Context) => Promise<Post>;
