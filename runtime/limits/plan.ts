import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";

/** What is left of a principal's plan limit after a call. */
export interface PlanState {
  readonly policy: string;
  /** Calls of one burst, and of each window: the quota of draft-ietf-httpapi-ratelimit-headers. */
  readonly limit: number;
  /** Seconds in which the whole limit is free again: the window of that quota. */
  readonly windowSeconds: number;
  /** The steady rate: what limit and window make in a minute. */
  readonly perMinute: number;
  /** Whole calls that could be made now. */
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly resetSeconds: number;
  /** Seconds until the calls asked for are free; 0: they were let in. */
  readonly retryAfterSeconds: number;
}

export interface PlanLimits {
  /** Takes calls, all or none; `retryAfterSeconds` of the state says whether they were let in. */
  take(principalId: string, plan: string, calls?: number): PlanState;
  /** The state without taking a call. */
  look(principalId: string, plan: string): PlanState;
  /** Calls taken since the last time, by principal; for `sharePlanUse` between nodes. */
  drain(): ReadonlyMap<string, { readonly plan: string; readonly taken: number }>;
  /** Lowers a bucket to what all nodes together left of it. */
  adjust(principalId: string, tokens: number): void;
  rates(plan: string): { readonly perMs: number; readonly burst: number };
}

interface Bucket {
  tokens: number;
  at: number;
  taken: number;
  readonly plan: string;
}

/** The failure of calls that were not let in. */
export function rateLimited({ policy, limit, windowSeconds, remaining, retryAfterSeconds }: PlanState): Failure {
  return new Failure("rate_limited", {
    detail: `The plan "${policy}" of this key allows ${limit} calls in ${windowSeconds} seconds; ${remaining} remain.`,
    retryAfterSeconds,
    members: { limit, window_seconds: windowSeconds, remaining },
  });
}

/** One token bucket per principal: refilled steadily at the plan's rate, holding at most its burst. */
export function createPlanLimits(surface: Surface, clock: Clock): PlanLimits {
  const plans = new Map(surface.limits.plans.map((plan) => [plan.name, { ...plan, perMs: plan.perMinute / 60_000 }]));
  const fallback = [...plans.values()].find((plan) => plan.isDefault);
  if (!fallback) throw new Error("limits.yaml names no default plan");
  const buckets = new Map<string, Bucket>();

  const planOf = (name: string) => plans.get(name) ?? fallback;

  function refilled(principalId: string, planName: string): Bucket {
    const plan = planOf(planName);
    const now = clock();
    let bucket = buckets.get(principalId);
    if (!bucket || bucket.plan !== planName) {
      bucket = { tokens: plan.burst, at: now, taken: 0, plan: planName };
      buckets.set(principalId, bucket);
    }
    bucket.tokens = Math.min(plan.burst, bucket.tokens + Math.max(0, now - bucket.at) * plan.perMs);
    bucket.at = now;
    return bucket;
  }

  function stateOf(bucket: Bucket, missing = 0): PlanState {
    const plan = planOf(bucket.plan);
    const secondsFor = (tokens: number): number => Math.ceil(tokens / plan.perMs / 1000);
    return {
      policy: plan.name,
      limit: plan.burst,
      windowSeconds: plan.windowSeconds,
      perMinute: plan.perMinute,
      remaining: Math.max(0, Math.floor(bucket.tokens)), // other nodes may have taken more than there was
      resetSeconds: secondsFor(plan.burst - bucket.tokens),
      retryAfterSeconds: secondsFor(missing),
    };
  }

  return {
    take: (principalId, planName, calls = 1) => {
      const bucket = refilled(principalId, planName);
      if (bucket.tokens < calls) return stateOf(bucket, calls - bucket.tokens);
      bucket.tokens -= calls;
      bucket.taken += calls;
      return stateOf(bucket);
    },
    look: (principalId, planName) => stateOf(refilled(principalId, planName)),
    drain: () => {
      const taken = new Map<string, { plan: string; taken: number }>();
      for (const [principalId, bucket] of buckets) {
        if (bucket.taken > 0) taken.set(principalId, { plan: bucket.plan, taken: bucket.taken });
        // A full bucket is what a principal without one has.
        else if (refilled(principalId, bucket.plan).tokens >= planOf(bucket.plan).burst) buckets.delete(principalId);
        bucket.taken = 0;
      }
      return taken;
    },
    adjust: (principalId, tokens) => {
      const bucket = buckets.get(principalId);
      if (bucket) bucket.tokens = Math.min(bucket.tokens, tokens);
    },
    rates: (plan) => planOf(plan),
  };
}
