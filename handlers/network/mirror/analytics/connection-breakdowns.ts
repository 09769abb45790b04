import { sql } from "kysely";
import type { ConnectionCounts, ConnectionBreakdowns, DaySpan } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";
import { countMemberValues } from "./member-values.ts";

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

/** Counts the values of four properties of the account's connections. The connected members are found by rank. */
export async function readConnectionBreakdowns(view: NetworkView): Promise<ConnectionBreakdowns> {
  const connected = sql`net_connections c cross join net_members m
    where c.member_id = ${view.memberId} and m.rank = c.other_rank`;
  const counted = await countMemberValues(view, connected, ["industry", "location", "seniority", "company_name"]);
  const { company_name: company, ...others } = counted;
  return { ...others, company };
}
