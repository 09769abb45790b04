import type { Outcome } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import type { ScheduleRow } from "./tables.ts";

const minuteMs = 60_000;

/** How long to wait before each further attempt. */
const pausesMs = [1, 5, 15, 30, 60].map((minutes) => minutes * minuteMs);

/**
 * Failures after which the effect may exist. `started_at` then stays set, so that callers cannot change the item. The
 * next attempt does not repeat the effect, because it has the same idempotency key.
 */
const uncertain: ReadonlySet<string> = new Set(["outcome_unknown", "call_in_progress", "timed_out", "internal_error"]);

type Result = Partial<
  Pick<ScheduleRow, "status" | "status_reason" | "due_at" | "started_at" | "ended_at" | "attempts">
> &
  Pick<ScheduleRow, "status">;

/**
 * Decides the result of an item after its call: it was sent, has failed, or waits for another attempt. If a safety
 * limit is reached, the item moves to the time at which the limit is reset. If the effect of an earlier attempt may exist,
 * a later failure does not rule it out.
 * @param item as it was before the attempt: `started_at` is set if the effect of an earlier attempt may exist.
 */
export function decideResult(
  { attempts, started_at: startedAt }: Pick<ScheduleRow, "attempts" | "started_at">,
  outcome: Outcome,
  now: number,
): Result {
  if (outcome.ok) return { status: "sent", ended_at: now };
  const { code, detail, retryable, retry_after_seconds: seconds = 0, reset_at } = outcome.problem;
  const unlocked = startedAt === null && !uncertain.has(code) ? { started_at: null } : {};
  if (code === "safety_limit_reached" && typeof reset_at === "string")
    return { ...moved(Date.parse(reset_at), detail), ...unlocked, attempts: 0 };
  const pause = pausesMs[attempts];
  if (pause === undefined || !(retryable || uncertain.has(code))) {
    const doubt = uncertain.has(code) ? " This attempt may have succeeded." : "";
    const reason = startedAt === null ? `${detail}${doubt}` : `${detail} An earlier attempt may have succeeded.`;
    return { status: "failed", status_reason: reason, started_at: null, ended_at: now };
  }
  return { ...moved(now + Math.max(pause, seconds * 1_000), detail), ...unlocked, attempts: attempts + 1 };
}

const moved = (at: number, detail: string) => ({
  status: "pending",
  status_reason: `${detail} Moved to ${isoTime(at)}.`,
  due_at: at,
});
