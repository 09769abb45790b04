import { sql, type RawBuilder } from "kysely";
import type { CountedValue, ValueCounts } from "../../port/analytics.ts";
import type { NetworkView } from "../network-view.ts";

const maxValues = 10;

/** Values with their counts, most frequent first. */
export type CountedColumns<Column extends string> = Readonly<Record<Column, readonly CountedValue[]>>;

/**
 * Counts the values of several columns of the members `m` in a single query. Unknown values are counted as empty texts. The store returns one
 * array of values per column: counting them here takes two thirds of the time of grouping in SQL.
 * @param members what follows `from`, such as `net_connections c cross join net_members m where ...`.
 */
export async function countMemberValues<Column extends string>(
  { db, dialect }: NetworkView,
  members: RawBuilder<unknown>,
  columns: readonly Column[],
): Promise<CountedColumns<Column>> {
  const arrays = columns.map((column) => {
    const value = sql.ref(`m.${column}`);
    return dialect === "sqlite"
      ? sql`json_group_array(${value}) as ${sql.ref(column)}`
      : sql`coalesce(json_agg(${value}), '[]')::text as ${sql.ref(column)}`;
  });
  const { rows } = await sql<Record<Column, string>>`select ${sql.join(arrays)} from ${members}`.execute(db);
  const counted = columns.map((column) => [column, countValues(rows[0]?.[column] ?? "[]")] as const);
  return Object.fromEntries(counted) as CountedColumns<Column>; // one entry per column
}

function countValues(values: string): readonly CountedValue[] {
  const counts = new Map<string, number>();
  // The texts of one column.
  for (const value of JSON.parse(values) as (string | null)[])
    counts.set(value ?? "", (counts.get(value ?? "") ?? 0) + 1);
  return sortCounts(counts);
}

/** Sorts values by their counts, most frequent first. */
export function sortCounts(counts: ReadonlyMap<string, number>): readonly CountedValue[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

/** Returns the most frequent values, the sum of all other values, and how often the value is unknown. */
export function toValueCounts(counted: readonly CountedValue[]): ValueCounts {
  const known = counted.filter(({ value }) => value !== "");
  return {
    values: known.slice(0, maxValues),
    other: sumCounts(known.slice(maxValues)),
    unknown: sumCounts(counted) - sumCounts(known),
  };
}

export const sumCounts = (counted: readonly CountedValue[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
