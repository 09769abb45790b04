import type { Kysely } from "kysely";
import type { EventPayloads } from "../../../generated/events.ts";
import { Failure, type JobKind, type JobServices, type RuntimeTables } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { contents } from "./contents/index.ts";
import type { ExportContext } from "./contents/export-content.ts";
import { createFileWriter } from "./file-writer.ts";
import type { ExportPartRow, ExportRow, ExportTables } from "./tables.ts";

/** The kinds of the jobs that prepare a file, and that delete its content. */
export const exportJob = "prepare_export";
export const expiryJob = "expire_export";

const hourMs = 3_600_000;
const availableMs = 24 * hourMs;
/** The maximum number of rows of a file, and the maximum length in UTF-16 code units. */
const maxRows = 100_000;
const maxLength = 64 * 1024 * 1024;
/** A part ends with the first row at which it has at least this length, in UTF-16 code units. */
const partLength = 64 * 1024;

type Db = Kysely<RuntimeTables & ExportTables>;
const tablesOf = (db: Kysely<RuntimeTables>): Db => db; // one database contains the tables of all modules

/** Creates the job that prepares a file and stores it in parts, all of them in one transaction. */
export function createExportJob({ store, jobs, events, clock, readAs }: JobServices<ExportContext>): JobKind {
  return {
    maxAttempts: 3,
    onDead: async (tx, payload) => {
      const { id } = payload as { id: string }; // written by requestExport
      const status_reason = "The file could not be prepared because of an internal error. Request the export again.";
      await update(tablesOf(tx), id, { status: "failed", status_reason, finished_at: clock() });
    },
    run: async (job) => {
      const { id } = job.payload as { id: string }; // written by requestExport
      const row = await readRequest(tablesOf(store.reader), id);
      if (!row) return;
      const requester = { principalId: row.principal_id, workspaceId: row.workspace_id, accountId: row.account_id };
      let file: WrittenFile;
      try {
        file = await readAs({ ...requester, tool: `export_${row.kind}` }, (context) =>
          writeFile(context, row, job.signal),
        );
      } catch (error) {
        if (!(error instanceof Failure) || (error.details.retryAfterSeconds ?? 0) > 0) throw error;
        const change = { status: "failed", status_reason: error.message, finished_at: clock() } as const;
        await job.complete((tx) => update(tablesOf(tx), id, change));
        return;
      }
      const now = clock();
      const { rowCount: row_count, length, truncated, parts } = file;
      const change = { status: "ready", row_count, length, truncated, finished_at: now, expires_at: now + availableMs };
      await job.complete(async (tx) => {
        const db = tablesOf(tx);
        for (const part of parts)
          await db
            .insertInto("svc_export_parts")
            .values({ export_id: id, ...part })
            .execute();
        await update(db, id, change as Partial<ExportRow>); // "ready" is a status
        await jobs.enqueue(tx, {
          ...{ kind: expiryJob, key: id, payload: { id }, accountId: row.account_id },
          runAt: now + availableMs,
        });
        await events.emit<EventPayloads>(tx, {
          type: "export.ready",
          accountId: row.account_id,
          payload: { export_id: id, kind: row.kind, row_count, expires_at: isoTime(change.expires_at) },
          cause: { job_id: job.id },
        });
      });
    },
  };
}

/** Creates the job that deletes the content of a file after 24 hours. */
export const createExpiryJob = (): JobKind => ({
  run: (job) =>
    job.complete(async (tx) => {
      const { id } = job.payload as { id: string }; // written by the job that prepares the file
      const db = tablesOf(tx);
      await db.deleteFrom("svc_export_parts").where("export_id", "=", id).execute();
      await update(db, id, { status: "expired" });
    }),
});

interface WrittenFile {
  readonly parts: readonly Omit<ExportPartRow, "export_id">[];
  readonly rowCount: number;
  readonly length: number;
  readonly truncated: 0 | 1;
}

async function writeFile(context: ExportContext, row: ExportRow, signal: AbortSignal): Promise<WrittenFile> {
  const content = contents[row.kind];
  const writer = createFileWriter(row.format);
  const parts: Omit<ExportPartRow, "export_id">[] = [];
  let [buffer, position, rowCount] = [writer.begin(content.columns), 0, 0];
  let truncated: 0 | 1 = 0;
  const flush = (): void => {
    parts.push({ position, content: buffer });
    position += buffer.length;
    buffer = "";
  };
  for await (const line of content.rows(context, JSON.parse(row.options) as never)) {
    signal.throwIfAborted();
    if (rowCount === maxRows || position + buffer.length > maxLength) {
      truncated = 1;
      break;
    }
    buffer += writer.row(line);
    rowCount += 1;
    if (buffer.length >= partLength) flush();
  }
  buffer += writer.end();
  flush();
  return { parts, rowCount, length: position, truncated };
}

const readRequest = (db: Db, id: string) =>
  db
    .selectFrom("svc_exports as e")
    .innerJoin("sb_accounts as a", "a.id", "e.account_id")
    .selectAll("e")
    .select("a.workspace_id")
    .where("e.id", "=", id)
    .where("e.status", "=", "pending")
    .executeTakeFirst();

async function update(db: Db, id: string, change: Partial<ExportRow>): Promise<void> {
  await db.updateTable("svc_exports").set(change).where("id", "=", id).execute();
}
