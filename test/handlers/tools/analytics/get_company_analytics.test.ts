import { expect, test } from "vitest";
import type { CompanyAnalytics } from "../../../../generated/schemas.ts";
import { daysOfPeriod, periodOf } from "../../../support/analytics-periods.ts";
import { localDay } from "../../../support/local-day.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const timezone = "Europe/Stockholm";

test("computes publishing, headcount and hiring from the rows of the company and of the account", async () => {
  const service = await startService();
  const network = networkOf(service);
  const posts = await network.selectFrom("net_posts").selectAll().execute();
  const companies = await network.selectFrom("net_companies").selectAll().execute();
  const jobs = await network.selectFrom("net_jobs").selectAll().execute();
  const months = await network.selectFrom("net_company_headcounts").selectAll().orderBy("day").execute();
  const self = await network.selectFrom("net_members").selectAll().where("id", "=", owner).executeTakeFirstOrThrow();
  const engagements = (post: (typeof posts)[number]) => post.reaction_count + post.comment_count + post.repost_count;
  const busiest = companies.toSorted(
    (a, b) => posts.filter((p) => p.author_id === b.id).length - posts.filter((p) => p.author_id === a.id).length,
  )[0];
  for (const [company_id, period] of [
    ["cmp_demo_0001", "90d"],
    [busiest?.id ?? "", "365d"],
    [companies.at(-1)?.id ?? "", "30d"],
    [busiest?.id ?? "", "this_month"],
    ["cmp_demo_0001", "last_month"],
  ] as const) {
    const body: CompanyAnalytics = (await service.call("get_company_analytics", { company_id, period })).body;
    const company = companies.find(({ id }) => id === company_id);
    const { days, before } = daysOfPeriod(period);
    const isIn = (at: number, wanted: readonly string[]) => wanted.includes(localDay(at, timezone));
    expect(body).toMatchObject({ period: periodOf(days), previous_period: periodOf(before) });
    for (const [stats, author, followers] of [
      [body.publishing, company_id, company?.follower_count ?? 0],
      [body.own_publishing, owner, self.follower_count],
    ] as const) {
      const all = posts.filter(({ author_id }) => author_id === author);
      const now = all.filter(({ created_at }) => isIn(created_at, days));
      const then = all.filter(({ created_at }) => isIn(created_at, before));
      const meanOf = (list: typeof posts) => list.reduce((sum, post) => sum + engagements(post), 0) / list.length;
      const mean = meanOf(now);
      const ofDay = (weekday: string) =>
        now.filter(({ created_at }) => names[new Date(localDay(created_at, timezone)).getUTCDay()] === weekday).length;
      expect(stats).toMatchObject({
        posts: { value: now.length, previous: then.length },
        posts_per_week: Math.round((now.length / days.length) * 700) / 100,
        reactions: now.reduce((sum, post) => sum + post.reaction_count, 0),
        comments: now.reduce((sum, post) => sum + post.comment_count, 0),
        mean_engagements: now.length === 0 ? null : Math.round(mean * 10) / 10,
        previous_mean_engagements: then.length === 0 ? null : Math.round(meanOf(then) * 10) / 10,
        engagements_per_1000_followers: now.length === 0 ? null : Math.round((mean / followers) * 100_000) / 100,
      });
      if (stats.busiest_weekday === null) expect(now).toEqual([]);
      else for (const weekday of names) expect(ofDay(weekday)).toBeLessThanOrEqual(ofDay(stats.busiest_weekday));
      expect(stats.last_posted_at === null ? 0 : Date.parse(stats.last_posted_at)).toBe(
        Math.max(0, ...now.map(({ created_at }) => created_at)),
      );
      expect(stats.formats.reduce((sum, format) => sum + format.posts, 0)).toBe(now.length);
      for (const { kind, posts: count, mean_engagements } of stats.formats) {
        const ofKind = now.filter(({ format }) => format === kind);
        expect(ofKind).toHaveLength(count);
        const total = ofKind.reduce((sum, post) => sum + engagements(post), 0);
        expect(mean_engagements).toBe(Math.round((total / count) * 10) / 10);
      }
    }
    const open = jobs.filter(
      (job) => job.company_id === company_id && (job.closed_at === null || job.closed_at > service.clock()),
    );
    const postedIn = (wanted: readonly string[]) =>
      jobs.filter((job) => job.company_id === company_id && isIn(job.posted_at, wanted)).length;
    expect(body.hiring).toMatchObject({
      open_jobs: open.length,
      posted_jobs: { value: postedIn(days), previous: postedIn(before) },
    });
    for (const { value, count } of body.hiring.seniorities.groups)
      expect(open.filter(({ seniority }) => seniority === value)).toHaveLength(count);
    expect(body.headcount.months).toEqual(
      months
        .filter((month) => month.company_id === company_id)
        .slice(-12)
        .map(({ day, headcount }) => ({ month: day, headcount })),
    );
    const top = posts
      .filter(({ author_id, created_at }) => author_id === company_id && isIn(created_at, days))
      .filter((post) => engagements(post) > 0)
      .sort((a, b) => engagements(b) - engagements(a) || b.created_at - a.created_at);
    expect(body.top_posts.map(({ id }) => id)).toEqual(top.slice(0, 3).map(({ id }) => id));
  }
});

test("consumes a unit of content polls, and finds companies by handle but not unknown ones", async () => {
  const service = await startService();
  const { body } = await service.call("get_company_analytics", { company_id: "cmp_demo_0001" });
  expect((await service.rest("GET /companies/kvarnby-systems/analytics")).body).toEqual(body);
  const missing = await service.call("get_company_analytics", { company_id: "cmp_none" });
  expect(missing.error).toMatchObject({ status: 404, code: "not_found" });
  const usage = service.store.reader.selectFrom("sb_usage").select(["category", "used"]).where("used", ">", 0);
  expect(new Set((await usage.execute()).map(({ category, used }) => `${category} ${used}`))).toEqual(
    new Set(["content_poll 2"]),
  );
});
