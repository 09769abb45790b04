import { sql, type Selectable } from "kysely";
import type { ActivityItem, PostExcerpt } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import type { PostRow } from "../tables/net-tables.ts";
import { excerptOf, readOriginals } from "./post-parts.ts";
import { postUrl } from "./posts.ts";

type Row = Pick<
  Selectable<PostRow>,
  "id" | "text" | "created_at" | "reaction_count" | "comment_count" | "repost_count"
>;

function toPostExcerpt(row: Row): PostExcerpt {
  return {
    id: row.id,
    excerpt: excerptOf(row.text),
    created_at: isoTime(row.created_at),
    reaction_count: row.reaction_count,
    comment_count: row.comment_count,
    repost_count: row.repost_count,
    url: postUrl(row.id),
  };
}

/** The short form of a post in responses about other objects. */
export type AuthoredExcerpt = Pick<ActivityItem, "post" | "post_author">;

/**
 * Reads excerpts of posts with their authors, by id. A repost without a text has the excerpt of the original. The caller
 * must check that the account may see the posts (`visiblePosts`).
 */
export async function readAuthoredExcerpts(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AuthoredExcerpt>> {
  if (ids.length === 0) return new Map();
  const rows = await view.db
    .selectFrom("net_posts as p")
    .leftJoin("net_members as m", "m.id", "p.author_id")
    .leftJoin("net_companies as o", "o.id", "p.author_id")
    .select(["p.id", "p.text", "p.created_at", "p.reaction_count", "p.comment_count", "p.repost_count", "p.author_id"])
    .select(["p.repost_of", sql<string>`coalesce(m.name, o.name, '')`.as("author_name")])
    .where("p.id", "in", [...new Set(ids)])
    .execute();
  const originals = await readOriginals(
    view,
    rows.flatMap(({ text, repost_of }) => (text === "" && repost_of !== null ? [repost_of] : [])),
  );
  return new Map(
    rows.map((row) => {
      const text = row.text === "" && row.repost_of !== null ? (originals.get(row.repost_of)?.text ?? "") : row.text;
      const post_author = { id: row.author_id, name: row.author_name };
      return [row.id, { post: toPostExcerpt({ ...row, text }), post_author }];
    }),
  );
}

/** Records that the account has been shown those of the posts that others have written. */
export function recordShown(view: NetworkView, excerpts: Iterable<AuthoredExcerpt>): void {
  const others = [...excerpts].filter(({ post_author }) => post_author.id !== view.memberId);
  if (others.length > 0) view.recordExposure({ kind: "posts", postIds: others.map(({ post }) => post.id) });
}
