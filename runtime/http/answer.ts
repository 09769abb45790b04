import type { ServerResponse } from "node:http";
import type { Problem } from "../executor/problem.ts";
import type { PlanState } from "../limits/plan.ts";

/** The rate limit headers of an answer: the standard's draft and the older ones. */
export function setPlanHeaders(
  response: ServerResponse,
  { policy, limit, burst, remaining, resetSeconds }: PlanState,
): void {
  response.setHeader("RateLimit-Policy", `"${policy}";q=${limit};w=60`);
  response.setHeader("RateLimit", `"${policy}";r=${remaining};t=${resetSeconds}`);
  response.setHeader("X-RateLimit-Limit", burst);
  response.setHeader("X-RateLimit-Remaining", remaining);
  response.setHeader("X-RateLimit-Reset", resetSeconds);
}

/** Answers JSON text. */
export function sendJson(
  response: ServerResponse,
  status: number,
  text: string,
  contentType = "application/json",
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", contentType);
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.setHeader("Cache-Control", "no-store");
  response.end(text);
}

/** Answers a failure as problem+json (RFC 9457), with the headers that go with it. */
export function sendProblem(response: ServerResponse, problem: Problem): void {
  setProblemHeaders(response, problem);
  sendJson(response, problem.status, JSON.stringify(problem), "application/problem+json");
}

export function setProblemHeaders(response: ServerResponse, problem: Problem): void {
  if (problem.retry_after_seconds !== undefined) response.setHeader("Retry-After", problem.retry_after_seconds);
  if (problem.code === "unauthenticated")
    response.setHeader("WWW-Authenticate", 'Bearer realm="api", error="invalid_token"');
}
