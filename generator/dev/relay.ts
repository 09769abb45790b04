import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A listener that passes each new connection to the current version of the service. */
export interface Relay {
  readonly url: string;
  /** Passes waiting and further connections to a port. Before the first call, and after null, connections wait. */
  pointTo(port: number | null): void;
  close(): Promise<void>;
}

/** The maximum number of bytes read from a waiting connection. A disconnect is only detected while data is read. */
const maxHeldBytes = 1_048_576;

/** Opens the listener on 127.0.0.1. @throws Error if the port is in use. */
export async function openRelay(port: number): Promise<Relay> {
  let target: number | null = null;
  /** The waiting connections, each with a function that ends its wait. */
  const waiting = new Map<Socket, () => void>();
  const sockets = new Set<Socket>();
  const pass = (socket: Socket, to: number): void => {
    const upstream = connect(to, "127.0.0.1");
    let isConnected = false;
    const disconnect = (): void => void upstream.destroy();
    socket.once("close", disconnect);
    upstream.once("connect", () => {
      isConnected = true;
      upstream.once("close", () => socket.end());
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on("error", () => {
      if (isConnected) return void socket.destroy();
      // The version has just ended. Nothing has been sent to it.
      socket.off("close", disconnect);
      if (target === null || target === to) wait(socket);
      else pass(socket, target);
    });
  };
  const wait = (socket: Socket): void => {
    const held: Buffer[] = [];
    let heldBytes = 0;
    const hold = (bytes: Buffer): void => {
      held.push(bytes);
      heldBytes += bytes.length;
      if (heldBytes > maxHeldBytes) socket.pause();
    };
    const disconnect = (): void => void socket.destroy();
    socket.on("data", hold).once("end", disconnect).resume();
    waiting.set(socket, () => {
      socket.pause().off("data", hold).off("end", disconnect);
      if (heldBytes > 0) socket.unshift(Buffer.concat(held));
    });
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      waiting.delete(socket);
    });
    socket.on("error", () => undefined);
    if (target === null) wait(socket);
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
      if (next === null) return;
      const resumed = [...waiting];
      waiting.clear();
      for (const [socket, resume] of resumed) {
        resume();
        pass(socket, next);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
