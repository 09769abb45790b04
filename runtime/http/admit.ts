import type { IncomingMessage, ServerResponse } from "node:http";
import type { Authenticate, Caller } from "../auth/authenticate.ts";
import type { PlanLimits } from "../limits/plan.ts";
import { setPlanHeaders } from "./answer.ts";

/**
 * Lets a request in on either surface: checks its key and takes one call of its plan.
 * @throws Failure `unauthenticated` or `rate_limited`.
 */
export async function admit(
  request: IncomingMessage,
  response: ServerResponse,
  { authenticate, plans }: { readonly authenticate: Authenticate; readonly plans: PlanLimits },
): Promise<Caller> {
  const caller = await authenticate(request.headers.authorization);
  const state = plans.look(caller.keyId, caller.plan);
  setPlanHeaders(response, state);
  setPlanHeaders(response, plans.take(caller.keyId, caller.plan));
  return caller;
}

/** A signal that is aborted when the client goes away before it has its answer. */
export function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableEnded) controller.abort();
  });
  return controller.signal;
}
