import type { Store } from "../store/store.ts";
import type { JobQueue } from "./job-queue.ts";
import { recurringKey as key } from "./job-rows.ts";
import type { JobKind } from "./job.ts";

/**
 * Enqueues the recurring jobs that do not exist yet. Every node calls this function at startup; the unique
 * key prevents duplicates.
 */
export async function enqueueRecurring(
  { store, jobs }: { readonly store: Store; readonly jobs: JobQueue },
  kinds: Readonly<Record<string, JobKind>>,
): Promise<void> {
  const rows = await store.reader.selectFrom("sb_jobs").select("kind").where("unique_key", "=", key).execute();
  const known = new Set(rows.map(({ kind }) => kind));
  const missing = Object.keys(kinds).filter((kind) => kinds[kind]?.everyMs !== undefined && !known.has(kind));
  if (missing.length === 0) return;
  await store.transaction(async (tx) => {
    for (const kind of missing) await jobs.enqueue(tx, { kind, payload: {}, key });
  });
}
