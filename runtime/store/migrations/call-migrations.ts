import type { Kysely } from "kysely";
import type { Migrations } from "../migrate.ts";

/** The migrations of questions and of calls with remote acts. */
export const callMigrations: Migrations = {
  sb_0003_questions: () => ({
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("sb_questions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("key_id", "text", (column) => column.notNull())
        .addColumn("asked_at", "bigint", (column) => column.notNull())
        .addColumn("answer", "text")
        .execute();
    },
  }),
  sb_0007_steps: () => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.alterTable("sb_idempotency").addColumn("call_id", "text").execute();
      await schema
        .createTable("sb_calls")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("principal", "text", (column) => column.notNull())
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("tool", "text", (column) => column.notNull())
        .addColumn("input", "text", (column) => column.notNull())
        .addColumn("answers", "text")
        .addColumn("surface", "text", (column) => column.notNull())
        .addColumn("request_id", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text")
        .addColumn("arguments_hash", "text")
        .addColumn("safety_category", "text")
        .addColumn("safety_units", "integer", (column) => column.notNull())
        .addColumn("started_at", "bigint", (column) => column.notNull())
        .addColumn("ids", "text", (column) => column.notNull())
        .addColumn("lookups", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("lease_until", "bigint")
        .addColumn("fence", "integer", (column) => column.notNull())
        .execute();
      await schema
        .createTable("sb_steps")
        .addColumn("call_id", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("act", "text", (column) => column.notNull())
        .addColumn("act_hash", "text", (column) => column.notNull())
        .addColumn("started_at", "bigint", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("result", "text")
        .addPrimaryKeyConstraint("sb_steps_pk", ["call_id", "name"])
        .execute();
    },
  }),
  sb_0018_kept_responses: () => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.alterTable("sb_idempotency").addColumn("kept_until", "bigint").execute();
      await schema
        .createIndex("sb_idempotency_unfinished")
        .on("sb_idempotency")
        .column("call_id")
        .where("call_id", "is not", null)
        .execute();
    },
  }),
};
