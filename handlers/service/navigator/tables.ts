import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../../runtime/index.ts";

/** A member saved by the account as a navigator lead. */
export interface NavigatorLeadRow {
  account_id: string;
  profile_id: string;
  /** Name of the navigator list. */
  list: string | null;
  /** The name in lowercase, for comparison. */
  list_key: string | null;
  /** Epoch milliseconds. */
  saved_at: number;
}

export interface NavigatorTables {
  svc_navigator_leads: NavigatorLeadRow;
}

export const navigatorMigrations: Migrations = {
  svc_0013_navigator_leads: (dialect) => ({
    up: async (db: Kysely<unknown>) => {
      const text = dialect === "postgres" ? 'text collate "C"' : "text";
      const statements = [
        `create table svc_navigator_leads (
          account_id ${text} not null references sb_accounts (id),
          profile_id ${text} not null,
          list ${text},
          list_key ${text},
          saved_at bigint not null,
          primary key (account_id, profile_id)
        )`,
        "create index svc_navigator_leads_order on svc_navigator_leads (account_id, saved_at, profile_id)",
        "create index svc_navigator_leads_list on svc_navigator_leads (account_id, list_key, saved_at, profile_id)",
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  }),
};
