import type { Outcome } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import type { ScheduleRow } from "./tables.ts";

const minuteMs = 60_000;

/** How long to wait before each further attempt. */
const pausesMs = [1, 5, 15, 30, 60].map((minutes) => minutes * minuteMs);

/** Failures after which the effect may exist. Callers cannot change the item until the next attempt, which does not repeat the effect. */
const uncertain: ReadonlySet<string> = new Set(["outcome_unknown", "call_in_progress", "timed_out"]);

type Result = Partial<
  Pick<ScheduleRow, "status" | "status_reason" | "due_at" | "started_at" | "ended_at" | "attempts">
> &
  Pick<ScheduleRow, "status">;

/**
 * Decides the result of an item after its call: it was sent, has failed, or waits for another attempt. If a safety
 * limit is reached, the item moves to the time at which the limit is reset.
 */
export function decideResult({ attempts }: Pick<ScheduleRow, "attempts">, outcome: Outcome, now: number): Result {
  if (outcome.ok) return { status: "sent", ended_at: now };
  const { code, detail, retryable, retry_after_seconds: seconds = 0, reset_at } = outcome.problem;
  if (code === "safety_limit_reached" && typeof reset_at === "string")
    return { ...moved(Date.parse(reset_at), detail), started_at: null, attempts: 0 };
  const pause = pausesMs[attempts];
  if (pause === undefined || !(retryable || uncertain.has(code)))
    return { status: "failed", status_reason: detail, started_at: null, ended_at: now };
  const next = moved(now + Math.max(pause, seconds * 1_000), detail);
  return { ...next, ...(!uncertain.has(code) && { started_at: null }), attempts: attempts + 1 };
}

const moved = (at: number, detail: string) => ({
  status: "pending",
  status_reason: `${detail} Moved to ${isoTime(at)}.`,
  due_at: at,
});
