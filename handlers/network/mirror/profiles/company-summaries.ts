import { sql, type Selectable } from "kysely";
import type { CompanySummary } from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import { percent } from "../../../statistics/rounding.ts";
import type { NetworkView } from "../network-view.ts";
import { nameFromUrl, pageUrl } from "../page-url.ts";
import type { CompanyRow } from "../tables/net-tables.ts";

export const companyUrl = (handle: string): string => pageUrl("company", handle);

/**
 * Returns the id of a company. The reference is an id, a handle or the URL of its page.
 * @throws Failure `not_found` if there is none.
 */
export async function findCompanyId({ db }: NetworkView, reference: string): Promise<string> {
  const handle = nameFromUrl(reference, "company");
  const row = await db
    .selectFrom("net_companies")
    .select("id")
    .where((where) => where.or([where("id", "=", reference), where("handle", "=", handle.toLowerCase())]))
    .executeTakeFirst();
  if (!row)
    throw new Failure("not_found", { detail: "There is no such company.", hint: "Get ids from search_companies." });
  return row.id;
}

/** Reads the list entries of companies, by id; companies that do not exist are omitted. */
export async function readCompanySummaries(
  view: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CompanySummary>> {
  if (ids.length === 0) return new Map();
  const rows = await view.db
    .selectFrom("net_companies")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map((await toCompanySummaries(view, rows)).map((summary) => [summary.id, summary]));
}

/** Converts company rows to list entries, in the same order. */
export async function toCompanySummaries(
  view: NetworkView,
  rows: readonly Selectable<CompanyRow>[],
): Promise<CompanySummary[]> {
  const ids = rows.map(({ id }) => id);
  const connections = await countConnections(view, ids);
  const jobs = await countOpenJobs(view, ids);
  const growth = await readHeadcountGrowth(view, ids);
  return rows.map((row) => ({
    id: row.id,
    handle: row.handle,
    name: row.name,
    industry: row.industry,
    location: row.location,
    size: row.size_band as CompanySummary["size"], // the column contains only these values
    headcount: row.headcount,
    headcount_growth_percent: growth.get(row.id) ?? null,
    follower_count: row.follower_count,
    connection_count: connections.get(row.id) ?? 0,
    open_job_count: jobs.get(row.id) ?? 0,
    url: companyUrl(row.handle),
  }));
}

/** Counts the account's connections with a current position at each company. */
async function countConnections(view: NetworkView, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { db, memberId } = view;
  // The order of the join is fixed, because SQLite has no statistics about this account or these companies.
  const isSmall = await hasFewerPositions(view, ids);
  const joined = isSmall
    ? sql`net_positions p cross join net_connections c`
    : sql`net_connections c cross join net_positions p`;
  // If the connections are read first, `coalesce` prevents SQLite from using the index on companies for their positions.
  const company = isSmall ? sql`p.company_id` : sql`coalesce(p.company_id, '')`;
  const { rows } = await sql<{ company_id: string; connections: number }>`
    select p.company_id, count(distinct c.other_id) as connections from ${joined}
    where c.member_id = ${memberId} and c.other_id = p.member_id and p.ended_on is null
      and ${company} in (${sql.join([...ids])}) group by p.company_id`.execute(db);
  return new Map(rows.map((row) => [row.company_id, row.connections]));
}

/** Whether companies have fewer positions than the account has connections. */
async function hasFewerPositions({ db, memberId }: NetworkView, ids: readonly string[]): Promise<boolean> {
  const { connections } = await db
    .selectFrom("net_members")
    .select("connection_count as connections")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  const positions = db
    .selectFrom("net_positions")
    .select("company_id")
    .where("company_id", "in", [...ids]);
  const { count } = await db
    .selectFrom(positions.limit(connections).as("p"))
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count < connections;
}

async function countOpenJobs({ db, now }: NetworkView, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("net_jobs")
    .select((select) => ["company_id", select.fn.countAll<number>().as("jobs")])
    .where("company_id", "in", [...ids])
    .where((where) => where.or([where("closed_at", "is", null), where("closed_at", ">", now())]))
    .groupBy("company_id")
    .execute();
  return new Map(rows.map((row) => [row.company_id, row.jobs]));
}

/** Computes how much the headcount has grown in the twelve months up to the latest one, in percent with one decimal. */
export async function readHeadcountGrowth(
  { db }: NetworkView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("net_company_headcounts")
    .select(["company_id", "day", "headcount"])
    .where("company_id", "in", [...ids])
    .orderBy("day", "desc")
    .execute();
  const growth = new Map<string, number>();
  for (const id of new Set(ids)) {
    const [latest, ...earlier] = rows.filter((row) => row.company_id === id);
    const before = latest && earlier.find(({ day }) => day === yearBefore(latest.day));
    if (before && before.headcount > 0) {
      growth.set(id, percent(latest.headcount - before.headcount, before.headcount) ?? 0);
    }
  }
  return growth;
}

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
