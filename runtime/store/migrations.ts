import { sql, type CreateTableBuilder, type Kysely } from "kysely";
import { identityMigrations } from "./identity-migrations.ts";
import type { Migrations } from "./migrate.ts";
import { oauthMigrations } from "./oauth-migrations.ts";
import type { Dialect } from "./store.ts";
import { textOrder } from "./text-order.ts";
import { webhookMigrations } from "./webhook-migrations.ts";

/** Stores the rows of a table in the order of its primary key, without a second index. PostgreSQL has no such tables. */
const clustered =
  (dialect: Dialect) =>
  <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    dialect === "sqlite" ? table.modifyEnd(sql`without rowid`) : table;

/** The runtime's tables: accounts, keys, limits, idempotency and audit. */
export const runtimeMigrations: Migrations = {
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
  sb_0002_timezone_changes: () => ({
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable("sb_accounts").addColumn("timezone_changed_at", "bigint").execute();
    },
  }),
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
  sb_0005_principals: () => ({
    up: async (db: Kysely<unknown>) => {
      for (const table of ["sb_plan_use", "sb_idempotency", "sb_audit", "sb_questions"])
        await db.schema.alterTable(table).renameColumn("key_id", "principal_id").execute();
    },
  }),
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
  sb_0011_copied_usage: () => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .alterTable("sb_usage")
        .addColumn("copied", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  }),
  sb_0012_text_order: textOrder("sb_"),
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
  ...identityMigrations,
  ...oauthMigrations,
  ...webhookMigrations,
};
