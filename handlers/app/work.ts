import { destination, pino } from "pino";
import { createService, stopSignal } from "../../runtime/index.ts";
import { withStore } from "./connect-store.ts";
import { configuredDefinition } from "./configured-definition.ts";
import { warnOfOtherKeys } from "./secret-keys.ts";
import type { OperatorSettings } from "./operator-settings.ts";
import { serviceOptions } from "./service-options.ts";
import { startTracing } from "./start-tracing.ts";

/** Runs jobs until SIGTERM or SIGINT; running jobs then finish within the grace period. The log is written to standard error. */
export async function work(
  settings: OperatorSettings,
  { concurrency, json = false }: { readonly concurrency: number; readonly json?: boolean },
): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL }, destination({ dest: 2, sync: false }));
  await withStore(settings.DATABASE_URL, async (store) => {
    const definition = await configuredDefinition(settings);
    const service = await createService(definition, {
      store,
      log,
      ...serviceOptions(settings),
      tracing: await startTracing(settings, log),
    });
    await warnOfOtherKeys(log, store, definition, settings);
    const stopped = stopSignal();
    const worker = await service.startWorker(concurrency);
    process.stdout.write(json ? `${JSON.stringify({ running: true, concurrency })}\n` : "running jobs\n");
    await stopped;
    await worker.stop(settings.SWITCHBOARD_GRACE_SECONDS * 1_000);
    await service.close();
  });
}
