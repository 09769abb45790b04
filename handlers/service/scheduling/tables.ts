import type { CreateTableBuilder } from "kysely";
import { textOrder, type Migrations } from "../../../runtime/index.ts";
import type { PostContentColumns } from "../drafts/tables.ts";

/** The columns of all scheduled items. Times are epoch milliseconds. */
export interface ScheduleRow {
  id: string;
  account_id: string;
  /** The principal that scheduled or last changed the item, whose permissions apply when it is sent. */
  principal_id: string;
  /** `pending`, `sent`, `failed`, `cancelled` or `missed`. */
  status: string;
  status_reason: string | null;
  due_at: number;
  /** Set while a job sends it or an earlier attempt may have sent it: it then cannot be cancelled or changed. */
  started_at: number | null;
  /** When it got its final status. */
  ended_at: number | null;
  /** The number of attempts that have failed and will be repeated. */
  attempts: number;
  /** The id of the post or message. */
  result_id: string | null;
  created_at: number;
}

export interface ScheduledPostRow extends ScheduleRow, PostContentColumns {
  visibility: "public" | "connections";
  /** The draft that it was made from, or that contains its text after cancellation. */
  draft_id: string | null;
}

export interface ScheduledMessageRow extends ScheduleRow {
  /** The recipient; null if it was scheduled for a conversation. */
  profile_id: string | null;
  /** The conversation; for a message to a recipient, null until the message is sent. */
  conversation_id: string | null;
  text: string;
  /** `string[]` as JSON, ids of uploaded files. */
  attachments: string;
}

export interface SchedulingTables {
  svc_scheduled_posts: ScheduledPostRow;
  svc_scheduled_messages: ScheduledMessageRow;
}

export type ScheduleTable = keyof SchedulingTables;

const withScheduleColumns = <Name extends string>(table: CreateTableBuilder<Name>): CreateTableBuilder<Name> =>
  table
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
    .addColumn("principal_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("status_reason", "text")
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("started_at", "bigint")
    .addColumn("ended_at", "bigint")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("result_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull());

export const schedulingMigrations: Migrations = {
  svc_0016_scheduling: (dialect) => ({
    up: async (db) => {
      await withScheduleColumns(db.schema.createTable("svc_scheduled_posts"))
        .addColumn("format", "text")
        .addColumn("topic", "text")
        .addColumn("media_ids", "text", (column) => column.notNull())
        .addColumn("link_url", "text")
        .addColumn("mentions", "text", (column) => column.notNull())
        .addColumn("visibility", "text", (column) => column.notNull())
        .addColumn("draft_id", "text")
        .execute();
      await withScheduleColumns(db.schema.createTable("svc_scheduled_messages"))
        .addColumn("profile_id", "text")
        .addColumn("conversation_id", "text")
        .addColumn("attachments", "text", (column) => column.notNull())
        .execute();
      for (const table of ["svc_scheduled_posts", "svc_scheduled_messages"]) {
        const index = (name: string) => db.schema.createIndex(`${table}_by_${name}`).on(table);
        await index("time").columns(["account_id", "due_at", "id"]).execute();
        await index("status").columns(["account_id", "status", "due_at", "id"]).execute();
      }
      await textOrder("svc_scheduled_")(dialect).up(db);
    },
  }),
  svc_0074_scheduled_polls: (dialect) => ({
    up: async (db) => {
      await db.schema.alterTable("svc_scheduled_posts").addColumn("poll", "text").execute();
      await textOrder("svc_scheduled_posts")(dialect).up(db);
    },
  }),
};
