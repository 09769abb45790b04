import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { EventEntry } from "../contract/surface.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";
import type { RuntimeTables } from "../store/tables.ts";
import { consumerKind } from "./consumer-kind.ts";
import { appendEvents } from "./event-rows.ts";
import { hasOptedIn } from "./opt-in.ts";
import { resourceChanged, resourcesByEvent, type AnyPayloads, type EventConsumers, type NewEvent } from "./event.ts";

type Tx = Kysely<RuntimeTables>;

/** The log of all accounts' events. */
export interface EventLog {
  /**
   * Writes events in the transaction that makes the changes they report, and starts their consumers when it commits.
   * Until then, other transactions that write events of the same accounts wait, so write them as late as possible and
   * together. For payloads of the service's types, call `emit<EventPayloads>`.
   * @throws Error for a type that the service does not declare.
   */
  emit<Payloads extends AnyPayloads = AnyPayloads>(tx: Tx, ...events: readonly NewEvent<Payloads>[]): Promise<void>;
}

/** The channel that wakes the nodes on which clients are subscribed to resources of an account. */
export const changesChannel = (accountId: string): string => `changes ${accountId}`;

export interface EventLogServices {
  readonly store: Pick<Store, "notify">;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, "countEvent">;
}

/**
 * Creates the log.
 * @param declared the events that the service declares.
 * @param consumers returns the consumers of the service, which are created after the log.
 */
export function createEventLog(
  services: EventLogServices,
  declared: readonly EventEntry[],
  consumers: () => EventConsumers,
): EventLog {
  const { store, jobs, clock, metrics } = services;
  const known = new Set([...declared.map(({ name }) => name), resourceChanged]);
  const changing = resourcesByEvent(declared);

  async function emitFor(tx: Tx, accountId: string, events: readonly NewEvent<AnyPayloads>[]): Promise<void> {
    const at = clock();
    const rows = events.map(({ type, payload, cause }) => {
      const json = { payload: JSON.stringify(payload), cause: JSON.stringify(cause) };
      return { type, ...json, at };
    });
    await appendEvents(tx, accountId, rows);
    const written = new Set(events.map(({ type }) => type));
    for (const [name, consumer] of Object.entries(consumers())) {
      if (!consumer.types.some((type) => written.has(type))) continue;
      if (consumer.isOptIn && !(await hasOptedIn(tx, { consumer: name, accountId }))) continue;
      await jobs.enqueue(tx, { kind: consumerKind(name), payload: {}, key: accountId, accountId });
    }
    if (written.has(resourceChanged) || [...written].some((type) => changing.has(type)))
      await store.notify(tx, changesChannel(accountId));
    for (const { type } of events) metrics.countEvent(type);
  }

  return {
    emit: async (tx, ...events) => {
      const unknown = events.find(({ type }) => !known.has(type));
      if (unknown) throw new Error(`unknown type of event "${unknown.type}"`);
      // All transactions use the same order, to avoid deadlocks.
      const accountIds = [...new Set(events.map(({ accountId }) => accountId))].sort();
      for (const accountId of accountIds) {
        await emitFor(
          tx,
          accountId,
          events.filter((event) => event.accountId === accountId),
        );
      }
    },
  };
}
