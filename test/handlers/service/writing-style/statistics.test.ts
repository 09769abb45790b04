import { expect, test } from "vitest";
import { busiest, gapsInDays, perWeek } from "../../../../handlers/service/writing-style/rhythm.ts";
import { median, quartiles, shareOf, tally } from "../../../../handlers/service/writing-style/statistics.ts";
import { describeFormality } from "../../../../handlers/service/writing-style/style-parts.ts";

const dayMs = 86_400_000;
const monday = Date.UTC(2026, 5, 15, 9, 30);

test("the median is the middle value, or the mean of the two middle values", () => {
  expect([median([]), median([7]), median([9, 1]), median([3, 1, 2])]).toEqual([null, 7, 5, 2]);
});

test("quartiles are interpolated between the nearest values", () => {
  expect([quartiles([]), quartiles([4]), quartiles([1, 2, 3, 4]), quartiles([10, 20, 30])]).toEqual([
    null,
    [4, 4],
    [1.75, 3.25],
    [15, 25],
  ]);
});

test("shares are rounded to three digits, and the share of nothing is 0", () => {
  expect([shareOf(1, 3), shareOf(0, 0), shareOf(2, 2)]).toEqual([0.333, 0, 1]);
});

test("a tally counts each item once per text, sorted by count and then alphabetically", () => {
  expect(tally([["b", "b"], ["a", "b"], ["a"], []], 2)).toEqual([
    { text: "a", count: 2, share: 0.5 },
    { text: "b", count: 2, share: 0.5 },
  ]);
});

test("the rate per week is based on at least one week", () => {
  expect(perWeek([], monday)).toBe(0);
  expect(perWeek([monday - dayMs, monday], monday)).toBe(2);
  expect(perWeek([monday - 28 * dayMs, monday], monday)).toBe(0.5);
});

test("gaps are measured between adjacent times", () => {
  expect(gapsInDays([monday, monday - 3 * dayMs, monday - dayMs])).toEqual([2, 1]);
  expect(gapsInDays([monday])).toEqual([]);
});

test("weekdays and hours are those of the time zone", () => {
  const times = [monday, monday + 60_000, Date.UTC(2026, 5, 17, 23, 15), Date.UTC(2026, 5, 18, 1, 0)];
  expect(busiest(times, "UTC")).toEqual({ weekdays: ["monday", "wednesday", "thursday"], hours: [9, 1, 23] });
  expect(busiest(times, "Europe/Stockholm")).toEqual({ weekdays: ["monday", "thursday"], hours: [11, 1, 3] });
});

test("formality is the mean of four measures", () => {
  const formal = "We would be grateful for an answer before the end of the week, so that the plan can be made in time.";
  expect(describeFormality([formal])).toEqual({
    level: "formal",
    score: 1,
    contraction_share: 0,
    first_person_share: 0,
  });
  expect(describeFormality(["It's done! 🎉", "Don't! 👍"])).toEqual({
    level: "casual",
    score: 0,
    contraction_share: 1,
    first_person_share: 0,
  });
  // Half of the texts have a contraction, and the median sentence has 5 words: (0.5 + 1 + 1 + 0) / 4.
  expect(describeFormality(["It's the way we go.", "I take the long road."])).toEqual({
    level: "neutral",
    score: 0.63,
    contraction_share: 0.5,
    first_person_share: 0.5,
  });
});
