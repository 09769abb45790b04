import { expect, test } from "vitest";
import { block } from "../../../../support/block.ts";
import { addAccount, networkOf } from "../../../../support/network.ts";
import { wrongSummaries } from "../../../../support/network-digest.ts";
import { startService, type TestService } from "../../../../support/start-service.ts";

const owner = "prf_demo_0001";
const ana = "prf_demo_0002";
const today = "2026-06-15";
const hourMs = 3_600_000;

const flush = ({ service }: TestService): Promise<void> => service.writeBehind.flush();

const viewsOf = (service: TestService, memberId: string) =>
  networkOf(service)
    .selectFrom("net_profile_views")
    .select(["viewer_id", "viewer_title", "viewer_company", "viewer_industry", "source", "viewed_at"])
    .where("member_id", "=", memberId)
    .where("viewer_id", "=", owner)
    .where("viewed_at", ">=", Date.UTC(2026, 5, 15))
    .orderBy("viewed_at")
    .execute();

const memberOf = (service: TestService, id: string) =>
  networkOf(service).selectFrom("net_members").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("reading a profile leaves one view per day, which the viewed member's account sees", async () => {
  const service = await startService();
  const account_id = await addAccount(service, ana);
  const overviewOf = async () => (await service.call("get_analytics", { account_id, period: "7d" })).body;
  const before = Number((await overviewOf()).profile.profile_views.value);
  await service.call("get_profile", { profile_id: ana });
  await flush(service);
  service.clock.advance(hourMs);
  await service.call("get_profile", { profile_id: ana, sections: [] });
  await flush(service);
  const { title, company_name, industry } = await memberOf(service, owner);
  const view = {
    viewer_id: owner,
    viewer_title: title,
    viewer_company: company_name,
    viewer_industry: industry,
    source: "other",
  };
  const first = Date.UTC(2026, 5, 15, 9, 30);
  expect(await viewsOf(service, ana)).toEqual([{ ...view, viewed_at: first }]);
  service.clock.advance(24 * hourMs);
  await service.call("get_profile", { profile_id: ana });
  await flush(service);
  expect(await viewsOf(service, ana)).toHaveLength(2);
  const { data } = (await service.call("get_profile_viewers", { account_id })).body;
  expect(data[0]).toMatchObject({ kind: "member", profile: { id: owner }, title, source: "other" });
  expect(data[0].last_viewed_at).toBe("2026-06-16T10:30:00.000Z");
  expect((await overviewOf()).profile.profile_views.value).toBe(before + 2);
});

test("reading the account's own profile leaves no view, and neither do reads that fail", async () => {
  const service = await startService();
  const count = () =>
    networkOf(service)
      .selectFrom("net_profile_views")
      .select((select) => select.fn.countAll<number>().as("views"))
      .executeTakeFirstOrThrow();
  const before = await count();
  await service.call("get_profile", {});
  await service.call("get_profile", { profile_id: "prf_demo_9999" });
  await block(service, "prf_demo_0040", owner);
  expect((await service.call("get_profile", { profile_id: "prf_demo_0040" })).error.code).toBe("not_found");
  await service.call("get_profile", { profile_id: ana, sections: ["unknown"] });
  await flush(service);
  expect(await count()).toEqual(before);
});

test("a view contains how the member was found: by a search, a post or a pending invitation", async () => {
  const service = await startService();
  const { data } = (await service.call("search_people", { keyword: "engineer", limit: 1 })).body;
  const found: string = data[0].id;
  const [post] = (await service.call("get_feed", { limit: 10 })).body.data.filter(
    ({ author }: { author: { id: string } | null }) => author !== null && author.id !== found,
  );
  const tables = networkOf(service);
  const invitation = await tables
    .selectFrom("net_invitations")
    .select("sender_id")
    .where("id", "=", "inv_demo_0001")
    .executeTakeFirstOrThrow();
  for (const profile_id of [found, post.author.id, invitation.sender_id])
    await service.call("get_profile", { profile_id });
  await flush(service);
  const sources = [];
  for (const id of [found, post.author.id, invitation.sender_id]) sources.push((await viewsOf(service, id))[0]?.source);
  expect(sources).toEqual(["search", "post", "invitation"]);
});

test("posts shown in a feed, list or search, or alone, count impressions and unique viewers; own posts do not", async () => {
  const service = await startService();
  const tables = networkOf(service);
  const countsOf = async (id: string) => {
    const { impression_count } = await tables
      .selectFrom("net_posts")
      .select("impression_count")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const day = await tables
      .selectFrom("net_post_days")
      .select(["impressions", "unique_viewers"])
      .where("post_id", "=", id)
      .where("day", "=", today)
      .executeTakeFirst();
    return [impression_count, day?.impressions ?? 0, day?.unique_viewers ?? 0] as const;
  };
  const own = (await service.call("list_posts", { limit: 1 })).body.data[0].id;
  const post = (await service.call("list_posts", { profile_id: ana, limit: 1 })).body.data[0];
  await flush(service);
  const ownBefore = await countsOf(own);
  const [total, onDay, viewers] = await countsOf(post.id);
  await service.call("list_posts", { limit: 5 });
  const times: Record<string, number> = {};
  const count = ({ body }: { body: { data: { id: string }[] } }) => {
    for (const { id } of body.data) times[id] = (times[id] ?? 0) + 1;
  };
  count(await service.call("get_feed", { limit: 50 }));
  count(await service.call("list_posts", { profile_id: ana, limit: 5 }));
  count(await service.call("search_posts", { keyword: post.excerpt.split(" ")[0], limit: 50 }));
  await service.call("get_post", { post_id: post.id });
  await flush(service);
  const shown = (times[post.id] ?? 0) + 1;
  expect(await countsOf(post.id)).toEqual([total + shown, onDay + shown, viewers]);
  expect(await countsOf(own)).toEqual(ownBefore);
  // Another account is another viewer, and the author's own analytics agree with the rows.
  const other = await addAccount(service, "prf_demo_0003");
  await service.call("get_post", { account_id: other, post_id: post.id });
  await flush(service);
  expect(await countsOf(post.id)).toEqual([total + shown + 1, onDay + shown + 1, viewers + 1]);
  const account_id = await addAccount(service, ana);
  const days = await tables.selectFrom("net_post_days").selectAll().where("post_id", "=", post.id).execute();
  const sum = (column: "impressions" | "unique_viewers") => days.reduce((all, day) => all + day[column], 0);
  const analytics = (await service.call("get_post_analytics", { account_id, post_id: post.id })).body;
  expect(analytics).toMatchObject({ impressions: sum("impressions"), unique_viewers: sum("unique_viewers") });
  expect(sum("impressions")).toBe(total + shown + 1);
  expect(await wrongSummaries(tables)).toEqual([]);
});

test("a search for people counts an appearance of each member on the page", async () => {
  const service = await startService();
  const tables = networkOf(service);
  const { title, company_name } = await memberOf(service, owner);
  const first = (await service.call("search_people", { keyword: "Engineer", limit: 3 })).body;
  await service.call("search_people", { keyword: "Engineer", limit: 3, cursor: first.next_cursor });
  await service.call("search_people", { keyword: "engineer ", limit: 1 });
  await flush(service);
  const rows = await tables
    .selectFrom("net_search_appearances")
    .select(["member_id", "count"])
    .where("day", "=", today)
    .where("searcher_title", "=", title)
    .where("searcher_company", "=", company_name)
    .where("keyword", "=", "engineer")
    .execute();
  expect(rows).toHaveLength(6);
  const counts = new Map(rows.map(({ member_id, count }) => [member_id, count]));
  expect(first.data.map(({ id }: { id: string }) => counts.get(id))).toEqual([2, 1, 1]);
  const account_id = await addAccount(service, first.data[0].id);
  const all = await tables
    .selectFrom("net_search_appearances")
    .select((select) => select.fn.sum<number>("count").as("appearances"))
    .where("member_id", "=", first.data[0].id)
    .where("day", ">=", "2026-06-09")
    .where("day", "<=", today)
    .executeTakeFirstOrThrow();
  const overview = (await service.call("get_analytics", { account_id, period: "7d" })).body;
  expect(overview.profile.search_appearances.value).toBe(all.appearances);
});

test("a page of employees that ends where a degree of connection ends counts appearances of its own members only", async () => {
  const service = await startService();
  const company_id = "cmp_demo_0001";
  const list = async (limit: number) => (await service.call("list_company_employees", { company_id, limit })).body;
  const { data } = await list(100);
  const degrees: readonly (number | null)[] = data.map(({ degree }: { degree: number | null }) => degree);
  const nearest = degrees.filter((degree) => degree === degrees[0]).length;
  expect(nearest).toBeLessThan(data.length);
  const countAppearances = async () => {
    await flush(service);
    const rows = await networkOf(service)
      .selectFrom("net_search_appearances")
      .select("count")
      .where("day", "=", today)
      .execute();
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  const before = await countAppearances();
  const page = await list(nearest);
  expect(page.data).toHaveLength(nearest);
  expect(page.next_cursor).not.toBeNull();
  expect(await countAppearances()).toBe(before + nearest);
});

test("buffered records are written when the service stops", async () => {
  const service = await startService();
  const tables = networkOf(service);
  const post = (await service.call("list_posts", { profile_id: ana, limit: 1 })).body.data[0];
  await service.call("get_profile", { profile_id: ana });
  await service.service.close();
  expect(await viewsOf(service, ana)).toHaveLength(1);
  const viewers = await tables
    .selectFrom("net_post_viewers")
    .select("viewer_id")
    .where("post_id", "=", post.id)
    .execute();
  expect(viewers).toEqual([{ viewer_id: owner }]);
});
