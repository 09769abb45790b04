import { randomBytes } from "node:crypto";
import { pino, type Logger } from "pino";
import { createAuditLog } from "./audit/audit-log.ts";
import type { ContextClass } from "./call/call-context.ts";
import type { CallServices } from "./call/call-services.ts";
import { createExecute, type Execute } from "./call/execute.ts";
import { deleteExpiredResponses } from "./call/idempotency.ts";
import type { Outcome } from "./call/outcome.ts";
import { createProposeValues, type CompletionHandler, type ProposeValues } from "./call/propose-values.ts";
import { createReadForCaller } from "./call/read-for-caller.ts";
import { createReadResource, type ReadResource, type ResourceHandler } from "./call/read-resource.ts";
import { createErrorMapper } from "./call/error-mapper.ts";
import { createSerialize } from "./call/serialize-output.ts";
import { ResourceChanges } from "./call/resource-changes.ts";
import { Deadlines, RunningCall } from "./call/running-call.ts";
import { createSeals } from "./call/seals.ts";
import { createToolTable } from "./call/tool-table.ts";
import type { Handler, Tool } from "./call/tool.ts";
import { systemClock, type Clock } from "./clock.ts";
import type { Surface } from "./contract/surface.ts";
import { createAccounts } from "./identity/accounts.ts";
import { createAuthenticate, type Authenticate } from "./identity/authenticate.ts";
import type { Principal } from "./identity/principal.ts";
import { createIdSource, type IdSource } from "./ids.ts";
import { observeJobs } from "./jobs/job-metrics.ts";
import { createJobQueue } from "./jobs/job-queue.ts";
import type { JobKind } from "./jobs/job.ts";
import { enqueueRecurring } from "./jobs/recurring.ts";
import { startWorker, type Worker } from "./jobs/worker.ts";
import { syncRateLimits } from "./limits/sync-rate-limits.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { createSafetyLimits } from "./limits/safety.ts";
import { createMetrics } from "./metrics.ts";
import { migrate, type Migrations } from "./store/migrate.ts";
import { runtimeMigrations } from "./store/migrations.ts";
import type { Store } from "./store/store.ts";

/** The generated and the hand-written parts of one service. */
export interface ServiceDefinition<Context> {
  readonly surface: Surface;
  readonly tools: Readonly<Record<string, Handler<Context>>>;
  readonly resources: Readonly<Record<string, ResourceHandler<Context>>>;
  /** Handlers of the arguments with `completion`. */
  readonly completions?: Readonly<Record<string, CompletionHandler<Context>>>;
  /** Migrations of the service's tables. */
  readonly migrations: Migrations;
  /** The service's own kinds of jobs. */
  readonly jobs?: (services: CallServices) => Readonly<Record<string, JobKind>>;
  /** Extends the runtime's `CallContext` with what the handlers need. */
  readonly Context: ContextClass<Context>;
}

export interface ServiceOptions {
  readonly store: Store;
  readonly clock?: Clock;
  readonly newId?: IdSource;
  readonly log?: Logger;
  /** Fails a call whose output does not match its schema, instead of logging it. For tests. */
  readonly strict?: boolean;
}

/** A running service without network listeners, on which surfaces, pages and commands are built. */
export interface Service<Context = never> extends CallServices {
  readonly authenticate: Authenticate;
  readonly tools: ReadonlyMap<string, Tool<Context>>;
  readonly execute: Execute<Context>;
  readonly readResource: ReadResource;
  readonly proposeValues: ProposeValues;
  /** Calls a tool from inside the process, as the given caller. @throws Error for an unknown tool. */
  call(tool: string, input: Readonly<Record<string, unknown>>, caller: Principal): Promise<Outcome>;
  /** Starts to run jobs in this process, at most `concurrency` at a time. Stop the worker before closing the service. */
  startWorker(concurrency: number): Promise<Worker>;
  /** Flushes buffered audit rows; the store stays open. */
  close(): Promise<void>;
}

/** Short, so that few audit rows are buffered. */
const housekeepingMs = 100;
const roundsPerSecond = 10;

/**
 * Applies missing migrations and assembles the service.
 * @throws Error if a tool or resource has no handler, or a migration fails.
 */
export async function createService<Context>(
  definition: ServiceDefinition<Context>,
  options: ServiceOptions,
): Promise<Service<Context>> {
  const { surface } = definition;
  const { store } = options;
  const clock = options.clock ?? systemClock;
  const newId = options.newId ?? createIdSource(clock);
  const log = options.log ?? pino({ level: "silent" });
  await migrate(store, { ...runtimeMigrations, ...definition.migrations });

  const metrics = createMetrics();
  observeJobs(store, metrics, clock);
  const audit = createAuditLog(store);
  const rateLimiter = createRateLimiter(surface, clock);
  const seals = createSeals(await readSecret(store));
  const services: CallServices = {
    surface,
    store,
    accounts: createAccounts(store.reader, clock),
    rateLimiter,
    safety: createSafetyLimits(surface),
    audit,
    metrics,
    log,
    clock,
    newId,
    seals,
    deadlines: new Deadlines(),
    changes: new ResourceChanges(),
    jobs: createJobQueue(store, clock, newId),
    serialize: createSerialize(log, metrics, options.strict ?? false),
    toOutcome: createErrorMapper(surface, log),
  };
  const tools = createToolTable(surface, definition.tools);
  const execute = createExecute(services, definition.Context);
  const readForCaller = createReadForCaller(services, definition.Context);
  const stopHousekeeping = startHousekeeping(services);
  return {
    ...services,
    authenticate: createAuthenticate(store.reader, surface, clock),
    tools,
    execute,
    readResource: createReadResource(services, readForCaller, definition.resources),
    proposeValues: createProposeValues(surface, readForCaller, definition.completions ?? {}),
    call: (name, input, caller) => {
      const tool = tools.get(name);
      if (!tool) throw new Error(`Unknown tool "${name}".`);
      const request = {
        tool,
        input: { ...input },
        caller,
        surface: "internal",
        preview: undefined,
      } as const;
      return execute({ ...request, requestId: newId("req"), idempotencyKey: undefined, running: new RunningCall() });
    },
    startWorker: async (concurrency) => {
      const kinds = { ...runtimeJobs(services), ...definition.jobs?.(services) };
      await enqueueRecurring(services, kinds);
      const observe = metrics.observeJob;
      return startWorker({ store, kinds, clock, log, concurrency, observe });
    },
    close: async () => {
      stopHousekeeping();
      services.deadlines.close();
      await audit.flush();
    },
  };
}

/** Reads the secret of the store, and creates it on the first start. */
async function readSecret(store: Store): Promise<Buffer> {
  await store.writer
    .insertInto("sb_settings")
    .values({ name: "secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await store.writer
    .selectFrom("sb_settings")
    .select("value")
    .where("name", "=", "secret")
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value, "base64url");
}

const cleanUpMs = 600_000;

/** The kinds of jobs that every service has. */
const runtimeJobs = ({ clock }: CallServices): Readonly<Record<string, JobKind>> => ({
  clean_up: {
    everyMs: cleanUpMs,
    run: (job) => job.complete((tx) => deleteExpiredResponses(tx, clock())),
  },
});

/** Flushes audit rows, and synchronizes rate limits once a second. */
function startHousekeeping({ store, audit, rateLimiter, clock, log }: CallServices): () => void {
  let round = 0;
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round += 1;
    const tasks = [audit.flush()];
    if (round % roundsPerSecond === 0) {
      if (store.dialect === "postgres") tasks.push(syncRateLimits(store.writer, rateLimiter, clock));
      else rateLimiter.drain();
    }
    void Promise.all(tasks)
      .catch((error: unknown) => log.error({ err: error }, "housekeeping failed"))
      .finally(() => (isRunning = false));
  }, housekeepingMs);
  timer.unref();
  return () => clearInterval(timer);
}
