import type { Kysely } from "kysely";
import type { Migrations } from "../migrate.ts";
import { textOrder } from "../text-order.ts";

/** The first tables (accounts, keys, limits, idempotency and audit), and migrations that change several tables. */
export const foundationMigrations: Migrations = {
  sb_0001_foundation: () => ({
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema
        .createTable("sb_settings")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await schema
        .createTable("sb_workspaces")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createTable("sb_accounts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("workspace_id", "text", (column) => column.notNull().references("sb_workspaces.id"))
        .addColumn("display_name", "text", (column) => column.notNull())
        .addColumn("external_id", "text", (column) => column.notNull())
        .addColumn("timezone", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("daily_limits", "text", (column) => column.notNull())
        .addColumn("warm_up_started_at", "bigint")
        .addColumn("warm_up_days", "integer")
        .addColumn("connected_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createIndex("sb_accounts_by_workspace")
        .on("sb_accounts")
        .columns(["workspace_id", "connected_at"])
        .execute();
      await schema
        .createTable("sb_keys")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("workspace_id", "text", (column) => column.notNull().references("sb_workspaces.id"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("hash", "text", (column) => column.notNull().unique())
        .addColumn("hint", "text", (column) => column.notNull())
        .addColumn("scopes", "text", (column) => column.notNull())
        .addColumn("plan", "text", (column) => column.notNull())
        .addColumn("default_account_id", "text")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("expires_at", "bigint")
        .addColumn("revoked_at", "bigint")
        .execute();
      await schema
        .createTable("sb_usage")
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("category", "text", (column) => column.notNull())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("used", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("sb_usage_pk", ["account_id", "category", "day"])
        .execute();
      await schema
        .createTable("sb_plan_use")
        .addColumn("key_id", "text", (column) => column.primaryKey())
        .addColumn("tokens", "double precision", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createTable("sb_idempotency")
        .addColumn("key_id", "text", (column) => column.notNull())
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("tool", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.notNull())
        .addColumn("arguments_hash", "text", (column) => column.notNull())
        .addColumn("answer", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("sb_idempotency_pk", ["key_id", "account_id", "tool", "idempotency_key"])
        .execute();
      await schema.createIndex("sb_idempotency_by_age").on("sb_idempotency").column("created_at").execute();
      await schema
        .createTable("sb_audit")
        .addColumn("id", "text", (column) => column.primaryKey())
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
      await schema.createIndex("sb_audit_by_time").on("sb_audit").columns(["workspace_id", "at", "id"]).execute();
      await schema.createIndex("sb_audit_by_request").on("sb_audit").column("request_id").execute();
    },
  }),
  sb_0005_principals: () => ({
    up: async (db: Kysely<unknown>) => {
      for (const table of ["sb_plan_use", "sb_idempotency", "sb_audit", "sb_questions"])
        await db.schema.alterTable(table).renameColumn("key_id", "principal_id").execute();
    },
  }),
  sb_0012_text_order: textOrder("sb_"),
};
