import { expect, test } from "vitest";
import {
  compareProportions,
  triesNeeded,
  upperQuantile,
  upperTail,
  wilsonInterval,
} from "../../../handlers/statistics/proportions.ts";

test("computes the tail of the normal distribution (R: pnorm(z, lower.tail = FALSE))", () => {
  expect(upperTail(0)).toBeCloseTo(0.5, 12);
  expect(upperTail(1)).toBeCloseTo(0.15865525393146, 12);
  expect(upperTail(1.959963984540054)).toBeCloseTo(0.025, 12);
  expect(upperTail(3)).toBeCloseTo(0.00134989803163, 12);
  expect(upperTail(6) / 9.865876450377e-10).toBeCloseTo(1, 9);
  expect(upperQuantile(0.025)).toBeCloseTo(1.959963984540054, 9);
  expect(upperQuantile(0.2)).toBeCloseTo(0.8416212335729, 9);
});

test("computes Wilson's interval (R: prop.test(x, n, correct = FALSE))", () => {
  expect(wilsonInterval({ hits: 15, tries: 50 })).toEqual({ low: 19.1, high: 43.8 });
  expect(wilsonInterval({ hits: 0, tries: 10 })).toEqual({ low: 0, high: 27.8 });
  expect(wilsonInterval({ hits: 10, tries: 10 })).toEqual({ low: 72.2, high: 100 });
  expect(wilsonInterval({ hits: 0, tries: 0 })).toBeNull();
});

test("tests two proportions (R: prop.test(c(45, 30), c(100, 100), correct = FALSE))", () => {
  const p = compareProportions({ hits: 45, tries: 100 }, { hits: 30, tries: 100 });
  expect(p).toBeCloseTo(0.0284597, 6);
  expect(compareProportions({ hits: 30, tries: 100 }, { hits: 45, tries: 100 })).toBe(p);
  expect(compareProportions({ hits: 40, tries: 40 }, { hits: 30, tries: 30 })).toBe(1);
  expect(compareProportions({ hits: 0, tries: 40 }, { hits: 0, tries: 30 })).toBe(1);
});

test("computes the number of trials needed to detect a difference (R: power.prop.test(p1 = 0.45, p2 = 0.3, power = 0.8))", () => {
  expect(triesNeeded(0.45, 0.3, 0.05)).toBe(163);
  expect(triesNeeded(0.3, 0.45, 0.05)).toBe(163);
});
