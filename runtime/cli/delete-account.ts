import { sql } from "kysely";
import { eraseAudit } from "../audit/audit-chain.ts";
import { announceAccounts } from "../identity/accounts.ts";
import type { Store } from "../store/store.ts";
import { readTables } from "../store/read-tables.ts";

type Tables = Store["writer"];

/** A column that contains ids of rows in another table. */
interface ForeignKey {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
}

/** References that are not declared as foreign keys. */
const undeclared: readonly ForeignKey[] = [{ child: "sb_steps", column: "call_id", parent: "sb_calls" }];

/** Deletes the service's data about the network of a deleted account, in the same transaction. */
export type OnAccountDeleted = (tx: Tables, networkId: number) => Promise<void>;

/**
 * Deletes an account and every row that belongs to it. Keys with this default account keep its id, so that they never
 * use another account by default. Calls in progress leave nothing behind: they end before the deletion, or fail.
 * @returns false if there is no such account.
 */
export async function deleteAccount(store: Store, id: string, onDeleted?: OnAccountDeleted): Promise<boolean> {
  const { dialect } = store;
  // Overwrites deleted data, so that the file no longer contains it.
  if (dialect === "sqlite") await sql`pragma secure_delete = on`.execute(store.writer);
  return store.transaction(async (tx) => {
    const networkId = await remove(tx, dialect, id);
    if (networkId === null) return false;
    await onDeleted?.(tx, networkId);
    await announceAccounts(store, tx);
    return true;
  });
}

/** Returns the network of the deleted account, or null if there is no such account. */
async function remove(tx: Tables, dialect: Store["dialect"], id: string): Promise<number | null> {
  const account = await tx
    .selectFrom("sb_accounts")
    .select("network_id")
    .where("id", "=", id)
    .$if(dialect === "postgres", (query) => query.forUpdate()) // waits for the calls that lock it with `keepingAccounts`
    .executeTakeFirst();
  if (!account) return null;
  await eraseAudit(tx, { column: "account_id", id });
  const tables = await readTables(tx, dialect);
  const hasAccount = new Set(
    tables.filter(({ columns }) => columns.some(({ name }) => name === "account_id")).map(({ name }) => name),
  );
  const keys = [...(await readForeignKeys(tx, dialect)), ...undeclared].filter(({ child }) =>
    tables.some(({ name }) => name === child),
  );
  for (const { child, column, parent } of keys) {
    if (hasAccount.has(child) || !hasAccount.has(parent)) continue;
    const parents = sql`select id from ${sql.table(parent)} where account_id = ${id}`;
    await sql`delete from ${sql.table(child)} where ${sql.ref(column)} in (${parents})`.execute(tx);
  }
  for (const table of childrenFirst(hasAccount, keys))
    await sql`delete from ${sql.table(table)} where account_id = ${id}`.execute(tx);
  await tx.deleteFrom("sb_accounts").where("id", "=", id).execute();
  return account.network_id;
}

async function readForeignKeys(db: Tables, dialect: Store["dialect"]): Promise<readonly ForeignKey[]> {
  const query =
    dialect === "sqlite"
      ? sql<ForeignKey>`select m.name as child, f."from" as "column", f."table" as parent
          from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<ForeignKey>`select c.conrelid::regclass::text as child, a.attname as "column", c.confrelid::regclass::text as parent
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`;
  return (await query.execute(db)).rows;
}

/** Sorts tables so that each comes before those that it refers to. */
function childrenFirst(tables: ReadonlySet<string>, keys: readonly ForeignKey[]): string[] {
  const sorted: string[] = [];
  const visit = (table: string): void => {
    if (sorted.includes(table)) return;
    for (const { child, parent } of keys) if (parent === table && child !== table && tables.has(child)) visit(child);
    sorted.push(table);
  };
  for (const table of tables) visit(table);
  return sorted;
}
