import { sql } from "kysely";
import type { CallServices, JobKind } from "../../runtime/index.ts";
import { deleteExpiredAnalytics } from "./analytics/stored-post-analytics.ts";

/** The kind of the recurring job that deletes rows after their retention period. */
export const deleteOldRowsJob = "delete_old_rows";

const dayMs = 86_400_000;
/**
 * The maximum number of rows per table and transaction, so that other writers wait only briefly. The job repeats immediately
 * for the rest.
 */
const maxRows = 5_000;

interface OldRows {
  readonly table: string;
  readonly column: string;
  readonly days: number;
}

/** The rows that are deleted some days after the time in a column. A row without that time is kept. */
const oldRows: readonly OldRows[] = [
  { table: "svc_notices", column: "created_at", days: 180 },
  { table: "svc_exports", column: "finished_at", days: 31 },
  { table: "svc_scheduled_posts", column: "ended_at", days: 400 },
  { table: "svc_scheduled_messages", column: "ended_at", days: 400 },
];

/** Creates the daily job that deletes rows after their retention period. */
export const createDeleteOldRowsJob = ({ clock }: Pick<CallServices, "clock">): JobKind => ({
  everyMs: dayMs,
  run: (job) =>
    job.completeOrRepeat(async (tx) => {
      const now = clock();
      let isMore = await deleteExpiredAnalytics(tx, now, maxRows);
      for (const { table, column, days } of oldRows) {
        const old = sql`select id from ${sql.table(table)} where ${sql.ref(column)} < ${now - days * dayMs} limit ${maxRows}`;
        const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where id in (${old})`.execute(tx);
        isMore ||= numAffectedRows >= maxRows;
      }
      return isMore;
    }),
});
