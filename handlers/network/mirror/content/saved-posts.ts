import type { SavedPost } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime, isoTimeOrNull } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { findPost } from "./find-post.ts";
import { readAuthoredExcerpts, recordShown } from "./post-excerpt.ts";
import { visiblePosts } from "./visible-posts.ts";

/** Saves a post for the account, or removes it from the saved posts; repeating it changes nothing. */
export async function savePost(view: NetworkView, reference: string, saved: boolean): Promise<SavedPost> {
  const { db, memberId } = view;
  const { id } = await findPost(view, reference);
  const receipt = await view.act("save_post", async () =>
    ((await readSavedAt(view, id)) !== null) === saved ? null : { post_id: id, saved },
  );
  if (receipt && saved) {
    const row = { member_id: memberId, post_id: id, created_at: receipt.at };
    await db
      .insertInto("net_saved_posts")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (receipt && !saved)
    await db.deleteFrom("net_saved_posts").where("member_id", "=", memberId).where("post_id", "=", id).execute();
  const found = (await readAuthoredExcerpts(view, [id])).get(id);
  if (!found) throw new Error(`post ${id} does not exist`);
  return { saved, saved_at: isoTimeOrNull(await readSavedAt(view, id)), ...found };
}

async function readSavedAt({ db, memberId }: NetworkView, postId: string): Promise<number | null> {
  const row = await db
    .selectFrom("net_saved_posts")
    .select("created_at")
    .where("member_id", "=", memberId)
    .where("post_id", "=", postId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Lists the account's saved posts that it may see, most recently saved first. */
export async function listSavedPosts(view: NetworkView, page: PageRequest): Promise<Page<SavedPost>> {
  const rows = await view.db
    .selectFrom("net_saved_posts as s")
    .innerJoin("net_posts as p", "p.id", "s.post_id")
    .select(["s.post_id", "s.created_at"])
    .where("s.member_id", "=", view.memberId)
    .where(visiblePosts(view, "p"))
    .where(afterPosition(["s.created_at", "s.post_id"], page.after, "desc"))
    .orderBy("s.created_at", "desc")
    .orderBy("s.post_id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.created_at, row.post_id],
    async (shown) => {
      const posts = await readAuthoredExcerpts(
        view,
        shown.map(({ post_id }) => post_id),
      );
      recordShown(view, posts.values());
      return shown.flatMap(({ post_id, created_at }) => {
        const found = posts.get(post_id);
        return found ? [{ saved: true, saved_at: isoTime(created_at), ...found }] : [];
      });
    },
  );
}
