import type { Selectable } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import type { PostRow } from "../tables/net-tables.ts";
import { visiblePosts } from "./visible-posts.ts";
import { namedBy } from "../page-url.ts";

/**
 * The row of the post that a reference names: an id or the post's address.
 * @throws Failure `not_found` when there is none that the account may see.
 */
export async function findPost(view: NetworkView, reference: string): Promise<Selectable<PostRow>> {
  const row = await postQuery(view, reference).where(visiblePosts(view, "p")).executeTakeFirst();
  if (!row) throw new Failure("not_found", { detail: "There is no such post, or it is not visible to this account." });
  return row;
}

/**
 * The same among the account's own posts.
 * @throws Failure `not_found`, the same for a post of somebody else and for none.
 */
export async function findOwnPost(view: NetworkView, reference: string): Promise<Selectable<PostRow>> {
  const row = await postQuery(view, reference).where("p.author_id", "=", view.memberId).executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "The account has no such post.",
    hint: "List the account's own posts with list_posts without profile_id.",
  });
}

const postQuery = ({ db }: NetworkView, reference: string) =>
  db.selectFrom("net_posts as p").selectAll("p").where("p.id", "=", namedBy(reference, "posts"));
