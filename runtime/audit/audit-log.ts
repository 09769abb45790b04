import type { Kysely } from "kysely";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";

export interface AuditLog {
  /** Keeps a record for the next batch; a crash may lose the last second of them. */
  writeBehind(row: AuditRow): void;
  /** Writes what is kept. Called once a second and before the store closes. @throws when the store does; nothing is lost. */
  flush(): Promise<void>;
}

const rowsPerStatement = 50;

/** Batches the records of calls without an effect; those of writes commit with their effect instead. */
export function createAuditLog(writer: Kysely<RuntimeTables>): AuditLog {
  let kept: AuditRow[] = [];
  let flushing: Promise<unknown> = Promise.resolve();

  async function writeKept(): Promise<void> {
    const rows = kept;
    kept = [];
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      try {
        await writer
          .insertInto("sb_audit")
          .values(rows.slice(start, start + rowsPerStatement))
          .execute();
      } catch (error) {
        kept = [...rows.slice(start), ...kept];
        throw error;
      }
    }
  }

  return {
    writeBehind: (row) => void kept.push(row),
    flush: () => {
      const batch = flushing.then(writeKept);
      flushing = batch.catch(() => undefined); // the caller hears of it; the rows wait for the next batch
      return batch;
    },
  };
}
