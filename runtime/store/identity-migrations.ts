import type { Kysely } from "kysely";
import type { Migrations } from "./migrate.ts";
import { textOrder } from "./text-order.ts";

/** The migrations of keys and accounts. */
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
};
