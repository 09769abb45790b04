import type { CampaignStep, CampaignStepKind, LaunchPlanDay, OutreachLimits } from "../../../../generated/schemas.ts";
import { stepKinds } from "../setup/step-kinds.ts";
import type { WorkingWindow } from "../setup/working-time.ts";

/** A lead with steps still to do. */
export interface PlannedLead {
  /** From 1. */
  readonly firstStep: number;
  /** Epoch milliseconds: not before. */
  readonly readyAt: number;
}

/** What the plan keeps to. */
export interface PlanRules {
  /** When the campaign may act, in order. */
  readonly windows: Iterator<WorkingWindow>;
  /** Most steps of the campaign on a day of its schedule. */
  readonly capOn: (day: string) => number;
  /** The account's calendar day of an instant: its units are counted by it. */
  readonly accountDay: (atMs: number) => string;
  /** Units of a category that are left on the account's day of an instant. */
  readonly unitsLeft: (category: keyof OutreachLimits, atMs: number) => number;
  /** Pause after the nth planned step, in milliseconds. */
  readonly pauseMs: (n: number) => number;
}

export interface ActionPlan {
  /** Days with something planned, in order. */
  readonly days: readonly LaunchPlanDay[];
  /** By lead: when its first step is planned, epoch milliseconds; null: never. */
  readonly firstDueAt: readonly (number | null)[];
  /** Of the last step of all. */
  readonly lastDueAt: number | null;
}

type Units = Partial<Record<keyof OutreachLimits, number>>;

interface Day {
  readonly window: WorkingWindow;
  /** Shared by the windows that open on the same day of the account. */
  readonly units: Units;
  /** Steps that the cap still allows. */
  room: number;
  /** The next moment at which the pauses allow a step. */
  nextAt: number;
  readonly counts: LaunchPlanDay;
}

/** A plan looks no further: about five years of working days. */
const horizon = 1_300;

/**
 * Plans all steps as if every condition were met and no lead replied. Leads come in their order, each with all its steps,
 * so that who is in conversation comes before new contacts; a step goes on the first day that has room for it: time in the
 * window, the campaign's cap, the account's units. Units are counted on the account's day in which the window opens.
 */
export function planActions(
  steps: readonly CampaignStep[],
  leads: readonly PlannedLead[],
  rules: PlanRules,
): ActionPlan {
  const days = createDays(rules);
  const firstWithRoom: Partial<Record<CampaignStepKind, number>> = {};
  let planned = 0;
  let lastDueAt: number | null = null;

  const hasRoom = (day: Day, kind: CampaignStepKind): boolean => {
    const { category } = stepKinds[kind];
    const left = (day.units[category] ??= rules.unitsLeft(category, day.window.opensAt));
    return left >= 1 && day.room >= 1 && day.nextAt < day.window.closesAt;
  };

  /** The first moment with room for a step, which is taken; null when there is none. */
  function place(kind: CampaignStepKind, readyAt: number): number | null {
    let index = firstWithRoom[kind] ?? 0;
    for (let day = days.at(index); day && !hasRoom(day, kind); day = days.at(index)) index++;
    firstWithRoom[kind] = index;
    for (let day = days.at(index); day; day = days.at(++index)) {
      const at = Math.max(readyAt, day.nextAt);
      if (at >= day.window.closesAt || !hasRoom(day, kind)) continue;
      const { category } = stepKinds[kind];
      day.units[category] = (day.units[category] ?? 0) - 1;
      day.room--;
      day.nextAt += rules.pauseMs(planned++);
      day.counts[kind]++;
      day.counts.total++;
      return at;
    }
    return null;
  }

  const firstDueAt = leads.map(({ firstStep, readyAt }) => {
    let first: number | null = null;
    let doneAt = readyAt;
    for (const [at, { kind, delay_hours }] of steps.slice(firstStep - 1).entries()) {
      const due = place(kind, at === 0 ? readyAt : doneAt + delay_hours * 3_600_000);
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
    const units = unitsByDay.get(accountDay(opensAt)) ?? {};
    unitsByDay.set(accountDay(opensAt), units);
    const counts = { day, total: 0, view_profile: 0, follow: 0, invite: 0, message: 0, inmail: 0, react: 0 };
    known.push({ window, units, room: capOn(day), nextAt: opensAt, counts });
  }

  return {
    known,
    at: (index: number): Day | undefined => {
      while (known.length <= index && known.length < horizon && !ended) addDay();
      return known[index];
    },
  };
}
