import { expect, test } from "vitest";
import type { Profile } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { expectCountsOfRows } from "../../../support/counters.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("follows a member, who is notified; following again changes nothing", async () => {
  const service = await startService();
  const before: Profile = (await service.call("get_profile", { profile_id: "prf_demo_0042", sections: [] })).body;
  expect(before.following).toBe(false);
  const { body } = await service.call("follow_user", { profile_id: "prf_demo_0042" });
  expect(body).toEqual({
    kind: "member",
    id: "prf_demo_0042",
    name: before.name,
    headline: before.headline,
    following: true,
    followed_at: "2026-06-15T09:30:00.000Z",
    follower_count: (before.follower_count ?? 0) + 1,
    url: before.url,
  });
  service.clock.advance(60_000);
  expect((await service.rest(`POST /profiles/${before.handle}/follow`)).body).toEqual(body);
  await expectCountsOfRows(service);
  const notices = await networkOf(service)
    .selectFrom("net_notices")
    .select(["actor_id"])
    .where("member_id", "=", "prf_demo_0042")
    .where("kind", "=", "follow")
    .where("created_at", ">=", service.clock() - 60_000)
    .execute();
  expect(notices).toEqual([{ actor_id: "prf_demo_0001" }]);
  const after = (await service.call("get_profile", { profile_id: "prf_demo_0042", sections: [] })).body;
  expect(after).toMatchObject({ following: true, follower_count: (before.follower_count ?? 0) + 1 });
});

test("rejects the account's own profile, unknown members and members blocked in either direction", async () => {
  const service = await startService();
  const own = await service.call("follow_user", { profile_id: "prf_demo_0001" });
  expect(own.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/profile_id" }] });
  await block(service, "prf_demo_0001", "prf_demo_0042");
  await block(service, "prf_demo_0043", "prf_demo_0001");
  for (const id of ["prf_demo_9999", "prf_demo_0042", "prf_demo_0043"]) {
    expect((await service.rest(`POST /profiles/${id}/follow`)).error).toMatchObject({ status: 404, code: "not_found" });
  }
  await expectCountsOfRows(service);
});
