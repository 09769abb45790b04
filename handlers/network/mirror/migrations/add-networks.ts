import { sql, type Kysely } from "kysely";
import { collectStatistics } from "./collect-statistics.ts";
import { sortKey } from "../sql/fold-words.ts";
import { isNetTable, type Dialect, type NetTables } from "../tables/net-tables.ts";
import { dropIndexes } from "./indexes.ts";
import { renumberByTime } from "./renumber-by-time.ts";

/** The network of all rows that were written before a store could contain several networks. */
const firstNetwork = 1;
const membersPerUpdate = 1_000;

/** Expressions for the columns that tables of the earlier form lack. */
const newColumns: Readonly<Record<string, string>> = {
  network_id: String(firstNetwork),
  name_key: "''",
  other_rank: "coalesce((select rank from old_net_members where id = other_id), 0)",
};

/**
 * Replaces tables without `network_id` with tables of the current form and copies their rows. Nothing happens in a new
 * store. The earlier table of participants stays as `old_net_participants`, until the service has copied its own
 * columns from it.
 * @param createTables creates the tables of the current form.
 */
export async function addNetworks(
  db: Kysely<NetTables>,
  dialect: Dialect,
  createTables: () => Promise<void>,
): Promise<void> {
  const before = await readColumns(db);
  if (before.get("net_members")?.includes("network_id")) return;
  await dropIndexes(db);
  for (const table of before.keys()) await sql.raw(`alter table ${table} rename to old_${table}`).execute(db);
  await createTables();
  const now = await readColumns(db);
  for (const [table, earlier] of before) {
    const columns = now.get(table) ?? [];
    const values = columns.map((column) => (earlier.includes(column) ? column : newColumns[column]));
    await sql
      .raw(`insert into ${table} (${columns.join(", ")}) select ${values.join(", ")} from old_${table}`)
      .execute(db);
  }
  for (const table of before.keys()) {
    if (table !== "net_participants") await sql.raw(`drop table old_${table}`).execute(db);
  }
  await collectStatistics(db, dialect);
  if (dialect === "postgres") await continueOrdinals(db);
  else await renumberByTime(db, firstNetwork);
  await fillNameKeys(db);
  await sql`insert into net_networks (id, kind, name, created_at)
    select ${firstNetwork}, 'embedded', 'Demo network', min(joined_at) from net_members having count(*) > 0`.execute(
    db,
  );
}

/** Reads the columns of the tables of networks. */
async function readColumns(db: Kysely<NetTables>): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => isNetTable(name));
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

/** Advances the sequences of PostgreSQL past the copied ordinals. */
async function continueOrdinals(db: Kysely<NetTables>): Promise<void> {
  const ordinals = {
    net_members: "rank",
    net_companies: "rank",
    net_posts: "seq",
    net_messages: "seq",
    net_jobs: "seq",
  };
  for (const [table, column] of Object.entries(ordinals)) {
    const last = sql`(select coalesce(max(${sql.ref(column)}), 1) from ${sql.table(table)})`;
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(db);
  }
}

async function fillNameKeys(db: Kysely<NetTables>): Promise<void> {
  for (let last = ""; ;) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from net_members where network_id = ${firstNetwork} and id > ${last}
      order by id limit ${membersPerUpdate}`.execute(db);
    for (const { id, name } of rows)
      await sql`update net_members set name_key = ${sortKey(name)}
        where network_id = ${firstNetwork} and id = ${id}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
