import { expect, test } from "vitest";
import { summarizePostingTimes } from "../../../../handlers/service/analytics/posting-times.ts";
import { bestSlots } from "../../../../handlers/service/scheduling/calendar/free-slots.ts";
import { findGaps, usualInterval } from "../../../../handlers/service/scheduling/calendar/gaps.ts";

const june = (day: number): string => `2026-06-${String(day).padStart(2, "0")}`;

test("the usual interval is the median between posting days", () => {
  expect(usualInterval([june(1), june(1), june(4), june(6), june(9), june(20)])).toBe(3);
  expect(usualInterval([june(1), june(3), june(3)])).toBeNull();
});

test("a gap is at least as long as the usual interval, and days before the period count toward the first gap", () => {
  const busy = new Set([8, 12, 17, 18, 22].map(june));
  const gaps = findGaps({ from: june(10), to: june(26) }, busy, 3);
  expect(gaps.map(({ from, to, days }) => [from, to, days])).toEqual([
    [june(10), june(11), 2], // with 9 June, three days
    [june(13), june(16), 4],
    [june(19), june(21), 3],
    [june(23), june(26), 4],
  ]);
  expect(findGaps({ from: june(10), to: june(26) }, busy, 4).map(({ from }) => from)).toEqual([june(13), june(23)]);
  expect(findGaps({ from: june(17), to: june(18) }, busy, 1)).toEqual([]);
  expect(findGaps({ from: june(10), to: june(12) }, new Set(), 3)).toEqual([{ from: june(10), to: june(12), days: 3 }]);
});

test("slots are in the future, at hours with earlier posts, also on days with a clock change", () => {
  const timezone = "Europe/Stockholm";
  const posts = [
    { publishedAt: Date.parse("2026-03-01T09:00:00Z"), engagements: 40 }, // Sunday 10:00
    { publishedAt: Date.parse("2026-03-02T16:00:00Z"), engagements: 10 }, // Monday 17:00
  ];
  const times = summarizePostingTimes(posts, timezone);
  const slotsAt = (now: string) =>
    bestSlots(["2026-03-29", "2026-03-30"], times, { timezone, now: Date.parse(now) }).map(
      ({ publish_at }) => publish_at,
    );
  // Daylight saving time begins on 29 March.
  expect(slotsAt("2026-03-28T00:00:00Z")).toEqual(["2026-03-29T08:00:00.000Z", "2026-03-30T08:00:00.000Z"]);
  expect(slotsAt("2026-03-29T08:00:00Z")).toEqual(["2026-03-29T15:00:00.000Z", "2026-03-30T08:00:00.000Z"]);
  expect(slotsAt("2026-03-29T15:00:00Z")).toEqual(["2026-03-30T08:00:00.000Z"]);
});
