import type { IncomingMessage, ServerResponse } from "node:http";
import type { Service } from "../service.ts";
import { HttpExchange, type ServerState } from "./http/exchange.ts";
import { parseTarget, resolveRequestId } from "./http/request-head.ts";
import { createCors } from "./http/cors.ts";
import { createOriginCheck, type OriginOptions } from "./http/origin-check.ts";
import { createMcpEndpoint } from "./mcp/endpoint.ts";
import { createOpenapiCheck } from "./openapi-paths.ts";
import { createRest } from "./rest/rest.ts";

/**
 * Responds to calls, and passes other requests to `next`. It is an Express middleware:
 * `app.use(createCallRouter(service, options))` serves both surfaces inside an application. It must precede any body
 * parser.
 */
export type CallRouter = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface CallRouterOptions extends OriginOptions {
  /** Number of proxies in front of the server whose `X-Forwarded-For` entries are trusted; by default 0. */
  readonly trustedProxies?: number;
}

const noErrors: ReadonlySet<string> = new Set();

/** Creates the middleware that serves both surfaces. */
export function createCallRouter<Context>(
  service: Service<Context>,
  options: CallRouterOptions,
  state: ServerState = { isStopping: false, trustedProxies: options.trustedProxies ?? 0, oauth: null },
): CallRouter {
  const { tracing } = service;
  const { paths } = service.surface.service;
  const rest = createRest(service);
  const mcp = createMcpEndpoint(service);
  const checkOrigin = createOriginCheck(options);
  const cors = createCors(options.corsOrigins ?? []);
  const restPrefix = `${paths.rest}/`;
  const isOpenapi = createOpenapiCheck(service.surface.service);
  const mcpPrefix = `${paths.mcp}/`;

  const toMcp = (exchange: HttpExchange, path: string): Promise<void> =>
    mcp(exchange, path === paths.mcp || path === mcpPrefix ? null : path.slice(mcpPrefix.length));

  return (request, response, next) => {
    const target = parseTarget(request);
    const { path } = target;
    const isRest = path.startsWith(restPrefix);
    if (isRest ? isOpenapi(path) : path !== paths.mcp && !path.startsWith(mcpPrefix)) return next();
    const requestId = resolveRequestId(request.headers, service.newId);
    const exchange = new HttpExchange({ request, response }, target, requestId, state);
    const fail = (error: unknown): void => {
      if (exchange.hasResponded) return exchange.destroy();
      exchange.respondProblem(service.toOutcome(error, requestId, "http", noErrors).problem);
    };
    try {
      checkOrigin(request.headers);
      if (cors?.apply(exchange)) return;
      const handle = (): Promise<void> =>
        isRest ? rest(exchange, path.slice(paths.rest.length)) : toMcp(exchange, path);
      (tracing ? tracing.continueTrace(request.headers, handle) : handle()).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}
