import { expect, test } from "vitest";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("follows and stops following a company, each once, on both surfaces", async () => {
  const service = await startService();
  const { company_id } = await networkOf(service)
    .selectFrom("net_companies as c")
    .select("c.id as company_id")
    .where("c.id", "not in", (sub) =>
      sub.selectFrom("net_follows").select("target_id").where("follower_id", "=", "prf_demo_0001"),
    )
    .orderBy("c.id")
    .executeTakeFirstOrThrow();
  const before = (await service.call("get_company_profile", { company_id })).body;
  const followed = (await service.call("follow_company", { company_id })).body;
  expect(followed).toEqual({
    kind: "company",
    id: company_id,
    name: before.name,
    headline: null,
    following: true,
    followed_at: "2026-06-15T09:30:00.000Z",
    follower_count: Number(before.follower_count) + 1,
    url: before.url,
  });
  service.clock.advance(1_000);
  expect((await service.rest(`POST /companies/${before.handle}/follow`)).body).toEqual(followed);
  expect((await service.call("get_company_profile", { company_id })).body).toMatchObject({ following: true });
  expect((await service.call("list_following", { limit: 1 })).body.data).toEqual([followed]);
  const ended = (await service.rest(`DELETE /companies/${company_id}/follow`)).body;
  expect(ended).toEqual({ ...followed, following: false, followed_at: null, follower_count: before.follower_count });
  expect((await service.call("follow_company", { company_id, following: false })).body).toEqual(ended);
  expect((await service.call("follow_company", { company_id: "cmp_none" })).error).toMatchObject({ status: 404 });
});
