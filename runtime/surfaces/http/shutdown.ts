import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface ShutdownOptions {
  /** How long readiness fails before the listener closes, so that a load balancer sends no more requests. */
  readonly drainMs: number;
  /** How long running calls may take after the listener is closed, before their connections are closed. */
  readonly graceMs: number;
}

/** Stops a server. `onClosing` is called before the listener closes; it must end open-ended streams. */
export type Shutdown = (options: ShutdownOptions, onClosing: () => void) => Promise<void>;

/** Time from closing the listener until connections without any request are closed; clients open some in advance. */
const unusedMs = 1_000;
const sweepMs = 50;
/** The listener closes after this many consecutive waits of `acceptMs` without a new connection, or after `maxAcceptMs`. */
const maxIdleAcceptTurns = 3;
const acceptMs = 10;
const maxAcceptMs = 3_000;

/**
 * Prepares a graceful shutdown that loses no request on an established connection. It waits for `drainMs`, closes the
 * listener, and resolves when all responses are sent and all connections closed. Connections that are still open
 * `graceMs` after the listener closes are closed then.
 */
export function prepareShutdown(server: Server, sockets: ReadonlySet<Socket>): Shutdown {
  let accepted = 0;
  server.on("connection", () => (accepted += 1));
  // Node considers a connection idle while the end of a response is still being sent to a slow client.
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of sockets) if (socket.writableLength > 0) return;
    closeIdle();
  };

  /**
   * Waits until the established connections are accepted. Each turn of the event loop accepts only a few, and closing
   * the listener resets the rest.
   */
  const acceptEstablished = async (): Promise<void> => {
    const until = performance.now() + maxAcceptMs;
    for (let idleTurns = 0; idleTurns < maxIdleAcceptTurns && performance.now() < until;) {
      const before = accepted;
      await wait(acceptMs);
      idleTurns = accepted === before ? idleTurns + 1 : 0;
    }
  };
  const closeUnused = (): void => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return async ({ drainMs, graceMs }, onClosing) => {
    await wait(drainMs);
    if (graceMs > 0) await acceptEstablished();
    onClosing();
    await new Promise<void>((resolve) => {
      const closedAt = performance.now();
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      const sweep = setInterval(() => {
        server.closeIdleConnections();
        // `setImmediate` gives a busy event loop time to read pending data first.
        if (performance.now() - closedAt >= unusedMs) setImmediate(closeUnused);
      }, sweepMs);
      server.close(() => {
        clearTimeout(deadline);
        clearInterval(sweep);
        resolve();
      });
    });
  };
}
