import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free port and prints the URL in the form that the benchmarks expect. */
export function listen(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo; // not a pipe
    process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
  });
}
