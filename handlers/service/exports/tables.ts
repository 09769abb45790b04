import { textOrder, type Migrations } from "../../../runtime/index.ts";

export const exportKinds = ["connections", "conversations", "leads", "analytics"] as const;
export type ExportKind = (typeof exportKinds)[number];
export type ExportFormat = "csv" | "json";

/** A file that was requested for an account. Times are epoch milliseconds. */
export interface ExportRow {
  id: string;
  account_id: string;
  /** The principal that has requested it. The file contains only data that this principal may read. */
  principal_id: string;
  kind: ExportKind;
  format: ExportFormat;
  /** The arguments of the request, without the format, as JSON. */
  options: string;
  status: "pending" | "ready" | "failed" | "expired";
  /** The reason why it has failed. */
  status_reason: string | null;
  /** The numbers of rows and of UTF-16 code units; null until the file is ready. */
  row_count: number | null;
  length: number | null;
  /** 1 if the file contains only the first rows, because there are more than a file may contain. */
  truncated: 0 | 1;
  created_at: number;
  finished_at: number | null;
  /** When the content is deleted. */
  expires_at: number | null;
}

/** A part of the content of a file. */
export interface ExportPartRow {
  export_id: string;
  /** The position of its first code unit in the file. */
  position: number;
  content: string;
}

export interface ExportTables {
  svc_exports: ExportRow;
  svc_export_parts: ExportPartRow;
}

export const exportMigrations: Migrations = {
  svc_0040_exports: (dialect) => ({
    up: async (db) => {
      await db.schema
        .createTable("svc_exports")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("principal_id", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("format", "text", (column) => column.notNull())
        .addColumn("options", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("status_reason", "text")
        .addColumn("row_count", "integer")
        .addColumn("length", "integer")
        .addColumn("truncated", "integer", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("finished_at", "bigint")
        .addColumn("expires_at", "bigint")
        .execute();
      await db.schema
        .createTable("svc_export_parts")
        .addColumn("export_id", "text", (column) => column.notNull().references("svc_exports.id"))
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("svc_export_parts_key", ["export_id", "position"])
        .execute();
      await db.schema
        .createIndex("svc_exports_account")
        .on("svc_exports")
        .columns(["account_id", "created_at"])
        .execute();
      await textOrder("svc_export")(dialect).up(db);
    },
  }),
};
