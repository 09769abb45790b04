import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

export interface Metrics {
  /** @param durationMs from the call's start to its answer. */
  observeCall(operation: string, surface: string, outcome: string, durationMs: number): void;
  countOutputMismatch(operation: string): void;
  /** The Prometheus text exposition. */
  render(): Promise<string>;
  readonly contentType: string;
}

const secondsBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one service in a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Counter({
    name: "switchboard_calls_total",
    help: "Calls by operation, surface and outcome.",
    labelNames: ["operation", "surface", "outcome"],
    registers,
  });
  const durations = new Histogram({
    name: "switchboard_call_duration_seconds",
    help: "Time from a call's start to its answer.",
    labelNames: ["operation"],
    buckets: secondsBuckets,
    registers,
  });
  const mismatches = new Counter({
    name: "switchboard_output_mismatches_total",
    help: "Answers that did not fit their own schema.",
    labelNames: ["operation"],
    registers,
  });
  return {
    observeCall: (operation, surface, outcome, durationMs) => {
      calls.inc({ operation, surface, outcome });
      durations.observe({ operation }, durationMs / 1000);
    },
    countOutputMismatch: (operation) => mismatches.inc({ operation }),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
