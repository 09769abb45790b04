import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface ShutdownOptions {
  /** How long readiness fails before the listener closes, so that a load balancer sends no more requests. */
  readonly drainMs: number;
  /** How long calls in progress may take after the listener is closed; then their connections are closed. */
  readonly graceMs: number;
}

/** Stops a server. `onClosing` is called when the listener closes: it ends what would never end by itself. */
export type Shutdown = (options: ShutdownOptions, onClosing: () => void) => Promise<void>;

/** A connection that was accepted and has sent nothing is closed after this long: clients open some in advance. */
const unusedMs = 1_000;
const sweepMs = 50;
/** The listener closes when no connection was accepted in this many waits of `acceptMs`, after `maxAcceptMs` at the latest. */
const quietTurns = 3;
const acceptMs = 10;
const maxAcceptMs = 3_000;

/**
 * Prepares the shutdown of a server, which loses no request of an accepted connection: it waits for `drainMs`, closes the listener,
 * and settles when all responses are sent and all connections closed, after `graceMs` at the latest.
 */
export function prepareShutdown(server: Server, sockets: ReadonlySet<Socket>): Shutdown {
  let accepted = 0;
  server.on("connection", () => (accepted += 1));
  // node counts a connection as idle whose response is complete but still waits for a slow client.
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of sockets) if (socket.writableLength > 0) return;
    closeIdle();
  };

  /** A turn of the event loop accepts few of the connections that the system has established; closing the listener resets the rest. */
  const acceptEstablished = async (): Promise<void> => {
    const until = performance.now() + maxAcceptMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < until;) {
      const before = accepted;
      await wait(acceptMs);
      quiet = accepted === before ? quiet + 1 : 0;
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
        // What a busy event loop has not read yet is read before the callback runs.
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
