import type { Kysely } from "kysely";
import type { CompiledTool } from "../contract/surface.ts";
import type { Account } from "../identity/accounts.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { ContextClass } from "./call-context.ts";
import type { CallRequest } from "./call-request.ts";
import type { CallServices } from "./call-services.ts";
import type { Success } from "./outcome.ts";
import type { RunningCall } from "./running-call.ts";
import type { CallRun } from "./steps/call-run.ts";

export interface HandlerRun {
  readonly db: Kysely<RuntimeTables>;
  readonly preview: boolean;
  readonly running: RunningCall;
  /** null for a call that only reads. */
  readonly run: CallRun | null;
}

/** Runs the handler of a call once, and serializes its output. */
export type RunHandler<Context> = (
  request: CallRequest<Context>,
  account: Account,
  details: HandlerRun,
) => Promise<Success>;

export function createRunHandler<Context>(services: CallServices, Context: ContextClass<Context>): RunHandler<Context> {
  return async (request, account, { db, preview, running, run }) => {
    const { tool, input, caller, requestId, channel } = request;
    const operation = tool.entry.name;
    let output: object;
    running.clearDeferred(); // discards the records of an earlier run
    try {
      output = await running.race(() => {
        const context = new Context(services, {
          caller,
          account,
          operation,
          input,
          pageArguments: tool.pageArguments,
          requestId,
          preview,
          db,
          running,
          run,
          reports: tool.entry.reports,
          channel,
        });
        return tool.handler(input as never, context); // the validator ensures the type
      });
    } catch (error) {
      run?.throwIfInterrupted();
      throw error;
    }
    run?.throwIfInterrupted();
    const text = services.serialize(tool.compiled as CompiledTool, operation, output); // loaded before the input was checked
    if (run === null && running.deferred) services.writeBehind.add(running.deferred);
    return { ok: true, text, replayed: false, preview: false };
  };
}
