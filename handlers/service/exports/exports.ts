import type { ExportFile, ExportJob } from "../../../generated/schemas.ts";
import { Failure, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import { isoTime, isoTimeOrNull } from "../../time/iso-time.ts";
import { exportJob } from "./run-export.ts";
import type { ExportFormat, ExportKind, ExportRow, ExportTables } from "./tables.ts";

type Context = Pick<CallContext<RuntimeTables & ExportTables>, "db" | "account" | "caller" | "now" | "newId" | "jobs">;

/** Requests a file. A job prepares it after the commit. */
export async function requestExport(
  { db, account, caller, now, newId, jobs }: Context,
  kind: ExportKind,
  { format, ...options }: { readonly format: ExportFormat },
): Promise<ExportJob> {
  const row: ExportRow = {
    id: newId("exp"),
    account_id: account.id,
    principal_id: caller.id,
    kind,
    format,
    options: JSON.stringify(options),
    status: "pending",
    status_reason: null,
    row_count: null,
    length: null,
    truncated: 0,
    created_at: now(),
    finished_at: null,
    expires_at: null,
  };
  await db.insertInto("svc_exports").values(row).execute();
  await jobs.enqueue({ kind: exportJob, key: row.id, payload: { id: row.id } });
  return toExportJob(row);
}

/**
 * Returns the state of a file and, if it is ready, the part of its content at an offset. A file expires at `expires_at`, even
 * if the job that deletes its content runs later.
 * @throws Failure `not_found`.
 */
export async function readExport(
  { db, account, now }: Pick<Context, "db" | "account" | "now">,
  id: string,
  { offset, max_length: maxLength }: { readonly offset: number; readonly max_length: number },
): Promise<ExportFile> {
  const stored = await db
    .selectFrom("svc_exports")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (!stored) throw notFound(id);
  const isExpired = stored.expires_at !== null && stored.expires_at <= now();
  const row: ExportRow = isExpired ? { ...stored, status: "expired" } : stored;
  const content = row.status === "ready" ? await readContent(db, row, offset, maxLength) : null;
  const end = offset + (content?.length ?? 0);
  return { ...toExportJob(row), content, next_offset: content !== null && end < (row.length ?? 0) ? end : null };
}

async function readContent(db: Context["db"], { id }: ExportRow, offset: number, maxLength: number): Promise<string> {
  const first = db
    .selectFrom("svc_export_parts")
    .select(({ fn }) => fn.max("position").as("position"))
    .where("export_id", "=", id)
    .where("position", "<=", offset);
  const parts = await db
    .selectFrom("svc_export_parts")
    .select(["position", "content"])
    .where("export_id", "=", id)
    .where("position", ">=", first)
    .where("position", "<", offset + maxLength)
    .orderBy("position")
    .execute();
  const start = offset - (parts[0]?.position ?? 0);
  const text = parts.map(({ content }) => content).join("");
  return wholeCharacters(text, start, start + maxLength);
}

/** Returns the part of a text between two positions, without the last code unit if it is the first half of a surrogate pair. */
function wholeCharacters(text: string, start: number, end: number): string {
  const isSplit = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length;
  return text.slice(start, isSplit ? end - 1 : end);
}

const toExportJob = (row: ExportRow): ExportJob => ({
  id: row.id,
  kind: row.kind,
  format: row.format,
  filename: `${row.kind}-${isoTime(row.created_at).slice(0, 10)}.${row.format}`,
  status: row.status,
  status_reason: row.status_reason,
  row_count: row.row_count,
  length: row.length,
  truncated: row.truncated === 1,
  created_at: isoTime(row.created_at),
  finished_at: isoTimeOrNull(row.finished_at),
  expires_at: isoTimeOrNull(row.expires_at),
});

const notFound = (id: string): Failure =>
  new Failure("not_found", {
    detail: `The account has no export "${id}".`,
    hint: "The export tools, such as export_connections, return the id of a new export.",
  });
