import type { Caller } from "../auth/authenticate.ts";
import { rateLimited, type PlanLimits } from "../limits/plan.ts";
import type { Exchange } from "./exchange.ts";

/**
 * Takes a request's calls off its key's plan limit, and tells the caller what is left of it.
 * @throws Failure `rate_limited`.
 */
export function takePlan(exchange: Exchange, plans: PlanLimits, { keyId, plan }: Caller, calls = 1): void {
  const state = plans.take(keyId, plan, calls);
  exchange.setPlan(state);
  if (state.retryAfterSeconds > 0) throw rateLimited(state);
}
