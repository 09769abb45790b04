import { sql, type RawBuilder } from "kysely";
import type { Dialect } from "../../runtime/index.ts";

/** A range of time in epoch milliseconds; the end is excluded. */
export interface TimeRange {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * A table of time ranges as one parameter, with the columns `place` (from 0), `start_ms` and `end_ms`. A query that counts rows
 * by range must name it first and use `cross join`, so that SQLite searches an index on the time for each range.
 */
export function timeRanges(dialect: Dialect, ranges: readonly TimeRange[]): RawBuilder<unknown> {
  const list = JSON.stringify(ranges.map(({ startMs, endMs }) => [startMs, endMs]));
  return dialect === "sqlite"
    ? sql`(select key as place, json_extract(value, '$[0]') as start_ms, json_extract(value, '$[1]') as end_ms
        from json_each(${list}))`
    : sql`(select ordinality - 1 as place, (value ->> 0)::bigint as start_ms, (value ->> 1)::bigint as end_ms
        from json_array_elements(${list}::json) with ordinality as listed (value, ordinality))`;
}
