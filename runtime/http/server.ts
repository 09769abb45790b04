import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Express } from "express";
import type { Service } from "../service.ts";
import { createServeCall } from "./call-router.ts";
import type { ServerState } from "./carrier.ts";
import { servePlainCalls, type PlainConnections } from "./codec/connections.ts";
import { NodeCarrier } from "./node-carrier.ts";
import type { OriginOptions } from "./origin-check.ts";
import type { PageOptions } from "./pages.ts";
import { requestIdOf } from "./request-id.ts";

export interface ServerOptions extends OriginOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly pages: PageOptions;
}

export interface RunningServer {
  readonly url: string;
  /** Fails readiness, lets calls under way finish for at most `graceMs`, and closes the sockets. */
  stop(graceMs?: number): Promise<void>;
}

/** Serves both surfaces, the documentation and the operator's endpoints on one socket. */
export async function startServer<Context>(service: Service<Context>, options: ServerOptions): Promise<RunningServer> {
  const state = { isStopping: false };
  const serveCall = createServeCall(service, options);
  const openPages = createOpenPages(service, options, state);
  const pagesUnderWay = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (serveCall(new NodeCarrier(request, response, state))) return;
    pagesUnderWay.add(response);
    response.once("close", () => pagesUnderWay.delete(response));
    response.setHeader("X-Request-Id", requestIdOf(request.headers, service.newId));
    if (state.isStopping) endConnection(response);
    openPages().then(
      (pages) => void pages(request, response),
      (error: unknown) => {
        service.log.error({ err: error }, "the pages cannot be served");
        response.writeHead(500).end();
      },
    );
  });
  const plain = servePlainCalls(server, serveCall, state);
  await listen(server, options);
  const { port } = server.address() as AddressInfo; // bound to TCP above
  return {
    url: options.publicUrl ?? `http://${options.host.includes(":") ? `[${options.host}]` : options.host}:${port}`,
    stop: async (graceMs = 10_000) => {
      state.isStopping = true;
      service.changes.endAll();
      for (const response of pagesUnderWay) endConnection(response);
      await closeWithin(server, plain, graceMs);
    },
  };
}

/** The pages and what serves them cost time and memory to load: that is done when the first one is asked for. */
function createOpenPages<Context>(
  service: Service<Context>,
  { pages: files, publicUrl }: ServerOptions,
  state: ServerState,
): () => Promise<Express> {
  let pages: Promise<Express> | null = null;
  const options = { ...files, publicUrl };
  return () => (pages ??= import("./pages.ts").then(({ createPages }) => createPages(service, options, state)));
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

function closeWithin(server: Server, plain: PlainConnections, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
      plain.closeAll();
    }, graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
    plain.closeIdle();
  });
}
