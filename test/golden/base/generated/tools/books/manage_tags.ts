// Generated from spec/tools/books/manage_tags.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { CommonErrorCode } from "../../errors.ts";
import type { TagList, TagName } from "../../schemas.ts";

/** Arguments of `manage_tags`, validated, without `account_id` and `preview`. */
export interface ManageTagsInput {
  /** What to do. */
  action: "list" | "add" | "remove";
  /** Book whose tags are meant. */
  book_id: string;
  /** Tags to add or remove. */
  tags?: readonly TagName[];
}

/** Failures of `manage_tags` that a caller can act on. */
export type ManageTagsErrorCode = CommonErrorCode;

/** Manage tags: Read, add or remove the tags of a book. */
export type ManageTagsHandler<Context> = (input: ManageTagsInput, context: Context) => Promise<TagList>;
