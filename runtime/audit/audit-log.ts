import type { Kysely } from "kysely";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { Store } from "../store/store.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";

export interface AuditLog {
  /** Keeps a record for the next batch; a crash may lose the last second of them. */
  writeBehind(row: AuditRow): void;
  /** Writes a record in the transaction of the call's effect. */
  writeWith(tx: Kysely<RuntimeTables>, row: AuditRow): Promise<void>;
  /** The newest record of a workspace's call by its request id; null when there is none, in the store or still kept. */
  find(db: Kysely<RuntimeTables>, workspaceId: string, requestId: string): Promise<AuditRow | null>;
  /**
   * Writes what is kept. Called several times a second and before the store closes.
   * @throws when the store does; nothing is lost.
   */
  flush(): Promise<void>;
}

/** So few that they are written while they are young: records that wait would have to be moved about in memory. */
const rowsPerBatch = 100;

/** Batches the records of calls without an effect; those of writes commit with their effect instead. */
export function createAuditLog(store: Store): AuditLog {
  let kept: AuditRow[] = [];
  /** On their way into the store. */
  let leaving: AuditRow[] = [];
  let flushing: Promise<unknown> = Promise.resolve();

  async function writeKept(): Promise<void> {
    leaving = kept;
    kept = [];
    try {
      if (leaving.length > 0) await store.insertRows("sb_audit", columns, leaving.map(valuesOf));
    } catch (error) {
      kept = [...leaving, ...kept];
      throw error;
    } finally {
      leaving = [];
    }
  }

  const flush = (): Promise<void> => {
    const batch = flushing.then(writeKept);
    flushing = batch.catch(() => undefined); // the caller hears of it; the rows wait for the next batch
    return batch;
  };

  return {
    writeBehind: (row) => {
      if (kept.push(row) % rowsPerBatch === 0) flush().catch(() => undefined); // the next one says what is wrong
    },
    writeWith: async (tx, row) => void (await insertRow(tx, row)),
    find: async (db, workspaceId, requestId) => {
      const isMatch = (row: AuditRow) => row.workspace_id === workspaceId && row.request_id === requestId;
      return kept.findLast(isMatch) ?? leaving.findLast(isMatch) ?? (await findStored(db, workspaceId, requestId));
    },
    flush,
  };
}

/** In the order of `valuesOf`. */
const columns = [
  ...(["at", "workspace_id", "principal_id", "account_id", "tool", "surface"] as const),
  ...(["request_id", "outcome", "status", "preview", "replay", "duration_ms"] as const),
];

const valuesOf = (row: AuditRow): readonly unknown[] => [
  ...[row.at, row.workspace_id, row.principal_id, row.account_id, row.tool, row.surface],
  ...[row.request_id, row.outcome, row.status, row.preview, row.replay, row.duration_ms],
];

const insertRow = prepare((db: Kysely<RuntimeTables>, value: ValueOf<AuditRow>) =>
  db
    .insertInto("sb_audit")
    .values(Object.fromEntries(columns.map((column) => [column, value(column)])) as unknown as AuditRow),
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
