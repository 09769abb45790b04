import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { Failure } from "../executor/failure.ts";
import type { Problem } from "../executor/problem.ts";
import { inFlightOf } from "./in-flight.ts";

/** Turns a failure into its problem object. */
export type ToProblem = (failure: Failure) => Problem;

/** What `node:http` refuses, by the code of its error; any other request is malformed. */
const failures: Readonly<Record<string, () => Failure>> = {
  HPE_HEADER_OVERFLOW: () => new Failure("headers_too_large"),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () =>
    new Failure("payload_too_large", { detail: "The extensions of a chunk are too large." }),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new Failure("timed_out", { detail: "The request did not arrive in time.", hint: "Send it whole, without pauses." }),
};

const malformed = (): Failure => new Failure("bad_request", { detail: "The request is not valid HTTP/1.1." });

/**
 * Sends problem documents where `node:http` would send responses of its own: for requests that it cannot parse or that do not arrive
 * in time, and for `CONNECT`. They close the connection. Nothing is written into a response that has begun.
 */
export function answerClientErrors(server: Server, toProblem: ToProblem): void {
  server.on("clientError", (error: Error & { readonly code?: string }, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const failure = (failures[error.code ?? ""] ?? malformed)();
    const inFlight = inFlightOf(socket);
    if (!inFlight) return writeProblem(socket, toProblem(failure));
    // Where the body of a request failed, its own response reports it; where the next request did, there is no place for it.
    const { response } = inFlight;
    if (inFlight.failBody && !response.headersSent && !response.req.complete) return inFlight.failBody(failure);
    socket.destroy();
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    writeProblem(socket, toProblem(new Failure("method_not_allowed", { detail: "This server is not a proxy." })));
  });
}

/** Responds with a problem, and closes the connection. */
export function sendProblem(response: ServerResponse, problem: Problem): void {
  const headers = { "X-Request-Id": problem.request_id, "Content-Type": "application/problem+json" };
  response.writeHead(problem.status, { ...headers, Connection: "close" }).end(JSON.stringify(problem));
}

/** The same where node made no response: the request could not be parsed. */
function writeProblem(socket: Duplex, problem: Problem): void {
  const body = JSON.stringify(problem);
  const { status, request_id } = problem;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    `Date: ${new Date().toUTCString()}`,
    `X-Request-Id: ${request_id}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.end(() => socket.destroy());
}
