import type { ServerResponse } from "node:http";
import type { Caller } from "../auth/authenticate.ts";
import { Failure } from "../executor/failure.ts";
import { RunningCall } from "../executor/running-call.ts";
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

const clientGone = (): Failure =>
  new Failure("timed_out", { detail: "The client went away before the call was done." });

/** The client of one HTTP exchange: the calls made for it stop when it goes away before it has its answer. */
export class Client {
  readonly #calls: RunningCall[] = [];

  constructor(response: ServerResponse) {
    response.once("close", () => {
      if (!response.writableEnded) for (const call of this.#calls) call.stop(clientGone());
    });
  }

  startCall(): RunningCall {
    const call = new RunningCall();
    this.#calls.push(call);
    return call;
  }
}
