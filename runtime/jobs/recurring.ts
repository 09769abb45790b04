import type { Store } from "../store/store.ts";
import type { JobQueue } from "./job-queue.ts";
import type { JobKind } from "./job.ts";

/** Enqueues the recurring jobs that do not exist yet. Every node calls it at its start; the unique key admits one of each. */
export async function enqueueRecurring(
  { store, jobs }: { readonly store: Store; readonly jobs: JobQueue },
  kinds: Readonly<Record<string, JobKind>>,
): Promise<void> {
  const recurring = Object.entries(kinds).filter(([, { everyMs }]) => everyMs !== undefined);
  await store.transaction(async (tx) => {
    for (const [kind] of recurring) await jobs.enqueue(tx, { kind, payload: {}, key: "recurring" });
  });
}
