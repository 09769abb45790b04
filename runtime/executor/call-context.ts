import type { Kysely } from "kysely";
import type { Account, Accounts } from "../auth/accounts.ts";
import type { Caller } from "../auth/authenticate.ts";
import type { IdSource } from "../ids.ts";
import type { PlanState } from "../limits/plan.ts";
import type { CategoryUsage } from "../limits/safety.ts";
import type { Dialect } from "../store/open-store.ts";
import type { AuditRow, RuntimeTables } from "../store/tables.ts";
import type { Surface } from "../surface.ts";
import type { Cursors } from "./cursors.ts";

/** What the runtime gives one call; a service makes its handlers' context of it. */
export interface CallContext {
  /** The call's transaction where it may write, else the reader. Nothing else may be used to reach the store. */
  readonly db: Kysely<RuntimeTables>;
  readonly dialect: Dialect;
  readonly surface: Surface;
  readonly caller: Caller;
  readonly account: Account;
  readonly accounts: Accounts;
  /** The tool's or resource's name. */
  readonly operation: string;
  readonly requestId: string;
  /** The call is rolled back when it is done; effects outside the store must be withheld. */
  readonly preview: boolean;
  /** Aborted when the call runs over its time limit or its client goes away. */
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: IdSource;
  readonly cursors: Cursors;
  /** Signs and checks what is handed to the caller and comes back: HMAC-SHA256 with the store's secret. */
  readonly sign: (text: string) => string;
  /** The audit record of an earlier call of the caller's workspace; null when there is none with this request id. */
  readonly findCall: (requestId: string) => Promise<AuditRow | null>;
  readonly limits: {
    readonly safety: () => Promise<readonly CategoryUsage[]>;
    /** Units of a category that the account may spend on the day of an instant (epoch milliseconds); left out: today. */
    readonly safetyLimit: (category: string, atMs?: number) => number;
    readonly plan: () => PlanState;
  };
}
