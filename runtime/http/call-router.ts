import type { IncomingMessage, ServerResponse } from "node:http";
import { createMcpEndpoint } from "../mcp/endpoint.ts";
import type { Service } from "../service.ts";
import { Exchange, Traffic } from "./exchange.ts";
import { createOriginCheck, type OriginOptions } from "./origin-check.ts";
import { requestIdOf } from "./request-id.ts";
import { createRest } from "./rest.ts";

/**
 * Answers the request when it is a call: one to the MCP endpoint or below the REST base path; hands any other on to `next`.
 * It has the shape of an Express middleware: `app.use(createCallRouter(service, options))` serves both surfaces inside an
 * application, before any body parser.
 */
export type CallRouter = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const noErrors: ReadonlySet<string> = new Set();

/** Both surfaces behind one router; `traffic` knows the calls under way, for a server that is to stop. */
export function createCallRouter<Context>(
  service: Service<Context>,
  options: OriginOptions,
  traffic: Traffic = new Traffic(),
): CallRouter {
  const { paths } = service.surface.service;
  const rest = createRest(service);
  const mcp = createMcpEndpoint(service);
  const checkOrigin = createOriginCheck(options);
  const restPrefix = `${paths.rest}/`;
  const openapiPath = `${paths.rest}/openapi.json`;
  const mcpPrefix = `${paths.mcp}/`;

  const toMcp = (exchange: Exchange, path: string): Promise<void> =>
    mcp(exchange, path === paths.mcp || path === mcpPrefix ? null : path.slice(mcpPrefix.length));

  return (request, response, next) => {
    const target = request.url ?? "/";
    const mark = target.indexOf("?");
    const path = mark < 0 ? target : target.slice(0, mark);
    const isRest = path.startsWith(restPrefix);
    if (isRest ? path === openapiPath : path !== paths.mcp && !path.startsWith(mcpPrefix)) return next();
    const query = mark < 0 ? "" : target.slice(mark + 1);
    const exchange = new Exchange(traffic, request, response, requestIdOf(request, service.newId), query);
    const fail = (error: unknown): void => {
      if (response.headersSent) return void response.destroy();
      exchange.answerProblem(service.refuse(error, exchange.requestId, "http", noErrors).problem);
    };
    try {
      checkOrigin(request);
      (isRest ? rest(exchange, path.slice(paths.rest.length)) : toMcp(exchange, path)).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}
