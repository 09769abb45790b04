import { expect, test } from "vitest";
import type { PostingTimes } from "../../../../generated/schemas.ts";
import { readEngagements } from "../../../support/engagements.ts";
import { daysUpTo, localDay } from "../../../support/local-day.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const round = (value: number) => Math.round(value * 10) / 10;

/** The weekday and hour of an instant, by the local date and time that Intl prints. */
function slotOf(atMs: number, timezone: string): { weekday: string; hour: number } {
  const day = localDay(atMs, timezone);
  const time = new Intl.DateTimeFormat("en-GB", { timeZone: timezone, timeStyle: "short" }).format(atMs);
  return { weekday: names[new Date(day).getUTCDay()] ?? "", hour: Number(time.slice(0, 2)) };
}

/** Reads the account's posts, each with the number of its engagements by the account and by others. */
async function readPosts(service: TestService) {
  const posts = await networkOf(service).selectFrom("net_posts").selectAll().where("author_id", "=", owner).execute();
  const engagementsOf = await readEngagements(service);
  return posts.map((post) => ({ ...post, ...engagementsOf(post) }));
}

/** Engages with one of the account's own posts in each way. */
async function engageWithOwnPost(service: TestService): Promise<void> {
  const settled = service.clock() - 172_800_000;
  const post = (await readPosts(service))
    .sort((one, other) => one.created_at - other.created_at)
    .findLast(({ format, created_at }) => format !== "repost" && created_at < settled);
  const post_id = post?.id ?? "";
  await service.call("react_to_post", { post_id, type: "like" });
  const comment = (await service.call("comment_on_post", { post_id, text: "An addition" })).body;
  await service.call("reply_to_comment", { comment_id: comment.id, text: "Another one" });
  await service.call("react_to_comment", { comment_id: comment.id, type: "like" });
  await service.call("repost_post", { post_id });
  const engaged = (await readPosts(service)).find(({ id }) => id === post_id);
  expect(engaged?.own).toBe((post?.own ?? 0) + 4);
}

test("computes the expected engagements of each hour from the engagements of other people, in the requested time zone", async () => {
  const service = await startService();
  await engageWithOwnPost(service);
  const rows = await readPosts(service);
  for (const [period, timezone] of [
    ["365d", "Europe/Stockholm"],
    ["90d", "Asia/Kolkata"],
  ] as const) {
    const input = { period, timezone, limit: 168 };
    const body: PostingTimes = (await service.call("get_best_posting_times", input)).body;
    const from = daysUpTo("2026-06-15", Number.parseInt(period, 10))[0] ?? "";
    const posts = rows
      .filter((row) => row.format !== "repost" && row.created_at < service.clock() - 172_800_000)
      .filter((row) => localDay(row.created_at, timezone) >= from)
      .map((row) => ({
        ...slotOf(row.created_at, timezone),
        engagements: row.byOthers,
        own: row.own,
      }));
    const total = (list: typeof posts) => list.reduce((sum, post) => sum + post.engagements, 0);
    expect(posts.reduce((sum, post) => sum + post.own, 0)).toBeGreaterThan(0);
    const mean = total(posts) / posts.length;
    const shrunk = (list: typeof posts, prior: number) => (total(list) + 5 * prior) / (list.length + 5);
    const onDay = (weekday: string) => posts.filter((post) => post.weekday === weekday);
    const atHour = (hour: number) => posts.filter((post) => post.hour === hour);
    expect(body).toMatchObject({
      timezone,
      period: { from },
      posts: posts.length,
      mean_engagements: round(mean),
      enough_data: posts.length >= 30,
      posts_needed: Math.max(0, 30 - posts.length),
    });
    expect(new Set(body.best_times.map(({ weekday, hour }) => `${weekday} ${hour}`)).size).toBe(body.best_times.length);
    expect(body.best_times.reduce((sum, slot) => sum + slot.posts, 0)).toBe(posts.length);
    let last = Infinity;
    for (const { weekday, hour, ...slot } of body.best_times) {
      const own = onDay(weekday).filter((post) => post.hour === hour);
      const prior = (shrunk(onDay(weekday), mean) * shrunk(atHour(hour), mean)) / mean;
      const score = shrunk(own, prior);
      expect(slot).toEqual({
        posts: own.length,
        mean_engagements: round(total(own) / own.length),
        expected_engagements: round(score),
        lift_percent: round((score / mean - 1) * 100),
      });
      expect(score).toBeLessThanOrEqual(last);
      last = score;
    }
    for (const { weekday, ...day } of body.weekdays)
      expect(day).toEqual({
        posts: onDay(weekday).length,
        mean_engagements: onDay(weekday).length === 0 ? null : round(total(onDay(weekday)) / onDay(weekday).length),
        expected_engagements: round(shrunk(onDay(weekday), mean)),
      });
    const best = (await service.rest(`GET /analytics/best-times?period=${period}&timezone=${timezone}&limit=2`)).body;
    expect(best).toEqual({ ...body, best_times: body.best_times.slice(0, 2) });
  }
});

test("rejects an unknown time zone, and ranks nothing without posts", async () => {
  const service = await startService();
  const { error } = await service.call("get_best_posting_times", { timezone: "Europe/Atlantis" });
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: "/timezone" }] });
  await networkOf(service).deleteFrom("net_posts").where("author_id", "=", owner).execute();
  const { body } = await service.call("get_best_posting_times");
  expect(body).toMatchObject({ posts: 0, posts_needed: 30, mean_engagements: null, best_times: [], weekdays: [] });
});
