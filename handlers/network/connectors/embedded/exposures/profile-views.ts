import { createHash } from "node:crypto";
import { sql } from "kysely";
import { isoTime } from "../../../../time/iso-time.ts";
import type { NetworkScope } from "../../../mirror/network-view.ts";
import { isInIdList, toIdList } from "../../../mirror/sql/id-list.ts";
import { inChunks } from "../../../mirror/sql/in-chunks.ts";
import type { ExposureOf } from "./exposure-record.ts";

/** A view with the id of its row. */
interface View extends Pick<ExposureOf<"profile">, "viewerId" | "memberId" | "at"> {
  readonly id: string;
}

/**
 * Writes profile views. If a viewer views a member several times on one day (UTC), only the first view is written.
 * Networks do not publish how they count repeated views. One view per day fits their statistics, which are by day, and
 * reloading a profile does not count again.
 */
export async function writeProfileViews(
  network: NetworkScope,
  exposures: readonly ExposureOf<"profile">[],
): Promise<void> {
  const views = new Map<string, View>();
  for (const { viewerId, memberId, at } of exposures) {
    const id = viewId(viewerId, memberId, at);
    if (!views.has(id)) views.set(id, { id, viewerId, memberId, at });
  }
  const known = await readKnown(network, [...views.keys()]);
  const added = [...views.values()].filter(({ id }) => !known.has(id));
  for (const chunk of inChunks(added)) await insertViews(network, chunk);
}

/** Returns the same id for all views of one member by another on a day, so that no node adds a second one. */
function viewId(viewerId: string, memberId: string, at: number): string {
  const day = isoTime(at).slice(0, 10).replaceAll("-", "");
  return `prv_${day}${createHash("sha256").update(`${viewerId} ${memberId}`).digest("hex").slice(0, 18)}`;
}

async function readKnown({ db, dialect }: NetworkScope, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("net_profile_views")
    .select("id")
    .where(isInIdList(dialect, "id", toIdList(ids)))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function insertViews(network: NetworkScope, views: readonly View[]): Promise<void> {
  const viewers = await readViewers(network, views);
  const rows = views.flatMap(({ id, viewerId, memberId, at }) => {
    const viewer = viewers.get(id);
    if (!viewer) return [];
    const { viewer_title, viewer_company, viewer_industry, source } = viewer;
    const shown = { viewer_id: viewerId, viewer_title, viewer_company, viewer_industry, source };
    return { id, member_id: memberId, ...shown, viewed_at: at };
  });
  if (rows.length === 0) return;
  const added = await network.db
    .insertInto("net_profile_views")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["id"]).doNothing())
    .returning(["member_id", "viewer_id", "viewed_at"])
    .execute();
  for (const { member_id: memberId, viewer_id: profile_id, viewed_at: at } of added)
    network.announce?.({ memberId, type: "profile.viewed", payload: { profile_id, viewed_at: isoTime(at) }, at });
}

interface Viewer {
  readonly id: string;
  readonly viewer_title: string;
  readonly viewer_company: string;
  readonly viewer_industry: string;
  readonly source: string;
}

/**
 * Reads what the viewed member is shown about each viewer, by the id of the view. This includes how the viewer found
 * the member: by a pending invitation, or by a search or a post on the same day. Otherwise, this is unknown.
 */
async function readViewers({ db }: NetworkScope, views: readonly View[]): Promise<ReadonlyMap<string, Viewer>> {
  const values = views.map(
    ({ id, viewerId, memberId, at }) => sql`(${id}, ${viewerId}, ${memberId}, ${isoTime(at).slice(0, 10)})`,
  );
  const { rows } = await sql<Viewer>`with seen (id, viewer_id, member_id, day) as (values ${sql.join(values)})
    select s.id, v.title as viewer_title, v.company_name as viewer_company, v.industry as viewer_industry, case
      when exists (select 1 from net_invitations i where i.status = 'pending'
        and i.sender_id = s.member_id and i.recipient_id = s.viewer_id) then 'invitation'
      when exists (select 1 from net_search_appearances a where a.member_id = s.member_id and a.day = s.day
        and a.searcher_title = v.title and a.searcher_company = v.company_name) then 'search'
      when exists (select 1 from net_posts p join net_post_viewers w on w.post_id = p.id
        where p.author_id = s.member_id and w.day = s.day and w.viewer_id = s.viewer_id) then 'post'
      else 'other' end as source
    from seen s join net_members v on v.id = s.viewer_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
