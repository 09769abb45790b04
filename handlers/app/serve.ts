import { createServer } from "node:net";
import { join } from "node:path";
import { destination, pino, type Logger } from "pino";
import {
  createService,
  defaultTimeouts,
  startServer,
  startWatchdog,
  type RunningServer,
  type Service,
  type Store,
} from "../../runtime/index.ts";
import { withStore } from "./connect-store.ts";
import type { ServiceContext } from "../context.ts";
import { definition } from "./definition.ts";
import { createFirstKey, seedEmptyStore } from "./first-start.ts";
import type { OperatorSettings } from "./operator-settings.ts";
import { welcome, welcomeJson } from "./welcome.ts";

export interface ServeOptions {
  /** The folder that holds `generated/`. */
  readonly root: string;
  /** Say where it listens as JSON. */
  readonly json: boolean;
  /** Variables that look like settings and are none. */
  readonly unknownSettings: readonly string[];
}

/**
 * Starts the server and keeps it until SIGTERM or SIGINT; calls under way then finish first. What a person reads goes to
 * standard output, the log, one JSON object a line, to standard error.
 * @throws Error naming the setting that keeps it from starting.
 */
export async function serve(settings: OperatorSettings, options: ServeOptions): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL }, destination(2));
  for (const variable of options.unknownSettings) log.warn({ variable }, "unknown setting: it has no effect");
  await checkListenable(settings); // before a store is created that nobody would use
  const onCreate = (location: string): void => {
    if (!options.json) process.stdout.write(`Creating the store ${location}\n`);
    log.info({ store: location }, "creating the store");
  };
  await withStore(settings.DATABASE_URL, (store) => serveOn(store, settings, options, log), onCreate);
  log.info("stopped");
}

async function serveOn(
  store: Store,
  settings: OperatorSettings,
  { root, json }: ServeOptions,
  log: Logger,
): Promise<void> {
  const service = await createService(definition, { store, log });
  await seedEmptyStore(service, settings);
  const server = await listen(service, settings, root);
  // Made when the server is up: a key of a start that fails would never be shown.
  const key = await createFirstKey(service, settings);
  const facts = { url: server.url, key, isKeyKnown: settings.SWITCHBOARD_BOOTSTRAP_KEY !== undefined };
  const watchdog = startWatchdog(settings.SWITCHBOARD_GRACE_SECONDS * 1_000, blockedMessage);
  const stopped = stopSignal(); // whoever waits for the line below may stop it at once
  process.stdout.write((json ? welcomeJson : welcome)(definition.surface.service, facts));
  log.info({ url: server.url, store: store.dialect }, "ready");
  await stopped;
  const drainMs = settings.SWITCHBOARD_DRAIN_SECONDS * 1_000;
  const graceMs = Math.max(0, settings.SWITCHBOARD_GRACE_SECONDS * 1_000 - watchdog.lagMs());
  watchdog.endWithin(drainMs + graceMs + closingMs);
  log.info("stopping: calls in progress finish first");
  await server.stop(graceMs, drainMs);
  await service.close();
}

/** Closing the store takes moments; a process that takes longer is ended. */
const closingMs = 2_000;
const blockedMessage = `${JSON.stringify({ level: 60, msg: "the process did not respond or end in time: it is killed" })}\n`;

type Place = Pick<OperatorSettings, "HOST" | "PORT">;

const listenFaults: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ HOST, PORT }) => `PORT: ${PORT} on ${HOST} is in use. Choose another port, or 0 for a free one.`,
  EACCES: ({ PORT }) => `PORT: This user may not listen on ${PORT}. Choose a port above 1023.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: ${HOST} is not an address of this machine. ${hostHint}`,
  EAFNOSUPPORT: ({ HOST }) => `HOST: This machine has no network of the kind of ${HOST}. ${hostHint}`,
  EINVAL: ({ HOST }) => `HOST: ${HOST} is not an address to listen on. ${hostHint}`,
  ENOTFOUND: ({ HOST }) => `HOST: ${HOST} cannot be resolved. ${hostHint}`,
  EAI_AGAIN: ({ HOST }) => `HOST: ${HOST} cannot be resolved. ${hostHint}`,
};
const hostHint = "Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all of its addresses.";

/** Finds out that it cannot listen before the first start seeds for a while. */
function checkListenable({ HOST, PORT }: Place): Promise<void> {
  const listenOnce = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = createServer();
      socket.once("error", reject);
      socket.listen(PORT, HOST, () => socket.close(() => resolve()));
    });
  return explainListenError({ HOST, PORT }, listenOnce);
}

function listen(service: Service<ServiceContext>, settings: OperatorSettings, root: string): Promise<RunningServer> {
  return explainListenError(settings, () =>
    startServer(service, {
      host: settings.HOST,
      port: settings.PORT,
      publicUrl: settings.SWITCHBOARD_PUBLIC_URL ?? null,
      trustedProxies: settings.SWITCHBOARD_TRUSTED_PROXIES,
      timeouts: {
        ...defaultTimeouts,
        keepAliveMs: settings.SWITCHBOARD_KEEP_ALIVE_SECONDS * 1_000,
        headersMs: settings.SWITCHBOARD_HEADERS_TIMEOUT_SECONDS * 1_000,
        requestMs: settings.SWITCHBOARD_REQUEST_TIMEOUT_SECONDS * 1_000,
      },
      pages: { openapiFile: join(root, "generated/openapi.json"), docsFolder: join(root, "generated/docs") },
    }),
  );
}

/** @throws Error naming the setting that keeps work from listening. */
async function explainListenError<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const fault = error instanceof Error && "code" in error ? listenFaults[String(error.code)] : undefined;
    if (!fault) throw error;
    throw new Error(fault(place), { cause: error });
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
  });
}
