import { sql, type Kysely } from "kysely";
import { findExisting, keepingAccounts, unknownAccount } from "../store/account-rows.ts";
import { prepareChange, type ValueOf } from "../store/prepare.ts";
import type { Store } from "../store/store.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";
import { columns, valuesOf } from "./audit-row.ts";
import { createDescribeArguments, type DescribeArguments } from "./describe-arguments.ts";
import { BatchBuffer } from "../write-behind/batch-buffer.ts";

/** The row of a call for an account. */
export type AccountAuditRow = AuditRow & { readonly account_id: string };

export interface AuditLog {
  /** Describes the arguments of a write for its row. */
  readonly describe: DescribeArguments;
  /**
   * Buffers a row for the next batch. A crash may lose the rows of the last second. While the store cannot be written,
   * the newest 10,000 rows are kept. Rows of an account that has been removed are dropped.
   */
  writeBehind(row: AuditRow): void;
  /**
   * Writes a row in the transaction of the call's effect.
   * @throws Failure `not_found` if the account of the row has been removed.
   */
  writeInTransaction(tx: Kysely<RuntimeTables>, row: AccountAuditRow): Promise<void>;
  /** Returns the newest row of a workspace, stored or buffered, that has this request id; null if there is none. */
  find(db: Kysely<RuntimeTables>, workspaceId: string, requestId: string): Promise<AuditRow | null>;
  /**
   * Writes the buffered rows. Called several times a second and before the store closes.
   * @throws the error of the store; the rows stay buffered.
   */
  flush(): Promise<void>;
}

/** Measured: smaller batches take more CPU time per row, and larger ones block other calls for milliseconds. */
const rowsPerBatch = 500;
const maxBuffered = 10_000;

/**
 * Creates the audit log. Rows of reads are written in batches; rows of writes commit with their effect.
 * @param secret the key of the HMACs that replace texts.
 */
export function createAuditLog(store: Store, secret: Buffer): AuditLog {
  const buffer = new BatchBuffer<AuditRow>({
    write: (rows) => store.insertRows("sb_audit", columns, (tx) => selectRows(tx, rows)),
    itemsPerBatch: rowsPerBatch,
    maxItems: maxBuffered,
  });
  return {
    describe: createDescribeArguments(secret),
    writeBehind: (row) => buffer.add(row),
    writeInTransaction: async (tx, row) => {
      if ((await insertRow(tx, row)) === 0) throw unknownAccount();
    },
    find: async (db, workspaceId, requestId) => {
      const isMatch = (row: AuditRow) => row.workspace_id === workspaceId && row.request_id === requestId;
      return buffer.findLast(isMatch) ?? (await findStored(db, workspaceId, requestId));
    },
    flush: () => buffer.flush(),
  };
}

/** Returns the values of the rows whose account exists. */
async function selectRows(tx: Kysely<RuntimeTables>, rows: readonly AuditRow[]): Promise<readonly unknown[][]> {
  const ids = new Set(rows.flatMap(({ account_id }) => account_id ?? []));
  const existing = await findExisting(tx, [...ids]);
  return rows.filter(({ account_id }) => account_id === null || existing.has(account_id)).map(valuesOf);
}

/** Inserts a row if its account exists. */
const insertRow = prepareChange(
  (_db: Kysely<RuntimeTables>, value: ValueOf<AccountAuditRow>, dialect) => sql`
    insert into sb_audit (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => value(column)))} from sb_accounts
    where id = ${value("account_id")} ${keepingAccounts(dialect)}`,
);

async function findStored(db: Kysely<RuntimeTables>, workspaceId: string, requestId: string): Promise<AuditRow | null> {
  const row = await db
    .selectFrom("sb_audit")
    .select(columns)
    .where("workspace_id", "=", workspaceId)
    .where("request_id", "=", requestId)
    .orderBy("seq", "desc")
    .executeTakeFirst();
  return row ?? null;
}
