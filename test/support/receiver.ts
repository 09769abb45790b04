import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request that a receiver got. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a receiver responds: a status, alone or with headers and body; null closes the connection instead. */
export type Response =
  | null
  | number
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string | Buffer };

/** A server that records the requests that it gets. It stops at the end of the test. */
export interface TestReceiver {
  readonly url: string;
  readonly port: number;
  readonly requests: readonly ReceivedRequest[];
  /** Stops it before the end of the test. */
  readonly close: () => Promise<void>;
}

/** Starts a receiver on the given address, which can be any one of this machine, such as 127.0.0.2. */
export async function startReceiver(
  respond: (request: ReceivedRequest) => Response | Promise<Response> = () => 204,
  { host = "127.0.0.1", port = 0 } = {},
): Promise<TestReceiver> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const received = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() };
      requests.push(received);
      void Promise.resolve(respond(received)).then((given) => {
        if (given === null) return void request.socket.destroy();
        const { status, headers = {}, body = "" } = typeof given === "number" ? { status: given } : given;
        response.writeHead(status, { connection: "close", ...headers }).end(body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port: bound } = server.address() as AddressInfo; // bound to TCP above
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://${host}:${bound}`, port: bound, requests, close };
}
