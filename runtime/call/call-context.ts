import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { AnyPayloads, MemberEvent } from "../events/event.ts";
import { Failure } from "../contract/failure.ts";
import { optIn, optOut } from "../events/opt-in.ts";
import type { Surface } from "../contract/surface.ts";
import type { Account, Accounts } from "../identity/accounts.ts";
import type { Principal } from "../identity/principal.ts";
import type { IdSource } from "../ids.ts";
import type { Outbound } from "../outbound/outbound.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { Dialect } from "../store/store.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";
import { CallAccountChanges } from "./call-account-changes.ts";
import type { CallChannel } from "./call-channel.ts";
import type { CallDetails } from "./call-details.ts";
import { CallGrants } from "./call-grants.ts";
import { CallJobs } from "./call-jobs.ts";
import { CallLimits } from "./call-limits.ts";
import type { CallServices } from "./call-services.ts";
import { Cursors } from "./cursors.ts";
import { InputCollector, type Answers, type Questions } from "./input-collector.ts";
import type { QuestionKind } from "./questions.ts";
import type { Guards } from "./steps/guard.ts";
import type { Json, Lookup, PerformStep } from "./steps/step.ts";
import type { Seals } from "./seals.ts";
import { readServiceState, type ServiceState } from "./service-state.ts";

/** The class of a service's context, which is created for each call. */
export type ContextClass<Context> = new (services: CallServices, details: CallDetails) => Context;

const noop = (): void => undefined;

/**
 * The context that handlers receive. A service extends it with what its handlers need. Expensive properties are created
 * on first access. The functions do not use `this` and can be destructured.
 */
export class CallContext<Tables extends RuntimeTables = RuntimeTables, Payloads extends AnyPayloads = AnyPayloads> {
  readonly #services: CallServices;
  readonly #details: CallDetails;
  #cursors: Cursors | null = null;
  #inputCollector: InputCollector | null = null;

  constructor(services: CallServices, details: CallDetails) {
    this.#services = services;
    this.#details = details;
  }

  /** The call's transaction, or the reader for calls that do not write. Handlers must not access the store in any other way. */
  get db(): Kysely<Tables> {
    // One database contains the tables of all modules; each declares its own to the compiler.
    return this.#details.db as unknown as Kysely<Tables>;
  }

  get dialect(): Dialect {
    return this.#services.store.dialect;
  }

  get surface(): Surface {
    return this.#services.surface;
  }

  get caller(): Principal {
    return this.#details.caller;
  }

  get account(): Account {
    return this.#details.account;
  }

  get accounts(): Accounts {
    return this.#services.accounts;
  }

  /** Changes, connects and disconnects accounts in the call's transaction. */
  get accountChanges(): CallAccountChanges {
    return new CallAccountChanges(this.#services, this.#details);
  }

  /** The access that people have given to AI clients. */
  get grants(): CallGrants {
    return new CallGrants(this.#services, this.#details);
  }

  /** The name of the tool, resource, completion or kind of file. */
  get operation(): string {
    return this.#details.operation;
  }

  get requestId(): string {
    return this.#details.requestId;
  }

  /** Whether the call will be rolled back. Effects outside the store must then be suppressed. */
  get preview(): boolean {
    return this.#details.preview;
  }

  /** Aborted when the call exceeds its time limit or its client disconnects. */
  get signal(): AbortSignal {
    return this.#details.running.signal;
  }

  /** Returns the time in epoch milliseconds. During a write, it is constant: the time of the call. */
  get now(): Clock {
    const { run } = this.#details;
    return run ? () => run.at : this.#services.clock;
  }

  /** Creates ids. If a write runs again, it gets the same ids as before. */
  get newId(): IdSource {
    const { run } = this.#details;
    return run ? (prefix) => run.newId(prefix) : this.#services.newId;
  }

  /**
   * Performs an act of the call and returns its receipt. For connectors: handlers use the service's interface to
   * networks.
   *
   * A local performer acts in the call's transaction. With a remote performer, the call is rolled back and the act is
   * recorded as started. The act is then performed outside any transaction, and the handler runs again from the start
   * and gets the receipt. The handler must therefore be deterministic until its last step: it may depend on its input,
   * on `now`, `newId`, look-ups and the store. It must not catch errors of `step` other than `Failure`.
   *
   * Put checks of data that can change between runs (by other calls or a synchronization) into `decideAct`, which later
   * runs do not call again. Acts and receipts are JSON. Remote steps of one
   * call must have different names; metrics count them by the part before a colon. A refused act throws the performer's
   * `Failure`, which the handler may catch.
   */
  get step(): PerformStep {
    const { run, operation } = this.#details;
    if (!run) return () => Promise.reject(new Error(`"${operation}" is read-only, so it cannot perform acts`));
    // The result is null only if `decideAct` returns null.
    return (...parameters: Parameters<typeof run.step>) => run.step(...parameters);
  }

  /** Sends requests to URLs given by users. */
  get outbound(): Outbound {
    return this.#services.outbound;
  }

  /** Returns the guard of a network. Connectors send all requests through it. */
  get guards(): Guards {
    return this.#services.guards;
  }

  /**
   * Asks a remote system and returns its result, which is JSON. The request may be repeated. During a write, the call
   * is rolled back first, and runs again from the start with the result.
   */
  get lookup(): <Request extends Json, Result>(
    name: string,
    request: Request,
    lookup: Lookup<Request, Result>,
  ) => Promise<Result> {
    const { run, running } = this.#details;
    if (run) return (name, request, lookup) => run.lookup(name, request, lookup);
    const { store } = this.#services;
    return async (_name, request, lookup) => {
      const result = await lookup.perform(request, { signal: running.signal });
      if (lookup.store) await store.transaction(async (tx) => lookup.store?.(tx, result));
      return result;
    };
  }

  /** Enqueues and deletes background jobs in the call's transaction. */
  get jobs(): CallJobs {
    return new CallJobs(this.#services, this.#details);
  }

  /** Starts an opt-in consumer of events for the call's account, from the next event on, or stops it. */
  get consumeEvents(): (consumer: string, isConsuming: boolean) => Promise<void> {
    const { dialect } = this;
    const { db, account } = this.#details;
    return (consumer, isConsuming) => (isConsuming ? optIn : optOut)(db, dialect, consumer, account.id);
  }

  /**
   * Records an event of the call's account. It is written at the end of the call's transaction, unless the call fails or is a
   * preview.
   */
  get emit(): <Type extends keyof Payloads & string>(type: Type, payload: Payloads[Type] & object) => void {
    const { run, operation } = this.#details;
    return (type, payload) => {
      if (!run) throw new Error(`${operation} has no transaction for events`);
      run.addEvent({ type, payload });
    };
  }

  /**
   * Records an event for the account of a member of the call's network, if the member has one. The event is written
   * like those of `emit`.
   */
  get announce(): (event: MemberEvent<Payloads>) => void {
    const { run, operation } = this.#details;
    return ({ type, payload, memberId, at }) => {
      if (!run) throw new Error(`${operation} has no transaction for events`);
      run.addEvent({ type, payload, member: { memberId, at } });
    };
  }

  /**
   * Buffers a deferred record, which its writer (`ServiceDefinition.deferredWriters`) stores shortly after the call has succeeded.
   * Nothing is stored for previews and failed calls. A crash may lose the records of the last second.
   */
  get later(): (kind: string, record: object) => void {
    const { running } = this.#details;
    return (kind, record) => void (running.deferred ??= []).push({ kind, record });
  }

  /**
   * For calls that only read: runs a short transaction, waits until it has been committed and returns its result. Use it instead
   * of `later` for state that the next call must see. `work` may run again, and must use only the given handle. The transaction
   * stays committed if the call fails; a crash of the machine may lose it.
   * @throws Error if the call writes: its own transaction is then in `db`.
   */
  get storeNow(): <Result>(work: (tx: Kysely<Tables>) => Promise<Result>) => Promise<Result> {
    const { store } = this.#services;
    const { run, operation } = this.#details;
    return (work) =>
      run
        ? Promise.reject(new Error(`"${operation}" writes, so its changes belong to its own transaction`))
        : store.transaction((tx) => work(tx as unknown as Kysely<Tables>), { isRelaxed: true }); // as in `db`
  }

  /** Declares that the output contains a secret: the response that is stored under the idempotency key is encrypted. */
  get encryptResponse(): () => void {
    const { running } = this.#details;
    return () => void (running.hasSecretOutput = true);
  }

  /** Encrypts the secrets that the store contains. */
  get secrets(): SecretBox {
    return this.#services.secrets;
  }

  get cursors(): Cursors {
    this.#cursors ??= new Cursors(this.#services.seals, this.#details);
    return this.#cursors;
  }

  get seals(): Seals {
    return this.#services.seals;
  }

  /** Sends progress to a client that requested it. Only for tools with `reports: true`. */
  get progress(): CallChannel["progress"] {
    this.#requireReports();
    return this.#details.channel?.progress ?? noop;
  }

  /** Sends a log message to a client that accepts them. Only for tools with `reports: true`. */
  get log(): CallChannel["log"] {
    this.#requireReports();
    return this.#details.channel?.log ?? noop;
  }

  /** Without `reports`, surfaces open no stream, and messages would be lost. */
  #requireReports(): void {
    if (!this.#details.reports) throw new Error(`${this.#details.operation} is not declared with "reports: true"`);
  }

  /** Returns whether the client supports questions of a kind. */
  get canAsk(): (kind: QuestionKind) => boolean {
    return this.#details.channel?.input?.can ?? (() => false);
  }

  /**
   * Asks the client. If an answer is missing, the call is rolled back, and runs again from the start when the client has answered.
   * Before `ask`, a handler may therefore change nothing but the store, and must not act on a remote system. The names of the
   * questions of a call must be unique. The tool must declare `input_required`, the failure for callers that cannot be asked.
   */
  get ask(): <const Q extends Questions>(questions: Q) => Promise<Answers<Q>> {
    const { channel, account, run } = this.#details;
    return async (questions) => {
      if (run?.hasSteps) throw new Error("a question must precede the acts of a call");
      if (!channel?.input) throw new Failure("input_required");
      return (this.#inputCollector ??= new InputCollector(channel.input, account.id)).ask(questions);
    };
  }

  /** Finds the audit record of an earlier call in the caller's workspace by its request id; null if there is none. */
  get findCall(): (requestId: string) => Promise<AuditRow | null> {
    const { audit } = this.#services;
    const { db, caller } = this.#details;
    return (requestId) => audit.find(db, caller.workspaceId, requestId);
  }

  /**
   * Flushes the records of earlier calls, so that the call can read them. Only for calls that do not write: on SQLite,
   * a flush inside the call's transaction would wait for that transaction. If the store cannot be written, the records
   * stay buffered.
   */
  get flushRecords(): () => Promise<void> {
    const { audit, callCounts } = this.#services;
    return async () => void (await Promise.allSettled([audit.flush(), callCounts.flush()]));
  }

  /** Reads the state of the store and the jobs. */
  get serviceState(): () => Promise<ServiceState> {
    const services = this.#services;
    return () => readServiceState(services, this.#details.db);
  }

  /** The remaining limits of the account and the principal. */
  get limits(): CallLimits {
    return new CallLimits(this.#services, this.#details);
  }
}
