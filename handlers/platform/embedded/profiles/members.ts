import { sql, type Selectable } from "kysely";
import type { CurrentPosition, MemberRef, ProfileSummary } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { namedBy, pageAddress } from "../page-address.ts";
import type { MemberRow } from "../tables/net-tables.ts";

/** How far a member is from the account, and how many connections the two share. */
export interface Distance {
  readonly degree: 1 | 2 | 3 | null;
  readonly mutual: number;
}

export const profileUrl = (handle: string): string => pageAddress("in", handle);

/**
 * The id of the member that a reference names: an id, a public handle or a profile address.
 * @throws Failure `not_found` when there is none, or one of the two blocks the other.
 */
export async function findMemberId(view: NetworkView, reference: string): Promise<string> {
  const handle = namedBy(reference, "in");
  const row = await view.db
    .selectFrom("net_members as m")
    .select("m.id")
    .where((where) => where.or([where("m.id", "=", reference), where("m.handle", "=", handle.toLowerCase())]))
    .where(notBlocked(view, "m.id"))
    .executeTakeFirst();
  if (!row)
    throw new Failure("not_found", {
      detail: "There is no such member, or the profile is not visible to this account.",
    });
  return row.id;
}

/** The condition that neither the account blocks the member in `column` nor the member the account. */
export function notBlocked({ memberId }: NetworkView, column: string) {
  const member = sql.ref(column);
  return sql<boolean>`not exists (select 1 from net_blocks b where (b.member_id = ${memberId} and b.blocked_id = ${member})
    or (b.member_id = ${member} and b.blocked_id = ${memberId}))`;
}

/** The distances of several members at once. Degree 3 is any other member who has a connection at all. */
export async function readDistances(view: NetworkView, ids: readonly string[]): Promise<ReadonlyMap<string, Distance>> {
  if (ids.length === 0) return new Map();
  const { memberId, db } = view;
  const rows = await db
    .selectFrom("net_members as m")
    .where("m.id", "in", [...new Set(ids)])
    .select((select) => [
      "m.id",
      "m.connection_count",
      sql<number>`exists (select 1 from net_connections c where c.member_id = ${memberId} and c.other_id = m.id)`.as(
        "connected",
      ),
      select
        .selectFrom("net_connections as theirs")
        .innerJoin("net_connections as ours", "ours.other_id", "theirs.other_id")
        .whereRef("theirs.member_id", "=", "m.id")
        .where("ours.member_id", "=", memberId)
        .select((count) => count.fn.countAll<number>().as("mutual"))
        .as("mutual"),
    ])
    .execute();
  return new Map(
    rows.map((row) => {
      const mutual = row.mutual ?? 0;
      const degree =
        row.id === memberId ? null : row.connected ? 1 : mutual > 0 ? 2 : row.connection_count > 0 ? 3 : null;
      return [row.id, { degree, mutual: row.id === memberId ? 0 : mutual }];
    }),
  );
}

/** Members as lists show them, by id; those that do not exist are left out. */
export async function readSummaries(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProfileSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await view.db
    .selectFrom("net_members")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map((await toSummaries(view, rows)).map((summary) => [summary.id, summary]));
}

/** Member rows as lists show them, in their order. */
export async function toSummaries(view: NetworkView, rows: readonly MemberLike[]): Promise<ProfileSummary[]> {
  const ids = rows.map(({ id }) => id);
  const [distances, positions] = [await readDistances(view, ids), await readCurrentPositions(view, ids)];
  return rows.map((row) => {
    const { degree, mutual } = distances.get(row.id) ?? { degree: null, mutual: 0 };
    return {
      id: row.id,
      handle: row.handle,
      name: row.name,
      headline: row.headline,
      location: row.location,
      industry: row.industry,
      degree,
      mutual_connection_count: mutual,
      current_position: positions.get(row.id) ?? null,
      open_profile: row.open_profile === 1,
      url: profileUrl(row.handle),
    };
  });
}

/** Members as other answers name them, by id. */
export async function readMemberRefs(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberRef>> {
  if (ids.length === 0) return new Map();
  const rows = await view.db
    .selectFrom("net_members")
    .select(["id", "handle", "name", "headline"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  const distances = await readDistances(view, ids);
  return new Map(
    rows.map((row) => [row.id, { ...row, degree: distances.get(row.id)?.degree ?? null, url: profileUrl(row.handle) }]),
  );
}

/** The position begun last of those that have not ended, by member. */
export async function readCurrentPositions(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CurrentPosition>> {
  if (ids.length === 0) return new Map();
  const rows = await view.db
    .selectFrom("net_positions")
    .select(["member_id", "title", "company_id", "company_name", "started_on"])
    .where("member_id", "in", [...new Set(ids)])
    .where("ended_on", "is", null)
    .orderBy("started_on")
    .orderBy("id")
    .execute();
  return new Map(rows.map(({ member_id, ...position }) => [member_id, position]));
}

type MemberLike = Pick<
  Selectable<MemberRow>,
  "id" | "handle" | "name" | "headline" | "location" | "industry" | "open_profile"
>;
