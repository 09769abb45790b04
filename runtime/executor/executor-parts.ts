import type { Logger } from "pino";
import type { Accounts } from "../auth/accounts.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../clock.ts";
import type { Metrics } from "../http/metrics.ts";
import type { IdSource } from "../ids.ts";
import type { PlanLimits } from "../limits/plan.ts";
import type { SafetyLimits } from "../limits/safety.ts";
import type { Store } from "../store/open-store.ts";
import type { Surface, Validate } from "../surface.ts";
import type { CallContext } from "./call-context.ts";
import type { Refusal } from "./outcome.ts";

/** What the executor is made of; put together once per service in `service.ts`. */
export interface ExecutorParts<Context> {
  readonly surface: Surface;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly plans: PlanLimits;
  readonly safety: SafetyLimits;
  readonly audit: AuditLog;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly clock: Clock;
  readonly newId: IdSource;
  /** Signs cursors and launch tokens; shared by all nodes on a store. */
  readonly secret: Buffer;
  readonly createContext: (call: CallContext) => Context;
  /** Checks an answer against its schema and writes it as JSON. */
  readonly serialize: (validate: Validate, operation: string, body: object) => string;
  /** Turns whatever was thrown into the caller's problem; `declared` are the codes that the operation may answer. */
  readonly refuse: (error: unknown, requestId: string, operation: string, declared: ReadonlySet<string>) => Refusal;
}
