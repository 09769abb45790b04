import { expect, test } from "vitest";
import { percent, roundTo } from "../../../handlers/statistics/rounding.ts";

test("percent rounds half up", () => {
  expect(percent(23, 80)).toBe(28.8); // 28.75%
  expect(percent(41, 80)).toBe(51.3); // 51.25%
  expect([percent(1, 3), percent(2, 3), percent(0, 5)]).toEqual([33.3, 66.7, 0]);
});

test("percent of nothing is unknown", () => {
  expect(percent(0, 0)).toBeNull();
});

test("roundTo rounds to a number of decimals", () => {
  expect(roundTo(2.345, 1)).toBe(2.3);
  expect(roundTo(2.5, 0)).toBe(3);
});
