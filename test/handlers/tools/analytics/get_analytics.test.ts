import { expect, test } from "vitest";
import type { AnalyticsOverview, MetricChange } from "../../../../generated/schemas.ts";
import { daysOfPeriod, periodOf } from "../../../support/analytics-periods.ts";
import { daysUpTo, localDay } from "../../../support/local-day.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

async function readWorld(service: TestService) {
  const network = networkOf(service);
  return {
    posts: await network.selectFrom("net_posts").selectAll().execute(),
    days: await network.selectFrom("net_post_days").selectAll().execute(),
    views: await network.selectFrom("net_profile_views").selectAll().execute(),
    appearances: await network.selectFrom("net_search_appearances").selectAll().execute(),
    follows: await network.selectFrom("net_follows").selectAll().execute(),
    connections: await network.selectFrom("net_connections").selectAll().execute(),
    invitations: await network.selectFrom("net_invitations").selectAll().execute(),
    messages: await network.selectFrom("net_messages").selectAll().execute(),
  };
}

const rate = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** Computes every statistic of one period with loops over the tables. */
function computeStatistics(world: Awaited<ReturnType<typeof readWorld>>, days: readonly string[], timezone: string) {
  const isIn = (atMs: number): boolean => days.includes(localDay(atMs, timezone));
  const isBeforeEnd = (atMs: number): boolean => localDay(atMs, timezone) <= (days.at(-1) ?? "");
  const own = world.posts.filter(({ author_id }) => author_id === owner);
  const sums = { impressions: 0, reactions: 0, comments: 0, reposts: 0, clicks: 0 };
  for (const day of world.days) {
    if (!days.includes(day.day) || !own.some(({ id }) => id === day.post_id)) continue;
    sums.impressions += day.impressions;
    sums.reactions += day.reactions;
    sums.comments += day.comments;
    sums.reposts += day.reposts;
    sums.clicks += day.clicks;
  }
  const engagements = sums.reactions + sums.comments + sums.reposts;
  const views = world.views.filter(({ member_id, viewed_at }) => member_id === owner && isIn(viewed_at));
  const followers = world.follows.filter(({ target_id, created_at }) => target_id === owner && isBeforeEnd(created_at));
  const friends = world.connections.filter(
    ({ member_id, connected_at }) => member_id === owner && isBeforeEnd(connected_at),
  );
  const sent = world.invitations.filter(({ sender_id, created_at }) => sender_id === owner && isIn(created_at));
  const accepted = sent.filter(({ status }) => status === "accepted").length;
  const written = world.messages.filter(({ sender_id, created_at }) => sender_id === owner && isIn(created_at));
  const firstIn = new Map<string, number>();
  for (const { conversation_id, created_at } of written) {
    firstIn.set(conversation_id, Math.min(firstIn.get(conversation_id) ?? Infinity, created_at));
  }
  const answered = [...firstIn].filter(([conversation, first]) =>
    world.messages.some(
      (message) =>
        message.conversation_id === conversation && message.sender_id !== owner && message.created_at > first,
    ),
  ).length;
  return {
    posts_published: own.filter(({ created_at }) => isIn(created_at)).length,
    ...sums,
    engagements,
    engagement_rate: rate(engagements, sums.impressions),
    click_rate: rate(sums.clicks, sums.impressions),
    profile_views: views.length,
    named_viewers: new Set(views.flatMap(({ viewer_id }) => viewer_id ?? [])).size,
    search_appearances: world.appearances
      .filter(({ member_id, day }) => member_id === owner && days.includes(day))
      .reduce((sum, { count }) => sum + count, 0),
    followers: followers.length,
    new_followers: followers.filter(({ created_at }) => isIn(created_at)).length,
    connections: friends.length,
    new_connections: friends.filter(({ connected_at }) => isIn(connected_at)).length,
    invitations_sent: sent.length,
    invitations_accepted: accepted,
    acceptance_rate: rate(accepted, sent.length),
    messages_sent: written.length,
    conversations_written: firstIn.size,
    conversations_answered: answered,
    reply_rate: rate(answered, firstIn.size),
  };
}

const parts = ({ content, profile, audience, outreach }: AnalyticsOverview) => ({
  ...content,
  ...profile,
  ...audience,
  ...outreach,
});

test.for(["7d", "30d", "90d", "365d", "this_month", "last_month"] as const)(
  "every statistic of %s and of the previous period is computed from the tables",
  async (period) => {
    const service = await startService();
    const overview = (await service.call("get_analytics", { period })).body as AnalyticsOverview;
    const { days, before } = daysOfPeriod(period);
    expect(overview.timezone).toBe("Europe/Stockholm");
    expect(overview.period).toEqual(periodOf(days));
    expect(overview.previous_period).toEqual(periodOf(before));
    const world = await readWorld(service);
    const now = computeStatistics(world, days, "Europe/Stockholm");
    const then = computeStatistics(world, before, "Europe/Stockholm");
    expect(Object.keys(parts(overview)).sort()).toEqual(Object.keys(now).sort());
    for (const [name, metric] of Object.entries(parts(overview))) {
      const key = name as keyof typeof now;
      const [value, previous] = [now[key], then[key]];
      expect({ name, ...metric }).toMatchObject({ name, value, previous });
      const comparable = value !== null && previous !== null;
      if ("change_points" in metric) {
        expect(metric.change_points).toBe(comparable ? Math.round((value - previous) * 10) / 10 : null);
      } else {
        expect(metric.change_percent).toBe(rate((value ?? 0) - (previous ?? 0), previous ?? 0));
      }
    }
    if (period !== "7d") expect(now.impressions * now.profile_views * now.messages_sent).toBeGreaterThan(0);
  },
);

test("returns the account's posts with the most engagements in the period", async () => {
  const service = await startService();
  const { top_posts } = (await service.call("get_analytics", { period: "90d" })).body as AnalyticsOverview;
  const { posts, days } = await readWorld(service);
  const within = daysUpTo("2026-06-15", 90);
  const gained = posts
    .filter(({ author_id }) => author_id === owner)
    .map((post) => {
      let [impressions, engagements] = [0, 0];
      for (const day of days) {
        if (day.post_id !== post.id || !within.includes(day.day)) continue;
        impressions += day.impressions;
        engagements += day.reactions + day.comments + day.reposts;
      }
      return { post_id: post.id, impressions, engagements, engagement_rate: rate(engagements, impressions) };
    })
    .filter(({ engagements }) => engagements > 0)
    .sort((a, b) => b.engagements - a.engagements || b.impressions - a.impressions || (a.post_id < b.post_id ? 1 : -1));
  expect(gained.length).toBeGreaterThan(5);
  expect(top_posts).toMatchObject(gained.slice(0, 5));
  expect(top_posts).toHaveLength(5);
});

test("counts by days of the account's time zone", async () => {
  const service = await startService();
  const view = { member_id: owner, viewer_id: null, viewer_title: null, viewer_company: null, viewer_industry: null };
  const views = async (): Promise<MetricChange> => {
    const { body } = await service.call("get_analytics", { period: "7d" });
    return (body as AnalyticsOverview).profile.profile_views;
  };
  const before = await views();
  await networkOf(service)
    .insertInto("net_profile_views")
    .values([
      { ...view, id: "pvw_in", source: "search", viewed_at: Date.parse("2026-06-08T22:00:00.000Z") },
      { ...view, id: "pvw_out", source: "search", viewed_at: Date.parse("2026-06-08T21:59:59.999Z") },
    ])
    .execute();
  expect(await views()).toMatchObject({ value: (before.value ?? 0) + 1, previous: (before.previous ?? 0) + 1 });
});

test("omits the comparison on request, identically on both surfaces", async () => {
  const service = await startService();
  const { body } = await service.call("get_analytics", { period: "7d", compare: false });
  const overview = body as AnalyticsOverview;
  expect(overview.previous_period).toBeNull();
  for (const metric of Object.values(parts(overview))) {
    expect(metric.previous).toBeNull();
    expect("change_points" in metric ? metric.change_points : metric.change_percent).toBeNull();
  }
  expect((await service.rest("GET /analytics?period=7d&compare=false")).body).toEqual(body);
  const rejected = await service.rest("GET /analytics?period=8d");
  expect(rejected).toMatchObject({ status: 400, error: { errors: [{ pointer: "/period" }] } });
});

test("rates and changes are null for an account without history", async () => {
  const service = await startService();
  await networkOf(service).deleteFrom("net_post_days").execute();
  await networkOf(service).deleteFrom("net_invitations").execute();
  const account_id = await addAccount(service, "prf_demo_0060", "Pacific/Kiritimati");
  await networkOf(service).deleteFrom("net_messages").where("sender_id", "=", "prf_demo_0060").execute();
  const { body } = await service.call("get_analytics", { account_id });
  expect(body).toMatchObject({
    timezone: "Pacific/Kiritimati",
    period: { to: "2026-06-15" },
    content: {
      impressions: { value: 0, previous: 0, change_percent: null },
      engagement_rate: { value: null, previous: null, change_points: null },
    },
    outreach: { acceptance_rate: { value: null }, reply_rate: { value: null } },
    top_posts: [],
  });
});
