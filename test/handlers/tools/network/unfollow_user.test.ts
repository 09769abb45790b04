import { expect, test } from "vitest";
import { expectCountsOfRows } from "../../../support/counters.ts";
import { startService } from "../../../support/start-service.ts";

test("stops following once; the connection remains and following again is possible", async () => {
  const service = await startService();
  await service.call("follow_user", { profile_id: "prf_demo_0002" });
  const before = (await service.call("get_profile", { profile_id: "prf_demo_0002", sections: [] })).body;
  const { body } = await service.call("unfollow_user", { profile_id: "prf_demo_0002" });
  expect(body).toMatchObject({ following: false, followed_at: null, follower_count: before.follower_count - 1 });
  expect((await service.rest(`DELETE /profiles/${before.handle}/follow`)).body).toEqual(body);
  await expectCountsOfRows(service);
  const after = (await service.call("get_profile", { profile_id: "prf_demo_0002", sections: [] })).body;
  expect(after).toMatchObject({ degree: 1, following: false });
  expect((await service.call("follow_user", { profile_id: "prf_demo_0002" })).body.following).toBe(true);
});
