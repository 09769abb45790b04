import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";
import type { CurrentPosition, MemberRef, ProfileSummary } from "../../../../generated/schemas.ts";
import { argumentFailure, Failure, prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { namedBy, pageAddress } from "../page-url.ts";
import { isOneOf, listOf } from "../sql/id-list.ts";
import type { MemberRow, NetTables } from "../tables/net-tables.ts";

/** How far a member is from the account, and how many connections the two share. */
export interface Distance {
  readonly degree: 1 | 2 | 3 | null;
  readonly mutual: number;
}

export const profileUrl = (handle: string): string => pageAddress("in", handle);

/** The handle that a reference gives, by itself or in a profile address; handles are lower case. */
export const handleIn = (reference: string): string => namedBy(reference, "in").toLowerCase();

export const noSuchMember = (): Failure =>
  new Failure("not_found", { detail: "There is no such member, or the profile is not visible to this account." });

/**
 * The id of the member that a reference names: an id, a public handle or a profile address.
 * @throws Failure `not_found` when there is none, or one of the two blocks the other.
 */
export async function findMemberId({ db, memberId }: NetworkView, reference: string): Promise<string> {
  const [row] = await findId(db, { memberId, reference, handle: handleIn(reference) });
  if (!row) throw noSuchMember();
  return row.id;
}

/**
 * The same for a member who must not be the account itself.
 * @throws Failure `not_found`, and `invalid_arguments` at `argument` when the reference names the account's own member.
 */
export async function findOtherMemberId(
  view: NetworkView,
  reference: string,
  argument: "profile_id" | "recipient_id",
): Promise<string> {
  const id = await findMemberId(view, reference);
  if (id === view.memberId)
    throw argumentFailure(`/${argument}`, "The member is the account itself.", "Name another member.");
  return id;
}

/** What finds a member for the account: see `isNamed`. */
export interface Reference {
  readonly memberId: string;
  readonly reference: string;
  readonly handle: string;
}

const findId = prepare((db: Kysely<NetTables>, value: ValueOf<Reference>) =>
  db.selectFrom("net_members as m").select("m.id").where(isNamed(value)),
);

/** The condition that the reference names the member `m`, and that the account may see it. */
export const isNamed = (value: ValueOf<Reference>): RawBuilder<boolean> =>
  sql<boolean>`(m.id = ${value("reference")} or m.handle = ${value("handle")})
    and ${notBlocked({ memberId: value("memberId") }, "m.id")}`;

/** The condition that neither the account blocks the member in `column` nor the member the account. */
export function notBlocked({ memberId }: Pick<NetworkView, "memberId">, column: string) {
  const member = sql.ref(column);
  return sql<boolean>`not exists (select 1 from net_blocks b where (b.member_id = ${memberId} and b.blocked_id = ${member})
    or (b.member_id = ${member} and b.blocked_id = ${memberId}))`;
}

/** What tells a member's distance from the account. */
export interface DistanceFacts {
  readonly id: string;
  readonly connection_count: number;
  readonly connected: number;
  readonly mutual: number;
}

/** Degree 3 is any other member who has a connection at all. */
export function toDistance(
  { memberId }: NetworkView,
  { id, connection_count, connected, mutual }: DistanceFacts,
): Distance {
  if (id === memberId) return { degree: null, mutual: 0 };
  const degree = connected ? 1 : mutual > 0 ? 2 : connection_count > 0 ? 3 : null;
  return { degree, mutual };
}

/** Whether the account and the member `m` are connected, for a query of members. */
export const isConnectedTo = (memberId: string): RawBuilder<number> =>
  sql<number>`exists (select 1 from net_connections c where c.member_id = ${memberId} and c.other_id = m.id)`;

/** How many connections the account and the member `m` share, for a query of few members: looks up each of theirs. */
export const countShared = (memberId: string): RawBuilder<number> =>
  sql<number>`case when m.id = ${memberId} then 0 else (
    select count(*) from net_connections theirs join net_connections ours on ours.other_id = theirs.other_id
    where theirs.member_id = m.id and ours.member_id = ${memberId}) end`;

/** The same for a query of many members: gathers the account's into a set first. */
const countSharedOfMany = (memberId: string): RawBuilder<number> =>
  sql<number>`(select count(*) from net_connections theirs where theirs.member_id = m.id and theirs.other_rank in (
    select other_rank from net_connections where member_id = ${memberId}))`;

const fewMembers = 3;

/** The distances of several members at once. */
export async function readDistances(view: NetworkView, ids: readonly string[]): Promise<ReadonlyMap<string, Distance>> {
  if (ids.length === 0) return new Map();
  const find = ids.length > fewMembers ? findDistances : findFewDistances;
  const rows = await find(view.db, { memberId: view.memberId, ids: listOf(ids) });
  return new Map(rows.map((row) => [row.id, toDistance(view, row)]));
}

const prepareDistances = (shared: typeof countShared) =>
  prepare((db: Kysely<NetTables>, value: ValueOf<{ memberId: string; ids: string }>, dialect) =>
    db
      .selectFrom("net_members as m")
      .where(isOneOf(dialect, "m.id", value("ids")))
      .select(["m.id", "m.connection_count", isConnectedTo(value("memberId")).as("connected")])
      .select(shared(value("memberId")).as("mutual")),
  );

const findFewDistances = prepareDistances(countShared);
const findDistances = prepareDistances(countSharedOfMany);

/** Members as lists show them, by id; those that do not exist are left out. */
export async function readSummaries(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProfileSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await findListed(view.db, { ids: listOf(ids) });
  return new Map((await toSummaries(view, rows)).map((summary) => [summary.id, summary]));
}

const findListed = prepare((db: Kysely<NetTables>, value: ValueOf<{ ids: string }>, dialect) =>
  db
    .selectFrom("net_members")
    .select(["id", "handle", "name", "headline", "location", "industry", "open_profile"])
    .where(isOneOf(dialect, "id", value("ids"))),
);

/** Member rows as lists show them, in their order. */
export async function toSummaries(view: NetworkView, rows: readonly MemberLike[]): Promise<ProfileSummary[]> {
  const ids = rows.map(({ id }) => id);
  const [distances, positions] = [await readDistances(view, ids), await readCurrentPositions(view, ids)];
  return rows.map((row) =>
    toSummary(row, distances.get(row.id) ?? { degree: null, mutual: 0 }, positions.get(row.id) ?? null),
  );
}

/** One member's row as lists show it. */
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

/** Members as other answers name them, by id. */
export async function readMemberRefs(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MemberRef>> {
  if (ids.length === 0) return new Map();
  const rows = await findNamed(view.db, { ids: listOf(ids) });
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
    .where(isOneOf(dialect, "id", value("ids"))),
);

/** The position begun last of those that have not ended, by member. */
export async function readCurrentPositions(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CurrentPosition>> {
  if (ids.length === 0) return new Map();
  const rows = await findCurrentPositions(view.db, { ids: listOf(ids) });
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
    .where(isOneOf(dialect, "member_id", value("ids")))
    .where("ended_on", "is", null)
    .orderBy("started_on")
    .orderBy("id"),
);

type MemberLike = Pick<
  Selectable<MemberRow>,
  "id" | "handle" | "name" | "headline" | "location" | "industry" | "open_profile"
>;
