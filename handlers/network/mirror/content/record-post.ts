import type { Insertable } from "kysely";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkScope } from "../network-view.ts";
import { indexText, removeText } from "../sql/full-text.ts";
import { timeOrdinal } from "../sql/ordinals.ts";
import type { PostRow } from "../tables/net-tables.ts";
import { addToCounter, subtractFromCounter } from "./post-counters.ts";

export type PostRecord = Pick<
  Insertable<PostRow>,
  "id" | "author_id" | "format" | "text" | "visibility" | "created_at" | "link_url" | "media_ids" | "poll"
> & {
  /** The post that a repost shares. */
  readonly repost_of?: string | null;
};

/** Records the post of a member and returns whether it is new. Recording the same post again changes nothing. */
export async function recordPost(scope: NetworkScope, post: PostRecord): Promise<boolean> {
  const { db, dialect } = scope;
  const added = await db
    .insertInto("net_posts")
    .values({
      repost_of: null,
      ...post,
      seq: timeOrdinal(dialect, "net_posts", post.created_at),
      author_kind: "member",
      edited_at: null,
      topic: null,
    })
    .onConflict((conflict) => conflict.columns(["id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  await indexText(scope, "net_post_text", post.id, post.text);
  const { id: post_id, author_id: memberId, created_at: at } = post;
  scope.announce?.({ memberId, type: "post.published", payload: { post_id, published_at: isoTime(at) }, at });
  if (post.repost_of) await countRepost(scope, { ...post, repost_of: post.repost_of });
  return true;
}

async function countRepost(scope: NetworkScope, repost: PostRecord & { readonly repost_of: string }): Promise<void> {
  const { repost_of: post_id, id: repost_id, author_id: profile_id, created_at: at } = repost;
  const memberId = await addToCounter(scope, post_id, "reposts", at);
  if (memberId === null || memberId === profile_id) return;
  const payload = { post_id, repost_id, profile_id, created_at: isoTime(at) };
  scope.announce?.({ memberId, type: "repost.received", payload, at });
}

/**
 * Deletes a post with its comments, reactions, mentions, notices and metrics, and removes it from the saved posts. Its
 * reposts remain.
 */
export async function removePost(scope: NetworkScope, id: string): Promise<void> {
  const { db } = scope;
  const comments = db.selectFrom("net_comments").select("id").where("post_id", "=", id);
  await db.deleteFrom("net_reactions").where("target_id", "in", comments).execute();
  await db.deleteFrom("net_reactions").where("target_id", "=", id).execute();
  await db.deleteFrom("net_mentions").where("source_id", "in", comments).execute();
  await db.deleteFrom("net_mentions").where("source_id", "=", id).execute();
  await db.deleteFrom("net_notices").where("subject_id", "in", comments).execute();
  await db.deleteFrom("net_notices").where("subject_id", "=", id).execute();
  await db.deleteFrom("net_comments").where("post_id", "=", id).execute();
  await db.deleteFrom("net_post_days").where("post_id", "=", id).execute();
  await db.deleteFrom("net_saved_posts").where("post_id", "=", id).execute();
  await removeText(scope, "net_post_text", id);
  const removed = await db
    .deleteFrom("net_posts")
    .where("id", "=", id)
    .returning(["repost_of", "created_at"])
    .executeTakeFirst();
  if (removed?.repost_of) await subtractFromCounter(scope, removed.repost_of, "reposts", [removed.created_at]);
}
