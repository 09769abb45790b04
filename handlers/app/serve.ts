import { join } from "node:path";
import { destination, pino, type Logger } from "pino";
import {
  createFastClock,
  createService,
  defaultTimeouts,
  openServer,
  serveMetrics,
  startWatchdog,
  stopSignal,
  welcomeJson,
  type MetricsAccess,
  type OpenServer,
  type Service,
  type Store,
} from "../../runtime/index.ts";
import { withStore } from "./connect-store.ts";
import { definition } from "./definition.ts";
import { createFirstKey, hasWorkspace, seedEmptyStore, startDemo, waitingForSeed } from "./first-start.ts";
import { warnOfOtherKeys } from "./secret-keys.ts";
import type { OperatorSettings } from "./operator-settings.ts";
import { serviceOptions } from "./service-options.ts";
import { startTracing } from "./start-tracing.ts";
import { welcomeText } from "./welcome.ts";
import { configuredDefinition } from "./configured-definition.ts";

export interface ServeOptions {
  /** The folder that contains `generated/`. */
  readonly root: string;
  /** Print the URLs as JSON. */
  readonly json: boolean;
  /** Notify MCP clients, when the server stops, that lists may have changed. */
  readonly announceChanges: boolean;
  /** Variables that look like settings but have no effect. */
  readonly unknownSettings: readonly string[];
}

/**
 * Opens the port, prepares the store, and serves until SIGTERM or SIGINT. Before it stops, calls in progress finish.
 * Messages for a person are written to standard output; the log, one JSON object per line, is written to standard
 * error.
 * @throws Error with the setting that prevents the start.
 */
export async function serve(settings: OperatorSettings, options: ServeOptions): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL }, destination({ dest: 2, sync: false }));
  for (const variable of options.unknownSettings) log.warn({ variable }, "unknown setting: it has no effect");
  const port = await listen(settings, options.root, log); // before creating a store
  warnOfExposure(settings, log);
  warnOfFastClock(settings, log);
  const onCreate = (location: string): void => {
    if (!options.json) process.stdout.write(`Creating the store ${location}\n`);
    log.info({ store: location }, "creating the store");
  };
  let isWaiting = false;
  const onWait = (): void => {
    port.report(waitingForSeed);
    if (!isWaiting) log.info({ address: port.url }, waitingForSeed);
    isWaiting = true;
  };
  const serveStore = (): Promise<boolean> =>
    withStore(settings.DATABASE_URL, (store) => serveOn(store, port, settings, options, log), { onCreate, onWait });
  if (!(await serveStore())) {
    await seedEmptyStore(settings, port, log);
    await serveStore();
  }
  log.info("stopped");
}

/** Serves until the signal. Returns false immediately if the store has no workspace and must be seeded. */
async function serveOn(
  store: Store,
  port: OpenServer,
  settings: OperatorSettings,
  { json, announceChanges }: ServeOptions,
  log: Logger,
): Promise<boolean> {
  port.report("preparing the store");
  const speed = settings.SWITCHBOARD_CLOCK_SPEED;
  const configured = await configuredDefinition(settings);
  const service = await createService(configured, {
    store,
    log,
    ...(speed > 1 && { clock: createFastClock(speed) }),
    announcesLists: announceChanges,
    ...serviceOptions(settings),
    tracing: await startTracing(settings, log),
  });
  if (!(await hasWorkspace(store))) {
    await service.close();
    return false;
  }
  // Created before the server is ready, so that a client that waits for readiness can use the key immediately.
  const key = await createFirstKey(service, settings);
  await startDemo(service);
  const stopped = stopSignal(); // before the server is ready, because a program may then stop it immediately
  const server = port.serve(service);
  const keySetting = settings.SWITCHBOARD_BOOTSTRAP_KEY === undefined ? null : "SWITCHBOARD_BOOTSTRAP_KEY";
  const data = { url: server.url, port: port.port, key, keySetting };
  const stopMetrics = await startMetrics(service, settings);
  const watchdog = startWatchdog(settings.SWITCHBOARD_GRACE_SECONDS * 1_000, blockedMessage);
  process.stdout.write((json ? welcomeJson : welcomeText)(definition.surface.service, data));
  log.info({ url: server.url, store: store.dialect }, "ready");
  await warnOfOtherKeys(log, store, configured, settings);
  const concurrency = settings.SWITCHBOARD_JOB_CONCURRENCY;
  const worker = concurrency > 0 ? await service.startWorker(concurrency) : null;
  await stopped;
  const drainMs = settings.SWITCHBOARD_DRAIN_SECONDS * 1_000;
  const graceMs = Math.max(0, settings.SWITCHBOARD_GRACE_SECONDS * 1_000 - watchdog.lagMs());
  watchdog.endWithin(drainMs + graceMs + closingMs);
  log.info("stopping: calls in progress finish first");
  await Promise.all([server.stop(graceMs, drainMs), worker?.stop(graceMs)]);
  await stopMetrics();
  await service.close();
  return true;
}

/** Warns if keys may cross a network without encryption. */
function warnOfExposure({ HOST: host, SWITCHBOARD_PUBLIC_URL: publicUrl }: OperatorSettings, log: Logger): void {
  if (/^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host) || /^https:/i.test(publicUrl ?? "")) return;
  log.warn(
    { host },
    "listening on a network address without an https SWITCHBOARD_PUBLIC_URL: keys may be sent unencrypted; use a TLS proxy",
  );
}

function warnOfFastClock({ SWITCHBOARD_CLOCK_SPEED: speed }: OperatorSettings, log: Logger): void {
  if (speed > 1) log.warn({ speed }, "the clock runs fast: the store will contain times in the future");
}

const metricsAccess = (settings: OperatorSettings): MetricsAccess => ({
  token: settings.SWITCHBOARD_METRICS_TOKEN ?? null,
  address: settings.SWITCHBOARD_METRICS_ADDRESS ?? null,
});

async function startMetrics(
  { metrics }: Pick<Service, "metrics">,
  settings: OperatorSettings,
): Promise<() => Promise<void>> {
  const { token, address } = metricsAccess(settings);
  if (!address) return async () => undefined;
  const listening = { HOST: address.host, PORT: address.port };
  return explainListenError(listening, () => serveMetrics(metrics, token, address), "SWITCHBOARD_METRICS_ADDRESS");
}

/** The time limit for closing the store, after which the process is killed. */
const closingMs = 2_000;
const blockedMessage = `${JSON.stringify({ level: 60, msg: "killing the process: it did not respond or exit in time" })}\n`;

type Address = Pick<OperatorSettings, "HOST" | "PORT">;

const listenErrors: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ HOST, PORT }) => `PORT: ${PORT} on ${HOST} is in use. Choose another port, or 0 for a free one.`,
  EACCES: ({ PORT }) => `PORT: This user is not allowed to listen on ${PORT}. Choose a port above 1023.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST: ${HOST} is not an address of this machine. ${hostHint}`,
  EAFNOSUPPORT: ({ HOST }) => `HOST: This machine does not support the address family of ${HOST}. ${hostHint}`,
  EINVAL: ({ HOST }) => `HOST: ${HOST} is not a valid address to listen on. ${hostHint}`,
  ENOTFOUND: ({ HOST }) => `HOST: ${HOST} cannot be resolved. ${hostHint}`,
  EAI_AGAIN: ({ HOST }) => `HOST: ${HOST} cannot be resolved. ${hostHint}`,
};
const hostHint = "Use 127.0.0.1 to listen only locally, or 0.0.0.0 for all addresses of this machine.";

function listen(settings: OperatorSettings, root: string, log: Logger): Promise<OpenServer> {
  const { surface } = definition;
  return explainListenError(settings, () =>
    openServer(
      { surface, log },
      {
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
        corsOrigins: settings.SWITCHBOARD_CORS_ORIGINS,
        pages: {
          metrics: metricsAccess(settings),
          openapiFile: join(root, "generated/openapi.json"),
          docsFolder: join(root, "generated/docs"),
        },
      },
    ),
  );
}

/** @throws Error with the setting that prevents listening. */
async function explainListenError<Result>(
  address: Address,
  work: () => Promise<Result>,
  setting?: string,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const explain = error instanceof Error && "code" in error ? listenErrors[String(error.code)] : undefined;
    if (!explain) throw error;
    const message = explain(address);
    throw new Error(setting === undefined ? message : message.replace(/^\w+/, setting), { cause: error });
  }
}
