import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The timeouts of connections, in milliseconds. */
export interface Timeouts {
  /** Time until an idle connection is closed; longer than that of a load balancer, so that the balancer closes first. */
  readonly keepAliveMs: number;
  /** Maximum time for the headers of a request to arrive. */
  readonly headersMs: number;
  /** Maximum time for the entire request to arrive. */
  readonly requestMs: number;
  /** Time until a client that does not read its response is disconnected. */
  readonly stalledMs: number;
  /** Interval at which the timeouts of headers and requests are checked. */
  readonly checkMs: number;
}

export const defaultTimeouts: Timeouts = {
  keepAliveMs: 65_000,
  headersMs: 15_000,
  requestMs: 30_000,
  stalledMs: 30_000,
  checkMs: 2_000,
};

/** Closes idle connections, and disconnects clients that send or read too slowly. */
export function applyTimeouts(server: Server, connections: ReadonlySet<Socket>, timeouts: Timeouts): void {
  const { keepAliveMs, headersMs, requestMs, stalledMs } = timeouts;
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = Math.min(headersMs, requestMs);
  server.requestTimeout = requestMs;
  disconnectStalled(server, connections, stalledMs);
}

/**
 * Disconnects clients that have read nothing for `stalledMs` while bytes are waiting. The socket's own timeout is not
 * sufficient, because anything that the client sends resets it.
 */
function disconnectStalled(server: Server, connections: ReadonlySet<Socket>, stalledMs: number): void {
  const waiting = new WeakMap<Socket, { readonly flushed: number; readonly since: number }>();
  const check = (): void => {
    const now = performance.now();
    for (const socket of connections) {
      const { writableLength } = socket;
      const last = writableLength > 0 ? waiting.get(socket) : undefined;
      const flushed = socket.bytesWritten - writableLength;
      if (writableLength === 0) waiting.delete(socket);
      else if (!last || last.flushed < flushed) waiting.set(socket, { flushed, since: now });
      else if (now - last.since >= stalledMs) socket.destroy();
    }
  };
  const timer = setInterval(check, stalledMs / 6).unref();
  server.once("close", () => clearInterval(timer));
}
