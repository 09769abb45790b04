import { createHmac, randomBytes } from "node:crypto";
import { pino, type Logger } from "pino";
import { createAuditLog } from "./audit/audit-log.ts";
import { createAccounts } from "./auth/accounts.ts";
import { createAuthenticate, createScopeIndex, type Authenticate, type Caller } from "./auth/authenticate.ts";
import { systemClock, type Clock } from "./clock.ts";
import { createExecute, type Execute } from "./executor/execute.ts";
import type { ContextClass, ExecutorParts } from "./executor/executor-parts.ts";
import { dropOldAnswers } from "./executor/idempotency.ts";
import type { Outcome } from "./executor/outcome.ts";
import { createReadForCaller } from "./executor/read-for-caller.ts";
import { createReadResource, type ResourceHandler } from "./executor/read-resource.ts";
import { createRefuse, createSerialize } from "./executor/refuse.ts";
import { ResourceChanges } from "./executor/resource-changes.ts";
import { Deadlines, RunningCall } from "./executor/running-call.ts";
import { createToolTable, type Handler, type Tool } from "./executor/tool-table.ts";
import { createMetrics } from "./http/metrics.ts";
import { createIdSource, type IdSource } from "./ids.ts";
import { createPlanLimits } from "./limits/plan.ts";
import { sharePlanUse } from "./limits/plan-sharing.ts";
import { createSafetyLimits } from "./limits/safety.ts";
import { ClientAnswers } from "./mcp/client-answers.ts";
import { createComplete, type CompletionHandler } from "./mcp/completion.ts";
import type { DataParts } from "./mcp/data-methods.ts";
import { createFindResource } from "./mcp/find-resource.ts";
import { migrate, type Migrations } from "./store/migrate.ts";
import { runtimeMigrations } from "./store/migrations.ts";
import type { Store } from "./store/store.ts";
import type { Surface } from "./contract/surface.ts";

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

/** A running service without its sockets: both surfaces are built on it. */
export interface Service<Context = never> extends ExecutorParts<Context>, DataParts {
  readonly clientAnswers: ClientAnswers;
  readonly authenticate: Authenticate;
  readonly tools: ReadonlyMap<string, Tool<Context>>;
  readonly execute: Execute<Context>;
  /** Calls a tool from inside the process, as the given caller. @throws Error for a tool that does not exist. */
  call(tool: string, input: Readonly<Record<string, unknown>>, caller: Caller): Promise<Outcome>;
  /** The names of the tools that scopes hold. */
  readonly toolsOf: (scopes: readonly string[]) => ReadonlySet<string>;
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
  const secret = await readSecret(store);
  const parts: ExecutorParts<Context> = {
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
    secret,
    sign: (text) => createHmac("sha256", secret).update(text).digest("base64url"),
    deadlines: new Deadlines(),
    changes: new ResourceChanges(),
    Context: definition.Context,
    serialize: createSerialize(log, metrics, options.strict ?? false),
    refuse: createRefuse(surface, log),
  };
  const tools = createToolTable(surface, definition.tools);
  const execute = createExecute(parts);
  const readForCaller = createReadForCaller(parts);
  const stopHousekeeping = startHousekeeping(parts);
  return {
    ...parts,
    authenticate: createAuthenticate(store.reader, surface, clock),
    tools,
    execute,
    findResource: createFindResource(surface),
    readResource: createReadResource(parts, readForCaller, definition.resources),
    clientAnswers: new ClientAnswers(store),
    complete: createComplete(surface, readForCaller, definition.completions ?? {}),
    toolsOf: createScopeIndex(surface),
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
      parts.deadlines.close();
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
function startHousekeeping<Context>({ store, audit, plans, clock, log }: ExecutorParts<Context>): () => void {
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
