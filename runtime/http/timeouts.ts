import type { Server } from "node:http";
import type { Socket } from "node:net";
import { inFlightOf } from "./in-flight.ts";

/** How long a connection may take, in milliseconds. */
export interface Timeouts {
  /** An idle connection is closed after it; longer than a load balancer keeps its own, so that the balancer closes first. */
  readonly keepAliveMs: number;
  /** The headers of a request must arrive within it. */
  readonly headersMs: number;
  /** The whole request must arrive within it. */
  readonly requestMs: number;
  /** A client that reads nothing of a waiting response for this long is disconnected. */
  readonly stalledMs: number;
  /** How often headers and requests in progress are looked at. */
  readonly checkMs: number;
}

export const defaultTimeouts: Timeouts = {
  keepAliveMs: 65_000,
  headersMs: 15_000,
  requestMs: 30_000,
  stalledMs: 30_000,
  checkMs: 2_000,
};

/** Closes connections on which nothing happens, and disconnects clients that send or read too slowly. */
export function applyTimeouts(server: Server, { keepAliveMs, headersMs, requestMs, stalledMs }: Timeouts): void {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = Math.min(headersMs, requestMs);
  server.requestTimeout = requestMs;
  // Emitted when a socket neither received nor sent a byte; node destroys it only where nobody listens.
  server.setTimeout(stalledMs, (socket: Socket) => {
    const isWorking = inFlightOf(socket) !== undefined && socket.writableLength === 0;
    if (!isWorking) socket.destroy();
  });
}
