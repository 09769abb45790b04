import { sql } from "kysely";
import { timeRanges, type TimeRange } from "../../../sql/time-ranges.ts";
import type { FollowerGain } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";

/** Counts the account's new followers by time range and source; ranges and sources without any are omitted. */
export async function readFollowerGains(
  { db, dialect, memberId }: NetworkView,
  ranges: readonly TimeRange[],
): Promise<FollowerGain[]> {
  const { rows } = await sql<FollowerGain>`
    select r.place as range, f.source, count(*) as count
    from ${timeRanges(dialect, ranges)} r cross join net_follows f
    where f.target_id = ${memberId} and f.created_at >= r.start_ms and f.created_at < r.end_ms
    group by r.place, f.source`.execute(db);
  return rows;
}
