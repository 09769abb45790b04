import { textOrder, type Migrations } from "../../../runtime/index.ts";

/** The style guides that the last refresh of an account has stored. Without a row, they are derived from the statistics. */
export interface WritingStyleRow {
  account_id: string;
  /** The source of the guides: `client`, `server` or `statistics`. */
  source: string;
  /** The reason why no model wrote them; null if one did, or none was requested. */
  source_reason: string | null;
  /** `string[]` as JSON; null if the texts of this kind were unknown. */
  messaging_guide: string | null;
  posting_guide: string | null;
  /** The number of texts of each kind to analyze. */
  sample: number;
  /** Epoch milliseconds. */
  refreshed_at: number;
}

export interface WritingStyleTables {
  svc_writing_styles: WritingStyleRow;
}

export const writingStyleMigrations: Migrations = {
  svc_0011_writing_styles: (dialect) => ({
    up: async (db) => {
      await db.schema
        .createTable("svc_writing_styles")
        .addColumn("account_id", "text", (column) => column.primaryKey().references("sb_accounts.id"))
        .addColumn("source", "text", (column) => column.notNull())
        .addColumn("source_reason", "text")
        .addColumn("messaging_guide", "text")
        .addColumn("posting_guide", "text")
        .addColumn("sample", "integer", (column) => column.notNull())
        .addColumn("refreshed_at", "bigint", (column) => column.notNull())
        .execute();
      await textOrder("svc_writing_styles")(dialect).up(db);
    },
  }),
};
