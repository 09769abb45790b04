import type { ErrorCode, Outcome } from "../../../../runtime/index.ts";

/** The decision about a claimed action after its call. */
export type Decision =
  | { readonly next: "done" }
  /** The sequence continues with the next step. */
  | { readonly next: "skip"; readonly reason: string }
  /** The sequence of the lead ends. */
  | { readonly next: "fail"; readonly reason: string }
  /** The call had no effect, and is prepared again at this time. */
  | { readonly next: "later"; readonly at: number; readonly reason: string; readonly isLimit: boolean }
  /** The call may have had its effect, and is repeated at this time. */
  | { readonly next: "repeat"; readonly at: number; readonly reason: string }
  /** The campaign cannot act: it pauses. */
  | { readonly next: "pause"; readonly reason: string };

const minuteMs = 60_000;

/** How long to wait before each further attempt. */
const pausesMs = [1, 5, 15, 30, 60].map((minutes) => minutes * minuteMs);

/** Failures after which the effect may exist. */
const uncertain: ReadonlySet<string> = new Set<ErrorCode>([
  "outcome_unknown",
  "call_in_progress",
  "timed_out",
  "internal_error",
]);

/** Failures that affect all leads of the campaign. */
const pausing: ReadonlySet<string> = new Set<ErrorCode>([
  "unauthenticated",
  "out_of_scope",
  "account_disconnected",
  "not_supported",
  "no_inmail_credits",
]);

/** Failures of calls that were rejected before their idempotency keys were checked. */
const unchecked: ReadonlySet<string> = new Set<ErrorCode>(["unauthenticated", "out_of_scope", "rate_limited"]);

/** Failures because of the relation to the lead, which may have changed since the step was prepared. */
const skipping: ReadonlySet<string> = new Set<ErrorCode>([
  "already_connected",
  "invitation_pending",
  "invitation_withdrawn",
  "not_connected",
  "conflict",
]);

/** An attempt to execute an action. */
export interface Attempt {
  /** From 1. */
  readonly attempts: number;
  /** Whether an earlier attempt made the same call, which may have had its effect. */
  readonly isRepeated: boolean;
}

/**
 * Decides how to continue after an attempt. If the outcome of an action remains unknown, the lead fails, so that
 * nothing is sent twice.
 */
export function decideOutcome({ attempts, isRepeated }: Attempt, outcome: Outcome, now: number): Decision {
  if (outcome.ok) return { next: "done" };
  const { code, detail, retryable, retry_after_seconds: seconds = 0, reset_at } = outcome.problem;
  if (code === "safety_limit_reached" && typeof reset_at === "string")
    return { next: "later", at: Date.parse(reset_at), reason: detail, isLimit: true };
  const isUncertain = uncertain.has(code) || (isRepeated && unchecked.has(code));
  if (pausing.has(code) && !isUncertain) return { next: "pause", reason: detail };
  if (skipping.has(code)) return { next: "skip", reason: detail };
  const pause = pausesMs[attempts - 1];
  const at = now + Math.max(pause ?? 0, seconds * 1_000);
  if (isUncertain)
    return pause === undefined
      ? { next: "fail", reason: `outcome unknown: the step may have been executed. ${detail}` }
      : { next: "repeat", at, reason: detail };
  if (retryable && pause !== undefined) return { next: "later", at, reason: detail, isLimit: false };
  return { next: "fail", reason: detail };
}
