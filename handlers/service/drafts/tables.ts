import { textOrder, type Migrations } from "../../../runtime/index.ts";

/** The content of a post that is not published yet. */
export interface PostContentColumns {
  text: string;
  /** `list`, `story`, `hot_take` or `other`. */
  format: string | null;
  topic: string | null;
  /** `string[]` as JSON, ids of uploaded files. */
  media_ids: string;
  link_url: string | null;
  /** `PlannedPoll` as JSON. */
  poll: string | null;
  /** `string[]` as JSON, member ids. */
  mentions: string;
}

/** A draft of a post. Times are epoch milliseconds. */
export interface PostDraftRow extends PostContentColumns {
  id: string;
  account_id: string;
  /** The topic in lowercase. */
  topic_key: string | null;
  created_at: number;
  updated_at: number;
}

export interface DraftTables {
  svc_post_drafts: PostDraftRow;
}

export const draftMigrations: Migrations = {
  svc_0015_post_drafts: (dialect) => ({
    up: async (db) => {
      await db.schema
        .createTable("svc_post_drafts")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("format", "text")
        .addColumn("topic", "text")
        .addColumn("topic_key", "text")
        .addColumn("media_ids", "text", (column) => column.notNull())
        .addColumn("link_url", "text")
        .addColumn("mentions", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("svc_post_drafts_by_time")
        .on("svc_post_drafts")
        .columns(["account_id", "updated_at", "id"])
        .execute();
      await textOrder("svc_post_drafts")(dialect).up(db);
    },
  }),
  svc_0073_draft_polls: (dialect) => ({
    up: async (db) => {
      await db.schema.alterTable("svc_post_drafts").addColumn("poll", "text").execute();
      await textOrder("svc_post_drafts")(dialect).up(db);
    },
  }),
};
