import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { launch, type Finished, type Place } from "./program.ts";

/** An asynchronous queue: items and waiting consumers, in order. */
class Queue<Item> {
  readonly items: Item[] = [];
  readonly #takers: ((item: Item) => void)[] = [];

  push(item: Item): void {
    const take = this.#takers.shift();
    if (take) take(item);
    else this.items.push(item);
  }

  next(): Promise<Item> {
    const [item] = this.items.splice(0, 1);
    return item === undefined ? new Promise((resolve) => this.#takers.push(resolve)) : Promise.resolve(item);
  }
}

/** The `stdio` command as a client uses it: lines in, lines out. */
export interface RunningBridge {
  /** Writes a message as one line; text and bytes are sent unchanged. */
  write(message: object | string | Buffer): void;
  /** Closes the standard input of the bridge. */
  end(): void;
  signal(name: NodeJS.Signals): void;
  /** Returns the next printed line. */
  line(): Promise<string>;
  /** Returns the next printed line, parsed. */
  message(): Promise<any>;
  /** Waits until the output of either stream matches. */
  warns(pattern: RegExp): Promise<unknown>;
  readonly finished: Promise<Finished>;
}

export function startBridge(
  place: Place,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningBridge {
  const { child, finished, shows } = launch(place, ["stdio", ...args], env);
  const lines = new Queue<string>();
  let begun = "";
  child.stdout.on("data", (text: string) => {
    const parts = (begun + text).split("\n");
    begun = parts.pop() ?? "";
    for (const part of parts) lines.push(part);
  });
  child.stdin.on("error", () => undefined); // it may exit before everything is written
  const ended = finished.then(({ stdout, stderr }): never => {
    throw new Error(`ended:\n${stdout}\n${stderr}`);
  });
  ended.catch(() => undefined);
  const line = (): Promise<string> => Promise.race([lines.next(), ended]);
  return {
    write: (message) => {
      const isRaw = typeof message === "string" || Buffer.isBuffer(message);
      child.stdin.write(isRaw ? message : `${JSON.stringify(message)}\n`);
    },
    end: () => void child.stdin.end(),
    signal: (name) => void child.kill(name),
    line,
    message: async () => JSON.parse(await line()) as unknown,
    warns: shows,
    finished,
  };
}

/** A request to the test endpoint. */
export interface EndpointRequest {
  readonly body: string;
  readonly message: any;
  readonly headers: IncomingMessage["headers"];
  readonly response: ServerResponse;
  /** Settles when the client closes the connection before the response. */
  readonly abandoned: Promise<void>;
}

/** An endpoint whose requests are handled by the test. */
export async function startEndpoint(atPort = 0): Promise<{ readonly url: string; next(): Promise<EndpointRequest> }> {
  const requests = new Queue<EndpointRequest>();
  const server = createServer((request, response) => {
    const abandoned = new Promise<void>((resolve) => {
      response.once("close", () => {
        if (!response.writableEnded) resolve();
      });
    });
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      requests.push({ body, message: JSON.parse(body), headers: request.headers, response, abandoned });
    });
  });
  await new Promise<void>((resolve) => server.listen(atPort, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // bound to TCP above
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    next: () => requests.next(),
  };
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // bound to TCP above
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Responds with JSON, given as an object or as text. */
export function respondJson({ response }: EndpointRequest, message: object | string, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(typeof message === "string" ? message : JSON.stringify(message));
}
