import type { CampaignStep, CampaignStepKind, LaunchPlanDay } from "../../../../generated/schemas.ts";
import { stepKinds, type StepCategory } from "../setup/step-kinds.ts";
import type { WorkingWindow } from "../setup/working-time.ts";
import type { WindowUnits } from "./window-units.ts";

/** A lead that has steps to do. */
export interface PlannedLead {
  /** From 1. */
  readonly firstStep: number;
  /** The earliest time of the first step, epoch milliseconds. */
  readonly readyAt: number;
}

/** The constraints of a plan. */
export interface PlanRules {
  /** The times at which the campaign may act, in order. */
  readonly windows: Iterator<WorkingWindow>;
  /** The maximum number of steps of the campaign on a day of its schedule. */
  readonly capOn: (day: string) => number;
  /** The executed and planned steps of the campaign in 7 consecutive days; null if the campaign has no weekly cap. */
  readonly weeklyCap: WindowUnits | null;
  /** The calendar day of an instant in the account's time zone; units are counted by this day. */
  readonly accountDay: (atMs: number) => string;
  /** Remaining units of a category on the account's calendar day that contains an instant. */
  readonly unitsLeft: (category: StepCategory, atMs: number) => number;
  /** The weekly and monthly limits of the categories that have them. */
  readonly windowUnits: ReadonlyMap<string, WindowUnits>;
  /** The pause after the nth planned step, in milliseconds. */
  readonly pauseMs: (n: number) => number;
}

export interface ActionPlan {
  /** Days with planned steps, in order. */
  readonly days: readonly LaunchPlanDay[];
  /** The time of each lead's first step, epoch milliseconds; null if it cannot or must not be planned. */
  readonly firstDueAt: readonly (number | null)[];
  /** The time of the last step of all leads. */
  readonly lastDueAt: number | null;
}

type Units = Partial<Record<StepCategory, number>>;

interface Day {
  readonly window: WorkingWindow;
  /** The account's calendar day on which the window opens. */
  readonly accountDay: string;
  /** Remaining units; windows that open on the same day of the account share them. */
  readonly units: Units;
  /** Remaining steps under the cap. */
  stepsLeft: number;
  /** The earliest time that the pauses allow for the next step. */
  nextAt: number;
  readonly counts: LaunchPlanDay;
}

/** The maximum number of planned days: about five years of working days. */
const maxDays = 1_300;

/**
 * Plans all steps as if every condition were met and no lead replied. All steps of a lead are planned before those of the
 * next lead, so that existing conversations take precedence over new contacts. A step is planned on the first day with
 * capacity: time in the working window, the campaign's cap and the account's units per day, week and month. Units are
 * counted on the account's day on which the window opens.
 * @param leads null for a lead without steps to plan.
 */
export function planActions(
  steps: readonly CampaignStep[],
  leads: readonly (PlannedLead | null)[],
  rules: PlanRules,
): ActionPlan {
  const days = createDays(rules);
  const firstWithCapacity: Partial<Record<CampaignStepKind, number>> = {};
  /** For each kind, the earliest time for which no day had capacity. Capacity never grows, so later times have none either. */
  const fullFrom: Partial<Record<CampaignStepKind, number>> = {};
  let planned = 0;
  let lastDueAt: number | null = null;

  const hasCapacity = (day: Day, kind: CampaignStepKind): boolean => {
    if (day.stepsLeft < 1 || day.nextAt >= day.window.closesAt || rules.weeklyCap?.hasRoom(day.window.day) === false)
      return false;
    return stepKinds[kind].categories.every((category) => {
      const left = (day.units[category] ??= rules.unitsLeft(category, day.window.opensAt));
      return left >= 1 && (rules.windowUnits.get(category)?.hasRoom(day.accountDay) ?? true);
    });
  };

  /** Reserves capacity for a step and returns its time; null if no day has capacity. */
  function reserve(kind: CampaignStepKind, readyAt: number): number | null {
    if (readyAt >= (fullFrom[kind] ?? Infinity)) return null;
    let index = firstWithCapacity[kind] ?? 0;
    for (let day = days.at(index); day && !hasCapacity(day, kind); day = days.at(index)) index++;
    firstWithCapacity[kind] = index;
    for (let day = days.at(index); day; day = days.at(++index)) {
      const at = Math.max(readyAt, day.nextAt);
      if (at >= day.window.closesAt || !hasCapacity(day, kind)) continue;
      for (const category of stepKinds[kind].categories) {
        day.units[category] = (day.units[category] ?? 0) - 1;
        rules.windowUnits.get(category)?.add(day.accountDay);
      }
      rules.weeklyCap?.add(day.window.day);
      day.stepsLeft--;
      day.nextAt += rules.pauseMs(planned++);
      day.counts[kind]++;
      day.counts.total++;
      return at;
    }
    fullFrom[kind] = readyAt;
    return null;
  }

  const firstDueAt = leads.map((lead) => {
    if (!lead) return null;
    const { firstStep, readyAt } = lead;
    let first: number | null = null;
    let doneAt = readyAt;
    for (const [at, { kind, delay_hours }] of steps.slice(firstStep - 1).entries()) {
      const due = reserve(kind, at === 0 ? readyAt : doneAt + delay_hours * 3_600_000);
      if (due === null) break;
      first ??= due;
      doneAt = due;
      lastDueAt = Math.max(lastDueAt ?? due, due);
    }
    return first;
  });
  return { days: days.known.map(({ counts }) => counts).filter(({ total }) => total > 0), firstDueAt, lastDueAt };
}

function createDays({ windows, capOn, accountDay }: PlanRules) {
  const known: Day[] = [];
  const unitsByDay = new Map<string, Units>();
  let ended = false;

  function addDay(): void {
    const next = windows.next();
    if (next.done === true) {
      ended = true;
      return;
    }
    const window = next.value;
    const { day, opensAt } = window;
    const dayOfAccount = accountDay(opensAt);
    const units = unitsByDay.get(dayOfAccount) ?? {};
    unitsByDay.set(dayOfAccount, units);
    const counts = { day, total: 0, view_profile: 0, follow: 0, invite: 0, message: 0, inmail: 0, react: 0 };
    known.push({ window, accountDay: dayOfAccount, units, stepsLeft: capOn(day), nextAt: opensAt, counts });
  }

  return {
    known,
    at: (index: number): Day | undefined => {
      while (known.length <= index && known.length < maxDays && !ended) addDay();
      return known[index];
    },
  };
}
