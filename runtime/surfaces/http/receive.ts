import type { IncomingMessage, ServerResponse } from "node:http";
import { Failure } from "../../contract/failure.ts";
import type { Service } from "../../service.ts";
import { HttpExchange, type ServerState } from "./exchange.ts";
import { parseTarget, resolveRequestId } from "./request-head.ts";
import { readBody } from "./read-body.ts";
import { requireMethod } from "./require-method.ts";

const defaultMaxBytes = 1024 * 1024;
const noErrors: ReadonlySet<string> = new Set();
const pattern = /^\/hooks\/([\w-]+)\/([\w-]+)$/;

/** Passes requests at `/hooks/<name>/<key>` to the receivers of the service, and other requests to `next`. */
export function createReceive<Context>(
  service: Pick<Service<Context>, "receivers" | "newId" | "toOutcome">,
  state: ServerState,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const receivers = new Map(Object.entries(service.receivers));

  async function receive(exchange: HttpExchange, name: string, key: string): Promise<void> {
    const receiver = receivers.get(name);
    if (!receiver) throw new Failure("not_found", { detail: "There is no such receiver." });
    requireMethod(exchange, ["POST"]);
    const body = await readBody(exchange, receiver.maxBytes ?? defaultMaxBytes);
    await receiver.receive({ key, headers: exchange.headers, body });
    exchange.respondEmpty(204);
  }

  return (request, response, next) => {
    const target = parseTarget(request);
    const [, name, key] = pattern.exec(target.path) ?? [];
    if (name === undefined || key === undefined) return next();
    const requestId = resolveRequestId(request.headers, service.newId);
    const exchange = new HttpExchange({ request, response }, target, requestId, state);
    receive(exchange, name, key).catch((error: unknown) => {
      if (exchange.hasResponded) return exchange.destroy();
      exchange.respondProblem(service.toOutcome(error, requestId, "http", noErrors).problem);
    });
  };
}
