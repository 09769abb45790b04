import type { Caller } from "../auth/authenticate.ts";
import type { Validate } from "../surface.ts";
import type { ExecutorParts } from "./executor-parts.ts";
import { createContextMaker } from "./make-context.ts";
import type { Outcome, Success } from "./outcome.ts";
import { runWithin } from "./run-within.ts";

export type ResourceHandler<Context> = (context: Context) => Promise<object>;

export interface ResourceRequest {
  readonly name: string;
  readonly caller: Caller;
  readonly requestId: string;
  readonly signal: AbortSignal | undefined;
}

export type ReadResource = (request: ResourceRequest) => Promise<Outcome>;

const timeoutMs = 10_000;
const noDeclared: ReadonlySet<string> = new Set();

/** Returns the function that reads a resource for the caller's default account; it never rejects. */
export function createReadResource<Context>(
  parts: ExecutorParts<Context>,
  handlers: Readonly<Record<string, ResourceHandler<Context>>>,
): ReadResource {
  const makeContext = createContextMaker(parts);

  async function run(
    request: ResourceRequest,
    handler: ResourceHandler<Context>,
    validate: Validate,
  ): Promise<Success> {
    const account = await parts.accounts.resolve(request.caller, undefined);
    const operation = request.name;
    const body = await runWithin(timeoutMs, request.signal, (signal) => {
      const preview = { ...request, preview: false };
      const call = makeContext({ request: preview, account, operation, input: {}, db: parts.store.reader, signal });
      return handler(parts.createContext(call));
    });
    return {
      ok: true,
      body: body as Success["body"],
      text: parts.serialize(validate, operation, body),
      replayed: false,
      preview: false,
    };
  }

  return async (request) => {
    const startedMs = performance.now();
    let outcome: Outcome;
    try {
      const handler = handlers[request.name];
      const validate = parts.surface.validators.resources[request.name];
      if (!handler || !validate) throw new Error(`resource "${request.name}" has no handler`);
      outcome = await run(request, handler, validate);
    } catch (error) {
      outcome = parts.refuse(error, request.requestId, request.name, noDeclared);
    }
    const code = outcome.ok ? "ok" : outcome.problem.code;
    parts.metrics.observeCall(`resource:${request.name}`, "mcp", code, performance.now() - startedMs);
    return outcome;
  };
}
