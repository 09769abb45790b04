import { sql } from "kysely";
import type { Migrations } from "switchboard/runtime";

/** The service's tables. Migrations run once, in the order of their names; never change one that has been released. */
export const migrations: Migrations = {
  svc_0001_tasks: () => ({
    up: async (db) => {
      await sql`create table svc_tasks (id text primary key, account_id text not null, text text not null,
        created_at bigint not null)`.execute(db);
      await sql`create index svc_tasks_account on svc_tasks (account_id, id)`.execute(db);
    },
  }),
};
