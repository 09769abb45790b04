import { expect, test } from "vitest";
import { parseRetryAfter } from "../../../runtime/outbound/retry-after.ts";

const now = Date.UTC(2026, 0, 1);

test.each([
  ["120", 120],
  ["Thu, 01 Jan 2026 00:02:00 GMT", 120],
  ["Wed, 31 Dec 2025 23:59:00 GMT", 0],
  ["soon", undefined],
  ["-1x", undefined],
  ["-5", undefined],
  ["1.5", undefined],
  ["10, 20", undefined],
  ["2026-01-01", undefined],
  ["Thursday, 01-Jan-26 00:02:00 GMT", 120],
  ["Thu Jan  1 00:02:00 2026", 120],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
] as const)("Retry-After %j means %j seconds", (value, seconds) => {
  expect(parseRetryAfter(value, now)).toBe(seconds);
});
