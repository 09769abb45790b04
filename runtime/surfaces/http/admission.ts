import type { Authenticate, Caller } from "../../identity/authenticate.ts";
import { rateLimited, type PlanLimits } from "../../limits/plan.ts";
import type { HttpExchange } from "./exchange.ts";

export interface AdmissionParts {
  readonly authenticate: Authenticate;
  readonly plans: PlanLimits;
}

/**
 * Authenticates a request and takes one call off its key's plan limit, before its body is read.
 * @throws Failure `unauthenticated` or `rate_limited`.
 */
export function admit(parts: AdmissionParts, exchange: HttpExchange): Caller | Promise<Caller> {
  const caller = parts.authenticate(exchange.headers.authorization, exchange.clientAddress);
  if (!(caller instanceof Promise)) return admitCaller(parts, exchange, caller);
  return caller.then((known) => admitCaller(parts, exchange, known));
}

function admitCaller({ plans }: AdmissionParts, exchange: HttpExchange, caller: Caller): Caller {
  consumeRateLimit(plans, exchange, caller, 1);
  return caller;
}

/**
 * Takes calls off a key's plan limit, all or none.
 * @throws Failure `rate_limited`.
 */
export function consumeRateLimit(plans: PlanLimits, exchange: HttpExchange, caller: Caller, calls: number): void {
  const state = plans.take(caller.keyId, caller.plan, calls);
  exchange.setPlan(state);
  if (state.retryAfterSeconds > 0) throw rateLimited(state);
}
