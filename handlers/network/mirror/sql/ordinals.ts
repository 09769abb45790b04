/**
 * Ordinals are the row numbers of full-text indexes. SQLite reads the hits of a search in this order, so that a page
 * does not require all hits. Members and companies are numbered by prominence, posts, messages and jobs by time.
 *
 * PostgreSQL numbers rows by sequences, because it collects and sorts all hits anyway.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool } from "kysely";
import type { Dialect, NetTables } from "../tables/net-tables.ts";

export type RankTable = "net_members" | "net_companies";
export type TimeTable = "net_posts" | "net_messages" | "net_jobs";

/** The ranks of a network begin after `(network - 1) * ranksPerNetwork`. */
const ranksPerNetwork = 2 ** 32;
/** An ordinal from a time is `milliseconds << 21`, plus a number that makes it unique. */
const millisecondBits = 21;
/** Bulk inserts number the rows of a millisecond from `network << 7`, so that they do not collide with other networks. */
const networkBits = 7;
/** The maximum id of a network, which the two constants above imply. */
export const maxNetworkId = 2 ** (millisecondBits - networkBits) - 1;

/**
 * Rows with a later time are numbered with this time, in epoch milliseconds: ordinals would exceed 64 bits in the year 2109.
 * Data from networks may contain any time. A wrong time only changes the order of search results.
 */
export const lastOrdinalTime = Date.UTC(2100, 0, 1);

/** The time `at`, limited to the range of times that have ordinals, as an expression of SQLite. */
const ordinalTime = (at: number): RawBuilder<number> => sql<number>`min(max(${at}, 0), ${sql.lit(lastOrdinalTime)})`;

/** The first ordinal of a time in epoch milliseconds, as an expression of SQLite. */
export const firstOrdinalAt = (at: number): RawBuilder<number> =>
  sql<number>`(${ordinalTime(at)} << ${sql.lit(millisecondBits)})`;

/** The ordinal of a new row with a time; undefined if the store assigns it (PostgreSQL). */
export function timeOrdinal(dialect: Dialect, table: TimeTable, at: number): RawBuilder<number> | undefined {
  if (dialect === "postgres") return undefined;
  const next = sql`((${ordinalTime(at)} + 1) << ${sql.lit(millisecondBits)})`;
  const last = sql`select max(seq) from ${sql.table(table)} where seq >= ${firstOrdinalAt(at)} and seq < ${next}`;
  return sql<number>`coalesce((${last}) + 1, ${firstOrdinalAt(at)})`;
}

/**
 * The condition that a rank belongs to the network. SQLite then reads members and companies in the order of rank without
 * sorting all of them.
 */
export function ownRanks({ dialect, networkId }: { readonly dialect: Dialect; readonly networkId: number }) {
  if (dialect === "postgres") return sql<SqlBool>`1 = 1`;
  const start = (networkId - 1) * ranksPerNetwork;
  return sql<SqlBool>`rank > ${sql.lit(start)} and rank <= ${sql.lit(start + ranksPerNetwork)}`;
}

/** The ordinal of a new member or company, which comes last in its network; undefined if the store assigns it. */
export function nextRank(dialect: Dialect, table: RankTable, networkId: number): RawBuilder<number> | undefined {
  if (dialect === "postgres") return undefined;
  const start = (networkId - 1) * ranksPerNetwork;
  const last = sql`select max(rank) from ${sql.table(table)}
    where rank > ${start} and rank <= ${start + ranksPerNetwork}`;
  return sql<number>`coalesce((${last}), ${start}) + 1`;
}

/** Assigns the ordinals of many new rows of one network. New members and companies come after the existing ones. */
export interface BulkOrdinals {
  /** @param place 1 for the most prominent of the new rows. */
  rank(table: RankTable, place: number): number;
  /** Must be called in chronological order. @throws RangeError if `at` is not a number of milliseconds. */
  time(table: TimeTable, at: number): number | bigint;
}

/** The number of ordinals that PostgreSQL reserves for a bulk insert. */
const reserved = 1_000_000_000;

/** Creates the ordinals of a bulk insert; on PostgreSQL, they are reserved immediately. */
export async function createBulkOrdinals(
  db: Kysely<NetTables>,
  dialect: Dialect,
  networkId: number,
): Promise<BulkOrdinals> {
  if (dialect === "sqlite") return sqliteOrdinals(networkId, await readUsedOrdinals(db, networkId));
  const last: Record<RankTable | TimeTable, number> = {
    net_members: await reserve(db, "net_members", "rank"),
    net_companies: await reserve(db, "net_companies", "rank"),
    net_posts: await reserve(db, "net_posts", "seq"),
    net_messages: await reserve(db, "net_messages", "seq"),
    net_jobs: await reserve(db, "net_jobs", "seq"),
  };
  return {
    rank: (table, place) => last[table] + place,
    time: (table, at) => {
      requireTime(table, at);
      return (last[table] += 1);
    },
  };
}

function requireTime(table: TimeTable, at: number): void {
  if (!Number.isFinite(at)) throw new RangeError(`A row of ${table} has an invalid time: ${at}.`);
}

/** Reserves a block of a sequence and returns the number before it. */
async function reserve(db: Kysely<NetTables>, table: RankTable | TimeTable, column: "rank" | "seq"): Promise<number> {
  const sequence = sql`pg_get_serial_sequence(${table}, ${column})`;
  const { rows } = await sql<{ first: number }>`select nextval(${sequence}) as first`.execute(db);
  const first = rows[0]?.first ?? 1;
  await sql`select setval(${sequence}, ${first + reserved})`.execute(db);
  return first - 1;
}

/** The ordinals that rows of the network already have. */
interface UsedOrdinals {
  readonly lastRank: Readonly<Record<RankTable, number>>;
  /** The time-based ordinals of each table that are in the range reserved for bulk inserts of this network. */
  readonly times: Readonly<Record<TimeTable, ReadonlySet<bigint>>>;
}

async function readUsedOrdinals(db: Kysely<NetTables>, networkId: number): Promise<UsedOrdinals> {
  const start = (networkId - 1) * ranksPerNetwork;
  const lastOf = async (table: RankTable): Promise<number> => {
    const { rows } = await sql<{ last: number }>`select coalesce(max(rank), ${start}) as last from ${sql.table(table)}
      where rank > ${start} and rank <= ${start + ranksPerNetwork}`.execute(db);
    return rows[0]?.last ?? start;
  };
  // As text, because they are too large for numbers.
  const timesOf = async (table: TimeTable): Promise<ReadonlySet<bigint>> => {
    const { rows } = await sql<{ seq: string }>`select cast(seq as text) as seq from ${sql.table(table)}
      where (seq >> ${networkBits}) & ${maxNetworkId} = ${networkId}`.execute(db);
    return new Set(rows.map(({ seq }) => BigInt(seq)));
  };
  return {
    lastRank: { net_members: await lastOf("net_members"), net_companies: await lastOf("net_companies") },
    times: {
      net_posts: await timesOf("net_posts"),
      net_messages: await timesOf("net_messages"),
      net_jobs: await timesOf("net_jobs"),
    },
  };
}

function sqliteOrdinals(networkId: number, { lastRank, times }: UsedOrdinals): BulkOrdinals {
  const lane = BigInt(networkId) << BigInt(networkBits);
  const perMillisecond = 2 ** networkBits;
  /**
   * The last slot of each table: `milliseconds * perMillisecond + number`. If a millisecond has no free number, its
   * rows continue in the next millisecond.
   */
  const slots = new Map<TimeTable, number>();
  const ordinalOf = (slot: number): bigint => {
    const [milliseconds, number] = [Math.floor(slot / perMillisecond), slot % perMillisecond];
    return (BigInt(milliseconds) << BigInt(millisecondBits)) | lane | BigInt(number);
  };
  return {
    rank: (table, place) => lastRank[table] + place,
    time: (table, at) => {
      requireTime(table, at);
      let slot = Math.max(Math.floor(Math.min(at, lastOrdinalTime)) * perMillisecond, (slots.get(table) ?? 0) + 1);
      while (times[table].has(ordinalOf(slot))) slot++;
      slots.set(table, slot);
      return ordinalOf(slot);
    },
  };
}

/** The number of members or companies of a network, at most `max`. SQLite numbers them without gaps. */
export async function countUpTo(
  { db, dialect, networkId }: { readonly db: Kysely<NetTables>; readonly dialect: Dialect; readonly networkId: number },
  table: RankTable,
  max: number,
): Promise<number> {
  const start = (networkId - 1) * ranksPerNetwork;
  const counted =
    dialect === "sqlite"
      ? sql`select coalesce(max(rank), ${start}) - ${start} as count from ${sql.table(table)}
          where rank > ${start} and rank <= ${start + ranksPerNetwork}`
      : sql`select count(*) as count from (select 1 from ${sql.table(table)} limit ${max}) counted`;
  const { rows } = await sql<{ count: number }>`${counted}`.execute(db);
  return Math.min(rows[0]?.count ?? 0, max);
}
