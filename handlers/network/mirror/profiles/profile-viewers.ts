import { sql, type Selectable } from "kysely";
import type { ProfileSummary, ProfileViewer } from "../../../../generated/schemas.ts";
import type { Position } from "../../../../runtime/index.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import type { ProfileViewRow } from "../tables/net-tables.ts";
import { notBlocked } from "./find-member.ts";
import { readSummaries } from "./member-summaries.ts";

interface ViewerRow extends Pick<
  Selectable<ProfileViewRow>,
  "viewer_id" | "viewer_title" | "viewer_company" | "viewer_industry" | "source"
> {
  readonly viewer_key: string;
  readonly view_count: number;
  readonly first_viewed_at: number;
  readonly last_viewed_at: number;
}

/** Control characters, which titles do not contain: they separate the parts of a key and replace unknown parts. */
const separator = "\u001f";
const unknown = "\u001e";

/**
 * Lists the viewers of the account's own profile, latest view first. A viewer who returns while the pages are read would move
 * past the cursor. Therefore the cursor contains the time of the newest view of the first page, and later views are ignored.
 */
export async function listViewers(
  view: NetworkView,
  since: number | null,
  page: PageRequest,
): Promise<Page<ProfileViewer>> {
  const [newest = null, ...after] = page.after ?? [];
  const rows = await readViewers(view, since, newest, page.after && after, page.limit + 1);
  const until = newest ?? rows[0]?.last_viewed_at ?? null;
  return toPage(
    rows,
    page,
    (row) => [until, row.last_viewed_at, row.viewer_key],
    (shown) => toViewers(view, shown),
  );
}

function readViewers(
  view: NetworkView,
  since: number | null,
  until: Position[number],
  after: Position | null,
  limit: number,
): Promise<ViewerRow[]> {
  const known = (column: string) => sql`coalesce(${sql.ref(column)}, ${unknown})`;
  const anonymousKey = sql<string>`${separator} || ${known("v.viewer_title")} || ${separator}
    || ${known("v.viewer_company")} || ${separator} || ${known("v.viewer_industry")}`;
  const key = sql<string>`coalesce(v.viewer_id, ${anonymousKey})`;
  const viewers = view.db
    .selectFrom("net_profile_views as v")
    .select(({ fn }) => [
      key.as("viewer_key"),
      fn.countAll<number>().as("view_count"),
      fn.min("v.viewed_at").as("first_viewed_at"),
      fn.max("v.viewed_at").as("last_viewed_at"),
    ])
    .where("v.member_id", "=", view.memberId)
    .where(notBlocked(view, "v.viewer_id"))
    .$if(since !== null, (query) => query.where("v.viewed_at", ">=", since))
    .$if(until !== null, (query) => query.where("v.viewed_at", "<=", Number(until)))
    .groupBy("viewer_key");
  const page = view.db
    .selectFrom(viewers.as("viewer"))
    .selectAll()
    .where(afterPosition(["last_viewed_at", "viewer_key"], after, "desc"))
    .orderBy("last_viewed_at", "desc")
    .orderBy("viewer_key", "desc")
    .limit(limit);
  const latest = sql<string>`(select v.id from net_profile_views v where v.member_id = ${view.memberId}
    and v.viewed_at = viewer.last_viewed_at and ${key} = viewer.viewer_key order by v.id desc limit 1)`;
  return view.db
    .selectFrom(page.as("viewer"))
    .innerJoin("net_profile_views as latest", (join) => join.on("latest.id", "=", latest))
    .selectAll("viewer")
    .select(["latest.viewer_id", "latest.viewer_title", "latest.viewer_company", "latest.viewer_industry"])
    .select("latest.source")
    .orderBy("viewer.last_viewed_at", "desc")
    .orderBy("viewer.viewer_key", "desc")
    .execute();
}

async function toViewers(view: NetworkView, rows: readonly ViewerRow[]): Promise<ProfileViewer[]> {
  const profiles = await readSummaries(
    view,
    rows.flatMap(({ viewer_id }) => viewer_id ?? []),
  );
  return rows.map((row) => toViewer(row, row.viewer_id === null ? null : (profiles.get(row.viewer_id) ?? null)));
}

function toViewer(row: ViewerRow, profile: ProfileSummary | null): ProfileViewer {
  return {
    kind: row.viewer_id === null ? "anonymous" : "member",
    profile,
    title: row.viewer_title,
    company_name: row.viewer_company,
    industry: row.viewer_industry,
    view_count: row.view_count,
    first_viewed_at: isoTime(row.first_viewed_at),
    last_viewed_at: isoTime(row.last_viewed_at),
    source: row.source as ProfileViewer["source"], // the column contains only these values
  };
}
