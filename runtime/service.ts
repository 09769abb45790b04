import { randomBytes } from "node:crypto";
import { pino, type Logger } from "pino";
import { createAuditLog } from "./audit/audit-log.ts";
import type { ContextClass } from "./call/call-context.ts";
import type { CallServices } from "./call/call-services.ts";
import { createExecute, type Execute } from "./call/execute.ts";
import { dropOldAnswers } from "./call/idempotency.ts";
import type { Outcome } from "./call/outcome.ts";
import { createProposeValues, type CompletionHandler, type ProposeValues } from "./call/propose-values.ts";
import { createReadForCaller } from "./call/read-for-caller.ts";
import { createReadResource, type ReadResource, type ResourceHandler } from "./call/read-resource.ts";
import { createRefuse, createSerialize } from "./call/refuse.ts";
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
import { sharePlanUse } from "./limits/plan-sharing.ts";
import { createPlanLimits } from "./limits/plan.ts";
import { createSafetyLimits } from "./limits/safety.ts";
import { createMetrics } from "./metrics.ts";
import { migrate, type Migrations } from "./store/migrate.ts";
import { runtimeMigrations } from "./store/migrations.ts";
import type { Store } from "./store/store.ts";

/** One service: what the generator made of its specification, and what is written by hand for it. */
export interface ServiceDefinition<Context> {
  readonly surface: Surface;
  readonly tools: Readonly<Record<string, Handler<Context>>>;
  readonly resources: Readonly<Record<string, ResourceHandler<Context>>>;
  /** Of the arguments that name one. */
  readonly completions?: Readonly<Record<string, CompletionHandler<Context>>>;
  /** Of the service's own tables. */
  readonly migrations: Migrations;
  /** Extends the runtime's `CallContext` with what the handlers need. */
  readonly Context: ContextClass<Context>;
}

export interface ServiceOptions {
  readonly store: Store;
  readonly clock?: Clock;
  readonly newId?: IdSource;
  readonly log?: Logger;
  /** An answer that does not fit its schema fails the call instead of being logged: for tests. */
  readonly strict?: boolean;
}

/** A running service without its sockets: surfaces, pages and commands are built on it. */
export interface Service<Context = never> extends CallServices {
  readonly authenticate: Authenticate;
  readonly tools: ReadonlyMap<string, Tool<Context>>;
  readonly execute: Execute<Context>;
  readonly readResource: ReadResource;
  readonly proposeValues: ProposeValues;
  /** Calls a tool from inside the process, as the given caller. @throws Error for a tool that does not exist. */
  call(tool: string, input: Readonly<Record<string, unknown>>, caller: Principal): Promise<Outcome>;
  /** Writes what is still kept in memory; the store stays open. */
  close(): Promise<void>;
}

/** Short, so that the records of calls that wait to be written stay few. */
const housekeepingMs = 100;
const everySecond = 10;
const everyTenMinutes = 6_000;

/**
 * Brings the store to the newest version and puts the service together.
 * @throws Error when a tool or resource lacks its handler, or a migration fails.
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
  const audit = createAuditLog(store);
  const plans = createPlanLimits(surface, clock);
  const seals = createSeals(await readSecret(store));
  const services: CallServices = {
    surface,
    store,
    accounts: createAccounts(store.reader, clock),
    plans,
    safety: createSafetyLimits(surface),
    audit,
    metrics,
    log,
    clock,
    newId,
    seals,
    deadlines: new Deadlines(),
    changes: new ResourceChanges(),
    serialize: createSerialize(log, metrics, options.strict ?? false),
    refuse: createRefuse(surface, log),
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
      if (!tool) throw new Error(`There is no tool "${name}".`);
      const request = {
        tool,
        input: { ...input },
        caller,
        surface: "internal",
        preview: undefined,
      } as const;
      return execute({ ...request, requestId: newId("req"), idempotencyKey: undefined, running: new RunningCall() });
    },
    close: async () => {
      stopHousekeeping();
      services.deadlines.close();
      await audit.flush();
    },
  };
}

/** The store's own secret, made when the store is. */
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

/** Audit rows are written; once a second plan use is settled with other nodes; now and then old answers are dropped. */
function startHousekeeping({ store, audit, plans, clock, log }: CallServices): () => void {
  let round = 0;
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round += 1;
    const tasks = [audit.flush()];
    if (round % everySecond === 0) {
      if (store.dialect === "postgres") tasks.push(sharePlanUse(store.writer, plans, clock));
      else plans.drain();
    }
    if (round % everyTenMinutes === 1) tasks.push(dropOldAnswers(store.writer, clock()));
    void Promise.all(tasks)
      .catch((error: unknown) => log.error({ err: error }, "housekeeping failed"))
      .finally(() => (isRunning = false));
  }, housekeepingMs);
  timer.unref();
  return () => clearInterval(timer);
}
