import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpEndpoint } from "../mcp/endpoint.ts";
import type { Service } from "../service.ts";
import { createPages, type PageOptions } from "./pages.ts";
import { sendProblem } from "./answer.ts";
import { createOriginCheck } from "./origin-check.ts";
import { requestIdOf } from "./request-id.ts";
import { createRest } from "./rest.ts";

export interface ServerOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The address under which clients reach the service, without a trailing slash; null: as bound. */
  readonly publicUrl: string | null;
  readonly pages: PageOptions;
}

export interface RunningServer {
  readonly url: string;
  /** Fails readiness, lets calls under way finish for at most `graceMs`, and closes the sockets. */
  stop(graceMs?: number): Promise<void>;
}

const noErrors: ReadonlySet<string> = new Set();

/** Serves both surfaces, the documentation and the operator's endpoints on one socket. */
export async function startServer<Context>(service: Service<Context>, options: ServerOptions): Promise<RunningServer> {
  const { paths } = service.surface.service;
  const state = { isStopping: false };
  const rest = createRest(service);
  const mcp = createMcpEndpoint(service);
  const pages = createPages(service, options.pages, state);
  const checkOrigin = createOriginCheck(options);
  const restPrefix = `${paths.rest}/`;
  const openapiPath = `${paths.rest}/openapi.json`;

  async function route(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const target = request.url ?? "/";
    const mark = target.indexOf("?");
    const path = mark < 0 ? target : target.slice(0, mark);
    if (path === openapiPath || !(path.startsWith(restPrefix) || path === paths.mcp))
      return void pages(request, response);
    checkOrigin(request);
    const query = new URLSearchParams(mark < 0 ? "" : target.slice(mark + 1));
    if (path === paths.mcp) {
      return mcp(request, response, {
        query,
        requestId,
        url: `http://${request.headers.host ?? "localhost"}${target}`,
      });
    }
    return rest(request, response, { path: path.slice(paths.rest.length), query, requestId });
  }

  const underWay = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    const requestId = requestIdOf(request, service.newId);
    response.setHeader("X-Request-Id", requestId);
    if (state.isStopping) endConnection(response);
    route(request, response, requestId).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      sendProblem(response, service.refuse(error, requestId, "http", noErrors).problem);
    });
  });
  server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  await listen(server, options);
  const { port } = server.address() as AddressInfo; // bound to TCP above
  return {
    url: options.publicUrl ?? `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}`,
    stop: async (graceMs = 10_000) => {
      state.isStopping = true;
      for (const response of underWay) endConnection(response);
      await closeWithin(server, graceMs);
    },
  };
}

/** A connection that is kept alive would keep the server from stopping until its client is done with it. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

function listen(server: Server, { host, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closeWithin(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
