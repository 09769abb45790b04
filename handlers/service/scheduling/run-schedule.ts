import type { Kysely } from "kysely";
import type { EventPayloads } from "../../../generated/events.ts";
import type { JobKind, JobServices, RuntimeTables } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { decideResult } from "./decide-result.ts";
import { schedulesIn, type ScheduleKind, type ScheduleNames } from "./schedule-kind.ts";
import type { ScheduleRow, SchedulingTables } from "./tables.ts";

const minuteMs = 60_000;
/**
 * The maximum age at which a call with an unknown outcome is repeated. After 24 hours, its idempotency key would no longer
 * prevent a second effect.
 */
const maxUncertainMs = 23 * 60 * minuteMs;

type Services = Pick<JobServices, "store" | "jobs" | "events" | "clock" | "callAs">;
type Db = Kysely<RuntimeTables & SchedulingTables>;

/**
 * Creates the job that sends one item when it is due, as a call of the principal that scheduled or last changed it. The
 * idempotency key of the call is derived from the id of the item, so that the item is sent at most once, even after a crash.
 * @param maxLateMinutes how late an item may be sent if the service was not running. An item that would be even later
 * is not sent. An event reports each item that is missed or fails.
 */
export function scheduleJob<Row extends ScheduleRow>(
  services: Services,
  kind: ScheduleKind<Row>,
  maxLateMinutes: number,
): JobKind {
  const { store, jobs, clock, callAs } = services;
  return {
    run: async (job) => {
      const { id } = job.payload as { id: string }; // written by enqueueSchedule
      const row = await store.transaction((tx) => begin(services, tx, kind, { id, jobId: job.id, maxLateMinutes }));
      if (!row) return;
      const outcome = await callAs({
        principalId: row.principal_id,
        workspaceId: await readWorkspace(tablesOf(store.reader), row),
        accountId: row.account_id,
        idempotencyKey: `schedule-${id}`,
        ...kind.toCall(row),
      });
      const result = decideResult(row, outcome, clock());
      const change = { ...result, ...(outcome.ok && kind.toResult(JSON.parse(outcome.text))) };
      await job.complete(async (tx) => {
        const isUpdated = await updatePending(tablesOf(tx), kind, id, change);
        if (isUpdated && result.status === "failed") await emitMissed(services, tx, kind, row, job.id);
        if (result.status !== "pending") return;
        const { due_at: runAt = clock() } = result;
        await jobs.enqueue(tx, { kind: kind.job, key: id, payload: { id }, accountId: row.account_id, runAt });
      });
    },
  };
}

const tablesOf = (db: Kysely<RuntimeTables>): Db => db; // one database contains the tables of all modules

/**
 * Locks a due item against changes, unless an earlier attempt has locked it, and returns it. Returns null if there is nothing
 * to send: the item was cancelled or moved, is too late to be sent, or was interrupted too long ago for another attempt.
 */
async function begin<Row extends ScheduleRow>(
  { events, clock }: Services,
  tx: Kysely<RuntimeTables>,
  kind: ScheduleKind<Row>,
  { id, jobId, maxLateMinutes }: { readonly id: string; readonly jobId: string; readonly maxLateMinutes: number },
): Promise<Row | null> {
  const db = tablesOf(tx);
  const now = clock();
  const row = await kind.read(db, id);
  if (row?.status !== "pending" || row.due_at > now) return null;
  if (row.started_at !== null) {
    if (now - row.started_at <= maxUncertainMs) return row;
    const status_reason = `The attempt was interrupted: the ${kind.noun} may have been sent.`;
    if (await updatePending(db, kind, id, { status: "failed", status_reason, started_at: null, ended_at: now }))
      await emitMissed({ events }, tx, kind, row, jobId);
    return null;
  }
  if (now - row.due_at > maxLateMinutes * minuteMs) {
    const status_reason = `The service was not running within ${maxLateMinutes} minutes of the scheduled time.`;
    if (!(await updatePending(db, kind, id, { status: "missed", status_reason, ended_at: now }))) return null;
    await emitMissed({ events }, tx, kind, row, jobId);
    return null;
  }
  const locked = await schedulesIn(db)
    .updateTable(kind.table)
    .set({ started_at: now })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .where("due_at", "=", row.due_at)
    .where("started_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return locked ? row : null;
}

/** Reports an item that was missed or has failed. */
function emitMissed(
  { events }: Pick<Services, "events">,
  tx: Kysely<RuntimeTables>,
  { noun }: Pick<ScheduleNames, "noun">,
  row: ScheduleRow,
  jobId: string,
): Promise<void> {
  return events.emit<EventPayloads>(tx, {
    type: "schedule.missed",
    accountId: row.account_id,
    payload: { kind: noun, schedule_id: row.id, due_at: isoTime(row.due_at) },
    cause: { job_id: jobId },
  });
}

/** Changes an item that is still pending. Returns false if it is not. */
async function updatePending(
  db: Db,
  { table }: Pick<ScheduleNames, "table">,
  id: string,
  change: Partial<ScheduleRow>,
): Promise<boolean> {
  const changed = await schedulesIn(db)
    .updateTable(table)
    .set(change)
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returning("id")
    .execute();
  return changed.length > 0;
}

async function readWorkspace(db: Db, { account_id }: ScheduleRow): Promise<string> {
  const row = await db.selectFrom("sb_accounts").select("workspace_id").where("id", "=", account_id).executeTakeFirst();
  return row?.workspace_id ?? ""; // empty if the account has just been removed with its items
}
