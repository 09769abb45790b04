import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Express } from "express";
import type { Problem } from "./contract/problem.ts";
import type { Service } from "./service.ts";
import type { PageOptions } from "./site/pages.ts";
import { createCallRouter, type CallRouterOptions } from "./surfaces/call-router.ts";
import { handleClientErrors, sendProblem } from "./surfaces/http/client-errors.ts";
import { resolveRequestId, type ServerState } from "./surfaces/http/exchange.ts";
import { setInFlight } from "./surfaces/http/in-flight.ts";
import { serveRequests } from "./surfaces/http/requests.ts";
import { prepareShutdown } from "./surfaces/http/shutdown.ts";
import { applyTimeouts, defaultTimeouts, type Timeouts } from "./surfaces/http/timeouts.ts";

export interface ServerOptions extends CallRouterOptions {
  /** 0 selects a free port. */
  readonly port: number;
  readonly pages: PageOptions;
  readonly timeouts?: Timeouts;
}

export interface RunningServer {
  readonly url: string;
  /**
   * Fails readiness for `drainMs` (default 0), closes the listener, waits at most `graceMs` (default 10 s) for running
   * calls, and closes all connections.
   */
  stop(graceMs?: number, drainMs?: number): Promise<void>;
}

const noErrors: ReadonlySet<string> = new Set();

/** Serves both surfaces, the documentation and the operator's endpoints on one port. */
export async function startServer<Context>(service: Service<Context>, options: ServerOptions): Promise<RunningServer> {
  const state = { isStopping: false, trustedProxies: options.trustedProxies ?? 0 };
  const routeCall = createCallRouter(service, options, state);
  const openPages = createOpenPages(service, options, state);
  const timeouts = options.timeouts ?? defaultTimeouts;
  const toProblem = (error: unknown): Problem =>
    service.toOutcome(error, service.newId("req"), "http", noErrors).problem;
  // Requests without Host are rejected with a problem document instead.
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval: timeouts.checkMs });
  serveRequests(server, toProblem, (request, response) => {
    routeCall(request, response, () => {
      setInFlight(request.socket, { response });
      response.setHeader("X-Request-Id", resolveRequestId(request.headers, service.newId));
      if (state.isStopping) response.setHeader("Connection", "close");
      openPages().then(
        (pages) => void pages(request, response),
        (error: unknown) => sendProblem(response, toProblem(error)),
      );
    });
  });
  handleClientErrors(server, toProblem);
  const connections = trackConnections(server);
  applyTimeouts(server, connections, timeouts);
  const shutDown = prepareShutdown(server, connections);
  await listen(server, options);
  const { port } = server.address() as AddressInfo; // bound to TCP above
  return {
    url: options.publicUrl ?? `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}`,
    stop: async (graceMs = 10_000, drainMs = 0) => {
      state.isStopping = true;
      await shutDown({ drainMs, graceMs }, () => service.changes.endAll());
    },
  };
}

/** Returns a function that loads the pages and Express at the first request of a page, to save start-up time and memory. */
function createOpenPages<Context>(
  service: Service<Context>,
  { pages: files, ...origin }: ServerOptions,
  state: ServerState,
): () => Promise<Express> {
  let pages: Promise<Express> | null = null;
  const options = { ...files, ...origin };
  return () => (pages ??= import("./site/pages.ts").then(({ createPages }) => createPages(service, options, state)));
}

/** Returns the set of open connections of a server. */
function trackConnections(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

/** Maximum number of connections that wait to be accepted; the operating system may have a lower one. */
const maxBacklog = 4_096;

function listen(server: Server, { host, port }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: maxBacklog }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
