import { expect, test } from "vitest";
import type { PostAnalytics, PostAnalyticsItem } from "../../../../generated/schemas.ts";
import { eventually } from "../../../support/eventually.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount } from "../../../support/network.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const dayMs = 86_400_000;
const ids = (statistics: readonly PostAnalytics[]): string[] => statistics.map(({ post_id }) => post_id);
const readAll = (service: TestService, input: object, limit = 100): Promise<PostAnalytics[]> =>
  everyPage(service, "get_cached_post_analytics", { detail: "full", ...input }, limit);

test("lists each fetched post once in each order, for any page size", async () => {
  const service = await startService();
  const all = await readAll(service, {});
  expect(all).toHaveLength(20);
  expect(ids(all)).toContain("pst_demo_0001");
  expect(ids(all)).toContain("pst_demo_0002");
  expect(all.every(({ days }) => days === null)).toBe(true);
  const later = (a: PostAnalytics, b: PostAnalytics): number =>
    Date.parse(b.published_at) - Date.parse(a.published_at) || (a.post_id < b.post_id ? 1 : -1);
  const rate = ({ engagement_rate }: PostAnalytics): number => engagement_rate ?? -1;
  const orders = {
    recent: later,
    impressions: (a: PostAnalytics, b: PostAnalytics) => b.impressions - a.impressions || later(a, b),
    engagement_rate: (a: PostAnalytics, b: PostAnalytics) => rate(b) - rate(a) || later(a, b),
  };
  for (const [sort, order] of Object.entries(orders)) {
    const expected = ids([...all].sort(order));
    for (const limit of [1, 7, 100]) expect(ids(await readAll(service, { sort }, limit))).toEqual(expected);
  }
});

test("returns the output of get_post_analytics without its days, and consumes no units", async () => {
  const service = await startService();
  const { body } = await service.call("get_post_analytics", { post_id: "pst_demo_0040" });
  const [cached] = await readAll(service, { post_ids: ["pst_demo_0040"] });
  expect(cached).toEqual({ ...(body as PostAnalytics), days: null });
  const over = await service.rest("GET /analytics/posts?sort=impressions&detail=full&limit=3");
  const { data } = over.body as { data: PostAnalytics[] };
  expect(data).toEqual((await readAll(service, { sort: "impressions" })).slice(0, 3));
  const uses = await service.store.reader.selectFrom("sb_usage").select(["category", "used"]).execute();
  expect(uses).toEqual([{ category: "content_poll", used: 1 }]);
});

test("filters by the requested posts and omits those never fetched", async () => {
  const service = await startService();
  const post_ids = ["pst_demo_0002", "pst_demo_0040", "pst_demo_0001"];
  const found = await readAll(service, { post_ids });
  expect(ids(found)).toEqual(["pst_demo_0001", "pst_demo_0002"]);
  const { body } = await service.rest("GET /analytics/posts?detail=full&post_ids=pst_demo_0002&post_ids=pst_demo_0001");
  expect((body as { data: PostAnalytics[] }).data).toEqual(found);
  const { error } = await service.call("get_cached_post_analytics", { post_ids: [...post_ids, "pst_unknown"] });
  expect(error).toMatchObject({ code: "not_found", detail: "The account has no such post: pst_unknown." });
});

test("filters by publication time, inclusive", async () => {
  const service = await startService();
  const [, , third] = await readAll(service, {});
  expect(await readAll(service, { since: third?.published_at })).toHaveLength(3);
});

test("excludes posts of other accounts and statistics older than the retention period", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  expect(await readAll(service, { account_id })).toEqual([]);
  service.clock.advance(31 * dayMs);
  expect(await readAll(service, {})).toHaveLength(20);
  const changed = await service.call("update_account_settings", { analytics_retention_days: 30 });
  expect(changed.error).toBeUndefined();
  expect(await readAll(service, {})).toEqual([]);
  await service.call("get_post_analytics", { post_id: "pst_demo_0001" });
  expect(ids(await readAll(service, {}))).toEqual(["pst_demo_0001"]);
  await runJobs(service);
  const stored = serviceTablesOf(service).selectFrom("svc_post_analytics").select("post_id");
  const own = stored.where("account_id", "=", service.accountId);
  await eventually(async () => expect(await own.execute()).toEqual([{ post_id: "pst_demo_0001" }]));
  await service.call("update_account_settings", { analytics_retention_days: 365 });
  expect(ids(await readAll(service, {}))).toEqual(["pst_demo_0001"]);
});

test("a cursor remains valid after further fetches, but only for its own order", async () => {
  const service = await startService();
  const all = ids(await readAll(service, {}));
  const first = (await service.call("get_cached_post_analytics", { limit: 4 })).body as {
    data: PostAnalytics[];
    next_cursor: string;
  };
  service.clock.advance(1000);
  const { id } = (await service.call("create_post", { text: "Newest" })).body as { id: string };
  await service.call("get_post_analytics", { post_id: id });
  const second = await service.call("get_cached_post_analytics", { limit: 4, cursor: first.next_cursor });
  expect(ids([...first.data, ...(second.body as { data: PostAnalytics[] }).data])).toEqual(all.slice(0, 8));
  const input = { sort: "impressions", cursor: first.next_cursor };
  expect((await service.call("get_cached_post_analytics", input)).error).toMatchObject({ code: "invalid_cursor" });
  expect(ids(await readAll(service, {}))[0]).toBe(id);
});

test("lists only the metrics to compare posts by, unless detail is full", async () => {
  const service = await startService();
  const [brief] = (await service.call("get_cached_post_analytics", { limit: 1 })).body.data as PostAnalyticsItem[];
  const [full] = await readAll(service, {});
  expect(full).toMatchObject(brief ?? {});
  expect(Object.keys(full ?? {}).filter((name) => !(name in (brief ?? {})))).toEqual([
    ...["url", "clicks", "click_rate", "reactions", "first_day_impressions", "peak_day", "benchmark", "days"],
  ]);
});
