import { sql, type Kysely } from "kysely";
import type { Migrations } from "../migrate.ts";
import { textOrder } from "../text-order.ts";

/** The migrations of the audit log. */
export const auditMigrations: Migrations = {
  sb_0004_audit_by_sequence: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema.dropIndex("sb_audit_by_time").execute();
      await schema.dropIndex("sb_audit_by_request").execute();
      await schema.alterTable("sb_audit").renameTo("sb_audit_0003").execute();
      await schema
        .createTable("sb_audit")
        .addColumn("seq", dialect === "sqlite" ? "integer" : "bigserial", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("workspace_id", "text", (column) => column.notNull())
        .addColumn("key_id", "text", (column) => column.notNull())
        .addColumn("account_id", "text")
        .addColumn("tool", "text", (column) => column.notNull())
        .addColumn("surface", "text", (column) => column.notNull())
        .addColumn("request_id", "text", (column) => column.notNull())
        .addColumn("outcome", "text", (column) => column.notNull())
        .addColumn("status", "integer", (column) => column.notNull())
        .addColumn("preview", "integer", (column) => column.notNull())
        .addColumn("replay", "integer", (column) => column.notNull())
        .addColumn("duration_ms", "double precision", (column) => column.notNull())
        .execute();
      const columns = sql.raw(
        "at, workspace_id, key_id, account_id, tool, surface, request_id, outcome, status, preview, replay, duration_ms",
      );
      await sql`insert into sb_audit (${columns}) select ${columns} from sb_audit_0003 order by at, id`.execute(db);
      await schema.dropTable("sb_audit_0003").execute();
      await schema.createIndex("sb_audit_by_request").on("sb_audit").column("request_id").execute();
    },
  }),
  sb_0022_audit_details: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      for (const name of ["person_id", "client_id", "arguments"])
        await schema.alterTable("sb_audit").addColumn(name, "text").execute();
      await schema
        .createTable("sb_audit_seals")
        .addColumn("last_seq", "bigint", (column) => column.primaryKey())
        .addColumn("hash", "text")
        .addColumn("records", "integer", (column) => column.notNull())
        .addColumn("sealed_at", "bigint", (column) => column.notNull())
        .addColumn("snapshot", "text")
        .addColumn("is_anchor", "integer", (column) => column.notNull())
        .execute();
      await schema
        .createTable("sb_audit_erased")
        .addColumn("seq", "bigint", (column) => column.primaryKey())
        .addColumn("digest", "text", (column) => column.notNull())
        .execute();
      await textOrder("sb_audit")(dialect).up(db);
    },
  }),
};
