import type { CalendarDay } from "../../../../generated/schemas.ts";
import type { PublishedExcerpt } from "../../../network/port/content.ts";
import { excerptOf } from "../../../text/excerpt.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { weekdayOf } from "../../../time/weekdays.ts";
import { toScheduledPost } from "../scheduled-posts.ts";
import type { ScheduledPostRow } from "../tables.ts";

const maxListed = 100;

/** In code points. */
export const excerptLength = 100;

/** Groups posts by day; days without posts are omitted. */
export function toDays({
  published,
  scheduled,
  dayOf,
  maxWaiting,
  detail,
}: {
  /** Newest first. */
  readonly published: readonly PublishedExcerpt[];
  /** In chronological order. */
  readonly scheduled: readonly ScheduledPostRow[];
  readonly dayOf: (atMs: number) => string;
  /** Returns the number of waiting posts that can still be published on a day. */
  readonly maxWaiting: (day: string) => number;
  readonly detail: "brief" | "full";
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
      scheduled: rows.filter((row) => listed.has(row)).map((row) => toEntry(row, detail)),
      over_limit: waiting > 0 && waiting > maxWaiting(day),
    };
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const toEntry = (row: ScheduledPostRow, detail: "brief" | "full"): CalendarDay["scheduled"][number] => ({
  scheduled_post_id: row.id,
  publish_at: isoTime(row.due_at),
  status: row.status as CalendarDay["scheduled"][number]["status"], // the column contains these values
  status_reason: row.status_reason,
  excerpt: excerptOf(row.text, excerptLength),
  ...(detail === "full" && { post: toScheduledPost(row) }),
});
