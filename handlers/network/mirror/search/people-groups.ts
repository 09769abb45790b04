/**
 * The candidates of a search in the order of their groups: connections of the account, then other members, each by prominence.
 *
 * The row number of a member in the full-text index is its rank of prominence. The store therefore reads the hits by prominence
 * and stops when there are enough. `unindexed` prevents SQLite from searching the index once per connection instead.
 */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { maxTotal, type Total } from "../../../paging/page.ts";
import type { NetworkView } from "../network-view.ts";
import { numberList, ordinalsOf } from "../sql/id-list.ts";
import { unindexed } from "../sql/unindexed.ts";
import { connectionRanks, hiddenRanks, type Candidates } from "./people-filters.ts";
import { countRows } from "./totals.ts";

export interface Place {
  /** 1: a connection of the account; 2: another member. */
  readonly group: number;
  readonly rank: number;
}

/** Connections come first only among this number of top hits. Connections among later hits are ordered like other members. */
const maxHitsInGroups = 10_000;
/** The number of members to test one by one for mutual connections, before all second-degree members are collected. */
const maxTestedOneByOne = 300;
/** If only some degrees are wanted, at most this many hits are tested and counted. */
const maxTested = 2_000;

/** Reads `count` candidates after a place. `degrees` limits them to distances from the account. */
export async function readGroups(
  view: NetworkView,
  candidates: Candidates,
  degrees: readonly (number | null)[] | null,
  { after, count }: { readonly after: Place | null; readonly count: number },
): Promise<Place[]> {
  const [group, rank] = after ? [after.group, after.rank] : [1, 0];
  const toConnection = (near: number): Place => ({ group: 1, rank: near });
  const toOther = (far: number): Place => ({ group: 2, rank: far });
  const from = (part: number): Part => ({ candidates, after: group === part ? rank : 0, count });
  if (degrees === null && candidates.isFullText) {
    const near = await searchFirstConnections(view, candidates);
    const rest = near.filter((one) => group === 1 && one > rank).slice(0, count);
    if (rest.length === count) return rest.map(toConnection);
    const part = { ...from(2), count: count - rest.length };
    const far = await searchOthers(view, part, null, numberList(view.dialect, near));
    return [...rest.map(toConnection), ...far.map(toOther)];
  }
  const near = group === 1 && (degrees?.includes(1) ?? true) ? await searchConnections(view, from(1)) : [];
  if (near.length === count) return near.map(toConnection);
  const part = { ...from(2), count: count - near.length };
  const far = await searchOthers(view, part, degrees, connectionRanks(view));
  return [...near.map(toConnection), ...far.map(toOther)];
}

interface Part {
  readonly candidates: Candidates;
  readonly after: number;
  readonly count: number;
}

/** Hits that the account may see, from a table `hit`. */
const visibleHits = (view: NetworkView, { table }: Candidates): RawBuilder<unknown> =>
  sql`select hit.ordinal from ${table} hit where ${unindexed(view, "hit.ordinal")} not in (${hiddenRanks(view)})`;

function searchFirstConnections(view: NetworkView, candidates: Candidates): Promise<number[]> {
  const first = sql`${visibleHits(view, candidates)} order by hit.ordinal limit ${maxHitsInGroups}`;
  return readRanks(
    view,
    sql`select first.ordinal from (${first}) first
      where ${unindexed(view, "first.ordinal")} in (${connectionRanks(view)}) order by first.ordinal`,
  );
}

function searchConnections(view: NetworkView, { candidates, after, count }: Part): Promise<number[]> {
  const ordinal = candidates.isFullText ? unindexed(view, "hit.ordinal") : sql.ref("hit.ordinal");
  return readRanks(
    view,
    sql`${visibleHits(view, candidates)} and ${ordinal} in (${connectionRanks(view)})
      and hit.ordinal > ${after} order by hit.ordinal limit ${count}`,
  );
}

async function searchOthers(
  view: NetworkView,
  { candidates, after, count }: Part,
  degrees: readonly (number | null)[] | null,
  except: RawBuilder<unknown>,
): Promise<number[]> {
  const ordinal = unindexed(view, "hit.ordinal");
  const others = sql`${visibleHits(view, candidates)} and ${ordinal} not in (${except})
    and hit.ordinal > ${after} order by hit.ordinal`;
  const read = (table: RawBuilder<unknown>, condition: RawBuilder<SqlBool>): Promise<number[]> =>
    readRanks(
      view,
      sql`select hit.ordinal from (${table}) hit join net_members m on m.rank = hit.ordinal
        where ${condition} order by hit.ordinal limit ${count}`,
    );
  if (degrees === null) return readRanks(view, sql`${others} limit ${count}`);
  const condition = ofDegrees(view, degrees);
  if (condition === null) return [];
  if (degrees.includes(3) || degrees.includes(null)) return read(others, condition);
  // The majority of prominent members have degree 2, so a test of the first hits usually finds enough. If members of degree 2 are rare
  // among the hits, testing one by one would read every hit.
  const tested = await readRanks(view, sql`${others} limit ${maxTestedOneByOne}`);
  const found = await read(ordinalsOf(view, tested), condition);
  if (found.length === count || tested.length < maxTestedOneByOne) return found;
  return read(others, sql`${ordinal} in (${secondDegreeRanks(view)})`);
}

/** The condition that the member `m`, who is not a connection, has one of the degrees; null if that is impossible. */
function ofDegrees(view: NetworkView, degrees: readonly (number | null)[]): RawBuilder<SqlBool> | null {
  const [second, third, none] = [degrees.includes(2), degrees.includes(3), degrees.includes(null)];
  const conditions: RawBuilder<SqlBool>[] = [];
  if (second && third) conditions.push(sql`m.connection_count > 0`);
  else if (third) conditions.push(sql`(m.connection_count > 0 and not ${sharesConnection(view)})`);
  else if (second) conditions.push(sharesConnection(view));
  if (none) conditions.push(sql`m.connection_count = 0`);
  return conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** Whether the member `m` and the account have mutual connections. */
const sharesConnection = (view: NetworkView): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from net_connections theirs where theirs.member_id = m.id and theirs.other_rank in (${connectionRanks(view)}))`;

const secondDegreeRanks = ({ memberId }: NetworkView): RawBuilder<unknown> =>
  sql`select theirs.other_rank from net_connections own join net_connections theirs on theirs.member_id = own.other_id
    where own.member_id = ${memberId}`;

/** 1 if the hit of the member `m` has one of the degrees, otherwise 0. */
function isWanted(view: NetworkView, degrees: readonly (number | null)[]): RawBuilder<number> {
  const isConnection = sql<SqlBool>`${unindexed(view, "hit.ordinal")} in (${connectionRanks(view)})`;
  const far = ofDegrees(view, degrees);
  const others = far === null ? sql.lit(0) : sql`case when ${far} then 1 else 0 end`;
  return sql<number>`(case when ${isConnection} then ${sql.lit(degrees.includes(1) ? 1 : 0)} else ${others} end)`;
}

/**
 * Counts the candidates. If only some degrees are wanted, only the first `maxTested` candidates are tested. The exception is
 * degree 1 alone, without a full-text search: then the connections of the account are counted.
 */
export async function countCandidates(
  view: NetworkView,
  candidates: Candidates,
  degrees: readonly (number | null)[] | null,
): Promise<Total> {
  const visible = visibleHits(view, candidates);
  if (degrees === null) return countRows(view, visible);
  if (degrees.join() === "1" && !candidates.isFullText)
    return countRows(view, sql`${visible} and hit.ordinal in (${connectionRanks(view)})`);
  const members = ofDegrees(view, degrees) === null ? sql`` : sql`join net_members m on m.rank = hit.ordinal`;
  const { rows } = await sql<{ tested: number; wanted: number }>`
    select count(*) as tested, coalesce(sum(${isWanted(view, degrees)}), 0) as wanted
    from (${visible} order by hit.ordinal limit ${maxTested}) hit ${members}`.execute(view.db);
  const [tested, wanted] = [rows[0]?.tested ?? 0, rows[0]?.wanted ?? 0];
  return { count: Math.min(wanted, maxTotal), isExact: tested < maxTested && wanted <= maxTotal };
}

/**
 * Reads the ids of the candidates, the last rank first. A new member gets the last rank; members of one bulk insert are in reverse
 * order of prominence. If only some degrees are wanted, only the last `maxTested` candidates are tested.
 */
export async function readNewest(
  view: NetworkView,
  candidates: Candidates,
  degrees: readonly (number | null)[] | null,
  max: number,
): Promise<string[]> {
  const newest = sql`${visibleHits(view, candidates)} order by hit.ordinal desc limit ${degrees === null ? max : maxTested}`;
  const condition = degrees === null ? sql`` : sql`where ${isWanted(view, degrees)} = 1`;
  const { rows } = await sql<{ id: string }>`
    select m.id from (${newest}) hit join net_members m on m.rank = hit.ordinal ${condition}
    order by hit.ordinal desc limit ${max}`.execute(view.db);
  return rows.map(({ id }) => id);
}

async function readRanks({ db }: NetworkView, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ordinal: number }>`${query}`.execute(db);
  return rows.map(({ ordinal }) => ordinal);
}
