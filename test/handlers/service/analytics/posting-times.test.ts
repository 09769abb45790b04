import { expect, test } from "vitest";
import { spanUpTo } from "../../../../handlers/service/analytics/day-span.ts";
import { readPostingTimes, summarizePostingTimes } from "../../../../handlers/service/analytics/posting-times.ts";

const post = (at: string, engagements: number) => ({ publishedAt: Date.parse(at), engagements });

test("the score of a single successful post is reduced towards the mean, and hours are those of the time zone", () => {
  const tuesdays = Array.from({ length: 20 }, (_, week) => ({
    publishedAt: Date.parse("2026-01-06T07:30:00Z") + week * 7 * 86_400_000, // 08:30 in Stockholm, in summer 09:30
    engagements: 30,
  }));
  const times = summarizePostingTimes(
    [...tuesdays, post("2026-01-08T20:10:00Z", 50), post("2026-01-09T12:00:00Z", 0)],
    "Europe/Stockholm",
  );
  expect(times).toMatchObject({ posts: 22, meanEngagements: 650 / 22 });
  const slot = (weekday: string, hour: number) =>
    times.slots.find((one) => one.weekday === weekday && one.hour === hour);
  expect(slot("tuesday", 8)?.posts).toBe(12);
  expect(slot("tuesday", 9)?.posts).toBe(8);
  const mean = 650 / 22;
  const thursday = (50 + 5 * mean) / 6;
  expect(times.weekdays[3]).toEqual({ weekday: "thursday", posts: 1, meanEngagements: 50, score: thursday });
  expect(times.hours[21]?.score).toBeCloseTo(thursday, 9);
  expect(slot("thursday", 21)?.score).toBeCloseTo((50 + (5 * thursday * thursday) / mean) / 6, 9);
  expect(slot("friday", 13)?.score).toBeLessThan(mean);
  const untried = slot("thursday", 8);
  expect(untried).toMatchObject({ posts: 0, meanEngagements: null });
  expect(untried?.score).toBeGreaterThan(mean);
});

test("without posts no engagement is expected, and posts of the last two days are not counted", async () => {
  const empty = summarizePostingTimes([], "UTC");
  expect(empty.meanEngagements).toBeNull();
  expect(empty.slots).toHaveLength(168);
  expect(new Set(empty.slots.map(({ score }) => score))).toEqual(new Set([0]));
  const now = Date.parse("2026-06-15T09:30:00Z");
  let end = 0;
  const analytics = { postEngagements: async (span: { endMs: number }) => ((end = span.endMs), null) };
  expect(await readPostingTimes(analytics, spanUpTo(now, "UTC", 90), { timezone: "UTC", now })).toBeNull();
  expect(new Date(end).toISOString()).toBe("2026-06-13T09:30:00.000Z");
});
