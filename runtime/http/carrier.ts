import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";

/** What carries one exchange over HTTP/1.1: the request that was read, and the way that its answer takes. */
export interface Carrier {
  readonly method: string;
  /** Path and query as they were sent (RFC 9112, section 3.2.1). */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** An answer was begun: no other can be sent. */
  readonly isAnswered: boolean;

  /**
   * The body; at once where it was read with the head.
   * @throws Failure `payload_too_large`, and leaves the rest of the body unread; `bad_request` when the client goes away.
   */
  readBody(maxBytes: number): Buffer | Promise<Buffer>;

  /** Calls the listener if the client goes away before it has its answer. */
  onGone(listener: () => void): void;

  /** Sends an answer. `head` holds header lines, each with its end; the text follows the prepared bytes, if there are any. */
  send(status: number, head: string, text: string, prepared?: Buffer): void;

  /** Sends what a stream brings; settles when that is sent, or the client went away. */
  stream(status: number, head: string, body: Readable): Promise<void>;

  /** Ends the connection, so that the client sees that its answer is not whole. */
  destroy(): void;
}

/** Whether the server takes no further requests: each answer ends its connection then. */
export interface ServerState {
  readonly isStopping: boolean;
}
