import { sql, type SqlBool } from "kysely";
import type { Engager } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { DaySpan, EngagerQuery } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";
import { notBlocked } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import { readLastInteractions } from "../relations/last-interactions.ts";
import { engagements } from "./engagements.ts";

interface EngagerRow {
  readonly member_id: string;
  readonly reactions: number;
  readonly comments: number;
  readonly score: number;
  readonly last_at: number;
}

/**
 * Lists the members who engaged most with the account's posts in a span. The cursor contains the time range of the first
 * page. Reactions and comments after it are ignored, so that each member occurs on exactly one page.
 */
export async function listTopEngagers(
  view: NetworkView,
  span: DaySpan,
  { connected }: EngagerQuery,
  page: PageRequest,
): Promise<Page<Engager>> {
  const [start = span.startMs, end = Math.min(span.endMs, view.now() + 1), ...after] = page.after ?? [];
  const range = { startMs: Number(start), endMs: Number(end) };
  const isConnection = sql<SqlBool>`exists (select 1 from net_connections t
    where t.member_id = ${view.memberId} and t.other_id = e.member_id)`;
  const { rows } = await sql<EngagerRow>`with engaged as (
      select member_id, cast(sum(1 - is_comment) as integer) as reactions, cast(sum(is_comment) as integer) as comments,
        cast(sum(1 + is_comment) as integer) as score, max(at) as last_at
      from ${engagements(view, range)} engagements group by member_id)
    select * from engaged e
    where ${notBlocked(view, "e.member_id")}
      and ${connected === null ? sql`1 = 1` : connected ? isConnection : sql`not ${isConnection}`}
      and ${afterPosition(["score", "last_at", "member_id"], page.after && after, "desc")}
    order by score desc, last_at desc, member_id desc limit ${page.limit + 1}`.execute(view.db);
  return toPage(
    rows,
    page,
    ({ score, last_at, member_id }) => [range.startMs, range.endMs, score, last_at, member_id],
    (shown) => describe(view, shown),
  );
}

async function describe(view: NetworkView, rows: readonly EngagerRow[]): Promise<Engager[]> {
  const ids = rows.map((row) => row.member_id);
  const members = await readMemberRefs(view, ids);
  const contacts = await readLastInteractions(view, ids);
  return rows.flatMap(({ member_id, score, reactions, comments, last_at }) => {
    const profile = members.get(member_id);
    if (!profile) return [];
    const last_interaction = contacts.get(member_id) ?? null;
    return { profile, score, reactions, comments, last_engaged_at: isoTime(last_at), last_interaction };
  });
}
