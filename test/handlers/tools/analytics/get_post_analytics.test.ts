import { expect, test } from "vitest";
import type { PostAnalytics, ReactionType } from "../../../../generated/schemas.ts";
import { daysUpTo } from "../../../support/local-day.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;

const read = async (service: TestService, post_id: string): Promise<PostAnalytics> =>
  (await service.call("get_post_analytics", { post_id })).body as PostAnalytics;

const rate = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

test("every statistic of a new and an old post is computed from the tables", async () => {
  const service = await startService();
  const network = networkOf(service);
  for (const id of ["pst_demo_0001", "pst_demo_0002", "pst_demo_0040"]) {
    const statistics = await read(service, id);
    const post = await network.selectFrom("net_posts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const days = await network
      .selectFrom("net_post_days")
      .select(["post_id", "day", "impressions", "unique_viewers", "clicks", "reactions", "comments", "reposts"])
      .where("post_id", "=", id)
      .execute();
    const reactions = await network.selectFrom("net_reactions").selectAll().where("target_id", "=", id).execute();
    const comments = await network.selectFrom("net_comments").selectAll().where("post_id", "=", id).execute();
    const reposts = await network.selectFrom("net_posts").selectAll().where("repost_of", "=", id).execute();
    const [impressions, clicks] = [days, days].map((list, at) =>
      list.reduce((sum, day) => sum + (at === 0 ? day.impressions : day.clicks), 0),
    ) as [number, number];
    const engagements = reactions.length + comments.length + reposts.length;
    const published = new Date(post.created_at).toISOString();
    const peak = Math.max(...days.map((day) => day.impressions));
    expect(statistics).toMatchObject({
      post_id: id,
      kind: post.format,
      published_at: published,
      fetched_at: "2026-06-15T09:30:00.000Z",
      impressions,
      unique_viewers: days.reduce((sum, day) => sum + day.unique_viewers, 0),
      clicks,
      click_rate: rate(clicks, impressions),
      reaction_count: reactions.length,
      comment_count: comments.length,
      repost_count: reposts.length,
      engagements,
      engagement_rate: rate(engagements, impressions),
      first_day_impressions: days.find(({ day }) => day === published.slice(0, 10))?.impressions ?? 0,
      peak_day: days
        .map(({ day, ...rest }) => ({ day, ...rest }))
        .sort((a, b) => (a.day < b.day ? -1 : 1))
        .find((day) => day.impressions === peak)?.day,
    });
    expect(impressions).toBe(post.impression_count);
    for (const type of Object.keys(statistics.reactions) as ReactionType[]) {
      expect(statistics.reactions[type]).toBe(reactions.filter((reaction) => reaction.type === type).length);
    }
    const points = Array.from(post.text);
    expect(statistics.excerpt).toBe(points.length <= 300 ? post.text : `${points.slice(0, 299).join("")}…`);
    const last = Math.min(Date.parse(published.slice(0, 10)) + 29 * dayMs, Date.parse("2026-06-15"));
    const count = (last - Date.parse(published.slice(0, 10))) / dayMs + 1;
    const shown = daysUpTo(new Date(last).toISOString().slice(0, 10), count);
    const empty = { impressions: 0, unique_viewers: 0, clicks: 0, reactions: 0, comments: 0, reposts: 0 };
    expect(statistics.days).toEqual(
      shown.map((name) => {
        const { post_id: _post_id, ...day } = days.find(({ day }) => day === name) ?? {
          post_id: id,
          day: name,
          ...empty,
        };
        return day;
      }),
    );
  }
});

test("compares with the account's other posts of 90 days", async () => {
  const service = await startService();
  const { benchmark, impressions } = await read(service, "pst_demo_0001");
  const posts = await networkOf(service).selectFrom("net_posts").selectAll().execute();
  const others = posts.filter(
    ({ id, author_id, created_at }) =>
      author_id === "prf_demo_0001" && id !== "pst_demo_0001" && created_at >= service.clock() - 90 * dayMs,
  );
  const usual = median(others.map((post) => post.impression_count));
  const rates = others
    .filter((post) => post.impression_count > 0)
    .map((post) => ((post.reaction_count + post.comment_count + post.repost_count) / post.impression_count) * 100);
  expect(others.length).toBeGreaterThan(3);
  expect(benchmark).toEqual({
    sample_size: others.length,
    median_impressions: usual,
    median_engagement_rate: Math.round(median(rates) * 10) / 10,
    impressions_ratio: Math.round((impressions / usual) * 100) / 100,
  });
});

test("has no benchmark for a single post, and no rates without impressions", async () => {
  const service = await startService();
  await networkOf(service).deleteFrom("net_posts").where("author_id", "=", "prf_demo_0001").execute();
  const { id } = (await service.call("create_post", { text: "The first one" })).body as { id: string };
  expect(await read(service, id)).toMatchObject({
    impressions: 0,
    click_rate: null,
    engagement_rate: null,
    peak_day: null,
    first_day_impressions: 0,
    benchmark: null,
    days: [{ day: "2026-06-15", impressions: 0 }],
  });
});

test("refreshes the cached copy", async () => {
  const service = await startService();
  const input = { post_ids: ["pst_demo_0001"], detail: "full" };
  const cached = async (): Promise<PostAnalytics | undefined> =>
    ((await service.call("get_cached_post_analytics", input)).body as { data: PostAnalytics[] }).data[0];
  const old = await cached();
  service.clock.advance(3_600_000);
  await networkOf(service)
    .insertInto("net_post_days")
    .values({
      post_id: "pst_demo_0001",
      day: "2026-06-15",
      impressions: 700,
      unique_viewers: 600,
      clicks: 10,
      reactions: 0,
      comments: 0,
      reposts: 0,
    })
    .onConflict((conflict) => conflict.columns(["post_id", "day"]).doUpdateSet({ impressions: 700 }))
    .execute();
  expect(await cached()).toEqual(old);
  const response = await service.rest("GET /posts/pst_demo_0001/analytics");
  const live = response.body as PostAnalytics;
  expect(live.fetched_at).toBe("2026-06-15T10:30:00.000Z");
  expect(live.impressions).toBeGreaterThan(old?.impressions ?? 0);
  expect(await cached()).toEqual({ ...live, days: null });
});

test("fetches again at each call, and consumes one content read", async () => {
  const service = await startService();
  const first = await read(service, "pst_demo_0001");
  service.clock.advance(1000);
  expect((await read(service, "pst_demo_0001")).fetched_at).not.toBe(first.fetched_at);
  const uses = await service.store.reader.selectFrom("sb_usage").select(["category", "used"]).execute();
  expect(uses).toEqual([{ category: "content_poll", used: 2 }]);
});

test("rejects posts of others, unknown posts and previews", async () => {
  const service = await startService();
  const others = await service.rest("GET /posts/pst_demo_0041/analytics");
  expect(others).toMatchObject({ status: 404, error: { code: "not_found", detail: "The account has no such post." } });
  expect((await service.call("get_post_analytics", { post_id: "pst_demo_0041" })).error).toMatchObject({
    code: "not_found",
  });
  const unknown = await service.rest("GET /posts/pst_unknown/analytics");
  expect(unknown).toMatchObject({ status: 404, error: { code: "not_found" } });
  const preview = await service.call("get_post_analytics", { post_id: "pst_demo_0001" }, { preview: true });
  expect(preview.error).toMatchObject({ status: 400, code: "preview_not_supported" });
});
