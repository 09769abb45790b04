import type { Insertable } from "kysely";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";
import { indexText } from "../sql/full-text.ts";
import { timeOrdinal } from "../sql/ordinals.ts";
import type { PostRow } from "../tables/net-tables.ts";

export type PostRecord = Pick<
  Insertable<PostRow>,
  "id" | "author_id" | "format" | "text" | "visibility" | "created_at" | "link_url" | "media_ids" | "poll"
>;

/** Records the post of a member and returns whether it is new. Recording the same post again changes nothing. */
export async function recordPost(scope: NetworkScope, post: PostRecord): Promise<boolean> {
  const { db, dialect } = scope;
  const added = await db
    .insertInto("net_posts")
    .values({
      ...post,
      seq: timeOrdinal(dialect, "net_posts", post.created_at),
      author_kind: "member",
      edited_at: null,
      repost_of: null,
      topic: null,
    })
    .onConflict((conflict) => conflict.columns(["id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  await indexText(scope, "net_post_text", post.id, post.text);
  const { id: post_id, author_id: memberId, created_at: at } = post;
  scope.announce?.({ memberId, type: "post.published", payload: { post_id, published_at: isoTime(at) }, at });
  return true;
}

/** Deletes a post with its comments, reactions and metrics. Its words remain in the full-text index, without a row. */
export async function removePost({ db }: NetworkScope, id: string): Promise<void> {
  const comments = await db.selectFrom("net_comments").select("id").where("post_id", "=", id).execute();
  const targets = [id, ...comments.map((comment) => comment.id)];
  await db.deleteFrom("net_reactions").where("target_id", "in", targets).execute();
  await db.deleteFrom("net_mentions").where("source_id", "in", targets).execute();
  await db.deleteFrom("net_comments").where("post_id", "=", id).execute();
  await db.deleteFrom("net_post_days").where("post_id", "=", id).execute();
  await db.deleteFrom("net_saved_posts").where("post_id", "=", id).execute();
  await db.deleteFrom("net_posts").where("id", "=", id).execute();
}
