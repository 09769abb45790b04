import { LOG_LEVEL_META_KEY, PROTOCOL_VERSION_META_KEY, type ServerContext } from "@modelcontextprotocol/server";
import { logLevels, type CallChannel, type LogLevel } from "../../../call/call-channel.ts";

/** What a client of the older era gets that never said what it wants: `logging/setLevel` would need a kept session. */
const defaultLevel: LogLevel = "info";

const noop = (): void => undefined;

/** What a call can tell the client that sent it: progress where it gave a token, log messages of the level that it wants. */
export function createReports({ mcpReq }: ServerContext, takesStream: boolean): Pick<CallChannel, "progress" | "log"> {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const token = mcpReq._meta?.progressToken;
  const level = envelope[LOG_LEVEL_META_KEY] ?? (PROTOCOL_VERSION_META_KEY in envelope ? undefined : defaultLevel);

  const notify = (method: string, params: Record<string, unknown>): void => {
    mcpReq.notify({ method, params }).catch(noop); // a client that went away stops the call by other means
  };
  return {
    progress:
      takesStream && token !== undefined
        ? (progress, total, message) =>
            notify("notifications/progress", { progressToken: token, progress, total, message })
        : noop,
    log:
      takesStream && level !== undefined
        ? (severity, data, logger) => {
            if (rankOf(severity) >= rankOf(level)) notify("notifications/message", { level: severity, data, logger });
          }
        : noop,
  };
}

const rankOf = (level: unknown): number => logLevels.findIndex((known) => known === level);
