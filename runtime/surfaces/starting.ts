import type { CallServices } from "../call/call-services.ts";
import { Failure } from "../contract/failure.ts";
import { HttpExchange, type ServerState } from "./http/exchange.ts";
import { parseTarget, resolveRequestId } from "./http/request-head.ts";
import type { ServeRequest } from "./http/requests.ts";
import { readMessage } from "./mcp/endpoint.ts";
import { messageId, writeProblem } from "./mcp/message/error-response.ts";

/** The part of the future service that a starting server needs. */
export type StartingService = Pick<CallServices, "surface" | "toOutcome" | "newId">;

const noErrors: ReadonlySet<string> = new Set();
const retryAfterSeconds = 5;

/**
 * Creates the handler of requests that arrive before the service is ready: `/healthz` succeeds, `/readyz` returns the
 * status, and everything else is `store_unavailable` in the error format of its surface.
 */
export function createStartingHandler(
  { surface, toOutcome, newId }: StartingService,
  state: ServerState,
  readStatus: () => string,
): ServeRequest {
  const { mcp } = surface.service.paths;
  return (request, response) => {
    const target = parseTarget(request);
    const requestId = resolveRequestId(request.headers, newId);
    const exchange = new HttpExchange({ request, response }, target, requestId, state);
    const respondStatus = (code: number, status: string): void =>
      exchange.respond(code, "application/json", JSON.stringify({ status }));
    if (target.path === "/healthz") return respondStatus(200, "ok");
    if (target.path === "/readyz") return respondStatus(503, readStatus());
    const failure = new Failure("store_unavailable", {
      detail: `The service is starting: ${readStatus()}.`,
      retryAfterSeconds,
    });
    const { problem } = toOutcome(failure, requestId, "http", noErrors);
    const isMcp = target.path === mcp || target.path.startsWith(`${mcp}/`);
    if (!isMcp || exchange.method !== "POST") return exchange.respondProblem(problem);
    exchange.setProblemHeaders(problem);
    void readMessage(exchange).then((message) =>
      exchange.respond(problem.status, "application/json", writeProblem(messageId(message), problem.status, problem)),
    );
  };
}
