import type { Kysely } from "kysely";
import type { Migrations } from "./migrate.ts";
import { textOrder } from "./text-order.ts";

/** The migrations of keys, accounts and the audit log. */
export const identityMigrations: Migrations = {
  sb_0020_key_details: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      for (const [name, type] of [
        ["account_ids", "text"],
        ["previous_hash", "text"],
        ["previous_expires_at", "bigint"],
        ["last_used_at", "bigint"],
      ] as const)
        await db.schema.alterTable("sb_keys").addColumn(name, type).execute();
      await db.schema.createIndex("sb_keys_by_previous_hash").unique().on("sb_keys").column("previous_hash").execute();
      await textOrder("sb_keys")(dialect).up(db);
    },
  }),
  sb_0021_account_credentials: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable("sb_accounts").addColumn("credential", "text").execute();
      await textOrder("sb_accounts")(dialect).up(db);
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
