import type { Kysely } from "kysely";
import type { Migrations } from "../migrate.ts";
import { clustered } from "./clustered.ts";

/** The migrations of jobs and events. */
export const eventMigrations: Migrations = {
  sb_0006_jobs: () => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable("sb_jobs")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("unique_key", "text")
        .addColumn("account_id", "text")
        .addColumn("payload", "text", (column) => column.notNull())
        .addColumn("due_at", "bigint")
        .addColumn("claimed_at", "bigint")
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("fence", "integer", (column) => column.notNull())
        .addColumn("last_error", "text")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addUniqueConstraint("sb_jobs_unique_key", ["kind", "unique_key"])
        .execute();
      await schema.createIndex("sb_jobs_by_due_time").on("sb_jobs").columns(["due_at", "id"]).execute();
    },
  }),
  sb_0008_events: (dialect) => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable("sb_event_heads")
        .addColumn("account_id", "text", (column) => column.primaryKey())
        .addColumn("seq", "bigint", (column) => column.notNull())
        .$call(clustered(dialect))
        .execute();
      await schema
        .createTable("sb_events")
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("seq", "bigint", (column) => column.notNull())
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("payload", "text", (column) => column.notNull())
        .addColumn("cause", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("sb_events_pk", ["account_id", "seq"])
        .$call(clustered(dialect))
        .execute();
      await schema.createIndex("sb_events_by_age").on("sb_events").column("at").execute();
      await schema
        .createTable("sb_event_consumers")
        .addColumn("consumer", "text", (column) => column.primaryKey())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createTable("sb_event_positions")
        .addColumn("consumer", "text", (column) => column.notNull())
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("seq", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("sb_event_positions_pk", ["consumer", "account_id"])
        .execute();
      await schema
        .createTable("sb_subscriptions")
        .addColumn("session", "text", (column) => column.notNull())
        .addColumn("uri", "text", (column) => column.notNull())
        .addColumn("used_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("sb_subscriptions_pk", ["session", "uri"])
        .execute();
    },
  }),
};
