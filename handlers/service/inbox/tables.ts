import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../../runtime/index.ts";

/** The account's own state of a conversation. A conversation whose state has never been saved has no row. */
export interface ConversationStateRow {
  account_id: string;
  conversation_id: string;
  /** Epoch milliseconds. */
  snoozed_until: number | null;
  /** `string[]` as JSON, in alphabetical order. */
  labels: string;
  draft: string | null;
}

export interface InboxTables {
  svc_conversation_states: ConversationStateRow;
}

export const inboxMigrations: Migrations = {
  svc_0005_conversation_states: () => ({
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable("svc_conversation_states")
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("conversation_id", "text", (column) => column.notNull())
        .addColumn("snoozed_until", "bigint")
        .addColumn("labels", "text", (column) => column.notNull())
        .addColumn("draft", "text")
        .addPrimaryKeyConstraint("svc_conversation_states_key", ["account_id", "conversation_id"])
        .execute();
      const tables = await db.introspection.getTables();
      if (!tables.some(({ name }) => name === earlierTable)) return;
      await sql`
        insert into svc_conversation_states (account_id, conversation_id, snoozed_until, labels, draft)
        select a.id, p.conversation_id, p.snoozed_until, p.labels, p.draft
        from sb_accounts a join ${sql.table(earlierTable)} p on p.member_id = a.external_id
        where p.snoozed_until is not null or p.draft is not null or p.labels <> '[]'`.execute(db);
      await db.schema.dropTable(earlierTable).execute();
    },
  }),
};

/**
 * The table of participants of earlier versions, which contained snoozes, labels and drafts. The network's migration keeps it
 * under this name.
 */
const earlierTable = "old_net_participants";
