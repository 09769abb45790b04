import type { Socket } from "node:net";
import { Writable, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Carrier } from "../carrier.ts";
import { bodyTooLarge } from "../read-body.ts";
import type { PlainRequest } from "./read-request.ts";
import { writeStatus } from "./write-status.ts";

/** What an answer needs of its connection. */
export interface AnsweredConnection {
  /** The headers that say what becomes of it. */
  fields(): string;
  /** The answer is sent; the next request may come. */
  done(): void;
}

/** One exchange on a connection that the service reads and writes by itself. */
export class PlainCarrier implements Carrier {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  isAnswered = false;
  /** Called by the connection when its client goes away. */
  gone: (() => void) | null = null;
  readonly #body: Buffer;
  readonly #socket: Socket;
  readonly #connection: AnsweredConnection;

  constructor({ method, target, headers, body }: PlainRequest, socket: Socket, connection: AnsweredConnection) {
    this.method = method;
    this.target = target;
    this.headers = headers;
    this.#body = body;
    this.#socket = socket;
    this.#connection = connection;
  }

  readBody(maxBytes: number): Buffer {
    if (this.#body.length > maxBytes) throw bodyTooLarge(maxBytes);
    return this.#body;
  }

  onGone(listener: () => void): void {
    this.gone = listener;
  }

  send(status: number, fields: string, text: string, prepared?: Buffer): void {
    const bytes = Buffer.byteLength(text);
    const length = bytes + (prepared?.length ?? 0);
    const head = this.#begin(status, `${fields}Content-Length: ${length}\r\n`);
    if (prepared) {
      this.#socket.cork();
      this.#socket.write(head, "latin1");
      this.#socket.write(prepared);
      this.#socket.write(text);
      this.#socket.uncork();
    } else {
      // Text of ASCII alone, the usual case, is copied as it is.
      this.#socket.write(head + text, bytes === text.length ? "latin1" : "utf8");
    }
    this.#connection.done();
  }

  async stream(status: number, fields: string, body: Readable): Promise<void> {
    this.#socket.write(this.#begin(status, `${fields}Transfer-Encoding: chunked\r\n`), "latin1");
    const chunks = new Chunks(this.#socket);
    const { gone } = this;
    this.gone = () => {
      gone?.();
      chunks.destroy();
    };
    try {
      await pipeline(body, chunks);
      this.#connection.done();
    } catch {
      this.destroy(); // the client went away, or will see that the answer is not whole
    }
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** The head of the answer. A second one would be taken for the answer to the next request. */
  #begin(status: number, fields: string): string {
    if (this.isAnswered) throw new Error("the request is answered already");
    this.isAnswered = true;
    return `${writeStatus(status)}${fields}${this.#connection.fields()}\r\n`;
  }
}

/** Writes a body to a connection in the chunked transfer coding (RFC 9112, section 7.1). */
class Chunks extends Writable {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    super();
    this.#socket = socket;
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (piece.length === 0) return done(); // a chunk without bytes would end the body
    const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]);
    if (this.#socket.write(chunk)) done();
    else this.#socket.once("drain", done);
  }

  override _final(done: () => void): void {
    this.#socket.write("0\r\n\r\n");
    done();
  }
}
