import type { Clock } from "../clock.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { Store } from "../store/store.ts";
import { consumerKind } from "./consumer-kind.ts";
import type { EventConsumers } from "./event.ts";

export interface DeploymentServices {
  readonly store: Store;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/**
 * Registers new consumers. For one that starts at the end, stores the position of each account's last event. For one
 * that starts at the start, enqueues the jobs that handle the existing events. An opt-in consumer is only registered.
 * Every process calls this function before it writes events; only the first call has an effect.
 */
export async function deployConsumers(services: DeploymentServices, consumers: EventConsumers): Promise<void> {
  const names = Object.keys(consumers);
  if (names.length === 0) return;
  const rows = await services.store.reader.selectFrom("sb_event_consumers").select("consumer").execute();
  const known = new Set(rows.map(({ consumer }) => consumer));
  for (const [name, { isOptIn, from = "end" }] of Object.entries(consumers))
    if (!known.has(name)) await deploy(services, name, isOptIn ? null : from);
}

async function deploy(
  { store, jobs, clock }: DeploymentServices,
  name: string,
  from: "start" | "end" | null,
): Promise<void> {
  await store.transaction(async (tx) => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto("sb_event_consumers")
      .values({ consumer: name, created_at: clock() })
      .onConflict((conflict) => conflict.column("consumer").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n || from === null) return;
    if (from === "start") {
      const heads = await tx.selectFrom("sb_event_heads").select("account_id").orderBy("account_id").execute();
      for (const { account_id: accountId } of heads)
        await jobs.enqueue(tx, { kind: consumerKind(name), payload: {}, key: accountId, accountId });
      return;
    }
    await tx
      .insertInto("sb_event_positions")
      .columns(["consumer", "account_id", "seq"])
      .expression((from) =>
        from.selectFrom("sb_event_heads").select((head) => [head.val(name).as("consumer"), "account_id", "seq"]),
      )
      .execute();
  });
}
