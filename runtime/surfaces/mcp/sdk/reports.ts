import { LOG_LEVEL_META_KEY, PROTOCOL_VERSION_META_KEY, type ServerContext } from "@modelcontextprotocol/server";
import { logLevels, type CallChannel, type LogLevel } from "../../../call/call-channel.ts";

/** The log level for clients of the older era. `logging/setLevel` would require a stored session. */
const defaultLevel: LogLevel = "info";

const noop = (): void => undefined;

/**
 * Creates two functions: one sends progress to clients with a progress token, the other sends log messages of at least the
 * requested level.
 */
export function createReports(
  { mcpReq }: ServerContext,
  acceptsEventStream: boolean,
): Pick<CallChannel, "progress" | "log"> {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const token = mcpReq._meta?.progressToken;
  const level = envelope[LOG_LEVEL_META_KEY] ?? (PROTOCOL_VERSION_META_KEY in envelope ? undefined : defaultLevel);

  const notify = (method: string, params: Record<string, unknown>): void => {
    mcpReq.notify({ method, params }).catch(noop); // a disconnect is handled elsewhere
  };
  return {
    progress:
      acceptsEventStream && token !== undefined
        ? (progress, total, message) =>
            notify("notifications/progress", { progressToken: token, progress, total, message })
        : noop,
    log:
      acceptsEventStream && level !== undefined
        ? (severity, data, logger) => {
            if (rankOf(severity) >= rankOf(level)) notify("notifications/message", { level: severity, data, logger });
          }
        : noop,
  };
}

const rankOf = (level: unknown): number => logLevels.findIndex((known) => known === level);
