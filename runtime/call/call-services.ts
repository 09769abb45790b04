import type { Logger } from "pino";
import type { AuditLog } from "../audit/audit-log.ts";
import type { WriteBehind } from "../write-behind/write-behind.ts";
import type { Clock } from "../clock.ts";
import type { Serialize, Surface, Validate } from "../contract/surface.ts";
import type { EventLog } from "../events/event-log.ts";
import type { ResourceChanges } from "../events/resource-changes.ts";
import type { Account, Accounts } from "../identity/accounts.ts";
import type { KeyChanges } from "../identity/key-changes.ts";
import type { IdSource } from "../ids.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { CallCounts } from "../limits/call-counts.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import type { SafetyLimits } from "../limits/safety.ts";
import type { Metrics } from "../metrics.ts";
import type { Outbound } from "../outbound/outbound.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { Store } from "../store/store.ts";
import type { CallFailure } from "./outcome.ts";
import type { Deadlines } from "./running-call.ts";
import type { Guards } from "./steps/guard.ts";
import type { Seals } from "./seals.ts";

/** The services that all calls share, assembled in `service.ts`. */
export interface CallServices {
  readonly surface: Surface;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly rateLimiter: RateLimiter;
  readonly safety: SafetyLimits;
  readonly audit: AuditLog;
  readonly callCounts: CallCounts;
  readonly writeBehind: WriteBehind;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: IdSource;
  readonly seals: Seals;
  /** Encrypts the secrets that the store contains. */
  readonly secrets: SecretBox;
  readonly jobs: JobQueue;
  /** Sends requests to URLs given by users. */
  readonly outbound: Outbound;
  /** Returns the guard that protects a remote network. */
  readonly guards: Guards;
  readonly deadlines: Deadlines;
  readonly events: EventLog;
  readonly changes: ResourceChanges;
  readonly keyChanges: KeyChanges;
  readonly requireSupport: RequireSupport;
  /** Validates an output against its schema and serializes it as JSON. */
  readonly serialize: (schema: OutputSchema, operation: string, output: object) => string;
  /**
   * Turns any thrown value into a failed outcome; `declared` are the error codes that the operation declares: any other
   * code is logged, unless the set is empty.
   */
  readonly toOutcome: (
    error: unknown,
    requestId: string,
    operation: string,
    declared: ReadonlySet<string>,
  ) => CallFailure;
}

/** Checks that a tool can work for an account. @throws Failure if it cannot. */
export type RequireSupport = (account: Account, tool: string) => void | Promise<void>;

/** The code compiled from an output schema. */
export interface OutputSchema {
  readonly validateOutput: Validate;
  readonly serialize: Serialize;
}
