import type { Socket } from "node:net";
import type { ServeCall } from "../call-router.ts";
import type { ServerState } from "../carrier.ts";
import { PlainCarrier, type AnsweredConnection } from "./plain-carrier.ts";
import { readPlainRequest } from "./read-request.ts";

/** What the connections of a server share. */
export interface ConnectionParts {
  readonly serveCall: ServeCall;
  readonly state: ServerState;
  /** The headers of an answer after which the connection stays open. */
  readonly keepAlive: string;
  /** Makes the connection node's, with what it has to read. */
  handOver(socket: Socket): void;
  /** The connection is closed, or handed over. */
  leave(connection: PlainConnection): void;
}

/** As much as node buffers of a socket that nobody reads. */
const mostEarlyBytes = 65_536;

/** A connection with one plain call under way at a time. */
export class PlainConnection implements AnsweredConnection {
  readonly #socket: Socket;
  readonly #parts: ConnectionParts;
  #current: PlainCarrier | null = null;
  /** What came while an answer was under way. */
  readonly #early: Buffer[] = [];
  #earlyBytes = 0;
  #isFresh = true;

  constructor(socket: Socket, parts: ConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    socket.on("data", this.#read).on("end", this.#end).on("error", ignore).on("close", this.#closed);
  }

  fields(): string {
    return this.#parts.state.isStopping ? "Connection: close\r\n" : this.#parts.keepAlive;
  }

  done(): void {
    this.#current = null;
    this.#isFresh = true;
    if (this.#parts.state.isStopping) this.#socket.destroySoon();
    else if (this.#early.length > 0) this.#handOver(Buffer.concat(this.#early));
  }

  close(): void {
    this.#socket.destroy();
  }

  /** An answer that is still on its way is sent first. */
  closeIdle(): void {
    if (!this.#current) this.#socket.destroySoon();
  }

  /** Called from time to time: a connection on which nothing happened since the last time is idle. */
  closeStale(): void {
    if (!this.#isFresh) this.closeIdle();
    this.#isFresh = this.#socket.writableLength > 0; // its client is slow, not silent
  }

  readonly #read = (bytes: Buffer): void => {
    const socket = this.#socket;
    this.#isFresh = true;
    if (this.#current) {
      this.#early.push(bytes);
      this.#earlyBytes += bytes.length;
      // Not sooner, or it would not be seen that the client goes away.
      if (this.#earlyBytes > mostEarlyBytes) socket.pause();
      return;
    }
    // A client that does not take its answers is not sent more of them: node knows how to wait.
    const request = socket.writableNeedDrain ? null : readPlainRequest(bytes);
    if (request) this.#current = new PlainCarrier(request, socket, this);
    if (!this.#current || !this.#parts.serveCall(this.#current)) this.#handOver(bytes);
  };

  /** The client sends no more. One that has not got its answer yet has gone away, as node sees it. */
  readonly #end = (): void => {
    if (this.#current) this.close();
    else this.#socket.end();
  };

  readonly #closed = (): void => {
    this.#parts.leave(this);
    this.#current?.gone?.();
  };

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    this.#parts.leave(this);
    socket.off("data", this.#read).off("end", this.#end).off("error", ignore).off("close", this.#closed);
    socket.pause(); // or what is put back would be lost before node listens
    socket.unshift(bytes);
    this.#parts.handOver(socket);
    socket.resume();
  }
}

/** The end of the connection follows. */
const ignore = (): void => undefined;
