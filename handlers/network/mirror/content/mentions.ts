import { sql, type SqlBool } from "kysely";
import type { Mention } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { MentionQuery } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import { excerptAround } from "./excerpt-around.ts";
import { readOwnReactions } from "./post-parts.ts";
import { postUrl } from "./posts.ts";
import { visiblePosts } from "./visible-posts.ts";

/** Lists posts and comments of others that mention the account, newest first, except those that it may not see. */
export async function listMentions(view: NetworkView, query: MentionQuery, page: PageRequest): Promise<Page<Mention>> {
  const rows = await selectMentions(view, query, page);
  const positionOf = (row: (typeof rows)[number]) => [row.created_at, row.source_id];
  return toPage(rows, page, positionOf, async (shown) => {
    const authors = await readMemberRefs(view, [...new Set(shown.map(({ author_id }) => author_id))]);
    const reactions = await readOwnReactions(
      view,
      shown.map(({ source_id }) => source_id),
    );
    const name = await readOwnName(view);
    return shown.map((row) => ({
      kind: row.source_kind,
      post_id: row.post_id,
      comment_id: row.source_kind === "comment" ? row.source_id : null,
      author: authors.get(row.author_id) ?? null,
      excerpt: excerptAround(row.text, name),
      mentioned_at: isoTime(row.created_at),
      own_reaction: reactions.get(row.source_id) ?? null,
      answered: Boolean(row.answered), // 0 or 1 on SQLite
      url: postUrl(row.post_id),
    }));
  });
}

function selectMentions(view: NetworkView, { kind, since }: MentionQuery, page: PageRequest) {
  const { db, memberId } = view;
  return db
    .selectFrom("net_mentions as n")
    .leftJoin("net_comments as c", (join) => join.onRef("c.id", "=", "n.source_id").on("n.source_kind", "=", "comment"))
    .innerJoin("net_posts as p", (join) => join.on(sql<SqlBool>`p.id = coalesce(c.post_id, n.source_id)`))
    .select(["n.source_kind", "n.source_id", "n.author_id", "n.created_at", "p.id as post_id"])
    .select([
      sql<string>`coalesce(c.text, p.text)`.as("text"),
      sql`exists (select 1 from net_comments a where a.author_id = ${memberId} and a.post_id = p.id
        and a.created_at > n.created_at)`.as("answered"),
    ])
    .where("n.member_id", "=", memberId)
    .where("n.author_id", "!=", memberId)
    .$if(kind !== null, (select) => select.where("n.source_kind", "=", kind ?? "post"))
    .$if(since !== null, (select) => select.where("n.created_at", ">=", since ?? 0))
    .where(visiblePosts(view, "p"))
    .where(notBlocked(view, "n.author_id"))
    .where(afterPosition(["n.created_at", "n.source_id"], page.after, "desc"))
    .orderBy("n.created_at", "desc")
    .orderBy("n.source_id", "desc")
    .limit(page.limit + 1)
    .execute();
}

async function readOwnName({ db, memberId }: NetworkView): Promise<string> {
  const row = await db.selectFrom("net_members").select("name").where("id", "=", memberId).executeTakeFirstOrThrow();
  return row.name;
}
