import type { Post } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NewRepost } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { notify } from "../notices.ts";
import { findPost } from "./find-post.ts";
import { readPost } from "./posts.ts";
import { recordPost } from "./record-post.ts";

/** Reposts a public post and notifies the author of that post. A repost of a repost shares the original. */
export async function repost(view: NetworkView, reference: string, { text, visibility }: NewRepost): Promise<Post> {
  const { memberId } = view;
  let original = await findPost(view, reference);
  while (original.repost_of !== null) original = await findPost(view, original.repost_of);
  const { id, at } = await view.act("repost_post", async () => {
    if (original.visibility !== "public") throw notPublic();
    if (text === "") await requireFirst(view, original.id);
    return { post_id: original.id, text, visibility };
  });
  const isNew = await recordPost(view, {
    id,
    author_id: memberId,
    format: "repost",
    text,
    visibility,
    created_at: at,
    link_url: null,
    media_ids: "[]",
    poll: null,
    repost_of: original.id,
  });
  if (isNew && original.author_kind === "member") {
    await notify(view, [{ memberId: original.author_id, kind: "repost", subjectId: id, action: "reposted your post" }]);
  }
  return readPost(view, id);
}

const notPublic = (): Failure =>
  new Failure("conflict", {
    detail: "The post is visible to its author's connections only and cannot be reposted.",
    hint: "Respond to it with comment_on_post or react_to_post.",
  });

/** @throws Failure `conflict` if the account has reposted the post without a text. */
async function requireFirst({ db, memberId }: NetworkView, postId: string): Promise<void> {
  const earlier = await db
    .selectFrom("net_posts")
    .select(["id", "created_at"])
    .where("repost_of", "=", postId)
    .where("author_id", "=", memberId)
    .where("text", "=", "")
    .executeTakeFirst();
  if (!earlier) return;
  throw new Failure("conflict", {
    detail: `The account reposted this post on ${isoTime(earlier.created_at).slice(0, 10)} as ${earlier.id}.`,
    hint: "Add a text, or delete the earlier repost with delete_post.",
  });
}
