import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { IdSource } from "../ids.ts";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { insertJob, insertOrExpedite } from "./job-rows.ts";
import type { NewJob } from "./job.ts";

/** The channel that wakes the workers. */
export const jobsChannel = "jobs";

/** Adds jobs in the transaction that needs them: they exist if and only if it commits. */
export interface JobQueue {
  /** Returns false, without adding the job, if another job of this kind has the same key. */
  enqueue(tx: Kysely<RuntimeTables>, job: NewJob): Promise<boolean>;
  /**
   * Enqueues a job, or makes the waiting job of its kind with the same key due earlier. A job that is running or dead is not
   * changed.
   */
  expedite(tx: Kysely<RuntimeTables>, job: NewJob & { readonly key: string }): Promise<void>;
  /**
   * Changes when a waiting or dead job runs. A dead job becomes waiting, and its attempts are reset. A running job is not
   * changed.
   */
  reschedule(tx: Kysely<RuntimeTables>, kind: string, key: string, runAt: number): Promise<void>;
  /** Deletes a job, if it exists. */
  cancel(tx: Kysely<RuntimeTables>, kind: string, key: string): Promise<void>;
}

/**
 * Creates the queue. We do not use a library, because a job must commit together with the call that enqueues it. Existing
 * queues have their own store or support only one of the two databases.
 */
export function createJobQueue(store: Pick<Store, "notify">, clock: Clock, newId: IdSource): JobQueue {
  /** Transactions whose commit will already wake the workers. */
  const notifying = new WeakSet<Kysely<RuntimeTables>>();

  async function notifyOnce(tx: Kysely<RuntimeTables>): Promise<void> {
    if (notifying.has(tx)) return;
    if (tx.isTransaction) notifying.add(tx);
    await store.notify(tx, jobsChannel);
  }

  async function add(tx: Kysely<RuntimeTables>, job: NewJob, insert: typeof insertJob): Promise<boolean> {
    const { kind, payload, key, accountId, runAt } = job;
    const now = clock();
    const isAdded = await insert(tx, {
      id: newId("job"),
      kind,
      unique_key: key ?? null,
      account_id: accountId ?? null,
      payload: JSON.stringify(payload),
      due_at: runAt ?? now,
      claimed_at: null,
      attempts: 0,
      fence: 0,
      last_error: null,
      created_at: now,
    });
    if (isAdded) await notifyOnce(tx);
    return isAdded;
  }

  return {
    enqueue: (tx, job) => add(tx, job, insertJob),
    expedite: async (tx, job) => void (await add(tx, job, insertOrExpedite)),
    reschedule: async (tx, kind, key, runAt) => {
      await tx
        .updateTable("sb_jobs")
        .set({
          due_at: runAt,
          attempts: (select) => select.case().when("due_at", "is", null).then(0).else(select.ref("attempts")).end(),
        })
        .where("kind", "=", kind)
        .where("unique_key", "=", key)
        .where("claimed_at", "is", null)
        .execute();
    },
    cancel: async (tx, kind, key) => {
      await tx.deleteFrom("sb_jobs").where("kind", "=", kind).where("unique_key", "=", key).execute();
    },
  };
}
