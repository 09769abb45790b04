import { sql, type Kysely } from "kysely";
import type { CallRow, RuntimeTables, StepRow } from "../../store/tables.ts";
import type { StepRecord, StepState } from "./step.ts";

type Db = Kysely<RuntimeTables>;

/** The maximum number of calls that one run of the clean-up deletes: both stores limit the number of parameters. */
const maxDeleted = 500;

/** An unfinished call that this process has claimed. */
export type CallClaim = Pick<CallRow, "id" | "fence">;

/** Another process has claimed the call, or it is finished. */
export class CallLostError extends Error {
  override readonly name = "CallLostError";

  constructor(id: string) {
    super(`call ${id} belongs to another process, or is finished`);
  }
}

/**
 * Claims a call that belongs to no process, or whose process has not finished it before the end of its lease. Returns
 * null for any other call, and for an unknown one.
 */
export async function claimCall(
  db: Db,
  id: string,
  { now, leaseUntil }: { readonly now: number; readonly leaseUntil: number },
): Promise<CallRow | null> {
  const row = await db
    .updateTable("sb_calls")
    .set({ fence: sql<number>`fence + 1`, lease_until: leaseUntil, state: "running" })
    .where("id", "=", id)
    .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function callExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom("sb_calls").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** Returns whether the call has neither been finished nor failed. */
export async function isOpen(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("sb_calls").select("state").where("id", "=", id).executeTakeFirst();
  return row !== undefined && row.state !== "failed";
}

/** Changes a claimed call, and locks its row until the transaction ends. @throws CallLostError */
export async function updateCall(db: Db, { id, fence }: CallClaim, change: Partial<CallRow>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("sb_calls")
    .set({ fence, ...change })
    .where("id", "=", id)
    .where("fence", "=", fence)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallLostError(id);
}

/** Deletes a claimed call and its steps. @throws CallLostError */
export async function deleteCall(tx: Db, { id, fence }: CallClaim): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("sb_calls")
    .where("id", "=", id)
    .where("fence", "=", fence)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallLostError(id);
  await tx.deleteFrom("sb_steps").where("call_id", "=", id).execute();
}

export async function insertStep(tx: Db, row: StepRow): Promise<void> {
  await tx.insertInto("sb_steps").values(row).execute();
}

export async function readSteps(db: Db, callId: string): Promise<Map<string, StepRecord>> {
  const rows = await db.selectFrom("sb_steps").selectAll().where("call_id", "=", callId).execute();
  const toRecord = ({ state, act, act_hash: actHash, started_at: startedAt, result }: StepRow): StepRecord => ({
    state: state as StepState, // written by `insertStep` and `updateStep`
    act: JSON.parse(act) as object,
    actHash,
    startedAt,
    result: result === null ? null : (JSON.parse(result) as unknown),
  });
  return new Map(rows.map((row) => [row.name, toRecord(row)]));
}

/**
 * Records the outcome of an act. The process need not hold the claim on the call: a receipt that arrives late is still
 * true. A receipt is never replaced.
 * @throws CallLostError if another process has recorded a receipt, or has finished the call.
 */
export async function updateStep(
  db: Db,
  { callId, name }: { readonly callId: string; readonly name: string },
  state: StepState,
  result: unknown,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("sb_steps")
    .set({ state, result: result === null ? null : JSON.stringify(result) })
    .where("call_id", "=", callId)
    .where("name", "=", name)
    .where("state", "!=", "done")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CallLostError(callId);
}

/**
 * Deletes failed calls, and calls with an unknown outcome, that started before a time, with their steps. Calls whose
 * idempotency key is still stored are kept.
 */
export async function deleteExpiredCalls(tx: Db, before: number): Promise<void> {
  const keyed = tx.selectFrom("sb_idempotency").select("call_id").where("call_id", "is not", null);
  const expired = await tx
    .selectFrom("sb_calls")
    .select("id")
    .where("started_at", "<=", before)
    .where("state", "!=", "running")
    .where("id", "not in", keyed)
    .limit(maxDeleted)
    .execute();
  if (expired.length === 0) return;
  const ids = expired.map(({ id }) => id);
  await tx.deleteFrom("sb_steps").where("call_id", "in", ids).execute();
  await tx.deleteFrom("sb_calls").where("id", "in", ids).execute();
}
