import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";
import type { CommentRow } from "../tables/net-tables.ts";
import { addToCounter } from "./post-counters.ts";

export type CommentRecord = Pick<CommentRow, "id" | "post_id" | "parent_id" | "author_id" | "text" | "created_at">;

/** Records the comment of a member and returns whether it is new. Recording the same comment again changes nothing. */
export async function recordComment(scope: NetworkScope, comment: CommentRecord): Promise<boolean> {
  const { db, announce } = scope;
  const { id: comment_id, post_id, author_id: profile_id, created_at: at } = comment;
  const added = await db
    .insertInto("net_comments")
    .values(comment)
    .onConflict((conflict) => conflict.columns(["id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  const memberId = await addToCounter(scope, post_id, "comments", at);
  if (comment.parent_id !== null) {
    await db
      .updateTable("net_comments")
      .set((set) => ({ reply_count: set("reply_count", "+", 1) }))
      .where("id", "=", comment.parent_id)
      .execute();
  }
  if (memberId !== null && memberId !== profile_id) {
    const payload = { comment_id, post_id, profile_id, created_at: isoTime(at) };
    announce?.({ memberId, type: "comment.received", payload, at });
  }
  return true;
}
