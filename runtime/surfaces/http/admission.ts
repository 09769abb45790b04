import type { IncomingHttpHeaders } from "node:http";
import { Failure } from "../../contract/failure.ts";
import type { Principal } from "../../identity/principal.ts";
import { rateLimited, type RateLimiter } from "../../limits/rate-limiter.ts";
import type { HttpExchange } from "./exchange.ts";

/** Consumes a number of calls from a principal's rate limit, all or none. @throws Failure `rate_limited`. */
export function consumeRateLimit(
  rateLimiter: RateLimiter,
  exchange: HttpExchange,
  caller: Principal,
  calls: number,
): void {
  const state = rateLimiter.consume(caller.id, caller.plan, calls);
  exchange.setRateLimit(state);
  if (state.retryAfterSeconds > 0) throw rateLimited(state);
}

/** Header names that callers may mistake for a way to request a preview. */
const previewHeader = /(?:^|-)(?:preview|dry-run)$/;

/**
 * Rejects a request with a header that looks like a request for a preview, because the call would otherwise be executed.
 * @param hint how to request a preview on this surface.
 * @throws Failure `bad_request`.
 */
export function rejectPreviewHeader(headers: IncomingHttpHeaders, hint: string): void {
  for (const name in headers)
    if ((name.endsWith("preview") || name.endsWith("dry-run")) && previewHeader.test(name))
      throw new Failure("bad_request", { detail: `The header ${name} cannot request a preview.`, hint });
}
