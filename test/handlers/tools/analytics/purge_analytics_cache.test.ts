import { expect, test } from "vitest";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("deletes the stored metrics fetched before a given time, or all metrics of the account", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const stored = serviceTablesOf(service).selectFrom("svc_post_analytics").selectAll();
  const [first, second] = await stored.execute();
  for (const row of [first, second])
    if (row)
      await serviceTablesOf(service)
        .insertInto("svc_post_analytics")
        .values({ ...row, account_id })
        .execute();
  service.clock.advance(3_600_000);
  const input = { until: new Date(service.clock()).toISOString() };
  for (const row of [first, second]) await service.call("get_post_analytics", { post_id: row?.post_id });
  const report = { remaining_count: 2, oldest_fetched_at: input.until };
  const { body } = await service.call("purge_analytics_cache", input);
  expect(body).toEqual({ ...report, deleted_count: 18 });
  expect((await service.call("purge_analytics_cache", input)).body).toEqual({ ...report, deleted_count: 0 });
  const cached = (await service.call("get_cached_post_analytics", { limit: 100 })).body.data;
  expect(cached).toHaveLength(2);
  const all = await service.rest("DELETE /analytics/cache");
  expect(all.body).toEqual({ deleted_count: 2, remaining_count: 0, oldest_fetched_at: null });
  expect((await service.call("purge_analytics_cache", { account_id })).body).toMatchObject({ deleted_count: 2 });
});

test("only keys with the scope admin may purge, and a preview deletes nothing", async () => {
  const service = await startService();
  const denied = await service.call("purge_analytics_cache", {}, { key: await service.createKey(["core", "content"]) });
  expect(denied.error).toMatchObject({ status: 403 });
  const key = await service.createKey(["admin"]);
  const predicted = (await service.call("purge_analytics_cache", {}, { key, preview: true })).body;
  expect(predicted).toMatchObject({ deleted_count: 20, remaining_count: 0 });
  expect((await service.call("purge_analytics_cache", {}, { key })).body).toEqual(predicted);
});
