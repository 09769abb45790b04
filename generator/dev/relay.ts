import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A listener that passes each new connection to the current version of the service. */
export interface Relay {
  readonly url: string;
  /** Passes waiting and further connections to a port. Before the first call, all connections wait. */
  pointTo(port: number): void;
  close(): Promise<void>;
}

/** Opens the listener on 127.0.0.1. @throws Error if the port is in use. */
export async function openRelay(port: number): Promise<Relay> {
  let target: number | null = null;
  const waiting = new Set<Socket>();
  const sockets = new Set<Socket>();
  const pass = (socket: Socket, to: number): void => {
    const upstream = connect(to, "127.0.0.1");
    upstream.on("error", () => socket.destroy());
    socket.on("error", () => upstream.destroy());
    socket.once("close", () => upstream.destroy());
    upstream.once("close", () => socket.end());
    socket.pipe(upstream).pipe(socket);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      waiting.delete(socket);
    });
    socket.on("error", () => undefined);
    if (target === null) waiting.add(socket);
    else pass(socket, target);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) => reject(new Error(`--port: ${message}. Choose another port.`)));
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // bound to TCP above
    pointTo: (next) => {
      target = next;
      for (const socket of waiting) pass(socket, next);
      waiting.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
