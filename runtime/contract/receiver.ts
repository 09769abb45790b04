/** A request from another system. */
export interface ReceivedRequest {
  /** The last segment of the path, for example the id of an account. */
  readonly key: string;
  /** The headers, with lowercase names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes exactly as sent, so that the signature of the request can be verified. */
  readonly body: Buffer;
}

/** Receives the requests of one kind of system. They contain no key of this service: the receiver must authenticate them. */
export interface Receiver {
  /** Larger bodies are rejected. Default: 1 MiB. */
  readonly maxBytes?: number;
  /**
   * Accepts a request, which is then confirmed with 204. Work belongs in a job, because senders do not wait long.
   * @throws Failure to reject the request, for example `unauthenticated`.
   */
  readonly receive: (request: ReceivedRequest) => Promise<void>;
}
