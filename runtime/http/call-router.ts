import type { IncomingMessage, ServerResponse } from "node:http";
import { createMcpEndpoint } from "../mcp/endpoint.ts";
import type { Service } from "../service.ts";
import type { Carrier } from "./carrier.ts";
import { Exchange } from "./exchange.ts";
import { NodeCarrier } from "./node-carrier.ts";
import { createOriginCheck, type OriginOptions } from "./origin-check.ts";
import { requestIdOf } from "./request-id.ts";
import { createRest } from "./rest.ts";

/** Serves an exchange when its request is a call: one to the MCP endpoint or below the REST base path. false for any other. */
export type ServeCall = (carrier: Carrier) => boolean;

/**
 * Answers the request when it is a call, and hands any other on to `next`. It has the shape of an Express middleware:
 * `app.use(createCallRouter(service, options))` serves both surfaces inside an application, before any body parser.
 */
export type CallRouter = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const noErrors: ReadonlySet<string> = new Set();

/** Both surfaces as a middleware; the server that it stands in reads and writes HTTP. */
export function createCallRouter<Context>(service: Service<Context>, options: OriginOptions): CallRouter {
  const serveCall = createServeCall(service, options);
  const state = { isStopping: false };
  return (request, response, next) => {
    if (!serveCall(new NodeCarrier(request, response, state))) next();
  };
}

/** Both surfaces behind one function. */
export function createServeCall<Context>(service: Service<Context>, options: OriginOptions): ServeCall {
  const { paths } = service.surface.service;
  const rest = createRest(service);
  const mcp = createMcpEndpoint(service);
  const checkOrigin = createOriginCheck(options);
  const restPrefix = `${paths.rest}/`;
  const openapiPath = `${paths.rest}/openapi.json`;
  const mcpPrefix = `${paths.mcp}/`;

  const toMcp = (exchange: Exchange, path: string): Promise<void> =>
    mcp(exchange, path === paths.mcp || path === mcpPrefix ? null : path.slice(mcpPrefix.length));

  return (carrier) => {
    const { target, headers } = carrier;
    const mark = target.indexOf("?");
    const path = mark < 0 ? target : target.slice(0, mark);
    const isRest = path.startsWith(restPrefix);
    if (isRest ? path === openapiPath : path !== paths.mcp && !path.startsWith(mcpPrefix)) return false;
    const query = mark < 0 ? "" : target.slice(mark + 1);
    const exchange = new Exchange(carrier, requestIdOf(headers, service.newId), query);
    const fail = (error: unknown): void => {
      if (carrier.isAnswered) return carrier.destroy();
      exchange.answerProblem(service.refuse(error, exchange.requestId, "http", noErrors).problem);
    };
    try {
      checkOrigin(carrier);
      (isRest ? rest(exchange, path.slice(paths.rest.length)) : toMcp(exchange, path)).catch(fail);
    } catch (error) {
      fail(error);
    }
    return true;
  };
}
