import { textOrder, type Migrations } from "../../../runtime/index.ts";

/** A saved search of the account. Times are epoch milliseconds, UTC. */
export interface SavedSearchRow {
  id: string;
  account_id: string;
  name: string;
  /** A `SearchTarget`. */
  target: string;
  /** The inputs of the search tool as JSON. */
  query: string;
  /** 0 or 1: new results are reported. */
  notify: 0 | 1;
  /**
   * `string[]` as JSON: the ids that the last run found or, before the first run, those found on saving; in the order of
   * `readIds`.
   */
  seen: string;
  /** `string[]` as JSON: the ids that the previous run found. The pages of the last run are compared with them. */
  seen_before: string;
  /** `string[]` as JSON: the new ids that have been reported since the last run. */
  reported: string;
  created_at: number;
  /** The id of the last run, for the cursors of its pages. */
  run_id: string | null;
  last_run_at: number | null;
}

export interface SavedSearchTables {
  svc_saved_searches: SavedSearchRow;
}

export const savedSearchMigrations: Migrations = {
  svc_0060_saved_searches: (dialect) => ({
    up: async (db) => {
      await db.schema
        .createTable("svc_saved_searches")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("target", "text", (column) => column.notNull())
        .addColumn("query", "text", (column) => column.notNull())
        .addColumn("notify", "integer", (column) => column.notNull())
        .addColumn("seen", "text", (column) => column.notNull())
        .addColumn("seen_before", "text", (column) => column.notNull())
        .addColumn("reported", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("run_id", "text")
        .addColumn("last_run_at", "bigint")
        .addUniqueConstraint("svc_saved_searches_name", ["account_id", "name"])
        .execute();
      await db.schema
        .createIndex("svc_saved_searches_by_time")
        .on("svc_saved_searches")
        .columns(["account_id", "created_at", "id"])
        .execute();
      await db.schema
        .createIndex("svc_saved_searches_by_notify")
        .on("svc_saved_searches")
        .columns(["notify", "id"])
        .execute();
      await textOrder("svc_saved_searches")(dialect).up(db);
    },
  }),
};
