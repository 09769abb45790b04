import { connect } from "node:net";

/** Returns the raw HTTP request with this index, counted over all connections. */
export type Requests = (index: number) => Buffer;

export interface Load {
  readonly requests: number;
  readonly elapsedMs: number;
}

export interface Amount {
  readonly connections: number;
  /** Time in milliseconds after which no more requests are sent. */
  readonly ms?: number;
  /** Maximum number of requests. */
  readonly requests?: number;
}

/**
 * Keeps each connection busy with consecutive requests. Uses only sockets and bytes, so that the load costs far less than
 * the measured server. Polls the sockets without sleeping: on a virtual machine, a server that had to wake an idle load
 * generator would spend up to 20 us of CPU per response on it. A slow server would have to wake it more often than a fast one.
 * @throws Error at the first response that is not a success.
 */
export async function drive(
  port: number,
  requests: Requests,
  { connections, ms = Infinity, requests: maxRequests = Infinity }: Amount,
): Promise<Load> {
  const startedAt = performance.now();
  let sent = 0;
  let isDone = false;
  const poll = (): void => {
    if (!isDone) setImmediate(poll);
  };
  poll();
  const next = (): Buffer | null =>
    sent < maxRequests && performance.now() < startedAt + ms ? requests(sent++) : null;
  await Promise.all(Array.from({ length: connections }, () => keepBusy(port, next))).finally(() => (isDone = true));
  return { requests: sent, elapsedMs: performance.now() - startedAt };
}

/**
 * Sends one request, without polling. While a server starts, it can use all cores.
 * @throws Error if the response is not a success.
 */
export function sendOne(port: number, request: Buffer): Promise<void> {
  const requests = [request];
  return keepBusy(port, () => requests.pop() ?? null);
}

function keepBusy(port: number, next: () => Buffer | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const responses = new ResponseReader();
    const send = (): void => {
      const request = next();
      if (request) socket.write(request);
      else socket.end();
    };
    const take = (length: number, buffer: Uint8Array): boolean => {
      const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, length);
      if (!responses.endsResponse(chunk)) return true;
      if (responses.isSuccess) send();
      else socket.destroy(new Error(`a request failed:\n${chunk.toString().slice(0, 1_000)}`));
      return true;
    };
    // One buffer for all reads, because the load inspects only the head of a response.
    const onread = { buffer: Buffer.alloc(readBytes), callback: take };
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread }, send);
    socket.once("error", reject);
    socket.once("close", () => resolve());
  });
}

const readBytes = 128 * 1024;
const chunkedEnd = Buffer.from("0\r\n\r\n");

/** Finds the end of each response on a connection with one request in flight. */
class ResponseReader {
  isSuccess = false;
  #left = 0;
  #isChunked = false;

  /** Reads the next bytes. Returns true if they end a response. */
  endsResponse(chunk: Buffer): boolean {
    if (this.#left > 0) this.#left -= chunk.length;
    else if (!this.#isChunked) this.#readHead(chunk);
    if (!this.#isChunked) return this.#left === 0;
    const isEnd = chunk.subarray(-chunkedEnd.length).equals(chunkedEnd);
    if (isEnd) this.#isChunked = false;
    return isEnd;
  }

  #readHead(chunk: Buffer): void {
    const headEnd = chunk.indexOf("\r\n\r\n") + 4; // the first chunk contains the whole head
    const head = chunk.toString("latin1", 0, headEnd);
    this.isSuccess = head.startsWith("HTTP/1.1 2");
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    this.#isChunked = length === undefined;
    if (length !== undefined) this.#left = headEnd + Number(length) - chunk.length;
  }
}
