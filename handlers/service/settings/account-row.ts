import type { EventPayloads } from "../../../generated/events.ts";
import type { AccountRow, CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { SettingsTables } from "./tables.ts";

/** The part of the call context required to read the settings of an account. */
export type SettingsContext = Pick<
  CallContext<RuntimeTables & SettingsTables>,
  "db" | "dialect" | "account" | "surface" | "now"
>;

/** The part of the call context required to change the settings of an account. */
export type SettingsChangeContext = SettingsContext &
  Pick<CallContext<RuntimeTables & SettingsTables, EventPayloads>, "accountChanges" | "emit">;

/** Reads the account from the store: the call's own copy may be some seconds old. */
export function readAccountRow({ db, account }: SettingsContext): Promise<AccountRow> {
  return db.selectFrom("sb_accounts").selectAll().where("id", "=", account.id).executeTakeFirstOrThrow();
}

/** Reads the account and locks it until the transaction ends, so that no concurrent change of its settings is lost. */
export function lockAccountRow({ db, dialect, account }: SettingsContext): Promise<AccountRow> {
  return db
    .selectFrom("sb_accounts")
    .selectAll()
    .where("id", "=", account.id)
    .$if(dialect === "postgres", (query) => query.forUpdate()) // SQLite has one writer at a time
    .executeTakeFirstOrThrow();
}
