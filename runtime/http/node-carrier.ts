import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure } from "../executor/failure.ts";
import type { Carrier, ServerState } from "./carrier.ts";
import { bodyTooLarge } from "./read-body.ts";

/** An exchange that node:http reads and writes. */
export class NodeCarrier implements Carrier {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #state: ServerState;

  constructor(request: IncomingMessage, response: ServerResponse, state: ServerState) {
    this.method = request.method ?? "GET";
    this.target = originForm(wholeTarget(request));
    this.headers = request.headers;
    this.#request = request;
    this.#response = response;
    this.#state = state;
  }

  get isAnswered(): boolean {
    return this.#response.headersSent;
  }

  readBody(maxBytes: number): Promise<Buffer> {
    const request = this.#request;
    if (request.readableEnded)
      throw new Error("the body was read already: calls must be routed before any body parser");
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let size = 0;
      request.on("data", (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= maxBytes) return;
        request.removeAllListeners("data");
        request.resume();
        reject(bodyTooLarge(maxBytes));
      });
      request.on("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
      request.on("error", () => reject(new Failure("bad_request", { detail: "The client went away." })));
    });
  }

  onGone(listener: () => void): void {
    const response = this.#response;
    response.once("close", () => {
      if (!response.writableFinished) listener();
    });
  }

  send(status: number, head: string, text: string, prepared?: Buffer): void {
    this.#writeHead(status, `${head}Content-Length: ${Buffer.byteLength(text) + (prepared?.length ?? 0)}\r\n`);
    if (prepared) this.#response.write(prepared);
    this.#response.end(text);
  }

  async stream(status: number, head: string, body: Readable): Promise<void> {
    this.#writeHead(status, head);
    this.#response.flushHeaders();
    try {
      await pipeline(body, this.#response);
    } catch {
      this.destroy(); // the client went away, or will see that the answer is not whole
    }
  }

  destroy(): void {
    this.#response.destroy();
  }

  #writeHead(status: number, head: string): void {
    const lines = this.#state.isStopping ? `${head}Connection: close\r\n` : head;
    const fields = lines
      .split("\r\n")
      .slice(0, -1)
      .flatMap((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon), line.slice(colon + 2)];
      });
    this.#response.writeHead(status, fields);
  }
}

/** Express takes the path that a router is mounted at off the url. */
const wholeTarget = (request: IncomingMessage & { readonly originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? "/";

/** Requests to proxies name the whole address; servers must take them too (RFC 9112, section 3.2.2). */
const originForm = (target: string): string => target.replace(/^https?:\/\/[^/?]+/i, "");
