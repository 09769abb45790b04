import { expect, test } from "vitest";
import { quantile } from "../../../handlers/statistics/quantile.ts";

test("returns the smallest value that is at least as large as the given share of the values, in any order", () => {
  const ten = [9, 1, 8, 2, 7, 3, 6, 4, 10, 5];
  expect([0.1, 0.5, 0.9, 0.91, 1].map((share) => quantile(ten, share))).toEqual([1, 5, 9, 10, 10]);
  expect(quantile([4], 0.9)).toBe(4);
  expect(quantile([], 0.9)).toBeNull();
});
