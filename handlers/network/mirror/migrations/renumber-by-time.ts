import { sql, type Kysely } from "kysely";
import { createWordIndexer } from "../sql/full-text.ts";
import { createBulkOrdinals, type TimeTable } from "../sql/ordinals.ts";
import { jobText, type SearchableText } from "../sql/searchable-text.ts";
import type { JobRow, NetTables } from "../tables/net-tables.ts";

interface Row extends Pick<JobRow, "title" | "location" | "description"> {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  readonly company: string;
}

interface Numbered {
  readonly table: TimeTable;
  readonly index: string;
  /** The query for the rows with their texts, beginning with the columns `id` and `at`, by which they are then sorted. */
  readonly rows: string;
  readonly words: (row: Row) => SearchableText;
}

const tables: readonly Numbered[] = [
  {
    table: "net_posts",
    index: "net_post_text",
    rows: "select id, created_at as at, text from net_posts",
    words: ({ text }) => ({ text, fields: {} }),
  },
  {
    table: "net_messages",
    index: "net_message_text",
    rows: "select id, created_at as at, text from net_messages",
    words: ({ text }) => ({ text, fields: {} }),
  },
  {
    table: "net_jobs",
    index: "net_job_text",
    rows: `select j.id, j.posted_at as at, j.title, j.location, j.description, c.name as company
      from net_jobs j join net_companies c on c.id = j.company_id`,
    words: (row) => jobText(row, row.company),
  },
];

/** Renumbers the rows of an SQLite store, which earlier versions numbered by insertion, and rebuilds their full-text indexes. */
export async function renumberByTime(db: Kysely<NetTables>, networkId: number): Promise<void> {
  const ordinals = await createBulkOrdinals(db, "sqlite", networkId);
  const indexWords = createWordIndexer(networkId);
  for (const { table, index, rows: query, words } of tables) {
    await sql.raw(`insert into ${index} (${index}) values ('delete-all')`).execute(db);
    const { rows } = await sql.raw<Row>(`${query} order by 2, 1`).execute(db);
    for (const row of rows) {
      const ordinal = ordinals.time(table, row.at);
      await sql`update ${sql.table(table)} set seq = ${ordinal}
        where network_id = ${networkId} and id = ${row.id}`.execute(db);
      const { text, fields } = words(row);
      const indexed = indexWords(text, fields);
      if (indexed !== "")
        await sql`insert into ${sql.table(index)} (rowid, words) values (${ordinal}, ${indexed})`.execute(db);
    }
  }
}
