import { collectDefaultMetrics, Counter, Registry } from "prom-client";
import { CallStatistics } from "./call-statistics.ts";

export interface Metrics {
  /** @param durationMs from the call's start to its answer. */
  observeCall(operation: string, surface: string, outcome: string, durationMs: number): void;
  countOutputMismatch(operation: string): void;
  /** The Prometheus text exposition. */
  render(): Promise<string>;
  readonly contentType: string;
}

/** Metrics of one service in a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new CallStatistics();
  calls.register(registry);
  const mismatches = new Counter({
    name: "switchboard_output_mismatches_total",
    help: "Answers that did not fit their own schema.",
    labelNames: ["operation"],
    registers: [registry],
  });
  return {
    observeCall: (operation, surface, outcome, durationMs) => calls.observe(operation, surface, outcome, durationMs),
    countOutputMismatch: (operation) => mismatches.inc({ operation }),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
