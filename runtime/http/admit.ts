import type { ServerResponse } from "node:http";
import type { Caller } from "../auth/authenticate.ts";
import { rateLimited, type PlanLimits } from "../limits/plan.ts";
import { setPlanHeaders } from "./answer.ts";

/**
 * Takes a request's calls off its key's plan limit, and tells the caller what is left of it.
 * @throws Failure `rate_limited`.
 */
export function takePlan(response: ServerResponse, plans: PlanLimits, { keyId, plan }: Caller, calls = 1): void {
  const state = plans.take(keyId, plan, calls);
  setPlanHeaders(response, state);
  if (state.retryAfterSeconds > 0) throw rateLimited(state);
}

/** A signal that is aborted when the client goes away before it has its answer. */
export function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableEnded) controller.abort();
  });
  return controller.signal;
}
