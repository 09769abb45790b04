import type { Kysely } from "kysely";
import type { Migrations } from "../migrate.ts";
import { textOrder } from "../text-order.ts";

/** The migrations of keys and accounts. */
export const identityMigrations: Migrations = {
  sb_0002_timezone_changes: () => ({
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable("sb_accounts").addColumn("timezone_changed_at", "bigint").execute();
    },
  }),
  sb_0009_account_networks: () => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .alterTable("sb_accounts")
        .addColumn("network_id", "integer", (column) => column.notNull().defaultTo(1))
        .execute();
      await schema
        .alterTable("sb_accounts")
        .addColumn("network_kind", "text", (column) => column.notNull().defaultTo("embedded"))
        .execute();
      await schema
        .createIndex("sb_accounts_by_member")
        .on("sb_accounts")
        .columns(["network_id", "external_id"])
        .execute();
    },
  }),
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
};
