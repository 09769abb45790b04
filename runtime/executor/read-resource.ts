import type { Caller } from "../auth/authenticate.ts";
import type { CallChannel } from "./call-channel.ts";
import type { ExecutorParts } from "./executor-parts.ts";
import type { Outcome, Success } from "./outcome.ts";
import { createRecorder, type CallRecord } from "./record-call.ts";
import type { RunningCall } from "./running-call.ts";

export type ResourceHandler<Context> = (context: Context) => Promise<object>;

export interface ResourceRequest {
  readonly name: string;
  readonly caller: Caller;
  readonly requestId: string;
  readonly running: RunningCall;
  readonly channel?: CallChannel;
}

export type ReadResource = (request: ResourceRequest) => Promise<Outcome>;

const timeoutMs = 10_000;
const noDeclared: ReadonlySet<string> = new Set();

/** Returns the function that reads a resource for the caller's default account; it never rejects. */
export function createReadResource<Context>(
  parts: ExecutorParts<Context>,
  handlers: Readonly<Record<string, ResourceHandler<Context>>>,
): ReadResource {
  const recorder = createRecorder(parts);

  async function run(request: ResourceRequest, record: CallRecord): Promise<Success> {
    const { name: operation, caller, requestId, running, channel } = request;
    const handler = handlers[operation];
    const validate = parts.surface.validators.resources[operation];
    if (!handler || !validate) throw new Error(`resource "${operation}" has no handler`);
    const account = await parts.accounts.resolve(caller, undefined);
    record.account = account;
    parts.deadlines.start(running, timeoutMs);
    try {
      const facts = {
        caller,
        account,
        operation,
        input: {},
        requestId,
        preview: false,
        db: parts.store.reader,
        running,
        channel,
      };
      const body = await running.race(() => handler(new parts.Context(parts, facts)));
      const text = parts.serialize(validate, operation, body);
      return { ok: true, body: body as Success["body"], text, replayed: false, preview: false };
    } finally {
      parts.deadlines.end(running);
    }
  }

  return async (request) => {
    const record = recorder.start();
    let outcome: Outcome;
    try {
      outcome = await run(request, record);
    } catch (error) {
      outcome = parts.refuse(error, request.requestId, request.name, noDeclared);
    }
    const call = { ...request, operation: `resource:${request.name}`, surface: "mcp", preview: false };
    recorder.finish(call, record, outcome);
    return outcome;
  };
}
