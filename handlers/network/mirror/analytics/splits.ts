import { sql, type Kysely, type RawBuilder } from "kysely";
import type { CountedValue, ValueCounts } from "../../port/analytics.ts";
import type { NetTables } from "../tables/net-tables.ts";

const maxValues = 10;

interface Row extends CountedValue {
  readonly name: string;
  /** The sum over all values of the column. */
  readonly total: number;
}

/**
 * Adds up the weights of facts by the values of each of several text columns, in one pass over the facts.
 * @param facts a query with these columns and the integer column `weight`; empty texts are unknown values.
 */
export async function readSplits<Name extends string>(
  db: Kysely<NetTables>,
  facts: RawBuilder<unknown>,
  names: readonly Name[],
): Promise<Record<Name, ValueCounts>> {
  const sums = names.map(
    (name) => sql`select ${sql.lit(name)} as name, ${sql.ref(name)} as value, sum(weight) as count
      from facts group by ${sql.ref(name)}`,
  );
  const { rows } = await sql<Row>`with facts as materialized (${facts}),
    sums as (${sql.join(sums, sql` union all `)}),
    ranked as (select name, value, count, cast(sum(count) over (partition by name) as bigint) as total,
      row_number() over (partition by name, value = '' order by count desc, value) as place from sums)
    select name, value, count, total from ranked where place <= ${maxValues} order by place`.execute(db);
  const split = (name: Name): ValueCounts => {
    const own = rows.filter((row) => row.name === name);
    const values = own.filter(({ value }) => value !== "").map(({ value, count }) => ({ value, count }));
    const unknown = own.find(({ value }) => value === "")?.count ?? 0;
    const listed = values.reduce((sum, { count }) => sum + count, 0);
    return { values, unknown, other: (own[0]?.total ?? 0) - listed - unknown };
  };
  return Object.fromEntries(names.map((name) => [name, split(name)])) as Record<Name, ValueCounts>; // one entry per name
}
