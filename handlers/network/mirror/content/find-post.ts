import type { Selectable } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { nameFromUrl } from "../page-url.ts";
import type { PostRow } from "../tables/net-tables.ts";
import { visiblePosts } from "./visible-posts.ts";

/**
 * Returns the row of a post. The reference is an id or the URL of the post.
 * @throws Failure `not_found` if there is none that the account may see.
 */
export async function findPost(view: NetworkView, reference: string): Promise<Selectable<PostRow>> {
  const row = await postQuery(view, reference).where(visiblePosts(view, "p")).executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "There is no such post, or it is not visible to this account.",
    hint: "get_feed, list_posts and search_posts return the ids of posts.",
  });
}

/**
 * Like `findPost`, among the account's own posts.
 * @throws Failure `not_found`, which is the same for posts of others and for missing posts.
 */
export async function findOwnPost(view: NetworkView, reference: string): Promise<Selectable<PostRow>> {
  const row = await postQuery(view, reference).where("p.author_id", "=", view.memberId).executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "The account has no such post.",
    hint: ownPostsHint,
  });
}

/**
 * Checks that all posts are the account's own.
 * @throws Failure `not_found` with the first ids that are not, at most `maxNamed`.
 */
export async function requireOwnPosts({ db, memberId }: NetworkView, ids: readonly string[]): Promise<void> {
  const own = await db
    .selectFrom("net_posts")
    .select("id")
    .where("id", "in", [...ids])
    .where("author_id", "=", memberId)
    .execute();
  const missing = ids.filter((id) => !own.some((post) => post.id === id));
  if (missing.length > 0)
    throw new Failure("not_found", {
      detail: `The account has no such post: ${missing.slice(0, maxNamed).join(", ")}.`,
      hint: ownPostsHint,
    });
}

const maxNamed = 5;
const ownPostsHint = "To list the account's own posts, call list_posts without profile_id.";

const postQuery = ({ db, partial }: NetworkView, reference: string) =>
  db
    .selectFrom("net_posts as p")
    .selectAll("p")
    .where("p.id", "=", partial ? partial.nameFromUrl(reference, "posts") : nameFromUrl(reference, "posts"));
