import { expect, test } from "vitest";
import { decideResult } from "../../../../handlers/service/scheduling/decide-result.ts";
import type { Outcome } from "../../../../runtime/index.ts";

const now = Date.parse("2026-06-15T09:30:00Z");
const minutes = (count: number): number => now + count * 60_000;

const failed = (
  code: string,
  more: { retryable?: boolean; retry_after_seconds?: number; reset_at?: string } = {},
): Outcome => ({
  ok: false,
  asToolResult: false,
  problem: {
    ...{
      type: "",
      title: "",
      status: 503,
      hint: "",
      request_id: "req",
      retryable: true,
      code,
      detail: `It was ${code}.`,
    },
    ...more,
  },
});

const item = (attempts: number, startedAt: number | null = null) => ({ attempts, started_at: startedAt });

test("after temporary failures, an item is tried again at growing intervals, five times", () => {
  const attempts = [0, 1, 2, 3, 4].map((count) => decideResult(item(count), failed("network_error"), now));
  expect(attempts.map(({ due_at }) => due_at)).toEqual([1, 5, 15, 30, 60].map(minutes));
  expect(attempts[4]).toEqual({
    status: "pending",
    status_reason: "It was network_error. Moved to 2026-06-15T10:30:00.000Z.",
    due_at: minutes(60),
    started_at: null,
    attempts: 5,
  });
  expect(decideResult(item(5), failed("network_error"), now)).toEqual({
    status: "failed",
    status_reason: "It was network_error.",
    started_at: null,
    ended_at: now,
  });
  const waiting = decideResult(item(0), failed("network_unavailable", { retry_after_seconds: 600 }), now);
  expect(waiting.due_at).toBe(minutes(10));
});

test("the reason of a last attempt says that it may have succeeded", () => {
  expect(decideResult(item(5), failed("internal_error"), now)).toMatchObject({
    status: "failed",
    status_reason: "It was internal_error. This attempt may have succeeded.",
  });
});

test("an item whose effect is unknown stays locked, and an item that reaches a limit moves to its reset time", () => {
  for (const code of ["outcome_unknown", "call_in_progress", "timed_out", "internal_error"])
    expect(decideResult(item(0), failed(code, { retryable: code === "timed_out" }), now)).not.toHaveProperty(
      "started_at",
    );
  const limit = failed("safety_limit_reached", { reset_at: "2026-06-15T11:30:00.000Z" });
  expect(decideResult(item(4), limit, now)).toMatchObject({
    status: "pending",
    due_at: minutes(120),
    attempts: 0,
    started_at: null,
  });
});

test("a failure does not rule out the effect of an earlier attempt", () => {
  const uncertain = item(1, minutes(-5));
  expect(decideResult(uncertain, failed("store_unavailable"), now)).not.toHaveProperty("started_at");
  const limit = failed("safety_limit_reached", { reset_at: "2026-06-15T11:30:00.000Z" });
  expect(decideResult(uncertain, limit, now)).not.toHaveProperty("started_at");
  expect(decideResult(uncertain, failed("unauthenticated", { retryable: false }), now)).toMatchObject({
    status: "failed",
    status_reason: "It was unauthenticated. An earlier attempt may have succeeded.",
    started_at: null,
  });
});
