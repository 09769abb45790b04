import { join } from "node:path";
import { destination, pino } from "pino";
import { openServer } from "../server.ts";
import { createService } from "../service.ts";
import type { ServiceDefinition } from "../service-definition.ts";
import { runtimeMigrations } from "../store/migrations.ts";
import { openUsableStore } from "../store/usable-store.ts";
import { createFirstKey } from "./first-key.ts";
import type { ProgramSettings } from "./settings.ts";
import { stopSignal } from "./stop-signal.ts";
import { welcome, welcomeJson } from "./welcome.ts";

export interface ServeOptions {
  /** The folder that contains `generated/`. */
  readonly root: string;
  /** Print the URLs and the first key as one line of JSON. */
  readonly json: boolean;
  /** Notify MCP clients, when the server stops, that lists may have changed. */
  readonly announceChanges: boolean;
}

/**
 * Creates a missing store, serves until SIGTERM or SIGINT, and runs jobs. Calls in progress finish before the function
 * returns. Messages for a person are written to standard output; the log, one JSON object per line, to standard error.
 */
export async function serve<Context>(
  definition: ServiceDefinition<Context>,
  settings: ProgramSettings,
  { root, json, announceChanges }: ServeOptions,
): Promise<void> {
  const log = pino({ level: settings.logLevel }, destination({ dest: 2, sync: false }));
  const generated = join(root, "generated");
  const port = await openServer(
    { surface: definition.surface, log },
    {
      host: settings.host,
      port: settings.port,
      publicUrl: settings.publicUrl,
      pages: { openapiFile: join(generated, "openapi.json"), docsFolder: join(generated, "docs") },
    },
  );
  const store = await openUsableStore(settings.databaseUrl, {
    migrations: { ...runtimeMigrations, ...definition.migrations },
    onCreate: (location) => {
      if (!json) process.stdout.write(`Creating the store ${location}\n`);
      log.info({ store: location }, "creating the store");
    },
  });
  const service = await createService(definition, { store, log, announcesLists: announceChanges });
  const key = await createFirstKey(service, settings.firstKey);
  // Handle signals first: a program that waits for the message below may stop the server immediately.
  const stopped = stopSignal();
  const server = port.serve(service);
  const data = { url: server.url, port: port.port, key, keySetting: settings.firstKey === null ? null : "FIRST_KEY" };
  const { service: entry } = definition.surface;
  const keys = `API keys: npx ${entry.name} keys list, npx ${entry.name} keys create`;
  process.stdout.write(json ? welcomeJson(entry, data) : welcome(entry, data, { keys }));
  const worker = settings.jobs > 0 ? await service.startWorker(settings.jobs) : null;
  await stopped;
  await Promise.all([server.stop(), worker?.stop(10_000)]);
  await service.close();
  await store.close();
}
