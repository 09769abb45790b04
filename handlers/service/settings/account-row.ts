import type { AccountRow, CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { SettingsTables } from "./tables.ts";

/** What the settings of one account need of a call. */
export type SettingsContext = Pick<
  CallContext<RuntimeTables & SettingsTables>,
  "db" | "dialect" | "account" | "surface" | "now"
>;

/** What changing them needs. */
export type SettingsChangeContext = SettingsContext & Pick<CallContext, "updateAccount">;

/** The account as it stands in the store: the call's own copy may be some seconds old. */
export function readAccountRow({ db, account }: SettingsContext): Promise<AccountRow> {
  return db.selectFrom("sb_accounts").selectAll().where("id", "=", account.id).executeTakeFirstOrThrow();
}

/** Reads the account and keeps others from changing its settings until the transaction ends, so that none is lost. */
export function lockAccountRow({ db, dialect, account }: SettingsContext): Promise<AccountRow> {
  return db
    .selectFrom("sb_accounts")
    .selectAll()
    .where("id", "=", account.id)
    .$if(dialect === "postgres", (query) => query.forUpdate()) // SQLite has one writer at a time
    .executeTakeFirstOrThrow();
}
