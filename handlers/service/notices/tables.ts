import { textOrder, type Migrations } from "../../../runtime/index.ts";

/** A notice of the service for an account, in addition to those of its network. Times are epoch milliseconds. */
export interface NoticeRow {
  id: string;
  account_id: string;
  /** One of `serviceKinds`. */
  kind: string;
  /** The id of what the notice is about, such as an export; null for the account itself. */
  subject_id: string | null;
  /** May contain placeholders of names (see `nameNotices`). */
  text: string;
  /** The member whom it concerns, or null. */
  profile_id: string | null;
  /** The campaign that the text names, or null. */
  campaign_id: string | null;
  created_at: number;
  read_at: number | null;
}

export interface NoticeTables {
  svc_notices: NoticeRow;
}

export const noticeMigrations: Migrations = {
  svc_0071_notices: (dialect) => ({
    up: async (db) => {
      await db.schema
        .createTable("svc_notices")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("subject_id", "text")
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("read_at", "bigint")
        .execute();
      await db.schema
        .createIndex("svc_notices_by_time")
        .on("svc_notices")
        .columns(["account_id", "created_at", "id"])
        .execute();
      await textOrder("svc_notices")(dialect).up(db);
    },
  }),
  svc_0075_notice_names: (dialect) => ({
    up: async (db) => {
      await db.schema.alterTable("svc_notices").addColumn("profile_id", "text").execute();
      await db.schema.alterTable("svc_notices").addColumn("campaign_id", "text").execute();
      await textOrder("svc_notices")(dialect).up(db);
    },
  }),
};
