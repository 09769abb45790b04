import type { Kysely } from "kysely";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";

export interface AuditLog {
  /** Keeps a record for the next batch; a crash may lose the last second of them. */
  writeBehind(row: AuditRow): void;
  /** The newest record of a workspace's call by its request id; null when there is none, in the store or still kept. */
  find(db: Kysely<RuntimeTables>, workspaceId: string, requestId: string): Promise<AuditRow | null>;
  /** Writes what is kept. Called once a second and before the store closes. @throws when the store does; nothing is lost. */
  flush(): Promise<void>;
}

/** Batches the records of calls without an effect; those of writes commit with their effect instead. */
export function createAuditLog(writer: Kysely<RuntimeTables>): AuditLog {
  let kept: AuditRow[] = [];
  /** On their way into the store. */
  let leaving: AuditRow[] = [];
  let flushing: Promise<unknown> = Promise.resolve();

  async function writeKept(): Promise<void> {
    leaving = kept;
    kept = [];
    try {
      if (leaving.length > 0) await writer.transaction().execute((tx) => writeAudit(tx, leaving));
    } catch (error) {
      kept = [...leaving, ...kept];
      throw error;
    } finally {
      leaving = [];
    }
  }

  return {
    writeBehind: (row) => void kept.push(row),
    find: async (db, workspaceId, requestId) => {
      const isMatch = (row: AuditRow) => row.workspace_id === workspaceId && row.request_id === requestId;
      return kept.findLast(isMatch) ?? leaving.findLast(isMatch) ?? (await findStored(db, workspaceId, requestId));
    },
    flush: () => {
      const batch = flushing.then(writeKept);
      flushing = batch.catch(() => undefined); // the caller hears of it; the rows wait for the next batch
      return batch;
    },
  };
}

const rowsPerStatement = 50;

/** Writes records in statements of at most 50 rows. */
export async function writeAudit(db: Kysely<RuntimeTables>, rows: readonly AuditRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const some = rows.slice(start, start + rowsPerStatement);
    await insertOf(some.length)(db, some.flatMap(valuesOf));
  }
}

/** In the order of `valuesOf`. */
const columns = [
  ...(["id", "at", "workspace_id", "key_id", "account_id", "tool", "surface"] as const),
  ...(["request_id", "outcome", "status", "preview", "replay", "duration_ms"] as const),
];

const valuesOf = (row: AuditRow): unknown[] => columns.map((column) => row[column]);

type Insert = (db: Kysely<RuntimeTables>, values: readonly unknown[]) => Promise<unknown>;

const inserts = new Map<number, Insert>();

/** The statement for a number of rows. */
function insertOf(count: number): Insert {
  const insert =
    inserts.get(count) ??
    prepare((db: Kysely<RuntimeTables>, value: ValueOf<readonly unknown[]>) => {
      const rowAt = (_: unknown, at: number) =>
        Object.fromEntries(columns.map((column, place) => [column, value(at * columns.length + place)]));
      return db.insertInto("sb_audit").values(Array.from({ length: count }, rowAt) as unknown as AuditRow[]);
    });
  inserts.set(count, insert);
  return insert;
}

async function findStored(db: Kysely<RuntimeTables>, workspaceId: string, requestId: string): Promise<AuditRow | null> {
  const row = await db
    .selectFrom("sb_audit")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("request_id", "=", requestId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ?? null;
}
