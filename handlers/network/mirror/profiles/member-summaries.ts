import type { Kysely, Selectable } from "kysely";
import type { CurrentPosition, MemberRef, ProfileSummary } from "../../../../generated/schemas.ts";
import { prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { pageUrl } from "../page-url.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import type { MemberRow, NetTables } from "../tables/net-tables.ts";
import { readDistances, type Distance } from "./distances.ts";

export const profileUrl = (handle: string): string => pageUrl("in", handle);

/** Reads members as lists contain them, by id; those that do not exist are omitted. */
export async function readSummaries(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProfileSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await findListed(view.db, { ids: toIdList(ids) });
  return new Map((await toSummaries(view, rows)).map((summary) => [summary.id, summary]));
}

const findListed = prepare((db: Kysely<NetTables>, value: ValueOf<{ ids: string }>, dialect) =>
  db
    .selectFrom("net_members")
    .select(["id", "handle", "name", "headline", "location", "industry", "open_profile"])
    .where(isInIdList(dialect, "id", value("ids"))),
);

/** Converts member rows to list entries, in the same order. */
export async function toSummaries(view: NetworkView, rows: readonly MemberLike[]): Promise<ProfileSummary[]> {
  const ids = rows.map(({ id }) => id);
  const [distances, positions] = [await readDistances(view, ids), await readCurrentPositions(view, ids)];
  return rows.map((row) =>
    toSummary(row, distances.get(row.id) ?? { degree: null, mutual: 0 }, positions.get(row.id) ?? null),
  );
}

/** Converts one member row to a list entry. */
export function toSummary(
  row: MemberLike,
  { degree, mutual }: Distance,
  current_position: CurrentPosition | null,
): ProfileSummary {
  return {
    id: row.id,
    handle: row.handle,
    name: row.name,
    headline: row.headline,
    location: row.location,
    industry: row.industry,
    degree,
    mutual_connection_count: mutual,
    current_position,
    open_profile: row.open_profile === 1,
    url: profileUrl(row.handle),
  };
}

/** Reads members as other responses refer to them, by id. */
export async function readMemberRefs(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberRef>> {
  if (ids.length === 0) return new Map();
  const rows = await findNamed(view.db, { ids: toIdList(ids) });
  const distances = await readDistances(view, ids);
  return new Map(
    rows.map((row) => {
      const degree = distances.get(row.id)?.degree ?? null;
      return [row.id, Object.assign(row, { degree, url: profileUrl(row.handle) })];
    }),
  );
}

const findNamed = prepare((db: Kysely<NetTables>, value: ValueOf<{ ids: string }>, dialect) =>
  db
    .selectFrom("net_members")
    .select(["id", "handle", "name", "headline"])
    .where(isInIdList(dialect, "id", value("ids"))),
);

/** Reads the current position of each member: the latest one that has not ended. */
export async function readCurrentPositions(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CurrentPosition>> {
  if (ids.length === 0) return new Map();
  const rows = await findCurrentPositions(view.db, { ids: toIdList(ids) });
  return new Map(
    rows.map(({ member_id, title, company_id, company_name, started_on }) => [
      member_id,
      { title, company_id, company_name, started_on },
    ]),
  );
}

const findCurrentPositions = prepare((db: Kysely<NetTables>, value: ValueOf<{ ids: string }>, dialect) =>
  db
    .selectFrom("net_positions")
    .select(["member_id", "title", "company_id", "company_name", "started_on"])
    .where(isInIdList(dialect, "member_id", value("ids")))
    .where("ended_on", "is", null)
    .orderBy("started_on")
    .orderBy("id"),
);

type MemberLike = Pick<
  Selectable<MemberRow>,
  "id" | "handle" | "name" | "headline" | "location" | "industry" | "open_profile"
>;
