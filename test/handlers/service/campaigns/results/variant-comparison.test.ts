import { expect, test } from "vitest";
import { compareVariants } from "../../../../../handlers/service/campaigns/results/variant-comparison.ts";

const outcome = (name: string, hits: number, tries: number) => ({ name, hits, tries });

test("returns null for a single variant", () => {
  expect(compareVariants("replied", [outcome("A", 3, 40)])).toBeNull();
});

test("finds a winner if chance is an unlikely explanation", () => {
  expect(compareVariants("accepted", [outcome("A", 30, 100), outcome("B", 45, 100)])).toEqual({
    metric: "accepted",
    best_variant: 2,
    other_variant: 1,
    difference_points: 15,
    p_value: 0.0285,
    verdict: "winner",
    sends_needed: null,
    text: '"B" performs better than "A": acceptance 45 of 100 against 30 of 100.',
  });
});

test("multiplies the p-value by the number of pairs, and compares the two best variants", () => {
  const comparison = compareVariants("replied", [outcome("A", 30, 100), outcome("B", 45, 100), outcome("C", 10, 100)]);
  expect(comparison).toMatchObject({
    best_variant: 2,
    other_variant: 1,
    p_value: 0.0854,
    verdict: "no_difference_yet",
  });
  // 80% power at 0.05 / 3 requires 217 sends of each variant; 100 are done.
  expect(comparison?.sends_needed).toBe(117);
});

test("returns the verdict too_few with fewer than 30 sends of either variant", () => {
  expect(compareVariants("replied", [outcome("A", 20, 29), outcome("B", 1, 500)])).toMatchObject({
    best_variant: 1,
    p_value: null,
    verdict: "too_few",
    difference_points: 68.8,
    sends_needed: 1,
  });
});

test("the difference is null before both variants were sent", () => {
  expect(compareVariants("replied", [outcome("A", 0, 0), outcome("B", 0, 4)])).toMatchObject({
    best_variant: 2,
    other_variant: 1,
    difference_points: null,
    p_value: null,
    verdict: "too_few",
    sends_needed: 30,
  });
});

test("finds no difference between equal variants", () => {
  expect(compareVariants("replied", [outcome("A", 20, 40), outcome("B", 20, 40)])).toMatchObject({
    best_variant: 1,
    difference_points: 0,
    p_value: 1,
    verdict: "no_difference_yet",
    sends_needed: null,
    text: '"A" and "B" perform equally well: reply 20 of 40 against 20 of 40.',
  });
});

test("counts the sends that the smaller variant needs, and none for a difference too small to confirm", () => {
  const few = compareVariants("replied", [outcome("A", 2, 12), outcome("B", 2, 13)]);
  expect(few).toMatchObject({ verdict: "too_few", sends_needed: 18 });
  expect(few?.text).toContain("requires 30 sends; the smaller sample lacks 18");
  const close = compareVariants("replied", [outcome("A", 20, 60), outcome("B", 21, 60)]);
  expect(close).toMatchObject({ verdict: "no_difference_yet", sends_needed: null });
  expect(close?.text).toContain("even 1000 sends of each would not confirm it");
});
