import { sql, type Kysely } from "kysely";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { Dialect } from "../store/store.ts";
import type { JobRow, RuntimeTables } from "../store/tables.ts";
import { LeaseLostError } from "./job.ts";

type Db = Kysely<RuntimeTables>;

/** A job that this worker has claimed. */
export type Claim = Pick<JobRow, "id" | "fence">;

/** Returns false, without adding the row, if a job of this kind already has the same unique key. */
export async function insertJob(db: Db, row: JobRow): Promise<boolean> {
  return (await insertRow(db, row)).length > 0;
}

/**
 * Adds a job. If a job with the same key is already waiting, makes that job due earlier instead. Returns false if nothing
 * was changed, because the job with the same key is running, is dead, or is already due at that time or before.
 */
export async function insertOrExpedite(db: Db, row: JobRow): Promise<boolean> {
  return (await upsertRow(db, row)).length > 0;
}

/** The unique key of recurring jobs. */
export const recurringKey = "recurring";

const insertion = (db: Db, value: ValueOf<JobRow>) =>
  db.insertInto("sb_jobs").values({
    id: value("id"),
    kind: value("kind"),
    unique_key: value("unique_key"),
    account_id: value("account_id"),
    payload: value("payload"),
    due_at: value("due_at"),
    claimed_at: value("claimed_at"),
    attempts: value("attempts"),
    fence: value("fence"),
    last_error: value("last_error"),
    created_at: value("created_at"),
  });

const insertRow = prepare((db: Db, value: ValueOf<JobRow>) =>
  insertion(db, value)
    .onConflict((conflict) => conflict.columns(["kind", "unique_key"]).doNothing())
    .returning("id"),
);

/**
 * On PostgreSQL, a conflicting row is locked even if it is not changed because its job is running. The worker that completes
 * that job therefore waits, and sees the changes of this transaction.
 */
const upsertRow = prepare((db: Db, value: ValueOf<JobRow>) =>
  insertion(db, value)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "unique_key"])
        .doUpdateSet({ due_at: (set) => set.ref("excluded.due_at") })
        .where("sb_jobs.claimed_at", "is", null)
        .where("sb_jobs.due_at", ">", (set) => set.ref("excluded.due_at")),
    )
    .returning("id"),
);

/**
 * Claims due jobs of the given kinds, the earliest first: waiting jobs, and jobs whose worker has not renewed its
 * lease. Workers do not wait for each other (`skip locked` on PostgreSQL; SQLite has one writer at a time).
 */
export async function claimJobs(
  db: Db,
  dialect: Dialect,
  options: {
    readonly kinds: readonly string[];
    readonly limit: number;
    readonly now: number;
    readonly leaseMs: number;
  },
): Promise<readonly JobRow[]> {
  const { kinds, limit, now, leaseMs } = options;
  const { rows } = await sql<JobRow>`
    update sb_jobs set due_at = ${now + leaseMs}, claimed_at = ${now}, attempts = attempts + 1, fence = fence + 1
    where id in (
      select id from sb_jobs where due_at <= ${now} and kind in (${sql.join(kinds)})
      order by due_at, id limit ${limit} ${sql.raw(dialect === "postgres" ? "for update skip locked" : "")}
    )
    returning *`.execute(db);
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns when the next job of the given kinds is due, or null. */
export async function nextDueTime(db: Db, kinds: readonly string[]): Promise<number | null> {
  const row = await db
    .selectFrom("sb_jobs")
    .select("due_at")
    .where("due_at", "is not", null)
    .where("kind", "in", kinds)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Makes a dead or waiting job due now, and resets its attempts. Returns whether there is such a job. */
export async function retryJob(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sb_jobs")
    .set({ due_at: now, attempts: 0 })
    .where("id", "=", id)
    .where("claimed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes an account's jobs with failed attempts, including dead ones, due now, and resets their attempts. */
export async function retryJobsOf(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .updateTable("sb_jobs")
    .set({ due_at: now, attempts: 0 })
    .where("account_id", "=", accountId)
    .where("attempts", ">", 0)
    .where("claimed_at", "is", null)
    .execute();
}

/**
 * Deletes a job. If it is running, its effects in the store roll back.
 * @throws Error for an unknown id, and for a recurring job, which would not be enqueued again before a restart.
 */
export async function cancelJob(db: Db, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("sb_jobs")
    .where("id", "=", id)
    .where((where) => where.or([where("unique_key", "is", null), where("unique_key", "!=", recurringKey)]))
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  const job = await db.selectFrom("sb_jobs").select("kind").where("id", "=", id).executeTakeFirst();
  if (!job) throw new Error(`No job has the id "${id}". To list the jobs, run the command "jobs list".`);
  throw new Error(
    `${id} is the recurring job "${job.kind}", which cannot be cancelled. To start it now, run the command "jobs retry".`,
  );
}

/** Extends the lease of a claimed job. Returns whether the job is still claimed and belongs to this claim. */
export async function renewLease(db: Db, { id, fence }: Claim, leaseEnd: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sb_jobs")
    .set({ due_at: leaseEnd })
    .where("id", "=", id)
    .where("fence", "=", fence)
    .where("claimed_at", "is not", null) // not after the attempt has ended
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Prevents other workers from claiming the job until the transaction ends.
 * @throws LeaseLostError if the job no longer belongs to this claim.
 */
export async function lockClaimed(tx: Db, dialect: Dialect, { id, fence }: Claim): Promise<void> {
  const row = await tx
    .selectFrom("sb_jobs")
    .select("id")
    .where("id", "=", id)
    .where("fence", "=", fence)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new LeaseLostError(id);
}

/** @throws LeaseLostError if the job no longer belongs to this claim. */
export async function deleteClaimed(tx: Db, { id, fence }: Claim): Promise<void> {
  if ((await deleteRow(tx, { id, fence })).length === 0) throw new LeaseLostError(id);
}

const deleteRow = prepare((db: Db, value: ValueOf<Claim>) =>
  db.deleteFrom("sb_jobs").where("id", "=", value("id")).where("fence", "=", value("fence")).returning("id"),
);

/** Deletes claimed jobs in one statement. Returns those claims whose jobs still belonged to them. */
export async function deleteAllClaimed<One extends Claim>(db: Db, claims: readonly One[]): Promise<ReadonlySet<One>> {
  const pairs = claims.map(({ id, fence }) => sql`(cast(${id} as text), cast(${fence} as integer))`);
  const { rows } = await sql<Claim>`
    delete from sb_jobs where (id, fence) in (values ${sql.join(pairs)}) returning id, fence`.execute(db);
  const deleted = new Set(rows.map(({ id, fence }) => `${id} ${fence}`));
  return new Set(claims.filter(({ id, fence }) => deleted.has(`${id} ${fence}`)));
}

/** Changes a claimed job. Returns whether the job still belongs to this claim. */
export async function updateClaimed(db: Db, { id, fence }: Claim, change: Partial<JobRow>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sb_jobs")
    .set(change)
    .where("id", "=", id)
    .where("fence", "=", fence)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
