import type { IncomingHttpHeaders } from "node:http";
import { Failure } from "../../contract/failure.ts";
import type { Principal } from "../../identity/principal.ts";
import { rateLimited, type RateLimiter } from "../../limits/rate-limiter.ts";
import type { HttpExchange } from "./exchange.ts";

/**
 * Takes calls off a principal's plan limit, all or none.
 * @throws Failure `rate_limited`.
 */
export function consumeRateLimit(
  rateLimiter: RateLimiter,
  exchange: HttpExchange,
  caller: Principal,
  calls: number,
): void {
  const state = rateLimiter.consume(caller.id, caller.plan, calls);
  exchange.setPlan(state);
  if (state.retryAfterSeconds > 0) throw rateLimited(state);
}

/** Names by which callers may mean a preview, whatever they begin with. */
const previewHeader = /(?:^|-)(?:preview|dry-run)$/;

/**
 * Refuses a request with the header that responses to previews have: it was meant as a preview, and would be executed.
 * `hint` says how to request one on this surface.
 * @throws Failure `bad_request`.
 */
export function refusePreviewHeader(headers: IncomingHttpHeaders, hint: string): void {
  for (const name in headers)
    if (previewHeader.test(name))
      throw new Failure("bad_request", { detail: `The header ${name} cannot request a preview.`, hint });
}
