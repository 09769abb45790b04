import type { NetworkScope } from "../network-view.ts";
import type { CommentRow } from "../tables/net-tables.ts";
import { addToCounter } from "./post-counters.ts";

export type CommentRecord = Pick<CommentRow, "id" | "post_id" | "parent_id" | "author_id" | "text" | "created_at">;

/** Records the comment of a member and returns whether it is new. Recording the same comment again changes nothing. */
export async function recordComment(scope: NetworkScope, comment: CommentRecord): Promise<boolean> {
  const { db } = scope;
  const added = await db
    .insertInto("net_comments")
    .values(comment)
    .onConflict((conflict) => conflict.columns(["id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  await addToCounter(scope, comment.post_id, "comments", comment.created_at);
  if (comment.parent_id !== null) {
    await db
      .updateTable("net_comments")
      .set((set) => ({ reply_count: set("reply_count", "+", 1) }))
      .where("id", "=", comment.parent_id)
      .execute();
  }
  return true;
}
