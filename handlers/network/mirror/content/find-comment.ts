import type { Selectable } from "kysely";
import { Failure } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import type { CommentRow, PostRow } from "../tables/net-tables.ts";
import { visiblePosts } from "./visible-posts.ts";

/** A comment with the author of its post. */
export type FoundComment = Pick<Selectable<CommentRow>, "id" | "post_id" | "parent_id" | "author_id"> & {
  readonly post_author_id: string;
  readonly post_author_kind: PostRow["author_kind"];
};

/** @throws Failure `not_found` if there is no such comment that the account may see. */
export async function findComment(view: NetworkView, id: string): Promise<FoundComment> {
  const row = await commentQuery(view, id)
    .where(visiblePosts(view, "p"))
    .where(notBlocked(view, "c.author_id"))
    .executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "There is no such comment, or it is not visible to this account.",
    hint: "list_post_comments returns the ids of comments and replies.",
  });
}

/** @throws Failure `not_found`, also for comments that the account cannot delete. */
export async function findDeletableComment(view: NetworkView, id: string): Promise<FoundComment> {
  const comment = await commentQuery(view, id)
    .where((where) => where.or([where("c.author_id", "=", view.memberId), where("p.author_id", "=", view.memberId)]))
    .executeTakeFirst();
  if (comment) return comment;
  throw new Failure("not_found", {
    detail: "The comment does not exist, or is neither by this account nor on one of its posts.",
    hint: "list_post_comments returns the ids of comments; those of the account have own: true.",
  });
}

const commentQuery = ({ db }: NetworkView, id: string) =>
  db
    .selectFrom("net_comments as c")
    .innerJoin("net_posts as p", "p.id", "c.post_id")
    .select(["c.id", "c.post_id", "c.parent_id", "c.author_id"])
    .select(["p.author_id as post_author_id", "p.author_kind as post_author_kind"])
    .where("c.id", "=", id);
