import type { Kysely } from "kysely";
import type { Account } from "../identity/accounts.ts";
import type { Principal } from "../identity/principal.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { CallChannel } from "./call-channel.ts";
import type { RunningCall } from "./running-call.ts";
import type { CallRun } from "./steps/call-run.ts";

/** The parameters of one call. */
export interface CallDetails {
  readonly caller: Principal;
  readonly account: Account;
  /** The name of the tool, resource, completion or kind of file. */
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Names of the arguments that select a page of a list. Cursors are bound to the other arguments. */
  readonly pageArguments: ReadonlySet<string>;
  readonly requestId: string;
  /** Whether the call will be rolled back. Effects outside the store must then be suppressed. */
  readonly preview: boolean;
  readonly db: Kysely<RuntimeTables>;
  readonly running: RunningCall;
  /** The run of a call that writes; null for a call that only reads. */
  readonly run: CallRun | null;
  /** Whether the operation may send progress and log messages. */
  readonly reports: boolean;
  /** Undefined if the client cannot receive messages during the call. */
  readonly channel: CallChannel | undefined;
}
