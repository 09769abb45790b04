import { sql, type Kysely, type RawBuilder } from "kysely";
import { prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { isInIdList, toIdList } from "../sql/id-list.ts";
import type { NetTables } from "../tables/net-tables.ts";

/** The distance of a member from the account, and the number of their mutual connections. */
export interface Distance {
  readonly degree: 1 | 2 | 3 | null;
  readonly mutual: number;
}

/** The data that determines a member's distance. */
export interface DistanceInput {
  readonly id: string;
  readonly connection_count: number;
  readonly connected: number;
  readonly mutual: number;
}

/**
 * Derives the distance. A member who neither is a connection nor shares one with the account has degree 3, or null if the
 * member has no connections. In a partial network, only connections have a degree.
 */
export function toDistance(
  { memberId, partial }: NetworkView,
  { id, connection_count, connected, mutual }: DistanceInput,
): Distance {
  if (id === memberId) return { degree: null, mutual: 0 };
  if (partial) return { degree: connected ? 1 : null, mutual: 0 };
  const degree = connected ? 1 : mutual > 0 ? 2 : connection_count > 0 ? 3 : null;
  return { degree, mutual };
}

/** Whether the account and the member `m` are connected. */
export const isConnectedTo = (memberId: string): RawBuilder<number> =>
  sql<number>`exists (select 1 from net_connections c where c.member_id = ${memberId} and c.other_id = m.id)`;

/** Counts the mutual connections of the account and the member `m`. For queries of few members: looks up each connection. */
export const countMutual = (memberId: string): RawBuilder<number> =>
  sql<number>`case when m.id = ${memberId} then 0 else (
    select count(*) from net_connections theirs join net_connections ours on ours.other_id = theirs.other_id
    where theirs.member_id = m.id and ours.member_id = ${memberId}) end`;

/** Like `countMutual`, for queries of many members: collects the account's connections in a set first. */
const countMutualOfMany = (memberId: string): RawBuilder<number> =>
  sql<number>`(select count(*) from net_connections theirs where theirs.member_id = m.id and theirs.other_rank in (
    select other_rank from net_connections where member_id = ${memberId}))`;

/** Up to this number of members, looking up each of their connections is faster. */
const maxFewMembers = 3;

/** Reads the distances of members, by id. */
export async function readDistances(view: NetworkView, ids: readonly string[]): Promise<ReadonlyMap<string, Distance>> {
  if (ids.length === 0) return new Map();
  const find = ids.length > maxFewMembers ? findDistances : findFewDistances;
  const rows = await find(view.db, { memberId: view.memberId, ids: toIdList(ids) });
  return new Map(rows.map((row) => [row.id, toDistance(view, row)]));
}

const prepareDistances = (shared: typeof countMutual) =>
  prepare((db: Kysely<NetTables>, value: ValueOf<{ memberId: string; ids: string }>, dialect) =>
    db
      .selectFrom("net_members as m")
      .where(isInIdList(dialect, "m.id", value("ids")))
      .select(["m.id", "m.connection_count", isConnectedTo(value("memberId")).as("connected")])
      .select(shared(value("memberId")).as("mutual")),
  );

const findFewDistances = prepareDistances(countMutual);
const findDistances = prepareDistances(countMutualOfMany);
