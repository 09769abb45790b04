import type { Readable } from "node:stream";
import { Failure } from "../executor/failure.ts";
import type { Problem } from "../executor/problem.ts";
import { RunningCall } from "../executor/running-call.ts";
import type { PlanState } from "../limits/plan.ts";
import type { Carrier } from "./carrier.ts";

/** One HTTP request for a call, and the answer that is gathered for it. */
export class Exchange {
  readonly carrier: Carrier;
  readonly requestId: string;
  /** Of the request's target, without the question mark. */
  readonly query: string;
  /** Lines of the answer's head, each with its end. */
  #head: string;
  readonly #calls: RunningCall[] = [];

  constructor(carrier: Carrier, requestId: string, query: string) {
    this.carrier = carrier;
    this.requestId = requestId;
    this.query = query;
    this.#head = `X-Request-Id: ${requestId}\r\n`;
  }

  /**
   * Adds a header to the answer; each name once.
   * @throws Error for a value that could end its line.
   */
  setHeader(name: string, value: string): void {
    if (/[^\t -~]/.test(value)) throw new Error(`the header ${name} cannot be ${JSON.stringify(value)}`);
    this.#head += `${name}: ${value}\r\n`;
  }

  /**
   * The rate limit headers of the answer: those of draft-ietf-httpapi-ratelimit-headers-10 and the older ones. Both describe
   * the token bucket as one quota, its capacity, with the time in which an empty bucket is full again as the window.
   */
  setPlan({ policy, limit, windowSeconds, remaining, resetSeconds }: PlanState): void {
    this.#head += `RateLimit-Policy: "${policy}";q=${limit};w=${windowSeconds}\r\nRateLimit: "${policy}";r=${remaining};t=${resetSeconds}\r
X-RateLimit-Limit: ${limit}\r\nX-RateLimit-Remaining: ${remaining}\r\nX-RateLimit-Reset: ${resetSeconds}\r\n`;
  }

  /** A call that stops when the client goes away before it has its answer. */
  startCall(): RunningCall {
    const call = new RunningCall();
    if (this.#calls.push(call) === 1) this.carrier.onGone(() => this.#abandon());
    return call;
  }

  /** Answers text, or a text that follows bytes prepared for it. */
  answer(status: number, contentType: string, text: string, prepared?: Buffer): void {
    this.setHeader("Content-Type", contentType);
    // Answers to other methods are not kept anyway (RFC 9111, section 3).
    if (this.carrier.method === "GET") this.setHeader("Cache-Control", "no-store");
    this.carrier.send(status, this.#head, text, prepared);
  }

  /** Answers without a body. */
  answerEmpty(status: number): void {
    this.carrier.send(status, this.#head, "");
  }

  /** Answers a failure as problem+json (RFC 9457), with the headers that go with it. */
  answerProblem(problem: Problem): void {
    this.setProblemHeaders(problem);
    this.answer(problem.status, "application/problem+json", JSON.stringify(problem));
  }

  setProblemHeaders(problem: Problem): void {
    if (problem.retry_after_seconds !== undefined) this.setHeader("Retry-After", String(problem.retry_after_seconds));
    if (problem.code !== "unauthenticated") return;
    // Who sent no credentials is told of no error in them (RFC 6750, section 3.1).
    const { authorization } = this.carrier.headers;
    this.setHeader(
      "WWW-Authenticate",
      `Bearer realm="api"${authorization === undefined ? "" : ', error="invalid_token"'}`,
    );
  }

  /** Answers what a stream brings; settles when that is written, or the client went away. */
  stream(status: number, body: Readable): Promise<void> {
    return this.carrier.stream(status, this.#head, body);
  }

  #abandon(): void {
    const failure = new Failure("timed_out", { detail: "The client went away before the call was done." });
    for (const call of this.#calls) call.stop(failure);
  }
}
