import type { Principal } from "../identity/principal.ts";
import type { ContextClass } from "./call-context.ts";
import type { CallServices } from "./call-services.ts";
import { PAGE_ARGUMENTS } from "./cursors.ts";
import type { CallFailure } from "./outcome.ts";
import { createRecorder, type CallRecord } from "./record-call.ts";
import type { RunningCall } from "./running-call.ts";

/** A read of a resource, completion or file for a caller. */
export interface ReadRequest {
  readonly caller: Principal;
  readonly requestId: string;
  readonly running: RunningCall;
  /** Default: the caller's default account, or else the first one that the caller may use. */
  readonly accountId?: string | undefined;
}

export interface ReadSubject {
  readonly kind: "resource" | "completion" | "file";
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export type ReadOutcome<Result> = { readonly ok: true; readonly result: Result } | CallFailure;

export type ReadForCaller<Context> = <Result>(
  request: ReadRequest,
  subject: ReadSubject,
  work: (context: Context) => Promise<Result>,
) => Promise<ReadOutcome<Result>>;

const timeoutMs = 10_000;
const noDeclared: ReadonlySet<string> = new Set();

/**
 * Creates the function that reads for an account of the caller. Reads are recorded like calls. The function never
 * rejects.
 */
export function createReadForCaller<Context>(
  services: CallServices,
  Context: ContextClass<Context>,
): ReadForCaller<Context> {
  const recorder = createRecorder(services);

  async function run<Result>(
    { caller, requestId, running, accountId }: ReadRequest,
    { name: operation, input }: ReadSubject,
    work: (context: Context) => Promise<Result>,
    record: CallRecord,
  ): Promise<Result> {
    const account = await services.accounts.resolve(caller, accountId);
    record.account = account;
    services.deadlines.start(running, timeoutMs);
    try {
      const db = services.store.reader;
      const call = { caller, account, operation, input, requestId, preview: false, db, running, run: null };
      const details = { ...call, reports: false, channel: undefined, pageArguments: PAGE_ARGUMENTS };
      const result = await running.race(() => work(new Context(services, details)));
      if (running.deferred) services.writeBehind.add(running.deferred);
      return result;
    } finally {
      services.deadlines.end(running);
    }
  }

  return async <Result>(request: ReadRequest, subject: ReadSubject, work: (context: Context) => Promise<Result>) => {
    const record = recorder.start(false);
    const operation = `${subject.kind}:${subject.name}`;
    let outcome: ReadOutcome<Result>;
    try {
      outcome = { ok: true, result: await run(request, subject, work, record) };
    } catch (error) {
      outcome = services.toOutcome(error, request.requestId, operation, noDeclared);
    }
    recorder.finish({ ...request, operation, surface: subject.kind === "file" ? "rest" : "mcp" }, record, outcome);
    return outcome;
  };
}
