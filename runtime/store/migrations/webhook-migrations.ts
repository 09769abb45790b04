import type { Kysely } from "kysely";
import type { Migrations } from "../migrate.ts";
import { textOrder } from "../text-order.ts";

/** The tables of webhooks. */
export const webhookMigrations: Migrations = {
  sb_0030_webhooks: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema
        .createTable("sb_webhooks")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("url", "text", (column) => column.notNull())
        .addColumn("events", "text", (column) => column.notNull())
        .addColumn("active", "integer", (column) => column.notNull())
        .addColumn("disabled_reason", "text")
        .addColumn("secret", "text", (column) => column.notNull())
        .addColumn("former_secret", "text")
        .addColumn("former_until", "bigint")
        .addColumn("failing_since", "bigint")
        .addColumn("unreachable", "integer", (column) => column.notNull())
        .addColumn("paused_until", "bigint")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .addUniqueConstraint("sb_webhooks_by_url", ["account_id", "url"])
        .execute();
      await schema
        .createTable("sb_webhook_deliveries")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("webhook_id", "text", (column) => column.notNull().references("sb_webhooks.id"))
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("seq", "bigint", (column) => column.notNull())
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("object", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("due_at", "bigint")
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("finished_at", "bigint")
        .addColumn("response_status", "integer")
        .addColumn("response_ms", "integer")
        .addColumn("error", "text")
        .execute();
      const index = (name: string, columns: string[]) =>
        schema.createIndex(`sb_webhook_deliveries_${name}`).on("sb_webhook_deliveries").columns(columns).execute();
      await index("by_state", ["webhook_id", "status", "seq"]);
      await index("by_object", ["webhook_id", "object", "status", "seq"]);
      await index("by_expiry", ["expires_at"]);
      await textOrder("sb_webhook")(dialect).up(db);
    },
  }),
};
