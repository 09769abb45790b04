import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";
import type { Account, AccountChanges, Accounts } from "../identity/accounts.ts";
import type { Principal } from "../identity/principal.ts";
import type { IdSource } from "../ids.ts";
import type { RateLimitState } from "../limits/rate-limiter.ts";
import type { CategoryUsage } from "../limits/safety.ts";
import type { Dialect } from "../store/store.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";
import type { CallChannel } from "./call-channel.ts";
import type { CallServices } from "./call-services.ts";
import { Cursors } from "./cursors.ts";
import { Interview, type Answers, type Questions } from "./interview.ts";
import type { QuestionKind } from "./questions.ts";
import type { RunningCall } from "./running-call.ts";
import type { Seals } from "./seals.ts";

/** What one call is about. */
export interface CallFacts {
  readonly caller: Principal;
  readonly account: Account;
  /** The tool's or resource's name. */
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** The call is rolled back when it is done; effects outside the store must be withheld. */
  readonly preview: boolean;
  readonly db: Kysely<RuntimeTables>;
  readonly running: RunningCall;
  /** The operation says that it tells its client how it goes. */
  readonly reports: boolean;
  /** Left out where nobody listens. */
  readonly channel: CallChannel | undefined;
}

/** A service's context, made for each call. */
export type ContextClass<Context> = new (services: CallServices, facts: CallFacts) => Context;

const tellNobody = (): void => undefined;

/**
 * What the runtime gives one call. A service extends it with what its handlers need; parts that cost something are made when
 * a handler asks for them. Functions among the members are free of `this` and can be taken out of it.
 */
export class CallContext<Tables extends RuntimeTables = RuntimeTables> {
  readonly #services: CallServices;
  readonly #facts: CallFacts;
  #cursors: Cursors | null = null;
  #interview: Interview | null = null;

  constructor(services: CallServices, facts: CallFacts) {
    this.#services = services;
    this.#facts = facts;
  }

  /** The call's transaction where it may write, else the reader. Nothing else may be used to reach the store. */
  get db(): Kysely<Tables> {
    // One database holds the tables of all owners; each names its own to the compiler.
    return this.#facts.db as unknown as Kysely<Tables>;
  }

  get dialect(): Dialect {
    return this.#services.store.dialect;
  }

  get surface(): Surface {
    return this.#services.surface;
  }

  get caller(): Principal {
    return this.#facts.caller;
  }

  get account(): Account {
    return this.#facts.account;
  }

  get accounts(): Accounts {
    return this.#services.accounts;
  }

  /**
   * Changes the call's account; with the commit, calls go by the change. Nothing else may write `sb_accounts`, for accounts
   * are remembered between calls.
   */
  get updateAccount(): (changes: AccountChanges) => Promise<void> {
    const { db, account, running } = this.#facts;
    return async (changes) => {
      await db.updateTable("sb_accounts").set(changes).where("id", "=", account.id).execute();
      running.changedAccount = true;
    };
  }

  /** The tool's or resource's name. */
  get operation(): string {
    return this.#facts.operation;
  }

  get requestId(): string {
    return this.#facts.requestId;
  }

  /** The call is rolled back when it is done; effects outside the store must be withheld. */
  get preview(): boolean {
    return this.#facts.preview;
  }

  /** Aborted when the call runs over its time limit or its client goes away. */
  get signal(): AbortSignal {
    return this.#facts.running.signal;
  }

  /** Epoch milliseconds. */
  get now(): Clock {
    return this.#services.clock;
  }

  get newId(): IdSource {
    return this.#services.newId;
  }

  get cursors(): Cursors {
    const { operation, account, input } = this.#facts;
    this.#cursors ??= new Cursors(this.#services.seals, operation, account.id, input);
    return this.#cursors;
  }

  get seals(): Seals {
    return this.#services.seals;
  }

  /** Tells the client how much of the work is done, where it wants to know; a tool that does so states `reports`. */
  get progress(): CallChannel["progress"] {
    this.#mustReport();
    return this.#facts.channel?.progress ?? tellNobody;
  }

  /** Sends the client a log message, where it wants them; a tool that does so states `reports`. */
  get log(): CallChannel["log"] {
    this.#mustReport();
    return this.#facts.channel?.log ?? tellNobody;
  }

  /** Surfaces open no stream for a tool that does not say so: its clients would hear nothing. */
  #mustReport(): void {
    if (!this.#facts.reports) throw new Error(`${this.#facts.operation} does not state "reports: true"`);
  }

  /** Whether the client can be asked questions of a kind. */
  get canAsk(): (kind: QuestionKind) => boolean {
    return this.#facts.channel?.input?.can ?? (() => false);
  }

  /**
   * Asks the client. While an answer is missing the call ends there and is rolled back; it runs again, from its start, when
   * the client has answered. So nothing but the store may be changed before it, and names are not used twice in a call.
   * A tool that asks declares the failure `input_required`, which callers get that cannot be asked.
   */
  get ask(): <const Q extends Questions>(questions: Q) => Promise<Answers<Q>> {
    const { channel, account } = this.#facts;
    if (!channel?.input) return () => Promise.reject(new Failure("input_required"));
    const interview = (this.#interview ??= new Interview(channel.input, account.id));
    return (questions) => interview.ask(questions);
  }

  /** The audit record of an earlier call of the caller's workspace; null when there is none with this request id. */
  get findCall(): (requestId: string) => Promise<AuditRow | null> {
    const { audit } = this.#services;
    const { db, caller } = this.#facts;
    return (requestId) => audit.find(db, caller.workspaceId, requestId);
  }

  /** What the account and the principal may still spend. */
  get limits(): CallLimits {
    return new CallLimits(this.#services, this.#facts);
  }
}

export class CallLimits {
  readonly #services: CallServices;
  readonly #facts: CallFacts;

  constructor(services: CallServices, facts: CallFacts) {
    this.#services = services;
    this.#facts = facts;
  }

  /** All safety categories on the account's present day, in the order of the specification. */
  safety(): Promise<readonly CategoryUsage[]> {
    const { safety, clock } = this.#services;
    return safety.usage(this.#facts.db, this.#facts.account, clock());
  }

  /** Units of a category that the account may spend on the day of an instant (epoch milliseconds); left out: today. */
  safetyLimit(category: string, atMs: number = this.#services.clock()): number {
    return this.#services.safety.limitOf(category, this.#facts.account, atMs);
  }

  plan(): RateLimitState {
    const { id, plan } = this.#facts.caller;
    return this.#services.rateLimiter.peek(id, plan);
  }
}
