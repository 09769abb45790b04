import type { Kysely, Selectable } from "kysely";
import type { CurrentPosition, MemberRef, ProfileSummary } from "../../../../generated/schemas.ts";
import { prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { PartialNetwork } from "../partial-network.ts";
import type { NetworkView } from "../network-view.ts";
import { pageUrl } from "../page-url.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import type { MemberRow, NetTables } from "../tables/net-tables.ts";
import { readDistances, type Distance } from "./distances.ts";

export const profileUrl = (handle: string): string => pageUrl("in", handle);

type MemberPage = ReturnType<PartialNetwork["memberPage"]>;

/** Returns the handle and the public address of a member. */
export const memberPage = (
  { partial }: NetworkView,
  member: { readonly id: string; readonly handle: string },
): MemberPage => (partial ? partial.memberPage(member) : { handle: member.handle, url: profileUrl(member.handle) });

/** Returns a text, or null if it is empty because it is unknown. */
export const textOrUnknown = ({ partial }: NetworkView, text: string): string | null =>
  partial && text === "" ? null : text;

/** Reads the list entries of members, by id; members who do not exist are omitted. */
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
    toSummary(view, row, distances.get(row.id) ?? { degree: null, mutual: 0 }, positions.get(row.id) ?? null),
  );
}

/** Converts one member row to a list entry. */
export function toSummary(
  view: NetworkView,
  row: MemberLike,
  { degree, mutual }: Distance,
  current_position: CurrentPosition | null,
): ProfileSummary {
  const { handle, url } = memberPage(view, row);
  return {
    id: row.id,
    handle,
    name: row.name,
    headline: textOrUnknown(view, row.headline),
    location: textOrUnknown(view, row.location),
    industry: textOrUnknown(view, row.industry),
    degree,
    mutual_connection_count: view.partial ? null : mutual,
    current_position,
    open_profile: view.partial ? null : row.open_profile === 1,
    url,
  };
}

/** Reads members in their short form, for responses about other objects, by member id. */
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
      const { handle, url } = memberPage(view, row);
      return [row.id, Object.assign(row, { handle, headline: textOrUnknown(view, row.headline), degree, url })];
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
  const positions = new Map<string, CurrentPosition>();
  for (const { member_id, title, company_id, company_name, started_on } of view.partial
    ? await findEmployers(view, ids)
    : [])
    positions.set(member_id, { title: title || null, company_id, company_name: company_name || null, started_on });
  for (const { member_id, title, company_id, company_name, started_on } of rows)
    positions.set(member_id, { title: title || null, company_id, company_name, started_on: started_on || null });
  return positions;
}

/** Reads the positions of connections. A partial network contains only their title and company. */
async function findEmployers({ db, dialect }: NetworkView, ids: readonly string[]) {
  const rows = await db
    .selectFrom("net_members")
    .select(["id as member_id", "title", "company_id", "company_name"])
    .where(isInIdList(dialect, "id", toIdList(ids)))
    .where((where) => where.or([where("title", "!=", ""), where("company_name", "!=", "")]))
    .execute();
  return rows.map((row) => ({ ...row, started_on: null }));
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
