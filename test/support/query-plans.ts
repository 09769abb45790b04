import Database from "better-sqlite3";
import { sql } from "kysely";
import type { Store } from "../../runtime/index.ts";

/** With this factor, the demo network of 120 members has the statistics of one with 1,200,000. */
const factor = 10_000;

/**
 * Multiplies each table's number of rows in the statistics of the query planner. For columns with only one value, such
 * as `network_id`, this is also the number of rows per value. Connections that are opened later use these statistics.
 */
export async function scaleStatistics({ writer }: Store): Promise<void> {
  const { rows } = await sql<{ id: number; stat: string }>`select rowid as id, stat from sqlite_stat1`.execute(writer);
  for (const { id, stat } of rows) {
    const [count = ""] = stat.split(" ");
    const scaled = stat.replace(/\d+/g, (each) => (each === count ? String(Number(each) * factor) : each));
    await sql`update sqlite_stat1 set stat = ${scaled} where rowid = ${id}`.execute(writer);
  }
}

/** Returns a function that lists the steps in which a query reads all rows of a table, or all rows of a network in it. */
export async function openPlanner({ reader }: Store): Promise<(query: string) => string[]> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(reader);
  const database = new Database(rows[0]?.file, { readonly: true });
  return (query) => {
    const values = query.replace(/'[^']*'|"[^"]*"/g, "").split("?").length - 1;
    const plan = database.prepare<unknown[], { detail: string }>(`explain query plan ${query}`);
    return plan
      .all(...Array<null>(values).fill(null))
      .map(({ detail }) => detail)
      .filter((step) => readsAll(step, query));
  };
}

function readsAll(step: string, query: string): boolean {
  const [, name] = /^SCAN ([\w.]+)/.exec(step) ?? [];
  if (name === undefined) return step.endsWith("(network_id=?)");
  const isTable = /^(main\.)?(net|svc|sb)_/.test(name);
  if (step.includes("VIRTUAL TABLE")) return isTable && !/:M\d/.test(step); // :M marks a search for the words of a MATCH
  const isAliasOf = (what: string): boolean => new RegExp(`${what}\\s*(as )?"?${name}\\b`).test(query);
  return isTable || (isAliasOf('\\b(net|svc|sb)_\\w+"?\\s') && !isAliasOf("\\)"));
}
