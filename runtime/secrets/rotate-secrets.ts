import { sql, type Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { SecretBox } from "./secret-box.ts";

/** A column with secrets that a `SecretBox` has locked; null: none. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  /** The column that identifies a row. */
  readonly id: string;
  /** Returns the purpose for which the secret of a row was locked. */
  readonly purposeOf: (id: string) => string;
}

/** How many secrets of a column each key has locked. */
export interface KeyUse {
  readonly column: string;
  readonly key: string;
  readonly secrets: number;
}

interface SecretRow {
  readonly id: string;
  readonly locked: string;
}

const batchRows = 100;

/** Counts the secrets of the store by the key that has locked them. */
export async function countSecrets(
  { reader, dialect }: Pick<Store, "reader" | "dialect">,
  columns: readonly SecretColumn[],
): Promise<readonly KeyUse[]> {
  const found: KeyUse[] = [];
  for (const { table, column } of columns) {
    const text = sql.ref(column);
    const end = dialect === "sqlite" ? sql`instr(${text}, '.')` : sql`strpos(${text}, '.')`;
    const { rows } = await sql<{ key: string; secrets: number }>`
      select key, count(*) as secrets from (
        select substr(${text}, 1, ${end} - 1) as key from ${sql.table(table)} where ${text} is not null
      ) as locked group by key order by key`.execute(reader);
    for (const { key, secrets } of rows) found.push({ column: `${table}.${column}`, key, secrets });
  }
  return found;
}

/**
 * Locks all secrets again that another key than the current one has locked. Servers may run: they open both.
 * @returns the number of changed secrets.
 * @throws Error if the key of a secret is not configured; the secrets of earlier batches remain changed.
 */
export async function rotateSecrets(
  { writer }: Pick<Store, "writer">,
  columns: readonly SecretColumn[],
  box: SecretBox,
): Promise<number> {
  let changed = 0;
  for (const column of columns) {
    for (;;) {
      const rows = await readOutdated(writer, column, box.keyId);
      for (const row of rows) await lockAgain(writer, column, row, box);
      changed += rows.length;
      if (rows.length < batchRows) break;
    }
  }
  return changed;
}

async function readOutdated(db: Kysely<RuntimeTables>, { table, column, id }: SecretColumn, keyId: string) {
  const { rows } = await sql<SecretRow>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as locked from ${sql.table(table)}
    where ${sql.ref(column)} is not null and substr(${sql.ref(column)}, 1, ${sql.lit(keyId.length + 1)}) <> ${`${keyId}.`}
    order by ${sql.ref(id)} limit ${sql.lit(batchRows)}`.execute(db);
  return rows;
}

/** Does not overwrite a secret that has been changed since it was read. */
async function lockAgain(
  db: Kysely<RuntimeTables>,
  { table, column, id, purposeOf }: SecretColumn,
  row: SecretRow,
  box: SecretBox,
): Promise<void> {
  const purpose = purposeOf(row.id);
  const locked = box.lock(purpose, box.open(purpose, row.locked));
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${locked}
    where ${sql.ref(id)} = ${row.id} and ${sql.ref(column)} = ${row.locked}`.execute(db);
}
