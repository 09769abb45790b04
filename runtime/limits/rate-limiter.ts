import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Surface } from "../contract/surface.ts";

/** The state of a principal's rate limit after a call. */
export interface RateLimitState {
  readonly policy: string;
  /** Capacity of the bucket: the quota of draft-ietf-httpapi-ratelimit-headers. */
  readonly limit: number;
  /** Seconds until an empty bucket is full: the window of the quota. */
  readonly windowSeconds: number;
  /** Refill rate, in calls per minute. */
  readonly perMinute: number;
  /** Calls that are available now. */
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly resetSeconds: number;
  /** Seconds until the requested calls are available; 0 if they were admitted. */
  readonly retryAfterSeconds: number;
}

export interface RateLimiter {
  /** Consumes all of the calls or none; `retryAfterSeconds` of the result is 0 if they were admitted. */
  consume(principalId: string, plan: string, calls?: number): RateLimitState;
  /** Returns the state without consuming a call. */
  peek(principalId: string, plan: string): RateLimitState;
  /**
   * Returns the calls consumed since the previous `drain`, by principal, for `syncRateLimits`. Also deletes full
   * buckets, so it must be called regularly.
   */
  drain(): ReadonlyMap<string, { readonly plan: string; readonly consumed: number }>;
  /**
   * Adds a principal's calls that could not be stored to those that the next `drain` returns. For this principal, `drain` then
   * returns at most as many calls as the bucket lacks tokens; the tokens of any further calls have already been refilled.
   */
  restore(principalId: string, consumed: number): void;
  /** Lowers a bucket to the level shared by all nodes. */
  adjust(principalId: string, tokens: number): void;
  rates(plan: string): { readonly perMs: number; readonly burst: number };
}

interface Bucket {
  tokens: number;
  at: number;
  consumed: number;
  readonly plan: string;
}

/** Returns the failure of calls that were not admitted. */
export function rateLimited({ policy, limit, windowSeconds, remaining, retryAfterSeconds }: RateLimitState): Failure {
  return new Failure("rate_limited", {
    detail: `The plan "${policy}" of this key allows ${limit} calls in ${windowSeconds} seconds; ${remaining} remain.`,
    retryAfterSeconds,
    members: { limit, window_seconds: windowSeconds, remaining },
  });
}

/** Creates one token bucket per principal, with the rate and the capacity of its plan. */
export function createRateLimiter(surface: Surface, clock: Clock): RateLimiter {
  const plans = new Map(surface.limits.plans.map((plan) => [plan.name, { ...plan, perMs: plan.perMinute / 60_000 }]));
  const fallback = [...plans.values()].find((plan) => plan.isDefault);
  if (!fallback) throw new Error("limits.yaml has no default plan");
  const buckets = new Map<string, Bucket>();

  const planOf = (name: string) => plans.get(name) ?? fallback;

  function refilled(principalId: string, planName: string): Bucket {
    const plan = planOf(planName);
    const now = clock();
    let bucket = buckets.get(principalId);
    if (!bucket || bucket.plan !== planName) {
      bucket = { tokens: plan.burst, at: now, consumed: 0, plan: planName };
      buckets.set(principalId, bucket);
    }
    bucket.tokens = Math.min(plan.burst, bucket.tokens + Math.max(0, now - bucket.at) * plan.perMs);
    bucket.at = now;
    return bucket;
  }

  function stateOf(bucket: Bucket, missing = 0): RateLimitState {
    const plan = planOf(bucket.plan);
    const secondsFor = (tokens: number): number => Math.ceil(tokens / plan.perMs / 1000);
    return {
      policy: plan.name,
      limit: plan.burst,
      windowSeconds: plan.windowSeconds,
      perMinute: plan.perMinute,
      remaining: Math.max(0, Math.floor(bucket.tokens)), // tokens are negative if all nodes together exceeded the plan
      resetSeconds: secondsFor(plan.burst - bucket.tokens),
      retryAfterSeconds: secondsFor(missing),
    };
  }

  return {
    consume: (principalId, planName, calls = 1) => {
      const bucket = refilled(principalId, planName);
      if (bucket.tokens < calls) return stateOf(bucket, calls - bucket.tokens);
      bucket.tokens -= calls;
      bucket.consumed += calls;
      return stateOf(bucket);
    },
    peek: (principalId, planName) => stateOf(refilled(principalId, planName)),
    drain: () => {
      const consumed = new Map<string, { plan: string; consumed: number }>();
      for (const [principalId, bucket] of buckets) {
        if (bucket.consumed > 0) consumed.set(principalId, { plan: bucket.plan, consumed: bucket.consumed });
        // A principal without a bucket starts with a full one.
        else if (refilled(principalId, bucket.plan).tokens >= planOf(bucket.plan).burst) buckets.delete(principalId);
        bucket.consumed = 0;
      }
      return consumed;
    },
    restore: (principalId, consumed) => {
      const bucket = buckets.get(principalId);
      if (!bucket) return;
      const missing = planOf(bucket.plan).burst - refilled(principalId, bucket.plan).tokens;
      bucket.consumed = Math.min(bucket.consumed + consumed, missing);
    },
    adjust: (principalId, tokens) => {
      const bucket = buckets.get(principalId);
      if (bucket) bucket.tokens = Math.min(bucket.tokens, tokens);
    },
    rates: (plan) => planOf(plan),
  };
}
