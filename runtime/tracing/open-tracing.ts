import type { Tracing, TracingOptions } from "./tracing.ts";

/** Starts to export spans. The OpenTelemetry SDK is loaded only here. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { createOpenTelemetry } = await import("./open-telemetry.ts");
  return createOpenTelemetry(options);
}
