import type { ContentCalendar } from "../../../../generated/schemas.ts";
import { calendarDay, type CallContext } from "../../../../runtime/index.ts";
import type { DaySpan } from "../../../network/port/analytics.ts";
import type { Network } from "../../../network/port/network.ts";
import { excerptOf } from "../../../text/excerpt.ts";
import { createDayLookup, daysIn, spanUpTo, toPeriod } from "../../analytics/day-span.ts";
import { readPostingTimes } from "../../analytics/posting-times.ts";
import { countDrafts, listPostDrafts } from "../../drafts/post-drafts.ts";
import type { SchedulingContext } from "../schedule-kind.ts";
import type { ScheduledPostRow } from "../tables.ts";
import { excerptLength, toDays } from "./calendar-days.ts";
import { bestSlots } from "./free-slots.ts";
import { findGaps, usualInterval } from "./gaps.ts";

type Context = Pick<SchedulingContext, "db" | "account"> &
  Pick<CallContext, "now" | "limits"> & { readonly network: Pick<Network, "content" | "analytics"> };

const rhythmDays = 90;
const slotDays = 365;
const maxRead = 1_000;
const maxDrafts = 10;
const maxSlots = 5;

/**
 * Reads the account's posts of a span of days, and determines the gaps from today on.
 * @param detail with `full`, the scheduled posts are complete.
 */
export async function readContentCalendar(
  context: Context,
  span: DaySpan,
  detail: "brief" | "full",
): Promise<ContentCalendar> {
  const { account, now, network, limits } = context;
  const { timezone } = account;
  const dayOf = createDayLookup(timezone);
  const today = calendarDay(now(), timezone);
  const published = await network.content.published(span, maxRead);
  const scheduled = await readScheduled(context, span);
  const waiting = scheduled.filter(({ status }) => status === "pending");
  const earlier = (await network.content.published(spanUpTo(now(), timezone, rhythmDays), maxRead)) ?? [];
  const interval = usualInterval(earlier.map(({ at }) => dayOf(at)));
  const busyDays = new Set([...earlier, ...(published ?? [])].map(({ at }) => dayOf(at)));
  const isLater = span.startMs > now();
  const sooner = isLater ? await readScheduled(context, { startMs: now(), endMs: span.startMs }) : [];
  for (const { due_at, status } of [...sooner, ...scheduled]) if (status === "pending") busyDays.add(dayOf(due_at));
  const times = await readPostingTimes(network.analytics, spanUpTo(now(), timezone, slotDays), {
    timezone,
    now: now(),
  });
  const slots = (days: readonly string[]) => (times ? bestSlots(days, times, { timezone, now: now() }) : []);
  const future = daysIn(span).filter((day) => day >= today);
  const [first] = future;
  const gaps =
    first === undefined || interval === null ? [] : findGaps({ from: first, to: span.to }, busyDays, interval);
  const drafts = await listPostDrafts(context, { topic: null, format: null }, { limit: maxDrafts, after: null });
  const usedToday = (await limits.safety()).find(({ category }) => category === "post")?.used ?? 0;
  const maxWaiting = (day: string): number =>
    limits.safetyLimit("post", Math.max(now(), Date.parse(day))) - (day === today ? usedToday : 0);
  return {
    period: toPeriod(span),
    timezone,
    daily_limit: limits.safetyLimit("post"),
    usual_interval_days: interval,
    published_count: published && published.length,
    scheduled_count: waiting.length,
    days: toDays({ published: published ?? [], scheduled, dayOf, maxWaiting, detail }),
    gaps: gaps.map((gap) => ({
      ...gap,
      best_slot: slots(future.filter((day) => day >= gap.from && day <= gap.to))[0] ?? null,
    })),
    free_slots: slots(future.filter((day) => !busyDays.has(day))).slice(0, maxSlots),
    draft_count: await countDrafts(context),
    drafts: drafts.items.map(({ id, text, format, topic, updated_at }) => {
      return { draft_id: id, excerpt: excerptOf(text, excerptLength), format, topic, updated_at };
    }),
  };
}

/** Reads the posts that are waiting, have failed or were missed, in chronological order. */
function readScheduled(
  { db, account }: Context,
  { startMs, endMs }: Pick<DaySpan, "startMs" | "endMs">,
): Promise<ScheduledPostRow[]> {
  return db
    .selectFrom("svc_scheduled_posts")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("due_at", ">=", startMs)
    .where("due_at", "<", endMs)
    .where("status", "in", ["pending", "failed", "missed"])
    .orderBy("due_at")
    .orderBy("id")
    .limit(maxRead)
    .execute();
}
