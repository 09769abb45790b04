import type { Logger } from "pino";
import { openTracing, type Tracing } from "../../runtime/index.ts";
import { definition } from "./definition.ts";
import type { OperatorSettings } from "./operator-settings.ts";

/** Starts exporting traces if the operator has set a collector; otherwise, returns null. */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: OperatorSettings,
  log: Logger,
): Promise<Tracing | null> {
  if (endpoint === undefined) return null;
  const { name, version } = definition.surface.service;
  const onError = (message: string): void => log.warn({ reason: message }, "cannot export traces");
  return openTracing({ endpoint, serviceName: name, serviceVersion: version, onError });
}
