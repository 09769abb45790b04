import { expect, test } from "vitest";
import type { CampaignSchedule, CampaignStep, CampaignStepKind } from "../../../../../generated/schemas.ts";
import { planActions, type PlanRules } from "../../../../../handlers/service/campaigns/launch/plan-actions.ts";
import { workingWindows } from "../../../../../handlers/service/campaigns/setup/working-time.ts";
import { localDay } from "../../../../support/local-day.ts";

const hourMs = 3_600_000;
const friday = Date.parse("2026-03-27T13:00Z"); // 14:00 in Berlin; daylight saving time begins on Sunday
const berlin: CampaignSchedule = {
  timezone: "Europe/Berlin",
  days: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  start: "09:00",
  end: "17:00",
};

const step = (kind: CampaignStepKind, delay_hours: number): CampaignStep => ({
  kind,
  delay_hours,
  condition: "always",
  wait_hours: 336,
  reaction: "like",
  variants: [],
});

function rules(changes: Partial<PlanRules> & { readonly from?: number } = {}): PlanRules {
  return {
    windows: workingWindows(berlin, false, changes.from ?? friday),
    capOn: () => Infinity,
    accountDay: (at) => localDay(at, "Europe/Berlin"),
    unitsLeft: () => 1_000,
    windowUnits: new Map(),
    weeklyCap: null,
    pauseMs: () => 60_000,
    ...changes,
  };
}

const leads = (count: number) => Array.from({ length: count }, () => ({ firstStep: 1, readyAt: friday }));
const iso = (atMs: number | null | undefined) => (atMs ? new Date(atMs).toISOString().slice(0, 16) : null);
const totals = ({ days }: ReturnType<typeof planActions>) => days.map(({ day, total }) => `${day} ${total}`);

test("starts now, pauses between actions, and adds each delay to the previous step, across weekend and clock change", () => {
  const plan = planActions([step("view_profile", 0), step("invite", 24)], leads(2), rules());
  expect(plan.firstDueAt.map(iso)).toEqual(["2026-03-27T13:00", "2026-03-27T13:01"]);
  // A day later is Saturday; Monday opens at 09:00 in daylight saving time.
  expect(iso(plan.lastDueAt)).toBe("2026-03-30T07:01");
  expect(plan.days).toEqual([
    { day: "2026-03-27", total: 2, view_profile: 2, follow: 0, invite: 0, message: 0, inmail: 0, react: 0 },
    { day: "2026-03-30", total: 2, view_profile: 0, follow: 0, invite: 2, message: 0, inmail: 0, react: 0 },
  ]);
});

test("respects the cap of each day, reduced by the actions already done today", () => {
  const capOn = (day: string) => (day === "2026-03-27" ? 5 - 3 : 5);
  expect(totals(planActions([step("follow", 0)], leads(9), rules({ capOn })))).toEqual([
    "2026-03-27 2",
    "2026-03-30 5",
    "2026-03-31 2",
  ]);
});

test("respects the account's units per category, without blocking other categories", () => {
  const unitsLeft: PlanRules["unitsLeft"] = (category) => (category === "invitation" ? 2 : 1_000);
  const plan = planActions([step("view_profile", 0), step("invite", 0)], leads(5), rules({ unitsLeft }));
  expect(plan.days.map(({ day, view_profile, invite }) => `${day} ${view_profile} ${invite}`)).toEqual([
    "2026-03-27 5 2",
    "2026-03-30 0 2",
    "2026-03-31 0 1",
  ]);
});

test("two windows that open on the same day of the account share the units of that day", () => {
  const opensAt = friday;
  const windows = [
    { day: "one", opensAt, closesAt: opensAt + hourMs },
    { day: "two", opensAt: opensAt + 2 * hourMs, closesAt: opensAt + 3 * hourMs },
  ];
  const plan = planActions(
    [step("invite", 0)],
    leads(4),
    rules({ windows: windows[Symbol.iterator](), unitsLeft: () => 3, pauseMs: () => 40 * 60_000 }),
  );
  expect(totals(plan)).toEqual(["one 2", "two 1"]);
  expect(plan.firstDueAt.map(iso)).toEqual(["2026-03-27T13:00", "2026-03-27T13:40", "2026-03-27T15:00", null]);
});

test("continues on the next day when pauses fill a day", () => {
  const plan = planActions([step("follow", 0)], leads(5), rules({ pauseMs: () => hourMs }));
  expect(totals(plan)).toEqual(["2026-03-27 3", "2026-03-30 2"]);
  expect(plan.firstDueAt.map(iso)).toEqual([
    "2026-03-27T13:00",
    "2026-03-27T14:00",
    "2026-03-27T15:00",
    "2026-03-30T07:00",
    "2026-03-30T08:00",
  ]);
});

test("resumes a lead at its step, once it is ready", () => {
  const resumed = [{ firstStep: 2, readyAt: Date.parse("2026-03-31T10:00Z") }];
  const plan = planActions([step("view_profile", 0), step("invite", 24), step("message", 48)], resumed, rules());
  expect(iso(plan.firstDueAt[0])).toBe("2026-03-31T10:00");
  expect(iso(plan.lastDueAt)).toBe("2026-04-02T10:00");
  expect(totals(plan)).toEqual(["2026-03-31 1", "2026-04-02 1"]);
});

test("plans nothing without working time, steps or units", () => {
  const empty = { days: [], lastDueAt: null };
  expect(planActions([step("follow", 0)], leads(1), rules({ windows: [][Symbol.iterator]() }))).toMatchObject(empty);
  expect(planActions([], leads(1), rules())).toMatchObject({ ...empty, firstDueAt: [null] });
  expect(planActions([step("follow", 0)], leads(50), rules({ unitsLeft: () => 0 }))).toMatchObject(empty);
});

test("plans 20,000 leads with work in proportion to their number", () => {
  const planFor = (count: number): { readonly days: number; readonly lookups: number } => {
    let lookups = 0;
    const unitsLeft: PlanRules["unitsLeft"] = (category) => {
      lookups += 1;
      return category === "invitation" ? 15 : 250;
    };
    const steps = [step("view_profile", 0), step("invite", 24), step("message", 48)];
    return { days: planActions(steps, leads(count), rules({ unitsLeft })).days.length, lookups };
  };
  const [few, many] = [planFor(2_000), planFor(20_000)];
  expect(many.days).toBeGreaterThan(1_000);
  expect(many.lookups / few.lookups).toBeLessThan(11);
});
