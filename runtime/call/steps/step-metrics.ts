import type { Metrics } from "../../metrics.ts";
import type { Store } from "../../store/store.ts";
import { stepKind } from "./step.ts";

/** `recovered`: a call that was resumed has succeeded with the receipt of its earlier attempt. */
export type StepOutcome = "performed" | "refused" | "unknown" | "found" | "recovered";

export interface StepMetrics {
  count(name: string, outcome: StepOutcome): void;
}

/** Creates the counter of steps, and the gauge of unfinished calls, which is read when scraped. */
export function createStepMetrics(metrics: Metrics, { reader }: Pick<Store, "reader">): StepMetrics {
  metrics.addGauge(
    "switchboard_unfinished_calls",
    "Unfinished calls that have started an act, by state.",
    ["state"],
    async () => {
      const rows = await reader
        .selectFrom("sb_calls")
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .groupBy("state")
        .execute();
      return rows.map(({ state, count }) => ({ labels: { state }, value: count }));
    },
  );
  return { count: (name, outcome) => metrics.observeStep(stepKind(name), outcome) };
}
