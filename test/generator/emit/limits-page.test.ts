import { expect, test } from "vitest";
import { limitsPage } from "../../../generator/emit/docs/table-pages.ts";
import { model } from "./model-fixture.ts";

const [category] = model.limits.safety;
const pageOf = (limits: object): string => limitsPage({ ...model, limits: { ...model.limits, ...limits } });

test("the limits page shows weekly and monthly limits, and the networks without them", () => {
  const page = pageOf({ safety: [{ ...category, weekly: 500, monthly: 1_500 }], dailyOnly: ["local"] });
  expect(page).toContain("| Category | Units per day | In 7 days | In 30 days | Counts |");
  expect(page).toContain("Notes: 100 units per day, 500 in 7 days, 1500 in 30 days.");
  expect(page).toContain(
    "They do not apply to accounts whose network has one of these kinds (`network.kind` of an account): `local`.",
  );
});

test("the limits page does not mention windows that no category has", () => {
  expect(pageOf({})).not.toMatch(/[Ww]eekly|[Mm]onthly|In 7 days|In 30 days/);
  expect(pageOf({ safety: [{ ...category, monthly: 1_500 }] })).not.toMatch(/[Ww]eekly|In 7 days/);
});
