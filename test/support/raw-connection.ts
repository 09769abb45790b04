import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface RawResponse {
  readonly status: number;
  /** By lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection that sends exact bytes and reads responses in sequence. */
export class RawConnection {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #isClosed = false;
  #wake = (): void => undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    socket.once("end", () => socket.destroy());
    socket.once("close", () => {
      this.#isClosed = true;
      this.#wake();
    });
    socket.on("error", () => undefined);
  }

  /** Sends one chunk; settles when it is flushed, so that the server reads the next one separately. */
  async send(piece: string | Buffer): Promise<void> {
    await new Promise((resolve) => this.#socket.write(piece, resolve));
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  }

  /** Returns the next response; null if the connection closes before it is complete. */
  async read(): Promise<RawResponse | null> {
    for (;;) {
      const reply = takeReply(this.#received);
      if (reply) {
        this.#received = this.#received.subarray(reply.length);
        return reply.reply;
      }
      if (this.#isClosed) return null;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** Stops reading until `resume`. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Closes the sending side and continues to read. */
  end(): void {
    this.#socket.end();
  }

  /** Disconnects immediately. */
  leave(): void {
    this.#socket.destroy();
  }
}

export async function connectRaw(url: string): Promise<RawConnection> {
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port), noDelay: true, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return new RawConnection(socket);
}

function takeReply(bytes: Buffer): { readonly reply: RawResponse; readonly length: number } | null {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd < 0) return null;
  const [statusLine = "", ...lines] = bytes.toString("latin1", 0, headEnd).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.replace(/^[^:]*: ?/, "")]),
  );
  const rest = bytes.subarray(headEnd + 4);
  const taken =
    headers["transfer-encoding"] === "chunked"
      ? takeChunks(rest)
      : takeBytes(rest, Number(headers["content-length"] ?? 0));
  if (!taken) return null;
  const reply = { status: Number(statusLine.split(" ")[1]), headers, body: taken.body };
  return { reply, length: headEnd + 4 + taken.length };
}

const takeBytes = (bytes: Buffer, length: number) =>
  bytes.length < length ? null : { body: bytes.toString("utf8", 0, length), length };

function takeChunks(bytes: Buffer): { body: string; length: number } | null {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    at = lineEnd + 2;
    if (bytes.length < at + size + 2) return null;
    pieces.push(bytes.subarray(at, at + size));
    at += size + 2;
    if (size === 0) return { body: Buffer.concat(pieces).toString(), length: at };
  }
}
