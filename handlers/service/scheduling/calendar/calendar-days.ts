import type { CalendarDay } from "../../../../generated/schemas.ts";
import type { PublishedPost } from "../../../network/port/content.ts";
import { excerptOf } from "../../../text/excerpt.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { weekdayOf } from "../../../time/weekdays.ts";
import type { ScheduledPostRow } from "../tables.ts";

const maxListed = 100;

/** In code points. */
export const excerptLength = 100;

export type Scheduled = Pick<ScheduledPostRow, "id" | "status" | "status_reason" | "due_at" | "text">;

/** Groups posts by day; days without posts are omitted. */
export function toDays({
  published,
  scheduled,
  dayOf,
  maxWaiting,
}: {
  /** Newest first. */
  readonly published: readonly PublishedPost[];
  /** In chronological order. */
  readonly scheduled: readonly Scheduled[];
  readonly dayOf: (atMs: number) => string;
  /** Returns the number of waiting posts that can still be published on a day. */
  readonly maxWaiting: (day: string) => number;
}): CalendarDay[] {
  const publishedOn = groupBy(published.slice(0, maxListed).reverse(), ({ at }) => dayOf(at));
  const scheduledOn = groupBy(scheduled, ({ due_at }) => dayOf(due_at));
  const listed = new Set(scheduled.slice(0, maxListed));
  return [...new Set([...publishedOn.keys(), ...scheduledOn.keys()])].sort().map((day) => {
    const rows = scheduledOn.get(day) ?? [];
    const waiting = rows.filter(({ status }) => status === "pending").length;
    return {
      day,
      weekday: weekdayOf(day),
      published: (publishedOn.get(day) ?? []).map(({ id, at, kind, excerpt }) => {
        return { post_id: id, published_at: isoTime(at), kind, excerpt };
      }),
      scheduled: rows.filter((row) => listed.has(row)).map(toEntry),
      over_limit: waiting > 0 && waiting > maxWaiting(day),
    };
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const toEntry = ({ id, status, status_reason, due_at, text }: Scheduled): CalendarDay["scheduled"][number] => ({
  scheduled_post_id: id,
  publish_at: isoTime(due_at),
  status: status as CalendarDay["scheduled"][number]["status"], // the column contains these values
  status_reason,
  excerpt: excerptOf(text, excerptLength),
});
