import type { Server } from "node:http";
import type { Socket } from "node:net";

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
export function applyTimeouts(server: Server, connections: ReadonlySet<Socket>, timeouts: Timeouts): void {
  const { keepAliveMs, headersMs, requestMs, stalledMs } = timeouts;
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = Math.min(headersMs, requestMs);
  server.requestTimeout = requestMs;
  disconnectStalled(server, connections, stalledMs);
}

/**
 * Disconnects clients of which no written chunk was taken for `stalledMs`. What they send meanwhile is no sign that they read, so the
 * socket's own timeout cannot tell.
 */
function disconnectStalled(server: Server, connections: ReadonlySet<Socket>, stalledMs: number): void {
  const waiting = new WeakMap<Socket, { readonly taken: number; readonly since: number }>();
  const look = (): void => {
    const now = performance.now();
    for (const socket of connections) {
      const { writableLength } = socket;
      const last = writableLength > 0 ? waiting.get(socket) : undefined;
      const taken = socket.bytesWritten - writableLength;
      if (writableLength === 0) waiting.delete(socket);
      else if (!last || last.taken < taken) waiting.set(socket, { taken, since: now });
      else if (now - last.since >= stalledMs) socket.destroy();
    }
  };
  const timer = setInterval(look, stalledMs / 6).unref();
  server.once("close", () => clearInterval(timer));
}
