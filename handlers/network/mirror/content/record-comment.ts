import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";
import type { CommentRow } from "../tables/net-tables.ts";
import { addToCounter, subtractFromCounter } from "./post-counters.ts";

export type CommentRecord = Pick<CommentRow, "id" | "post_id" | "parent_id" | "author_id" | "text" | "created_at">;

/**
 * Records the comment of a member and returns whether it is new. Recording the same comment again changes nothing.
 * @param repliedTo the comment or reply that the recorded one responds to. Default: its parent.
 */
export async function recordComment(
  scope: NetworkScope,
  comment: CommentRecord,
  repliedTo: string | null = comment.parent_id,
): Promise<boolean> {
  const { db, announce } = scope;
  const { id: comment_id, post_id, parent_id, author_id: profile_id, created_at: at } = comment;
  const added = await db
    .insertInto("net_comments")
    .values(comment)
    .onConflict((conflict) => conflict.columns(["id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  const authors = new Set([await addToCounter(scope, post_id, "comments", at)]);
  if (parent_id !== null) {
    await changeReplyCount(scope, parent_id, 1);
    authors.add(await readAuthor(scope, repliedTo ?? parent_id));
  }
  const payload = { comment_id, post_id, parent_id, profile_id, created_at: isoTime(at) };
  for (const memberId of authors)
    if (memberId !== null && memberId !== profile_id) announce?.({ memberId, type: "comment.received", payload, at });
  return true;
}

/** Deletes a comment with its replies, and all of their reactions, mentions and notices. */
export async function removeComment(scope: NetworkScope, id: string): Promise<void> {
  const { db } = scope;
  const replies = db.selectFrom("net_comments").select("id").where("parent_id", "=", id);
  await db.deleteFrom("net_reactions").where("target_id", "in", replies).execute();
  await db.deleteFrom("net_reactions").where("target_id", "=", id).execute();
  await db.deleteFrom("net_mentions").where("source_id", "in", replies).execute();
  await db.deleteFrom("net_mentions").where("source_id", "=", id).execute();
  await db.deleteFrom("net_notices").where("subject_id", "in", replies).execute();
  await db.deleteFrom("net_notices").where("subject_id", "=", id).execute();
  const removed = await db.deleteFrom("net_comments").where("parent_id", "=", id).returning("created_at").execute();
  const comment = await db
    .deleteFrom("net_comments")
    .where("id", "=", id)
    .returning(["post_id", "parent_id", "created_at"])
    .executeTakeFirst();
  if (!comment) return;
  const times = [...removed, comment].map(({ created_at }) => created_at);
  await subtractFromCounter(scope, comment.post_id, "comments", times);
  if (comment.parent_id !== null) await changeReplyCount(scope, comment.parent_id, -1);
}

async function changeReplyCount({ db }: NetworkScope, id: string, change: 1 | -1): Promise<void> {
  await db
    .updateTable("net_comments")
    .set((set) => ({ reply_count: set("reply_count", "+", change) }))
    .where("id", "=", id)
    .execute();
}

async function readAuthor({ db }: NetworkScope, id: string): Promise<string | null> {
  const comment = await db.selectFrom("net_comments").select("author_id").where("id", "=", id).executeTakeFirst();
  return comment?.author_id ?? null;
}
