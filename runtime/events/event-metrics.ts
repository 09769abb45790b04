import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";
import { consumerKind } from "./consumer-kind.ts";
import type { EventConsumers } from "./event.ts";
import { isUnhandled } from "./unhandled.ts";

/** Adds a gauge to the metrics: the number of events that each consumer has not handled, counted at each scrape. */
export function observeConsumers(
  { reader }: Pick<Store, "reader">,
  metrics: Pick<Metrics, "addGauge">,
  consumers: EventConsumers,
): void {
  metrics.addGauge("switchboard_event_lag", "Events that a consumer has not handled yet.", ["consumer"], () =>
    Promise.all(
      Object.entries(consumers).map(async ([name, consumer]) => {
        // Only accounts with unhandled events have a job of the consumer.
        const { count } = await reader
          .selectFrom("sb_events")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("sb_events.account_id", "in", (from) =>
            from
              .selectFrom("sb_jobs")
              .select("sb_jobs.account_id")
              .where("kind", "=", consumerKind(name))
              .$narrowType<{ account_id: string }>(),
          )
          .where((where) => isUnhandled(where, name, consumer))
          .executeTakeFirstOrThrow();
        return { labels: { consumer: name }, value: count };
      }),
    ),
  );
}
