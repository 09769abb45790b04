import { sql, type Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { SecretBox } from "./secret-box.ts";

/** A column with secrets that a `SecretBox` has encrypted; null values contain no secret. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  /** The column that identifies a row. */
  readonly id: string;
  /** Returns the purpose for which the secrets of a row were encrypted. */
  readonly purposeOf: (id: string) => string;
}

/** The number of secrets of a column that a key has encrypted. */
export interface KeyUse {
  readonly column: string;
  readonly key: string;
  readonly secrets: number;
}

interface SecretRow {
  readonly id: string;
  readonly value: string;
}

const batchRows = 100;

/** Counts the secrets of the store by the key that has encrypted them. */
export async function countSecrets(
  { reader }: Pick<Store, "reader">,
  columns: readonly SecretColumn[],
): Promise<readonly KeyUse[]> {
  const found: KeyUse[] = [];
  for (const column of columns) {
    const counts = new Map<string, number>();
    for await (const { value } of readRows(reader, column)) {
      const key = value.slice(0, value.indexOf("."));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const name = `${column.table}.${column.column}`;
    for (const [key, secrets] of [...counts].sort()) found.push({ column: name, key, secrets });
  }
  return found;
}

/**
 * Encrypts with the current key all secrets that were encrypted with another one. Servers may keep running: they can
 * decrypt both.
 * @returns the number of changed secrets.
 * @throws Error if the key of a secret is not configured; the secrets before it remain changed.
 */
export async function rotateSecrets(
  { writer }: Pick<Store, "writer">,
  columns: readonly SecretColumn[],
  box: SecretBox,
): Promise<number> {
  let changed = 0;
  for (const column of columns) {
    for await (const row of readRows(writer, column)) {
      if (row.value.startsWith(`${box.keyId}.`)) continue;
      const purpose = column.purposeOf(row.id);
      await replaceValue(writer, column, row, box.encrypt(purpose, box.decrypt(purpose, row.value)));
      changed += 1;
    }
  }
  return changed;
}

async function* readRows(db: Kysely<RuntimeTables>, { table, column, id }: SecretColumn): AsyncGenerator<SecretRow> {
  let after = "";
  for (;;) {
    const { rows } = await sql<SecretRow>`
      select ${sql.ref(id)} as id, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${sql.ref(id)} > ${after}
      order by ${sql.ref(id)} limit ${sql.lit(batchRows)}`.execute(db);
    yield* rows;
    if (rows.length < batchRows) return;
    after = rows.at(-1)?.id ?? "";
  }
}

/** Does not overwrite a value that has been changed since it was read. */
async function replaceValue(
  db: Kysely<RuntimeTables>,
  { table, column, id }: SecretColumn,
  row: SecretRow,
  value: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where ${sql.ref(id)} = ${row.id} and ${sql.ref(column)} = ${row.value}`.execute(db);
}
