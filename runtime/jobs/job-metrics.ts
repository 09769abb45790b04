import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";

interface Group {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  readonly first_due_at: number | null;
}

/** Adds two gauges, read at each scrape: the jobs by kind and state, and the delay of the most overdue waiting job. */
export function observeJobs({ reader }: Pick<Store, "reader">, metrics: Metrics, clock: Clock): void {
  const readGroups = async (): Promise<readonly Group[]> => {
    const { rows } = await sql<Group>`
      select kind, count(*) as count, min(due_at) as first_due_at,
        case when due_at is null then 'dead' when claimed_at is null then 'waiting' else 'running' end as state
      from sb_jobs group by kind, state order by kind, state`.execute(reader);
    return rows;
  };
  metrics.addGauge(
    "switchboard_jobs",
    "Jobs by kind and state: waiting, running or dead.",
    ["kind", "state"],
    async () => (await readGroups()).map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
  );
  metrics.addGauge(
    "switchboard_job_delay_seconds",
    "Delay of the waiting job that has been due longest.",
    [],
    async () => {
      const waiting = (await readGroups()).filter(({ state }) => state === "waiting");
      const firstDueAt = Math.min(...waiting.map(({ first_due_at: dueAt }) => dueAt ?? Infinity));
      return [{ labels: {}, value: Math.max(0, clock() - firstDueAt) / 1_000 }];
    },
  );
}
