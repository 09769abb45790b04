import { sql, type Kysely } from "kysely";
import { Failure } from "../contract/failure.ts";
import { prepare, type ValueOf } from "./prepare.ts";
import type { Dialect } from "./store.ts";
import type { RuntimeTables } from "./tables.ts";

type Db = Kysely<RuntimeTables>;

/** The failure of a call for an account that does not exist, or that the caller may not use. */
export const unknownAccount = (hint?: string): Failure =>
  new Failure("not_found", {
    detail: "The account does not exist or is not visible to this key.",
    ...(hint !== undefined && { hint }),
  });

/**
 * Returns SQL which, at the end of a query, keeps the selected accounts from being removed until the transaction ends.
 * On PostgreSQL, this is the lock that a foreign key takes; SQLite needs none, because it has one writer at a time.
 */
export const keepingAccounts = (dialect: Dialect) => sql.raw(dialect === "postgres" ? "for key share" : "");

/** Returns which of the accounts exist, and prevents their removal until the transaction ends. */
export async function findExisting(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await findRows(tx, { ids: JSON.stringify(ids) });
  return new Set(rows.map(({ id }) => id));
}

const findRows = prepare((_db: Db, value: ValueOf<{ readonly ids: string }>, dialect) => {
  const ids =
    dialect === "sqlite"
      ? sql`select value from json_each(${value("ids")})`
      : sql`select json_array_elements_text(${value("ids")}::json)`;
  return sql<{ readonly id: string }>`select id from sb_accounts where id in (${ids}) ${keepingAccounts(dialect)}`;
});

/**
 * Prevents the removal of an account until the transaction ends. @throws Failure `not_found` if it has been removed
 * since the start of the call.
 */
export async function requireAccount(tx: Db, id: string): Promise<void> {
  if (!(await findExisting(tx, [id])).has(id)) throw unknownAccount();
}
