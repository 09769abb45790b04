import type { ActivityAnalytics, ActivityCounts, ActivityPoint, Weekday } from "../../../generated/schemas.ts";
import type { ActivityTimes, DaySpan } from "../../network/port/analytics.ts";
import { weekdayOf, weekdays } from "../../time/weekdays.ts";
import { createDayLookup, daysIn } from "./day-span.ts";

const unknown: ActivityCounts = {
  posts: null,
  comments: null,
  reactions: null,
  messages_sent: null,
  messages_received: null,
  invitations_sent: null,
  invitations_accepted: null,
  new_connections: null,
};

const kinds = Object.keys(unknown) as (keyof ActivityCounts)[]; // the keys are these names

/** The kinds of the account's own activity; the other kinds are the activity of others. */
const ownActivityKinds = ["posts", "comments", "reactions", "messages_sent", "invitations_sent"] as const;

type Summary = Omit<ActivityAnalytics, "period" | "timezone" | "interval">;

/** Counts activity by day or week of a time zone, and summarizes how it is distributed. */
export function summarizeActivity(
  times: ActivityTimes,
  span: DaySpan,
  { timezone, interval }: { readonly timezone: string; readonly interval: "day" | "week" },
): Summary {
  const days = countByDay(times, span, timezone);
  const isKnown = ownActivityKinds.some((kind) => times[kind] !== null);
  return {
    totals: add(days.map(({ counts }) => counts)),
    active_days: isKnown ? days.filter(({ counts }) => ownActivity(counts) > 0).length : null,
    longest_pause_days: isKnown ? longestPause(days) : null,
    busiest_weekday: busiestWeekday(days),
    series: interval === "day" ? days : toWeeks(days),
  };
}

function countByDay(times: ActivityTimes, span: DaySpan, timezone: string): ActivityPoint[] {
  const none = { ...unknown };
  for (const kind of kinds) if (times[kind] !== null) none[kind] = 0;
  const days = new Map(daysIn(span).map((day) => [day, { ...none }]));
  const dayOf = createDayLookup(timezone);
  for (const kind of kinds) {
    for (const at of times[kind] ?? []) {
      const counts = days.get(dayOf(at));
      if (counts) counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  return [...days].map(([day, counts]) => ({ from: day, to: day, counts }));
}

function add(counts: readonly ActivityCounts[]): ActivityCounts {
  const sum = { ...unknown };
  for (const one of counts) {
    for (const kind of kinds) {
      const count = one[kind];
      if (count !== null) sum[kind] = (sum[kind] ?? 0) + count;
    }
  }
  return sum;
}

function ownActivity(counts: ActivityCounts): number {
  return ownActivityKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

function longestPause(days: readonly ActivityPoint[]): number {
  let longest = 0;
  let current = 0;
  for (const { counts } of days) {
    current = ownActivity(counts) > 0 ? 0 : current + 1;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** The weekday with the most activity of the account itself, the earliest if tied; null if there is none. */
function busiestWeekday(days: readonly ActivityPoint[]): Weekday | null {
  const sums = new Map(weekdays.map((weekday) => [weekday, 0]));
  for (const { from, counts } of days) {
    const weekday = weekdayOf(from);
    sums.set(weekday, (sums.get(weekday) ?? 0) + ownActivity(counts));
  }
  const [first] = [...sums].sort(([, one], [, other]) => other - one);
  return first && first[1] > 0 ? first[0] : null;
}

function toWeeks(days: readonly ActivityPoint[]): ActivityPoint[] {
  const weeks: ActivityPoint[][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week && weekdayOf(day.from) !== "monday") week.push(day);
    else weeks.push([day]);
  }
  return weeks.map((week) => ({
    from: week[0]?.from ?? "",
    to: week.at(-1)?.to ?? "",
    counts: add(week.map(({ counts }) => counts)),
  }));
}
