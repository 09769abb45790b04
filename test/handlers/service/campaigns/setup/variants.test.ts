import { expect, test } from "vitest";
import { assignVariants } from "../../../../../handlers/service/campaigns/setup/variants.ts";

const leads = Array.from({ length: 60 }, (_, at) => `led_${at}`);

function counts(assigned: ReadonlyMap<string, number>): number[] {
  const found: number[] = [];
  for (const variant of assigned.values()) found[variant - 1] = (found[variant - 1] ?? 0) + 1;
  return found;
}

test("assigns variants in proportion to their weights", () => {
  expect(counts(assignVariants("step 1", leads, [3, 2, 1]))).toEqual([30, 20, 10]);
  expect(counts(assignVariants("step 1", leads.slice(0, 7), [1, 1]))).toEqual([4, 3]);
  expect(counts(assignVariants("step 1", leads, [100]))).toEqual([60]);
});

test("assigns the same variants for any order of leads", () => {
  const again = assignVariants("step 1", leads.toReversed(), [1, 1]);
  expect(again).toEqual(assignVariants("step 1", leads, [1, 1]));
});

test("assigns the variants of different steps independently", () => {
  const [one, other] = [assignVariants("step 1", leads, [1, 1]), assignVariants("step 2", leads, [1, 1])];
  const both = leads.filter((lead) => one.get(lead) === 1 && other.get(lead) === 1).length;
  expect(both).toBeGreaterThan(7);
  expect(both).toBeLessThan(23);
});
