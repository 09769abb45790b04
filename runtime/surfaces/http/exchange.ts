import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import { RunningCall } from "../../call/running-call.ts";
import { Failure } from "../../contract/failure.ts";
import type { Problem } from "../../contract/problem.ts";
import type { RateLimitState } from "../../limits/rate-limiter.ts";
import { clearInFlight, setInFlight } from "./in-flight.ts";
import { clientAddress, type RequestTarget } from "./request-head.ts";

/** The state that all exchanges of a server share. */
export interface ServerState {
  /** Whether the server is shutting down; each response then closes its connection. */
  readonly isStopping: boolean;
  /** Number of proxies in front of the server whose `X-Forwarded-For` entries are trusted. */
  readonly trustedProxies: number;
  /** The challenge that directs OAuth clients to the metadata and scopes of a path; null without OAuth. */
  readonly oauth: OAuthChallenge | null;
}

/** What `WWW-Authenticate` contains for OAuth clients. */
export interface OAuthChallenge {
  /** Returns the URL of the metadata of the resource at a path (RFC 9728, section 5.1). */
  metadataUrlOf(path: string): string;
  /** The scopes to request first. */
  readonly defaultScopes: readonly string[];
}

/** Maximum number of buffered bytes of a stream; a client that reads too slowly is disconnected. */
const maxBufferedBytes = 8 * 1024 * 1024;

/** Maximum number of bytes of a prepared body that are sent in one write. */
const maxWriteBytes = 256 * 1024;

/** One HTTP request and its response, on top of `node:http`. */
export class HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Without the query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly #state: ServerState;
  /** Response headers as alternating names and values, as `writeHead` expects them. */
  #headers: string[];
  readonly #calls: RunningCall[] = [];
  #rejectBody: ((failure: Failure) => void) | null = null;
  #bodyFailure: Failure | null = null;
  #rateLimit: RateLimitState | null = null;

  constructor(
    { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
    { path, query }: RequestTarget,
    requestId: string,
    state: ServerState,
  ) {
    this.request = request;
    this.response = response;
    this.path = path;
    this.query = query;
    this.requestId = requestId;
    this.#state = state;
    this.#headers = ["X-Request-Id", requestId];
    const { socket } = request;
    setInFlight(socket, this);
    response.on("close", () => {
      clearInFlight(socket, this);
      if (!response.writableFinished) this.#stopCalls();
    });
  }

  get method(): string {
    return this.request.method ?? "GET";
  }

  get headers(): IncomingHttpHeaders {
    return this.request.headers;
  }

  get clientAddress(): string {
    return clientAddress(this.request, this.#state.trustedProxies);
  }

  /** Whether the response has started. */
  get hasResponded(): boolean {
    return this.response.headersSent;
  }

  /**
   * Reads the body.
   * @throws Failure `payload_too_large` for more than `maxBytes` (the rest is then discarded); `timed_out` if the body
   *   does not arrive in time; `bad_request` if it is malformed or the client disconnects.
   */
  readBody(maxBytes: number): Promise<Buffer> {
    const { request } = this;
    if (request.readableEnded)
      throw new Error("the body has already been read; mount the call router before any body parser");
    return new Promise((resolve, reject) => {
      if (this.#bodyFailure) return reject(this.#bodyFailure);
      this.#rejectBody = reject;
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
      request.on("end", () => {
        this.#rejectBody = null;
        resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
      });
      request.on("error", () => reject(new Failure("bad_request", { detail: "The client disconnected." })));
    });
  }

  /** Rejects `readBody` for a body that will not arrive; the response then closes the connection. */
  failBody(failure: Failure): void {
    this.#bodyFailure = failure;
    this.#rejectBody?.(failure);
  }

  /** Adds a response header. Each name must be added only once. @throws Error for an invalid value. */
  setHeader(name: string, value: string): void {
    if (/[^\t -~]/.test(value)) throw new Error(`invalid value for the header ${name}: ${JSON.stringify(value)}`);
    this.#headers.push(name, value);
  }

  /** Adds valid response headers, as alternating names and values. */
  setHeaders(headers: readonly string[]): void {
    this.#headers.push(...headers);
  }

  /** Adds valid response headers, as alternating names and values, in place of headers with the same names. */
  replaceHeaders(headers: readonly string[]): void {
    const names = new Set(headers.filter((_, at) => at % 2 === 0));
    this.#headers = this.#headers.filter((_, at, all) => !names.has(all[at - (at % 2)] ?? ""));
    this.setHeaders(headers);
  }

  /** Sets the state that the rate limit headers report. */
  setRateLimit(state: RateLimitState): void {
    this.#rateLimit = state;
  }

  /** Starts a call that is stopped if the client disconnects before the response is sent. */
  startCall(): RunningCall {
    const call = new RunningCall();
    this.#calls.push(call);
    return call;
  }

  /** Responds with `text`, preceded by the `prepared` bytes if given. */
  respond(status: number, contentType: string, text: string, prepared?: Buffer): void {
    this.#headers.push("Content-Type", contentType);
    // Responses to other methods are not cacheable (RFC 9111, section 3).
    if (this.method === "GET" || this.method === "HEAD") this.#headers.push("Cache-Control", "no-store");
    this.#send(status, text, prepared);
  }

  /** Responds without a body. */
  respondEmpty(status: number): void {
    this.#send(status, "");
  }

  /** Responds with a problem document (RFC 9457) and its headers. */
  respondProblem(problem: Problem): void {
    this.setProblemHeaders(problem);
    this.respond(problem.status, "application/problem+json", JSON.stringify(problem));
  }

  setProblemHeaders(problem: Problem): void {
    if (problem.retry_after_seconds !== undefined) this.setHeader("Retry-After", String(problem.retry_after_seconds));
    if (problem.code !== "unauthenticated") return;
    // Without credentials, the challenge contains no error code (RFC 6750, section 3.1).
    const error = this.headers.authorization === undefined ? "" : ', error="invalid_token"';
    this.#setChallenge(error, this.#state.oauth?.defaultScopes ?? []);
  }

  /**
   * Sets the header that asks an OAuth client to request more scopes (RFC 6750, section 3.1).
   * @param scopes all the scopes that the client needs, including those that it has.
   */
  setScopeChallenge(scopes: readonly string[]): void {
    this.#setChallenge(', error="insufficient_scope"', scopes);
  }

  #setChallenge(error: string, scopes: readonly string[]): void {
    const { oauth } = this.#state;
    const metadata = oauth
      ? `, scope="${scopes.join(" ")}", resource_metadata="${oauth.metadataUrlOf(this.path)}"`
      : "";
    this.setHeader("WWW-Authenticate", `Bearer realm="api"${error}${metadata}`);
  }

  /**
   * Responds with a stream; resolves when everything is written or the client has disconnected. An error of the stream
   * closes the connection, so that the client detects an incomplete response.
   */
  async stream(status: number, body: Readable): Promise<void> {
    const { response } = this;
    this.#writeHead(status);
    response.flushHeaders();
    response.once("close", () => void body.destroy());
    try {
      for await (const chunk of body) {
        response.write(chunk);
        if (response.writableLength > maxBufferedBytes) response.destroy();
      }
      response.end();
    } catch {
      response.destroy();
    }
  }

  /** Closes the connection, so that the client detects an incomplete response. */
  destroy(): void {
    this.response.destroy();
  }

  #send(status: number, text: string, prepared?: Buffer): void {
    const { response } = this;
    const bytes = Buffer.byteLength(text);
    this.#headers.push("Content-Length", String(bytes + (prepared?.length ?? 0)));
    this.#writeHead(status);
    if (prepared && prepared.length > maxWriteBytes) return this.#sendInParts(prepared, text);
    if (prepared) response.write(prepared);
    response.write(text, bytes === text.length ? "latin1" : "utf8"); // ASCII is copied, UTF-8 is encoded
    response.socket?.uncork(); // sends the head and the text; `end` would add an empty part to the same system call
    response.end();
  }

  /** Sends a large body part by part: the progress of a slow client is visible only between writes. */
  #sendInParts(prepared: Buffer, text: string): void {
    const parts = Array.from({ length: Math.ceil(prepared.length / maxWriteBytes) }, (_, index) =>
      prepared.subarray(index * maxWriteBytes, (index + 1) * maxWriteBytes),
    );
    pipeline(Readable.from([...parts, Buffer.from(text)]), this.response, () => undefined);
  }

  #writeHead(status: number): void {
    if (this.#rateLimit) this.#addRateLimitHeaders(this.#rateLimit);
    if (this.#state.isStopping || this.#bodyFailure !== null) this.#headers.push("Connection", "close");
    this.response.writeHead(status, this.#headers);
  }

  /**
   * Adds the headers of draft-ietf-httpapi-ratelimit-headers-10 and the older `X-RateLimit-*`. The quota is the
   * capacity of the token bucket; the window is the time in which an empty bucket refills.
   */
  #addRateLimitHeaders({ policy, limit, windowSeconds, remaining, resetSeconds }: RateLimitState): void {
    const [quota, left, reset] = [String(limit), String(remaining), String(resetSeconds)];
    this.#headers.push("RateLimit-Policy", `"${policy}";q=${quota};w=${windowSeconds}`);
    this.#headers.push("RateLimit", `"${policy}";r=${left};t=${reset}`);
    this.#headers.push("X-RateLimit-Limit", quota, "X-RateLimit-Remaining", left, "X-RateLimit-Reset", reset);
  }

  #stopCalls(): void {
    if (this.#calls.length === 0) return;
    const failure = new Failure("timed_out", { detail: "The client disconnected before the call was complete." });
    for (const call of this.#calls) call.stop(failure);
  }
}

export function bodyTooLarge(maxBytes: number): Failure {
  return new Failure("payload_too_large", { detail: `The body is larger than ${maxBytes} bytes.` });
}
