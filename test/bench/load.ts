import { connect } from "node:net";

/** The raw HTTP request with this number, counted over all connections. */
export type Requests = (index: number) => Buffer;

export interface Load {
  readonly requests: number;
  readonly elapsedMs: number;
}

export interface Amount {
  readonly connections: number;
  /** Milliseconds after which no request is sent any more. */
  readonly ms?: number;
  /** How many are sent at most. */
  readonly requests?: number;
}

/**
 * Keeps each connection busy with one request after the other: sockets and bytes alone, so that the load costs far less
 * than what is measured.
 * @throws Error at the first answer that is no success.
 */
export async function drive(
  port: number,
  requests: Requests,
  { connections, ms = Infinity, requests: most = Infinity }: Amount,
): Promise<Load> {
  const startedAt = performance.now();
  let sent = 0;
  const next = (): Buffer | null => (sent < most && performance.now() < startedAt + ms ? requests(sent++) : null);
  await Promise.all(Array.from({ length: connections }, () => keepBusy(port, next)));
  return { requests: sent, elapsedMs: performance.now() - startedAt };
}

function keepBusy(port: number, next: () => Buffer | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const answers = new AnswerReader();
    const send = (): void => {
      const request = next();
      if (request) socket.write(request);
      else socket.end();
    };
    const take = (length: number, buffer: Uint8Array): boolean => {
      const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, length);
      if (!answers.isWhole(chunk)) return true;
      if (answers.isSuccess) send();
      else socket.destroy(new Error(`a request failed:\n${chunk.toString().slice(0, 1_000)}`));
      return true;
    };
    // One buffer for all that is read: the load looks at an answer's head alone.
    const onread = { buffer: Buffer.alloc(readBytes), callback: take };
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread }, send);
    socket.once("error", reject);
    socket.once("close", () => resolve());
  });
}

const readBytes = 128 * 1024;
const chunkedEnd = Buffer.from("0\r\n\r\n");

/** Finds the end of one answer after the other, on a connection that has one request under way. */
class AnswerReader {
  isSuccess = false;
  #left = 0;
  #isChunked = false;

  /** Takes the next bytes; true when they end an answer. */
  isWhole(chunk: Buffer): boolean {
    if (this.#left > 0) this.#left -= chunk.length;
    else if (!this.#isChunked) this.#readHead(chunk);
    if (!this.#isChunked) return this.#left === 0;
    const isEnd = chunk.subarray(-chunkedEnd.length).equals(chunkedEnd);
    if (isEnd) this.#isChunked = false;
    return isEnd;
  }

  #readHead(chunk: Buffer): void {
    const headEnd = chunk.indexOf("\r\n\r\n") + 4; // a head fits into the first chunk that a server writes
    const head = chunk.toString("latin1", 0, headEnd);
    this.isSuccess = head.startsWith("HTTP/1.1 2");
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    this.#isChunked = length === undefined;
    if (length !== undefined) this.#left = headEnd + Number(length) - chunk.length;
  }
}
