import type { Kysely } from "kysely";
import { Failure } from "../contract/failure.ts";
import { LeaseLostError, type JobKind, type RunningJob } from "../jobs/job.ts";
import type { Dialect, Store } from "../store/store.ts";
import type { EventRow, RuntimeTables } from "../store/tables.ts";
import { consumerKind } from "./consumer-kind.ts";
import { readEvents, toEvent } from "./event-rows.ts";
import type { AnyEventConsumer, EventConsumers } from "./event.ts";

type Tx = Kysely<RuntimeTables>;

/** Maximum number of events handled in one transaction. On SQLite, other writers wait for that transaction. */
const maxBatch = 50;

/**
 * Returns the kinds of jobs that run the consumers. A job handles the events of one account, and exists while that
 * account has unhandled events.
 */
export function consumerJobs(
  { dialect }: Pick<Store, "dialect">,
  consumers: EventConsumers,
): Readonly<Record<string, JobKind>> {
  return Object.fromEntries(
    Object.entries(consumers).map(([name, consumer]): [string, JobKind] => [
      consumerKind(name),
      {
        run: (job) => runConsumer(job, { name, consumer, dialect }),
        ...(consumer.maxAttempts !== undefined && { maxAttempts: consumer.maxAttempts }),
      },
    ]),
  );
}

interface NamedConsumer {
  readonly name: string;
  readonly consumer: AnyEventConsumer;
  readonly dialect: Dialect;
}

/** Handles a batch of events. If one fails, those before it are committed, so that they are not handled again. */
async function runConsumer(job: RunningJob, named: NamedConsumer): Promise<void> {
  const { accountId } = job;
  if (accountId === null) throw new Error("the job of a consumer requires an account");
  for (let limit = maxBatch; ;) {
    const progress: Progress = { handled: 0, current: null };
    try {
      return await job.completeOrRepeat((tx) => {
        Object.assign(progress, { handled: 0, current: null }); // the store may run a transaction again
        return handleBatch(tx, named, accountId, limit, progress);
      });
    } catch (error) {
      if (progress.current === null || error instanceof LeaseLostError) throw error;
      if (progress.handled === 0) throw describe(error, progress.current);
      limit = progress.handled;
    }
  }
}

interface Progress {
  /** The number of events that have been handled in this transaction. */
  handled: number;
  /** The event whose handling has not finished. */
  current: EventRow | null;
}

/** Handles the next events and stores the position. Returns whether there are more. */
async function handleBatch(
  tx: Tx,
  { name, consumer, dialect }: NamedConsumer,
  accountId: string,
  limit: number,
  progress: Progress,
): Promise<boolean> {
  const { types, isOptIn = false } = consumer;
  const position = await tx
    .selectFrom("sb_event_positions")
    .select("seq")
    .where("consumer", "=", name)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (isOptIn && !position) return false; // the consumer was stopped
  const events = await readEvents(tx, { accountId, types, after: position?.seq ?? 0, limit });
  for (const event of events) {
    progress.current = event;
    await consumer.handle(toEvent(event) as never, tx);
    progress.handled += 1;
  }
  progress.current = null;
  const last = events.at(-1)?.seq ?? position?.seq ?? 0;
  // A transaction that writes an event either commits before this lock, so that the event is found below, or finds the
  // job deleted and enqueues it again.
  const head = await tx
    .selectFrom("sb_event_heads")
    .select("seq")
    .where("account_id", "=", accountId)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  const hasMore = (await readEvents(tx, { accountId, types, after: last, limit: 1 })).length > 0;
  const seq = hasMore ? last : (head?.seq ?? last);
  await storePosition(tx, { name, consumer }, accountId, seq);
  return hasMore;
}

/** Stores the position of a consumer. An opt-in consumer that has been stopped in the meantime stays stopped. */
async function storePosition(
  tx: Tx,
  { name, consumer }: Pick<NamedConsumer, "name" | "consumer">,
  accountId: string,
  seq: number,
): Promise<void> {
  if (consumer.isOptIn) {
    await tx
      .updateTable("sb_event_positions")
      .set({ seq })
      .where("consumer", "=", name)
      .where("account_id", "=", accountId)
      .execute();
    return;
  }
  await tx
    .insertInto("sb_event_positions")
    .values({ consumer: name, account_id: accountId, seq })
    .onConflict((conflict) => conflict.columns(["consumer", "account_id"]).doUpdateSet({ seq }))
    .execute();
}

/**
 * Names the event in the error, which `jobs list` shows. A `Failure` is unchanged, because it may say when to try
 * again.
 */
function describe(error: unknown, { seq, type }: EventRow): unknown {
  if (error instanceof Failure) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new Error(`event ${seq} (${type}): ${text}`, { cause: error });
}
