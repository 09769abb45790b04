import type { Kysely } from "kysely";
import type { Migrations } from "../migrate.ts";
import { textOrder } from "../text-order.ts";

/** The migrations of people, their grants and the state of the authorization server. */
export const oauthMigrations: Migrations = {
  sb_0021_people_and_grants: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema
        .createTable("sb_people")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("workspace_id", "text", (column) => column.notNull().references("sb_workspaces.id"))
        .addColumn("name", "text", (column) => column.notNull().unique())
        .addColumn("password_hash", "text", (column) => column.notNull())
        .addColumn("scopes", "text", (column) => column.notNull())
        .addColumn("account_ids", "text")
        .addColumn("plan", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createTable("sb_oauth_grants")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("workspace_id", "text", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("client_id", "text", (column) => column.notNull())
        .addColumn("client_name", "text", (column) => column.notNull())
        .addColumn("redirect_host", "text", (column) => column.notNull())
        .addColumn("scopes", "text", (column) => column.notNull())
        .addColumn("account_ids", "text")
        .addColumn("default_account_id", "text")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("last_used_at", "bigint")
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .addColumn("ended_at", "bigint")
        .execute();
      await schema.createIndex("sb_oauth_grants_by_person").on("sb_oauth_grants").column("person_id").execute();
      await schema.createIndex("sb_oauth_grants_by_end").on("sb_oauth_grants").column("expires_at").execute();
      await schema
        .createTable("sb_oauth_records")
        .addColumn("model", "text", (column) => column.notNull())
        .addColumn("id", "text", (column) => column.notNull())
        .addColumn("grant_id", "text")
        .addColumn("person_id", "text")
        .addColumn("uid", "text")
        .addColumn("payload", "text", (column) => column.notNull())
        .addColumn("consumed_at", "bigint")
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("sb_oauth_records_pk", ["model", "id"])
        .execute();
      for (const column of ["grant_id", "person_id", "uid", "expires_at"])
        await schema.createIndex(`sb_oauth_records_by_${column}`).on("sb_oauth_records").column(column).execute();
      for (const prefix of ["sb_people", "sb_oauth_"]) await textOrder(prefix)(dialect).up(db);
    },
  }),
  sb_0023_sign_in: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      for (const [table, column, type] of [
        ["sb_people", "totp_secret", "text"],
        ["sb_people", "totp_used_step", "bigint"],
        ["sb_people", "openid_subject", "text"],
        ["sb_oauth_grants", "issuer", "text"],
      ] as const)
        await db.schema.alterTable(table).addColumn(column, type).execute();
      await db.schema
        .createIndex("sb_people_by_openid_subject")
        .unique()
        .on("sb_people")
        .column("openid_subject")
        .execute();
      for (const prefix of ["sb_people", "sb_oauth_"]) await textOrder(prefix)(dialect).up(db);
    },
  }),
  sb_0032_grants_by_workspace: () => ({
    up: async (db: Kysely<unknown>) => {
      const index = db.schema.createIndex("sb_oauth_grants_by_workspace").on("sb_oauth_grants");
      await index.columns(["workspace_id", "created_at"]).execute();
    },
  }),
};
