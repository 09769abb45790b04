import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../../runtime/index.ts";
import { toLabelKey } from "../../text/labels.ts";
import type { LeadTables } from "./tables.ts";

/**
 * The table of labels, the indexes that sort leads and exclusions, and the normalized names of lead lists. Existing leads
 * need no labels, because no earlier version wrote tags or stages.
 */
export const leadMigrations: Migrations = {
  svc_0012_lead_labels: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      const text = dialect === "postgres" ? 'text collate "C"' : "text";
      const clustered = dialect === "sqlite" ? "without rowid" : "";
      const statements = [
        `create table svc_lead_labels (
          account_id ${text} not null references sb_accounts (id),
          kind ${text} not null check (kind in ('tag', 'stage')),
          label ${text} not null,
          created_at bigint not null,
          lead_id ${text} not null references svc_leads (id),
          primary key (account_id, kind, label, created_at, lead_id)
        ) ${clustered}`,
        "create index svc_lead_labels_lead on svc_lead_labels (lead_id)",
        "create index svc_leads_account on svc_leads (account_id, created_at, id)",
        "create index svc_exclusions_account on svc_exclusions (account_id, created_at, id)",
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  }),
  svc_0076_lead_list_names: (dialect) => ({
    up: async (db: Kysely<LeadTables>) => {
      const text = dialect === "postgres" ? 'text collate "C"' : "text";
      await sql.raw(`alter table svc_lead_lists add column name_key ${text} not null default ''`).execute(db);
      for (const { id, name } of await db.selectFrom("svc_lead_lists").select(["id", "name"]).execute())
        await db
          .updateTable("svc_lead_lists")
          .set({ name_key: toLabelKey(name) })
          .where("id", "=", id)
          .execute();
    },
  }),
};
