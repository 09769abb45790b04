import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Express } from "express";
import type { Logger } from "pino";
import { baseUrl } from "./base-url.ts";
import { createErrorMapper } from "./call/error-mapper.ts";
import { systemClock } from "./clock.ts";
import type { Problem } from "./contract/problem.ts";
import type { Surface } from "./contract/surface.ts";
import { createIdSource } from "./ids.ts";
import { createOAuthChallenge, issuerOf } from "./oauth/issuer.ts";
import { isOAuthPath } from "./oauth/oauth-paths.ts";
import type { OAuthHandler } from "./oauth/oauth-handler.ts";
import type { Service } from "./service.ts";
import type { PageOptions } from "./site/pages.ts";
import { createCallRouter, type CallRouterOptions } from "./surfaces/call-router.ts";
import { handleClientErrors, sendProblem } from "./surfaces/http/client-errors.ts";
import { HttpExchange, type ServerState } from "./surfaces/http/exchange.ts";
import { parseTarget, resolveRequestId } from "./surfaces/http/request-head.ts";
import { clearInFlight, setInFlight } from "./surfaces/http/in-flight.ts";
import { createOriginCheck, type OriginOptions } from "./surfaces/http/origin-check.ts";
import { createReceive } from "./surfaces/http/receive.ts";
import { serveRequests, type ServeRequest } from "./surfaces/http/requests.ts";
import { prepareShutdown } from "./surfaces/http/shutdown.ts";
import { serveFiles } from "./surfaces/http/serve-files.ts";
import { applyTimeouts, defaultTimeouts, type Timeouts } from "./surfaces/http/timeouts.ts";
import { createStartingHandler, type StartingService } from "./surfaces/starting.ts";

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

/** A port that is open while its service is being prepared. */
export interface OpenServer {
  readonly url: string;
  /** The port that it listens on; that of the public URL may differ. */
  readonly port: number;
  /** Sets the status that `GET /readyz` returns until the service is ready, such as "seeding, 40%". */
  readonly report: (status: string) => void;
  /** Serves a service from the next request on. */
  serve<Context>(service: Service<Context>): RunningServer;
}

const noErrors: ReadonlySet<string> = new Set();

/** Serves both surfaces, the documentation and the operator's endpoints on one port. */
export async function startServer<Context>(service: Service<Context>, options: ServerOptions): Promise<RunningServer> {
  return (await openServer(service, options)).serve(service);
}

/** Opens the port. Until a service is served, calls are rejected with 503. */
export async function openServer(
  { surface, log }: { readonly surface: Surface; readonly log: Logger },
  options: ServerOptions,
): Promise<OpenServer> {
  const state: { -readonly [Name in keyof ServerState]: ServerState[Name] } = {
    isStopping: false,
    trustedProxies: options.trustedProxies ?? 0,
    oauth: null,
  };
  let status = "opening the store";
  let current: StartingService = {
    surface,
    toOutcome: createErrorMapper(surface, log),
    newId: createIdSource(systemClock),
  };
  let serveRequest = createStartingHandler(current, state, () => status);
  const timeouts = options.timeouts ?? defaultTimeouts;
  const toProblem = (error: unknown): Problem =>
    current.toOutcome(error, current.newId("req"), "http", noErrors).problem;
  // `serveRequests` rejects requests without Host with a problem document, so Node.js itself must not reject them.
  const server = createServer({ requireHostHeader: false, connectionsCheckingInterval: timeouts.checkMs });
  // By default, Node.js drops headers after the first 1,000 without an error. The size limit (16 KiB by default) still applies.
  server.maxHeadersCount = 0;
  serveRequests(server, toProblem, (request, response) => serveRequest(request, response));
  handleClientErrors(server, toProblem);
  const connections = trackConnections(server);
  applyTimeouts(server, connections, timeouts);
  const shutDown = prepareShutdown(server, connections);
  await listen(server, options);
  const { port } = server.address() as AddressInfo; // bound to TCP above
  const url = options.publicUrl ?? baseUrl(options.host, port);
  const issuer = issuerOf(url);
  if (issuer !== null) state.oauth = createOAuthChallenge(issuer, surface);
  else
    log.info(
      { url },
      "OAuth is disabled: it requires a public URL without a path, and with https unless the host is loopback",
    );
  return {
    url,
    port,
    report: (reported) => void (status = reported),
    serve: (service) => {
      serveRequest = createServiceHandler(service, { ...options, issuer }, state, toProblem);
      current = service;
      return {
        url,
        stop: async (graceMs = 10_000, drainMs = 0) => {
          state.isStopping = true;
          await shutDown({ drainMs, graceMs }, () => service.changes.endAll());
        },
      };
    },
  };
}

/** Creates the handler of requests for calls, receivers and pages. */
function createServiceHandler<Context>(
  service: Service<Context>,
  options: ServerOptions & { readonly issuer: string | null },
  state: ServerState,
  toProblem: (error: unknown) => Problem,
): ServeRequest {
  const routeCall = createCallRouter(service, options, state);
  const receive = createReceive(service, state);
  const sendFile = serveFiles(service, options, state);
  const serveOAuth = createServeOAuth(service, options, state);
  const openPages = createOpenPages(service, options, state);
  return (request, response) => {
    const servePage = (): void => {
      const current = { response };
      setInFlight(request.socket, current);
      response.once("close", () => clearInFlight(request.socket, current));
      response.setHeader("X-Request-Id", resolveRequestId(request.headers, service.newId));
      if (state.isStopping) response.setHeader("Connection", "close");
      openPages().then(
        (pages) => void pages(request, response),
        (error: unknown) => sendProblem(response, toProblem(error)),
      );
    };
    const serveFile = (): void => sendFile(request, response, () => serveOAuth(request, response, servePage));
    routeCall(request, response, () => receive(request, response, serveFile));
  };
}

/** Passes OAuth requests to the authorization server, which is loaded at the first one, and other requests to `next`. */
function createServeOAuth<Context>(
  service: Service<Context>,
  { issuer, ...origin }: OriginOptions & { readonly issuer: string | null },
  state: ServerState,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const checkOrigin = createOriginCheck(origin);
  let opened: Promise<OAuthHandler> | null = null;
  const open = (at: string): Promise<OAuthHandler> =>
    (opened ??= import("./oauth/oauth.ts").then(({ createOAuth }) => createOAuth(service, at)));

  return (request, response, next) => {
    const target = parseTarget(request);
    if (issuer === null || !isOAuthPath(target.path)) return next();
    const requestId = resolveRequestId(request.headers, service.newId);
    const exchange = new HttpExchange({ request, response }, target, requestId, state);
    const serve = async (): Promise<void> => {
      checkOrigin({ host: request.headers.host });
      await (
        await open(issuer)
      )(exchange);
    };
    serve().catch((error: unknown) => {
      if (exchange.hasResponded) return exchange.destroy();
      exchange.respondProblem(service.toOutcome(error, requestId, "http", noErrors).problem);
    });
  };
}

/**
 * Returns a function that loads the pages and Express at the first request for a page, to save start-up time and
 * memory.
 */
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
