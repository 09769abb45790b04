import type { Selectable } from "kysely";
import type { Post } from "../../../../generated/schemas.ts";
import { lockName } from "../../../../runtime/index.ts";
import type { PostChanges } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { indexText } from "../sql/full-text.ts";
import { withoutUndefined } from "../sql/without-undefined.ts";
import type { PostRow } from "../tables/net-tables.ts";
import { findOwnPost } from "./find-post.ts";
import { readMentioned, replaceMentions, requireMembers } from "./post-mentions.ts";
import { readPost } from "./posts.ts";

/** Changes a post of the account. An edit without a difference changes nothing, not even `edited_at`. */
export async function editPost(view: NetworkView, reference: string, given: PostChanges): Promise<Post> {
  const post = await findOwnPost(view, reference);
  const receipt = await view.act("update_post", async () => {
    const changes = await differences(view, post, given);
    await requireMembers(view, given.mentions ?? []);
    return Object.keys(changes).length === 0 ? null : { post_id: post.id, ...changes };
  });
  if (receipt) await recordEdit(view, post, given, receipt.at);
  return readPost(view, post.id);
}

type Row = Selectable<PostRow>;

/** Returns the changes that make a difference. */
async function differences(view: NetworkView, post: Row, given: PostChanges) {
  const { text, visibility, pinned } = given;
  const mentions = await mentionsAfter(view, post, given);
  const before = (await readMentioned(view, post.id)).map(({ id }) => id);
  const isSame =
    mentions === undefined || (mentions.length === before.length && before.every((id) => mentions.includes(id)));
  return withoutUndefined({
    text: text === post.text ? undefined : text,
    visibility: visibility === post.visibility ? undefined : visibility,
    pinned: pinned === (post.pinned === 1) ? undefined : pinned,
    mentions: isSame ? undefined : mentions,
  });
}

/**
 * The mentions after an edit: those given or, if only a text is given, the earlier ones without the members whose names it
 * no longer contains. Undefined if neither mentions nor a text are given.
 */
async function mentionsAfter(
  view: NetworkView,
  post: Row,
  { text, mentions }: PostChanges,
): Promise<readonly string[] | undefined> {
  if (text === undefined || mentions !== undefined) return mentions;
  const before = await readMentioned(view, post.id);
  return before.filter(({ name }) => !post.text.includes(name) || text.includes(name)).map(({ id }) => id);
}

async function recordEdit(view: NetworkView, post: Row, given: PostChanges, at: number): Promise<void> {
  const { db, memberId } = view;
  const { text, visibility, pinned } = given;
  const mentions = await mentionsAfter(view, post, given);
  if (pinned === true) {
    await lockName(view, `pin:${view.networkId}:${memberId}`); // a member has at most one pinned post
    const others = db.updateTable("net_posts").set({ pinned: 0 }).where("author_id", "=", memberId);
    await others.where("pinned", "=", 1).where("id", "!=", post.id).execute();
  }
  const columns = {
    ...(text !== undefined && text !== post.text && { text, edited_at: at }),
    ...(visibility !== undefined && { visibility }),
    ...(pinned !== undefined && { pinned: pinned ? (1 as const) : (0 as const) }),
  };
  if (Object.keys(columns).length > 0)
    await db.updateTable("net_posts").set(columns).where("id", "=", post.id).execute();
  if (text !== undefined) await indexText(view, "net_post_text", post.id, text);
  if (mentions !== undefined) await replaceMentions(view, { kind: "post", id: post.id, at }, mentions);
}
