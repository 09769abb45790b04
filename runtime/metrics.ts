import { collectDefaultMetrics, Counter, Gauge, Registry, type MetricValue } from "prom-client";

export interface Metrics {
  /** @param durationMs from the start of the call to its outcome. */
  observeCall(operation: string, surface: string, outcome: string, durationMs: number): void;
  countOutputMismatch(operation: string): void;
  /** Counts an attempt of a job by its outcome: completed, retried, dead or lost. */
  readonly observeJob: (kind: string, outcome: string) => void;
  /** Counts a step of a call by its kind and outcome. */
  readonly observeStep: (step: string, outcome: string) => void;
  /** Counts an event that a transaction has written, even if the transaction is rolled back. */
  readonly countEvent: (type: string) => void;
  /** Counts deferred records of a kind that could not be written. */
  readonly countDroppedRecords: (kind: string, records: number) => void;
  /** Adds a gauge whose values are read when the metrics are rendered. If reading fails, the gauge has no values. */
  addGauge(name: string, help: string, labelNames: readonly string[], read: () => Promise<readonly GaugeValue[]>): void;
  /** Returns the metrics in the Prometheus text format. */
  render(): Promise<string>;
  readonly contentType: string;
}

export interface GaugeValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Creates the metrics of one service, in a separate registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new CallStatistics();
  calls.register(registry);
  const mismatches = new Counter({
    name: "switchboard_output_mismatches_total",
    help: "Responses that do not match their schema.",
    labelNames: ["operation"],
    registers: [registry],
  });
  const jobs = new Counter({
    name: "switchboard_job_attempts_total",
    help: "Attempts of jobs by outcome.",
    labelNames: ["kind", "outcome"],
    registers: [registry],
  });
  const steps = new Counter({
    name: "switchboard_steps_total",
    help: "Remote acts of calls by step and outcome.",
    labelNames: ["step", "outcome"],
    registers: [registry],
  });
  const events = new Counter({
    name: "switchboard_events_total",
    help: "Events written by this process, by type.",
    labelNames: ["type"],
    registers: [registry],
  });
  const droppedRecords = new Counter({
    name: "switchboard_dropped_deferred_records_total",
    help: "Deferred records, such as profile views, that could not be written.",
    labelNames: ["kind"],
    registers: [registry],
  });
  return {
    countDroppedRecords: (kind, records) => droppedRecords.inc({ kind }, records),
    observeStep: (step, outcome) => steps.inc({ step, outcome }),
    countEvent: (type) => events.inc({ type }),
    observeJob: (kind, outcome) => jobs.inc({ kind, outcome }),
    observeCall: (operation, surface, outcome, durationMs) => calls.observe(operation, surface, outcome, durationMs),
    countOutputMismatch: (operation) => mismatches.inc({ operation }),
    addGauge: (name, help, labelNames, read) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        collect: async () => {
          const values = await read().catch(() => []);
          gauge.reset();
          if (labelNames.length === 0) gauge.remove(); // `reset` sets a gauge without labels to 0
          for (const { labels, value } of values) gauge.set(labels, value);
        },
      });
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Upper bounds of the buckets of a call's duration, in milliseconds. */
const bucketsMs = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

const countName = "switchboard_calls_total";
const durationName = "switchboard_call_duration_seconds";

/** Counters of one operation. */
class Operation {
  /** Calls by surface and outcome. */
  readonly counts = new Map<string, Map<string, number>>();
  /** Calls by duration bucket; the last bucket contains all longer calls. */
  readonly buckets = new Array<number>(bucketsMs.length + 1).fill(0);
  durationMs = 0;

  add(surface: string, outcome: string, durationMs: number): void {
    let outcomes = this.counts.get(surface);
    if (!outcomes) this.counts.set(surface, (outcomes = new Map<string, number>()));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const bucket = bucketsMs.findIndex((bound) => durationMs <= bound);
    const place = bucket < 0 ? bucketsMs.length : bucket;
    this.buckets[place] = (this.buckets[place] ?? 0) + 1;
    this.durationMs += durationMs;
  }
}

/**
 * Counts calls and their durations as plain numbers. Each call costs only additions; the metrics are assembled when
 * they are scraped.
 */
class CallStatistics {
  readonly #operations = new Map<string, Operation>();

  /** @param durationMs from the start of the call to its outcome. */
  observe(name: string, surface: string, outcome: string, durationMs: number): void {
    let operation = this.#operations.get(name);
    if (!operation) this.#operations.set(name, (operation = new Operation()));
    operation.add(surface, outcome, durationMs);
  }

  /** Registers the metrics, which are computed from these numbers. */
  register(registry: Registry): void {
    const metrics = [
      {
        name: countName,
        help: "Calls by operation, surface and outcome.",
        type: "counter",
        values: () => this.#counts(),
      },
      {
        name: durationName,
        help: "Duration of calls.",
        type: "histogram",
        values: () => this.#durations(),
      },
    ];
    for (const { name, help, type, values } of metrics) {
      const get = async () => ({ name, help, type, aggregator: "sum", values: values() });
      registry.registerMetric({ name, get } as never); // the registry uses only these properties
    }
  }

  #counts(): MetricValue<string>[] {
    return [...this.#operations].flatMap(([operation, { counts }]) =>
      [...counts].flatMap(([surface, outcomes]) =>
        [...outcomes].map(([outcome, value]) => ({ value, labels: { operation, surface, outcome } })),
      ),
    );
  }

  #durations(): MetricValue<string>[] {
    return [...this.#operations].flatMap(([operation, { buckets, durationMs }]) => {
      let total = 0;
      const bounded = buckets.map((count, place) => {
        const bound = bucketsMs[place];
        const le = bound === undefined ? "+Inf" : bound / 1000;
        return { metricName: `${durationName}_bucket`, labels: { operation, le }, value: (total += count) };
      });
      const sum = { metricName: `${durationName}_sum`, labels: { operation }, value: durationMs / 1000 };
      return [...bounded, sum, { metricName: `${durationName}_count`, labels: { operation }, value: total }];
    });
  }
}
