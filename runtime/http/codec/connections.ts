import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { ServeCall } from "../call-router.ts";
import type { ServerState } from "../carrier.ts";
import { PlainConnection } from "./plain-connection.ts";

/** The connections whose requests were plain calls so far. */
export interface PlainConnections {
  /** Ends those that wait for a request. */
  closeIdle(): void;
  closeAll(): void;
}

/**
 * Puts the service's own reading of HTTP in front of a server's: a connection is served here as long as it brings plain calls,
 * one after the other. With the first bytes that are something else it becomes node's, and stays so.
 */
export function servePlainCalls(server: Server, serveCall: ServeCall, state: ServerState): PlainConnections {
  const [serveByNode] = server.listeners("connection") as [(this: Server, socket: Socket) => void]; // the server's own
  const connections = new Set<PlainConnection>();
  const every = (act: (connection: PlainConnection) => void) => (): void => connections.forEach(act);
  const parts = {
    serveCall,
    state,
    keepAlive: `Connection: keep-alive\r\nKeep-Alive: timeout=${server.keepAliveTimeout / 1_000}\r\n`,
    handOver: (socket: Socket) => serveByNode.call(server, socket),
    leave: (connection: PlainConnection) => void connections.delete(connection),
  };
  server.off("connection", serveByNode);
  server.on("connection", (socket: Socket) => void connections.add(new PlainConnection(socket, parts)));
  // One timer for all connections, instead of one that each request winds up again.
  const sweep = setInterval(
    every((connection) => connection.closeStale()),
    server.keepAliveTimeout,
  ).unref();
  server.once("close", () => clearInterval(sweep));
  return {
    closeIdle: every((connection) => connection.closeIdle()),
    closeAll: every((connection) => connection.close()),
  };
}
