import { sql } from "kysely";
import type { ConnectionCounts, ConnectionShares, DaySpan } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";

/** Counts the account's connections at the end of a span, and those made in it. */
export async function countConnections(
  { db, memberId }: NetworkView,
  { startMs, endMs }: DaySpan,
): Promise<ConnectionCounts> {
  return db
    .selectFrom("net_connections")
    .select([
      sql<number>`count(*)`.as("total"),
      sql<number>`coalesce(sum(case when connected_at >= ${startMs} then 1 else 0 end), 0)`.as("added"),
    ])
    .where("member_id", "=", memberId)
    .where("connected_at", "<", endMs)
    .executeTakeFirstOrThrow();
}

interface Row {
  readonly property: keyof ConnectionShares;
  readonly value: string;
  readonly count: number;
}

/** Counts the values of four properties of the account's connections; reads each connection once, by its rank. */
export async function readConnectionShares({ db, memberId }: NetworkView): Promise<ConnectionShares> {
  const { rows } = await sql<Row>`with connection as materialized (
      select m.industry, m.location, m.seniority, m.company_name
      from net_connections c cross join net_members m where c.member_id = ${memberId} and m.rank = c.other_rank)
    select 'industry' as property, industry as value, count(*) as count from connection group by industry
    union all select 'location', location, count(*) from connection group by location
    union all select 'seniority', seniority, count(*) from connection group by seniority
    union all select 'company', company_name, count(*) from connection group by company_name
    order by 3 desc, 2`.execute(db);
  const of = (property: Row["property"]) => rows.filter((row) => row.property === property);
  return { industry: of("industry"), location: of("location"), seniority: of("seniority"), company: of("company") };
}
