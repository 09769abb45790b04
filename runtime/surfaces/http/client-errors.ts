import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { Failure } from "../../contract/failure.ts";
import type { Problem } from "../../contract/problem.ts";
import { getInFlight } from "./in-flight.ts";

/** Converts a failure into a problem object. */
export type ToProblem = (failure: Failure) => Problem;

/** The methods that the paths of a service can support. */
const methods = "GET, HEAD, POST, PATCH, DELETE";

/** Failures by error code of `node:http`; any other error means a malformed request. */
const failures: Readonly<Record<string, () => Failure>> = {
  HPE_HEADER_OVERFLOW: () => new Failure("headers_too_large"),
  // Node.js does not distinguish an unknown method (`FOO`, `get`) from bytes that are not HTTP.
  HPE_INVALID_METHOD: () =>
    new Failure("bad_request", {
      detail: "The request does not begin with a known HTTP method.",
      hint: `Use one of ${methods}, in upper case. If an earlier request was sent on the connection, check its Content-Length.`,
    }),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () =>
    new Failure("payload_too_large", { detail: "The extensions of a chunk are too large." }),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new Failure("timed_out", {
      detail: "The request did not arrive in time.",
      hint: "Send the whole request without pauses.",
    }),
};

/** The client has disconnected, or has closed its side in the middle of a request. */
const disconnects = new Set(["ECONNRESET", "HPE_INVALID_EOF_STATE"]);

const malformed = (): Failure => new Failure("bad_request", { detail: "The request is not valid HTTP/1.1." });

/**
 * Sends problem documents instead of the default responses of `node:http`: for requests that it cannot parse or that do
 * not arrive in time, and for `CONNECT`. Then closes the connection, after the responses to earlier requests.
 */
export function handleClientErrors(server: Server, toProblem: ToProblem): void {
  const failed = new WeakSet<Duplex>();
  server.on("clientError", (error: Error & { readonly code?: string }, socket: Duplex) => {
    if (disconnects.has(error.code ?? "") || !socket.writable) return void socket.destroy();
    if (failed.has(socket)) return; // later bytes of the same request
    failed.add(socket);
    const failure = (failures[error.code ?? ""] ?? malformed)();
    const inFlight = getInFlight(socket);
    // An invalid body is reported by the response to its request.
    if (inFlight?.failBody && !inFlight.response.headersSent && !inFlight.response.req.complete)
      return inFlight.failBody(failure);
    afterResponses(socket, () => writeProblem(socket, toProblem(failure)));
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    const failure = new Failure("method_not_allowed", { detail: "This server is not a proxy." });
    // A response with 405 must have this header (RFC 9110, section 15.5.6).
    afterResponses(socket, () => writeProblem(socket, toProblem(failure), [`Allow: ${methods}`]));
  });
}

/** Calls `act` after all responses in flight on a connection, because the failed request is the one after them. */
function afterResponses(socket: Duplex, act: () => void): void {
  const inFlight = getInFlight(socket);
  if (!inFlight) return act();
  inFlight.response.once("close", () => {
    if (socket.writable) setImmediate(() => afterResponses(socket, act)); // after the next pipelined request has begun
  });
}

/** Responds with a problem and closes the connection. */
export function sendProblem(response: ServerResponse, problem: Problem): void {
  const headers = { "X-Request-Id": problem.request_id, "Content-Type": "application/problem+json" };
  response.writeHead(problem.status, { ...headers, Connection: "close" }).end(JSON.stringify(problem));
}

/**
 * Writes a problem to the socket. For a request that could not be parsed and for `CONNECT`, there is no response object.
 * @param headers additional lines of the head, such as `Allow: GET`.
 */
function writeProblem(socket: Duplex, problem: Problem, headers: readonly string[] = []): void {
  const body = JSON.stringify(problem);
  const { status, request_id } = problem;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    `Date: ${new Date().toUTCString()}`,
    `X-Request-Id: ${request_id}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    ...headers,
  ];
  if (!socket.writable) return void socket.destroy();
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.end(() => socket.destroy());
}
