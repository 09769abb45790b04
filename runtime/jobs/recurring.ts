import type { Clock } from "../clock.ts";
import type { IdSource } from "../ids.ts";
import type { Store } from "../store/store.ts";
import { createJobQueue } from "./job-queue.ts";
import type { JobKind } from "./job.ts";

/** Enqueues the recurring jobs that do not exist yet. Every node calls it at its start; the unique key admits one of each. */
export async function enqueueRecurring(
  store: Store,
  kinds: Readonly<Record<string, JobKind>>,
  clock: Clock,
  newId: IdSource,
): Promise<void> {
  const queue = createJobQueue(store, clock, newId);
  const recurring = Object.entries(kinds).filter(([, { everyMs }]) => everyMs !== undefined);
  await store.transaction(async (tx) => {
    for (const [kind] of recurring) await queue.enqueue(tx, { kind, payload: {}, key: "recurring" });
  });
}
