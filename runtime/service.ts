import { pino } from "pino";
import { createAuditLog } from "./audit/audit-log.ts";
import { createWriteBehind } from "./write-behind/write-behind.ts";
import { credentialColumn } from "./call/account-connections.ts";
import { responseColumn } from "./call/idempotency.ts";
import type { CallServices } from "./call/call-services.ts";
import { createCallAs } from "./call/call-as.ts";
import { createReadAs } from "./call/read-as.ts";
import { createCallParts } from "./call/call-parts.ts";
import type { Execute } from "./call/call-request.ts";
import { createExecute } from "./call/execute.ts";
import type { Outcome } from "./call/outcome.ts";
import { createProposeValues, type ProposeValues } from "./call/propose-values.ts";
import { createReadFile, type FileKind, type ReadFile } from "./call/read-file.ts";
import { createRefuseRead, type RefuseRead } from "./call/refuse-read.ts";
import { createReadForCaller } from "./call/read-for-caller.ts";
import { createReadResource, type ReadResource } from "./call/read-resource.ts";
import { createErrorMapper } from "./call/error-mapper.ts";
import { createSerialize } from "./call/serialize-output.ts";
import { Deadlines, RunningCall } from "./call/running-call.ts";
import { createSeals } from "./call/seals.ts";
import { createGuards } from "./call/steps/guard.ts";
import { createToolTable } from "./call/tool-table.ts";
import type { Tool } from "./call/tool.ts";
import { systemClock } from "./clock.ts";
import { consumerJobs } from "./events/consumer-jobs.ts";
import { deployConsumers } from "./events/deploy-consumers.ts";
import { emitConnection } from "./events/emit-connection.ts";
import { createEventLog } from "./events/event-log.ts";
import { observeConsumers } from "./events/event-metrics.ts";
import type { EventConsumers } from "./events/event.ts";
import { ResourceChanges } from "./events/resource-changes.ts";
import { createAccounts } from "./identity/accounts.ts";
import { createAuthenticate, type Authenticate, type ExternalTokens } from "./identity/authenticate.ts";
import { createKeyChanges } from "./identity/key-changes.ts";
import { KeyUses } from "./identity/key-uses.ts";
import type { Principal } from "./identity/principal.ts";
import { totpColumn } from "./identity/totp.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createIdSource } from "./ids.ts";
import { observeJobs } from "./jobs/job-metrics.ts";
import { createJobQueue } from "./jobs/job-queue.ts";
import { enqueueRecurring } from "./jobs/recurring.ts";
import { startWorkers } from "./jobs/start-workers.ts";
import type { Worker } from "./jobs/worker.ts";
import { createCallCounts } from "./limits/call-counts.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { createSafetyLimits } from "./limits/safety.ts";
import { createMetrics } from "./metrics.ts";
import type { OpenIdOptions } from "./openid/open-id-options.ts";
import { createOutbound } from "./outbound/outbound.ts";
import type { SecretColumn } from "./secrets/rotate-secrets.ts";
import { requireHandlers } from "./require-handlers.ts";
import { runtimeJobs } from "./runtime-jobs.ts";
import { traceJobs } from "./tracing/trace-jobs.ts";
import { traceOutbound } from "./tracing/trace-outbound.ts";
import { traceReads } from "./tracing/trace-reads.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { createSecretBox } from "./secrets/secret-box.ts";
import type { Receiver } from "./contract/receiver.ts";
import { migrate } from "./store/migrate.ts";
import { runtimeMigrations } from "./store/migrations.ts";
import { webhookSecretColumns } from "./webhooks/secrets.ts";
import { webhookConsumers, webhookJobs } from "./webhooks/webhooks.ts";
import type { ServiceDefinition, ServiceOptions } from "./service-definition.ts";
import { readSecret } from "./secrets/store-secret.ts";

/** A running service without network listeners, on which surfaces, pages and commands are built. */
export interface Service<Context = never> extends CallServices {
  readonly authenticate: Authenticate;
  /** The external OpenID provider, or null. */
  readonly openId: OpenIdOptions | null;
  readonly tools: ReadonlyMap<string, Tool<Context>>;
  readonly execute: Execute<Context>;
  /** Null if nothing is traced. */
  readonly tracing: Tracing | null;
  readonly readResource: ReadResource;
  readonly proposeValues: ProposeValues;
  /** The kinds of files. */
  readonly files: Readonly<Record<string, Pick<FileKind<never>, "tool">>>;
  readonly readFile: ReadFile;
  readonly refuseRead: RefuseRead;
  readonly receivers: Readonly<Record<string, Receiver>>;
  readonly secretColumns: readonly SecretColumn[];
  /** Calls a tool from inside the process, as the given caller. @throws Error for an unknown tool. */
  call(tool: string, input: Readonly<Record<string, unknown>>, caller: Principal): Promise<Outcome>;
  /**
   * Starts to run jobs in this process: at most `concurrency` at a time, and up to 64 that wait for external systems.
   * Stop the worker before closing the service.
   */
  startWorker(concurrency: number): Promise<Worker>;
  /** Waits for acts in progress, and flushes everything that is buffered; the store stays open. */
  close(): Promise<void>;
}

/**
 * Applies missing migrations and assembles the service.
 * @throws Error if a tool, resource or completion has no handler, or a migration fails.
 */
export async function createService<Context>(
  definition: ServiceDefinition<Context>,
  options: ServiceOptions,
): Promise<Service<Context>> {
  requireHandlers(definition);
  const { surface } = definition;
  const { store, tracing = null } = options;
  const clock = options.clock ?? systemClock;
  const newId = options.newId ?? createIdSource(clock);
  const log = options.log ?? pino({ level: "silent" });
  await migrate(store, { ...runtimeMigrations, ...definition.migrations });

  const metrics = createMetrics();
  observeJobs(store, metrics, clock);
  const secret = await readSecret(store);
  const audit = createAuditLog(store, secret);
  const rateLimiter = createRateLimiter(surface, clock);
  const seals = createSeals(secret);
  const jobs = createJobQueue(store, clock, newId);
  const accounts = createAccounts(store, clock, definition.unknownAccountHint);
  let consumers: EventConsumers = {};
  const declared = surface.events ?? [];
  const events = createEventLog({ store, jobs, clock, metrics }, declared, () => consumers);
  const writers = definition.deferredWriters?.({ dialect: store.dialect, events }) ?? {};
  const outbound = createOutbound(options.outbound);
  const services: CallServices = {
    surface,
    store,
    accounts,
    rateLimiter,
    safety: createSafetyLimits(surface),
    audit,
    callCounts: createCallCounts(store),
    writeBehind: createWriteBehind(store, writers, metrics.countDroppedRecords),
    metrics,
    log,
    clock,
    newId,
    seals,
    secrets: createSecretBox({
      store: secret,
      configured: options.secretKeys ?? [],
      previous: options.previousSecretKeys ?? [],
    }),
    guards: createGuards(metrics, clock, (accountId) =>
      accounts.disconnect(accountId, (tx, { networkId, at }) =>
        emitConnection(services, tx, { accountId, networkId, at, status: "disconnected" }),
      ),
    ),
    deadlines: new Deadlines(),
    changes: new ResourceChanges(store, log, declared, options.announcesLists),
    keyChanges: createKeyChanges(store),
    jobs,
    outbound: tracing ? traceOutbound(outbound, tracing) : outbound,
    events,
    requireSupport: (account, tool) => definition.requireSupport?.(account, tool, store.reader),
    serialize: createSerialize(log, metrics, options.strict ?? false),
    toOutcome: createErrorMapper(surface, log),
  };
  const webhooks = definition.webhooks?.(services);
  consumers = { ...(webhooks && webhookConsumers(services, webhooks)), ...definition.events?.(services) };
  await deployConsumers(services, consumers);
  observeConsumers(store, metrics, consumers);
  const tools = createToolTable(surface, definition.tools);
  const callParts = createCallParts(services, definition.Context, tools, options.steps);
  const { steppedCalls } = callParts;
  const executeCall = createExecute(services, callParts);
  const execute: Execute<Context> = tracing
    ? (request) => {
        const { tool, surface: name, requestId } = request;
        return tracing.traceCall({ tool: tool.entry.name, surface: name, requestId }, () => executeCall(request));
      }
    : executeCall;
  const callAs = createCallAs(services, tools, execute);
  const readAs = createReadAs(services, definition.Context);
  const readUntraced = createReadForCaller(services, definition.Context);
  const readForCaller = tracing ? traceReads(readUntraced, tracing) : readUntraced;
  const keyUses = new KeyUses();
  const externalTokens = options.openId?.audience ? await openExternalTokens(services, options.openId) : null;
  const stopHousekeeping = startHousekeeping(services, keyUses);
  return {
    ...services,
    openId: options.openId ?? null,
    authenticate: createAuthenticate(store.reader, surface, clock, services.keyChanges, keyUses, externalTokens),
    tools,
    execute,
    tracing,
    readResource: createReadResource(services, readForCaller, definition.resources),
    proposeValues: createProposeValues(readForCaller, definition.completions ?? {}),
    files: definition.files ?? {},
    refuseRead: createRefuseRead(services),
    readFile: createReadFile(readForCaller, definition.files ?? {}),
    receivers: definition.receivers?.(services) ?? {},
    secretColumns: secretColumnsOf(definition),
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
      const kinds = {
        ...runtimeJobs(services, consumers, steppedCalls, options.auditRetentionDays ?? 365),
        ...consumerJobs(store, consumers),
        ...(webhooks && webhookJobs(services, webhooks)),
        ...definition.jobs?.({ ...services, callAs, readAs }),
      };
      await enqueueRecurring(services, kinds);
      const observe = metrics.observeJob;
      const tracedKinds = tracing ? traceJobs(kinds, tracing) : kinds;
      return startWorkers({ store, kinds: tracedKinds, clock, log, concurrency, observe });
    },
    close: async () => {
      await steppedCalls.idle();
      stopHousekeeping();
      services.deadlines.close();
      accounts.close();
      services.keyChanges.close();
      await services.outbound.close();
      const { callCounts, writeBehind } = services;
      await Promise.all([audit.flush(), callCounts.flush(), writeBehind.flush(), keyUses.flush(store)]);
      await tracing?.close();
    },
  };
}

/** Returns the columns of the runtime and of the service that contain encrypted secrets. */
export const secretColumnsOf = ({
  secretColumns = [],
}: Pick<ServiceDefinition<never>, "secretColumns">): readonly SecretColumn[] => [
  ...[credentialColumn, totpColumn, responseColumn],
  ...[...webhookSecretColumns, ...secretColumns],
];

/** Loads the library for tokens of an external provider. Called only if the service accepts such tokens. */
const openExternalTokens = async (services: CallServices, openId: OpenIdOptions): Promise<ExternalTokens | null> =>
  (await import("./openid/external-tokens.ts")).createExternalTokens(services, openId);
