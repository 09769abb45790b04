import type { Kysely } from "kysely";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";

export interface AuditLog {
  /** Keeps a record for the next batch; a crash may lose the last second of them. */
  writeBehind(row: AuditRow): void;
  /** The newest record of a workspace's call by its request id; null when there is none, in the store or still kept. */
  find(db: Kysely<RuntimeTables>, workspaceId: string, requestId: string): Promise<AuditRow | null>;
  /** Writes what is kept. Called once a second and before the store closes. @throws when the store does; nothing is lost. */
  flush(): Promise<void>;
}

const rowsPerStatement = 50;

/** Batches the records of calls without an effect; those of writes commit with their effect instead. */
export function createAuditLog(writer: Kysely<RuntimeTables>): AuditLog {
  let kept: AuditRow[] = [];
  /** On their way into the store. */
  let leaving: AuditRow[] = [];
  let flushing: Promise<unknown> = Promise.resolve();

  async function writeKept(): Promise<void> {
    const rows = kept;
    leaving = rows;
    kept = [];
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      try {
        await writer
          .insertInto("sb_audit")
          .values(rows.slice(start, start + rowsPerStatement))
          .execute();
      } catch (error) {
        kept = [...rows.slice(start), ...kept];
        leaving = [];
        throw error;
      }
    }
    leaving = [];
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
