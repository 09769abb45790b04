import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, dayOf, startOfDay } from "./calendar.ts";
import { itemAt, poisson, type Rng } from "./rng.ts";

/** The times of the reactions to, comments on and reposts of one post. */
export interface PostEvents {
  readonly reactions: readonly number[];
  readonly comments: readonly number[];
  readonly reposts: readonly number[];
}

/**
 * Distributes a post's impressions over its days, most of them on the first days, and writes a row for each day with any
 * count.
 * @returns the sum of the written impressions. A day has at least as many impressions as reactions, comments and
 * reposts together.
 */
export function writePostDays(
  bulk: BulkInsert,
  rng: Rng,
  post: { readonly id: string; readonly at: number; readonly clickRate: number },
  impressions: number,
  { reactions, comments, reposts }: PostEvents,
  now: number,
): number {
  const first = startOfDay(post.at);
  const lastDay = Math.floor((now - first) / dayMs);
  const tail = Math.min(lastDay, impressions < 80 ? 3 : impressions < 600 ? 7 : impressions < 2_000 ? 16 : 30);
  const firstShare = 1 - (post.at - first) / dayMs;
  const shares = Array.from({ length: tail + 1 }, (_, day) =>
    day === 0 ? firstShare + 0.05 : Math.exp(-day / 1.5) + 0.004,
  );
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const days = new Map<number, { impressions: number; reactions: number; comments: number; reposts: number }>();
  const on = (day: number) => {
    let counts = days.get(day);
    if (counts === undefined) days.set(day, (counts = { impressions: 0, reactions: 0, comments: 0, reposts: 0 }));
    return counts;
  };
  for (let day = 0; day <= tail; day++) {
    const share = Math.round((impressions * itemAt(shares, day)) / whole);
    if (share > 0) on(day).impressions = share;
  }
  const dayIndex = (at: number) => Math.floor((at - first) / dayMs);
  for (const at of reactions) on(dayIndex(at)).reactions++;
  for (const at of comments) on(dayIndex(at)).comments++;
  for (const at of reposts) on(dayIndex(at)).reposts++;
  let total = 0;
  for (const [day, counts] of days) {
    const seen = Math.max(counts.impressions, counts.reactions + counts.comments + counts.reposts);
    total += seen;
    bulk.add("net_post_days", {
      post_id: post.id,
      day: dayOf(first + day * dayMs),
      impressions: seen,
      unique_viewers: Math.max(1, Math.round(seen * (0.72 + 0.2 * rng.next()))),
      clicks: Math.min(seen, poisson(rng, seen * post.clickRate)),
      reactions: counts.reactions,
      comments: counts.comments,
      reposts: counts.reposts,
    });
  }
  return total;
}
