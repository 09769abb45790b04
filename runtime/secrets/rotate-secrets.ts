import { sql, type Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { decryptingKeyIds, encryptingKeyId, type BoxKeys, type SecretBox } from "./secret-box.ts";

/** A column with secrets that a `SecretBox` has encrypted; null values contain no secret. */
export interface SecretColumn {
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** A condition in SQL, for columns that also contain other values. */
  readonly condition?: string;
  /** Returns the purpose for which the secret of a row was encrypted, from the row's primary key. */
  readonly purposeOf: (...key: readonly string[]) => string;
}

/** How many secrets of a column were encrypted with a key. */
export interface KeyUse {
  readonly column: string;
  /** The id of the encryption key. */
  readonly key: string;
  readonly secrets: number;
}

type KeyValue = string | number;

interface SecretRow {
  /** The values of the primary key. */
  readonly key: readonly KeyValue[];
  readonly value: string;
}

const batchRows = 100;

/** Counts the secrets of the store by the key that encrypted them: those of all rows, or of at most `maxRows` per column. */
export async function countSecrets(
  { reader, dialect }: Pick<Store, "reader" | "dialect">,
  columns: readonly SecretColumn[],
  maxRows?: number,
): Promise<readonly KeyUse[]> {
  const found: KeyUse[] = [];
  const limit = maxRows === undefined ? sql`` : sql`limit ${maxRows}`;
  for (const { table, column, condition = "true" } of columns) {
    const secret = sql.ref(column);
    const dot = dialect === "sqlite" ? sql`instr(${secret}, '.')` : sql`strpos(${secret}, '.')`;
    const { rows } = await sql<{ readonly key: string; readonly secrets: number }>`
      select key, count(*) as secrets from (
        select substr(${secret}, 1, ${dot} - 1) as key from ${sql.table(table)}
        where ${secret} is not null and ${sql.raw(condition)} ${limit}
      ) as keys group by key order by key`.execute(reader);
    found.push(...rows.map(({ key, secrets }) => ({ column: `${table}.${column}`, key, secrets })));
  }
  return found;
}

/** The keys with which secrets in the store are encrypted, other than the one that encrypts now. */
export interface OtherKeys {
  /** The ids of keys that are not configured. */
  readonly missing: readonly string[];
  /** The ids of keys that can decrypt. */
  readonly earlier: readonly string[];
}

/** Finds the keys with which secrets in the store are encrypted. Reads at most 10,000 rows per column. */
export async function findOtherKeys(
  store: Pick<Store, "reader" | "dialect">,
  columns: readonly SecretColumn[],
  keys: Omit<BoxKeys, "store">,
): Promise<OtherKeys> {
  const known = decryptingKeyIds(keys);
  const uses = await countSecrets(store, columns, 10_000);
  const others = [...new Set(uses.map(({ key }) => key))].filter((key) => key !== encryptingKeyId(keys));
  return {
    missing: others.filter((key) => !known.includes(key)),
    earlier: others.filter((key) => known.includes(key)),
  };
}

/**
 * Encrypts with the current key all secrets that were encrypted with another one. Servers may keep running: they can
 * decrypt with either key.
 * @returns the number of changed secrets.
 * @throws Error if the key of a secret is not configured. Secrets processed before it then use the current key.
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
      const purpose = column.purposeOf(...row.key.map(String));
      changed += await replaceValue(writer, column, row, box.encrypt(purpose, box.decrypt(purpose, row.value)));
    }
  }
  return changed;
}

async function* readRows(db: Kysely<RuntimeTables>, secrets: SecretColumn): AsyncGenerator<SecretRow> {
  const { table, column, key, condition = "true" } = secrets;
  const columns = refs(key);
  let page = sql`true`;
  for (;;) {
    const { rows } = await sql<Readonly<Record<string, KeyValue>> & { readonly secret: string }>`
      select ${columns}, ${sql.ref(column)} as secret from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${sql.raw(condition)} and ${page}
      order by ${columns} limit ${sql.lit(batchRows)}`.execute(db);
    const found = rows.map((row) => ({ key: key.map((name) => row[name] ?? ""), value: row.secret }));
    yield* found;
    const last = found.at(-1);
    if (!last || found.length < batchRows) return;
    page = sql`(${columns}) > (${sql.join(last.key)})`;
  }
}

/** Does not overwrite a value that has been changed since it was read. */
async function replaceValue(
  db: Kysely<RuntimeTables>,
  { table, column, key }: SecretColumn,
  row: SecretRow,
  value: string,
): Promise<number> {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where (${refs(key)}) = (${sql.join(row.key)}) and ${sql.ref(column)} = ${row.value}`.execute(db);
  return Number(numAffectedRows);
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
