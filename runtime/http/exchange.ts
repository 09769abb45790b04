import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure } from "../executor/failure.ts";
import type { Problem } from "../executor/problem.ts";
import { RunningCall } from "../executor/running-call.ts";
import type { PlanState } from "../limits/plan.ts";

/** The exchanges of calls that wait for their answers. */
export class Traffic {
  /** The server takes no further requests: each answer ends its connection. */
  isStopping = false;
  readonly #underWay = new Set<Exchange>();
  readonly #watched = new WeakSet<Socket>();

  begin(exchange: Exchange): void {
    this.#underWay.add(exchange);
    const { socket } = exchange.request;
    if (this.#watched.has(socket)) return;
    this.#watched.add(socket); // one listener for all requests of a connection
    socket.once("close", () => {
      for (const waiting of this.#underWay) if (waiting.request.socket === socket) waiting.abandon();
    });
  }

  end(exchange: Exchange): void {
    this.#underWay.delete(exchange);
  }
}

/** One HTTP request for a call, and the answer that is gathered for it. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** Of the request's target, without the question mark. */
  readonly query: string;
  readonly #traffic: Traffic;
  /** Names and values in turn. */
  readonly #headers: string[];
  readonly #calls: RunningCall[] = [];

  constructor(traffic: Traffic, request: IncomingMessage, response: ServerResponse, requestId: string, query: string) {
    this.#traffic = traffic;
    this.request = request;
    this.response = response;
    this.requestId = requestId;
    this.query = query;
    this.#headers = ["X-Request-Id", requestId];
    traffic.begin(this);
  }

  /** Adds a header to the answer; each name once. */
  setHeader(name: string, value: string): void {
    this.#headers.push(name, value);
  }

  /** The rate limit headers of the answer: the standard's draft and the older ones. */
  setPlan({ policy, limit, burst, remaining, resetSeconds }: PlanState): void {
    this.#headers.push(
      "RateLimit-Policy",
      `"${policy}";q=${limit};w=60`,
      "RateLimit",
      `"${policy}";r=${remaining};t=${resetSeconds}`,
      "X-RateLimit-Limit",
      String(burst),
      "X-RateLimit-Remaining",
      String(remaining),
      "X-RateLimit-Reset",
      String(resetSeconds),
    );
  }

  /** A call that stops when the client goes away before it has its answer. */
  startCall(): RunningCall {
    const call = new RunningCall();
    this.#calls.push(call);
    return call;
  }

  /** The client went away. */
  abandon(): void {
    this.#traffic.end(this);
    const failure = new Failure("timed_out", { detail: "The client went away before the call was done." });
    for (const call of this.#calls) call.stop(failure);
  }

  /** Answers text, or a text that follows bytes prepared for it. */
  answer(status: number, contentType: string, text: string, prepared?: Buffer): void {
    this.#headers.push("Content-Type", contentType);
    // Answers to other methods are not kept anyway (RFC 9111, section 3).
    if (this.request.method === "GET") this.#headers.push("Cache-Control", "no-store");
    const bytes = Buffer.byteLength(text);
    this.#writeHead(status, bytes + (prepared?.length ?? 0));
    if (prepared) this.response.write(prepared);
    // Text of ASCII alone, the usual case, is copied as it is.
    this.response.end(text, bytes === text.length ? "latin1" : "utf8");
    this.#traffic.end(this);
  }

  /** Answers without a body. */
  answerEmpty(status: number): void {
    this.#writeHead(status, 0);
    this.response.end();
    this.#traffic.end(this);
  }

  /** Answers a failure as problem+json (RFC 9457), with the headers that go with it. */
  answerProblem(problem: Problem): void {
    this.setProblemHeaders(problem);
    this.answer(problem.status, "application/problem+json", JSON.stringify(problem));
  }

  setProblemHeaders(problem: Problem): void {
    if (problem.retry_after_seconds !== undefined) this.setHeader("Retry-After", String(problem.retry_after_seconds));
    if (problem.code === "unauthenticated")
      this.setHeader("WWW-Authenticate", 'Bearer realm="api", error="invalid_token"');
  }

  /** Answers what a stream brings; settles when that is written, or the client went away. */
  async stream(status: number, body: Readable): Promise<void> {
    this.#writeHead(status, null);
    this.response.flushHeaders();
    try {
      await pipeline(body, this.response);
    } catch {
      this.response.destroy(); // the client went away, or will see that the answer is not whole
    } finally {
      this.#traffic.end(this);
    }
  }

  #writeHead(status: number, bytes: number | null): void {
    if (bytes !== null) this.#headers.push("Content-Length", String(bytes));
    if (this.#traffic.isStopping) this.#headers.push("Connection", "close");
    this.response.writeHead(status, this.#headers);
  }
}
