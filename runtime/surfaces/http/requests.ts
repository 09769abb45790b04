import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Failure } from "../../contract/failure.ts";
import { sendProblem, type ToProblem } from "./client-errors.ts";

export type ServeRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** RFC 9112, section 3.2. */
const noHost = new Failure("bad_request", {
  detail: "The Host header is missing.",
  hint: "Send the host of the service.",
});
/** RFC 9112, section 3.2. */
const secondHost = new Failure("bad_request", {
  detail: "The request has more than one Host header.",
  hint: "Send one Host header.",
});
/**
 * If the target is an absolute URI, servers must ignore Host (RFC 9112, section 3.2.2). This server rejects a request whose
 * target has another host than Host, because host checks rely on Host.
 */
const otherHost = new Failure("bad_request", {
  detail: "The host of the request target differs from the Host header.",
  hint: "Send the same host in both, or only the path.",
});
/** RFC 9110, section 10.1.1. */
const unknownExpectation = new Failure("expectation_failed");

/**
 * Serves the requests of a server. Pipelined requests are served in sequence, each after the previous response is sent.
 * Thus at most one response per connection is in memory, and `100 Continue` cannot become part of another response.
 * `100 Continue` is sent when the server begins to read the body. A request that is rejected earlier does not get it, and
 * Node.js then closes the connection (RFC 9110, section 10.1.1).
 */
export function serveRequests(server: Server, toProblem: ToProblem, serve: ServeRequest): void {
  const inTurn =
    (act: ServeRequest): ServeRequest =>
    (request, response) => {
      if (response.socket) act(request, response);
      else response.once("socket", () => act(request, response));
    };
  const serveWithHost: ServeRequest = (request, response) => {
    const { host } = request.headers;
    if (host === undefined && request.httpVersion === "1.1") return sendProblem(response, toProblem(noHost));
    if (hasSecondHost(request)) return sendProblem(response, toProblem(secondHost));
    if (hasOtherHost(request.url ?? "/", host)) return sendProblem(response, toProblem(otherHost));
    serve(request, response);
  };
  server.on("request", inTurn(serveWithHost));
  server.on(
    "checkContinue",
    inTurn((request, response) => {
      // Reading the body resumes the request. Node.js also resumes it after the response, to discard an unread body.
      request.once("resume", () => {
        if (!response.headersSent) response.writeContinue();
      });
      serveWithHost(request, response);
    }),
  );
  server.on(
    "checkExpectation",
    inTurn((_request, response) => sendProblem(response, toProblem(unknownExpectation))),
  );
}

/** Whether a request target is an absolute URI whose host differs from the Host header. False without a Host header. */
function hasOtherHost(target: string, host: string | undefined): boolean {
  if (target.startsWith("/") || host === undefined) return false;
  const authority = /^https?:\/\/([^/?]*)/i.exec(target)?.[1];
  return authority !== undefined && authority.toLowerCase() !== host.toLowerCase();
}

/** Whether a request has more than one Host header; `headers` contains only the first one. */
function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
