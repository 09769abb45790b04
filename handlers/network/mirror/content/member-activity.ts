import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { ActivityItem, ReactionType } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { ActivityKind } from "../../port/content.ts";
import { readAuthoredExcerpts, recordShown } from "./post-excerpt.ts";
import { excerptOf } from "./post-parts.ts";
import { visiblePosts } from "./visible-posts.ts";
import type { NetworkView } from "../network-view.ts";
import { findMemberId, notBlocked } from "../profiles/find-member.ts";

/** An action of a member at a time, with the post and comment that it is about. */
interface ActivityRow {
  readonly kind: ActivityKind;
  /** The post or comment that was written, or that the reaction is to. */
  readonly id: string;
  readonly created_at: number;
  readonly post_id: string;
  readonly comment_id: string | null;
  readonly comment_text: string | null;
  readonly reaction: ReactionType | null;
}

/** Lists a member's posts, comments and reactions on posts that the account may see, latest first. */
export async function listActivity(
  view: NetworkView,
  reference: string,
  kinds: readonly ActivityKind[],
  page: PageRequest,
): Promise<Page<ActivityItem>> {
  const id = await findMemberId(view, reference);
  const rows: ActivityRow[] = [];
  for (const kind of kinds) rows.push(...(await readKind[kind](view, id, page)));
  rows.sort(compareLatestFirst);
  return toPage(rows, page, positionOf, (shown) => toItems(view, shown));
}

const positionOf = ({ created_at, kind, id }: ActivityRow): Position => [created_at, kind, id];

const compareLatestFirst = (one: ActivityRow, other: ActivityRow): number =>
  other.created_at - one.created_at || compare(other.kind, one.kind) || compare(other.id, one.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The condition for rows of one kind after a position in the order of time, kind and id. */
function isAfter(
  kind: ActivityKind,
  [time, id]: readonly [string, string],
  after: Position | null,
): RawBuilder<SqlBool> {
  if (after === null) return sql<SqlBool>`1 = 1`;
  const [at = 0, lastKind = "", lastId = ""] = after;
  if (kind === lastKind) return afterPosition([time, id], [at, lastId], "desc");
  return kind < String(lastKind) ? sql<SqlBool>`${sql.ref(time)} <= ${at}` : sql<SqlBool>`${sql.ref(time)} < ${at}`;
}

type ReadKind = (view: NetworkView, memberId: string, page: PageRequest) => Promise<ActivityRow[]>;

/** Reads the next rows of each kind in the order of the list. */
const readKind: Readonly<Record<ActivityKind, ReadKind>> = {
  post: async (view, memberId, { after, limit }) => {
    const rows = await view.db
      .selectFrom("net_posts as p")
      .select(["p.id", "p.created_at"])
      .where("p.author_id", "=", memberId)
      .where(visiblePosts(view, "p"))
      .where(isAfter("post", ["p.created_at", "p.id"], after))
      .orderBy("p.created_at", "desc")
      .orderBy("p.id", "desc")
      .limit(limit + 1)
      .execute();
    return rows.map((row) => ({ ...row, kind: "post", post_id: row.id, ...noComment, reaction: null }));
  },
  comment: async (view, memberId, { after, limit }) => {
    const rows = await view.db
      .selectFrom("net_comments as c")
      .innerJoin("net_posts as p", "p.id", "c.post_id")
      .select(["c.id", "c.created_at", "c.post_id", "c.text"])
      .where("c.author_id", "=", memberId)
      .where(visiblePosts(view, "p"))
      .where(isAfter("comment", ["c.created_at", "c.id"], after))
      .orderBy("c.created_at", "desc")
      .orderBy("c.id", "desc")
      .limit(limit + 1)
      .execute();
    return rows.map(({ text, ...row }) => ({
      ...row,
      kind: "comment",
      comment_id: row.id,
      comment_text: text,
      reaction: null,
    }));
  },
  reaction: async (view, memberId, { after, limit }) => {
    const rows = await view.db
      .selectFrom("net_reactions as r")
      .leftJoin("net_comments as c", (join) =>
        join.onRef("c.id", "=", "r.target_id").on("r.target_kind", "=", "comment"),
      )
      .innerJoin("net_posts as p", (join) => join.on(sql<SqlBool>`p.id = coalesce(c.post_id, r.target_id)`))
      .select(["r.target_id as id", "r.created_at", "p.id as post_id", "c.id as comment_id", "c.text", "r.type"])
      .where("r.member_id", "=", memberId)
      .where(visiblePosts(view, "p"))
      .where((where) => where.or([where("c.id", "is", null), notBlocked(view, "c.author_id")]))
      .where(isAfter("reaction", ["r.created_at", "r.target_id"], after))
      .orderBy("r.created_at", "desc")
      .orderBy("r.target_id", "desc")
      .limit(limit + 1)
      .execute();
    return rows.map(({ text, type, ...row }) => ({ ...row, kind: "reaction", comment_text: text, reaction: type }));
  },
};

const noComment = { comment_id: null, comment_text: null } as const;

async function toItems(view: NetworkView, rows: readonly ActivityRow[]): Promise<ActivityItem[]> {
  const posts = await readAuthoredExcerpts(
    view,
    rows.map(({ post_id }) => post_id),
  );
  recordShown(view, posts.values());
  return rows.flatMap(({ kind, created_at, post_id, comment_id, comment_text, reaction }) => {
    const found = posts.get(post_id);
    if (!found) return [];
    const comment_excerpt = comment_text === null ? null : excerptOf(comment_text);
    return { kind, at: isoTime(created_at), ...found, comment_id, comment_excerpt, reaction };
  });
}
