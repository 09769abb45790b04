import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";
import type { Account, AccountChanges, Accounts } from "../identity/accounts.ts";
import type { Principal } from "../identity/principal.ts";
import type { IdSource } from "../ids.ts";
import type { NewJob } from "../jobs/job.ts";
import type { RateLimitState } from "../limits/rate-limiter.ts";
import type { CategoryUsage } from "../limits/safety.ts";
import type { Dialect } from "../store/store.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";
import type { CallChannel } from "./call-channel.ts";
import type { CallServices } from "./call-services.ts";
import { Cursors } from "./cursors.ts";
import { InputCollector, type Answers, type Questions } from "./input-collector.ts";
import type { QuestionKind } from "./questions.ts";
import type { RunningCall } from "./running-call.ts";
import type { Seals } from "./seals.ts";

/** The parameters of one call. */
export interface CallDetails {
  readonly caller: Principal;
  readonly account: Account;
  /** The tool's or resource's name. */
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** The call will be rolled back; effects outside the store must be suppressed. */
  readonly preview: boolean;
  readonly db: Kysely<RuntimeTables>;
  readonly running: RunningCall;
  /** Whether the operation may send progress and log messages. */
  readonly reports: boolean;
  /** Undefined if the client cannot receive messages during the call. */
  readonly channel: CallChannel | undefined;
}

/** The class of a service's context, which is created for each call. */
export type ContextClass<Context> = new (services: CallServices, details: CallDetails) => Context;

const noop = (): void => undefined;

/**
 * The context that handlers receive. A service extends it with what its handlers need. Expensive members are created on
 * first access. Member functions do not use `this` and can be destructured.
 */
export class CallContext<Tables extends RuntimeTables = RuntimeTables> {
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

  /**
   * Changes the call's account, with effect for other calls after the commit. Nothing else may write to `sb_accounts`,
   * because accounts are cached between calls.
   */
  get updateAccount(): (changes: AccountChanges) => Promise<void> {
    const { db, account, running } = this.#details;
    return async (changes) => {
      await db.updateTable("sb_accounts").set(changes).where("id", "=", account.id).execute();
      running.changedAccount = true;
    };
  }

  /** The tool's or resource's name. */
  get operation(): string {
    return this.#details.operation;
  }

  get requestId(): string {
    return this.#details.requestId;
  }

  /** The call will be rolled back; effects outside the store must be suppressed. */
  get preview(): boolean {
    return this.#details.preview;
  }

  /** Aborted when the call exceeds its time limit or its client disconnects. */
  get signal(): AbortSignal {
    return this.#details.running.signal;
  }

  /** Epoch milliseconds. */
  get now(): Clock {
    return this.#services.clock;
  }

  get newId(): IdSource {
    return this.#services.newId;
  }

  /** Enqueues a job of the call's account in the call's transaction. Returns false if a job of its kind has the same key. */
  get enqueue(): (job: Omit<NewJob, "accountId">) => Promise<boolean> {
    const { jobs } = this.#services;
    const { db, account } = this.#details;
    return (job) => jobs.enqueue(db, { ...job, accountId: account.id });
  }

  get cursors(): Cursors {
    const { operation, account, input } = this.#details;
    this.#cursors ??= new Cursors(this.#services.seals, operation, account.id, input);
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
   * Asks the client. If an answer is missing, the call is rolled back, and runs again from the start when the client
   * has answered. Before `ask`, a handler may therefore change nothing but the store. Question names must be unique
   * within a call. The tool must declare `input_required`, the failure for callers that cannot be asked.
   */
  get ask(): <const Q extends Questions>(questions: Q) => Promise<Answers<Q>> {
    const { channel, account } = this.#details;
    if (!channel?.input) return () => Promise.reject(new Failure("input_required"));
    const inputCollector = (this.#inputCollector ??= new InputCollector(channel.input, account.id));
    return (questions) => inputCollector.ask(questions);
  }

  /** Finds the audit record of an earlier call in the caller's workspace by its request id; null if there is none. */
  get findCall(): (requestId: string) => Promise<AuditRow | null> {
    const { audit } = this.#services;
    const { db, caller } = this.#details;
    return (requestId) => audit.find(db, caller.workspaceId, requestId);
  }

  /** The remaining limits of the account and the principal. */
  get limits(): CallLimits {
    return new CallLimits(this.#services, this.#details);
  }
}

export class CallLimits {
  readonly #services: CallServices;
  readonly #details: CallDetails;

  constructor(services: CallServices, details: CallDetails) {
    this.#services = services;
    this.#details = details;
  }

  /** Returns the usage of all safety categories on the account's current day, in the order of the specification. */
  safety(): Promise<readonly CategoryUsage[]> {
    const { safety, clock } = this.#services;
    return safety.usage(this.#details.db, this.#details.account, clock());
  }

  /** Returns the daily limit of a category at a time in epoch milliseconds, by default now. */
  safetyLimit(category: string, atMs: number = this.#services.clock()): number {
    return this.#services.safety.limitOf(category, this.#details.account, atMs);
  }

  plan(): RateLimitState {
    const { id, plan } = this.#details.caller;
    return this.#services.rateLimiter.peek(id, plan);
  }
}
