import type { Kysely } from "kysely";
import type { Migrations } from "../migrate.ts";
import { textOrder } from "../text-order.ts";
import { clustered } from "./clustered.ts";

/** The migrations of limits and of the counts of calls. */
export const limitMigrations: Migrations = {
  sb_0011_copied_usage: () => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .alterTable("sb_usage")
        .addColumn("copied", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  }),
  sb_0013_call_counts: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema
        .createTable("sb_call_counts")
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("tool", "text", (column) => column.notNull())
        .addColumn("surface", "text", (column) => column.notNull())
        .addColumn("calls", "integer", (column) => column.notNull())
        .addColumn("failed", "integer", (column) => column.notNull())
        .addColumn("last_ok_at", "bigint")
        .addPrimaryKeyConstraint("sb_call_counts_pk", ["account_id", "day", "tool", "surface"])
        .$call(clustered(dialect))
        .execute();
      await schema.createIndex("sb_call_counts_by_age").on("sb_call_counts").column("day").execute();
      await schema.createIndex("sb_audit_by_time").on("sb_audit").columns(["workspace_id", "at", "seq"]).execute();
      await textOrder("sb_call_counts")(dialect).up(db);
    },
  }),
  sb_0017_reached_limits: () => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .alterTable("sb_usage")
        .addColumn("reached", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  }),
};
