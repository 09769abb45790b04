import { expect, test } from "vitest";
import { networkOf } from "../../../support/network.ts";
import { wrongSummaries } from "../../../support/network-digest.ts";
import { startService } from "../../../support/start-service.ts";

test("removes the reaction with its counts and notice, once", async () => {
  const service = await startService();
  const post_id = "pst_demo_0041";
  await service.call("remove_post_reaction", { post_id });
  const before = (await service.call("get_post", { post_id })).body;
  const notices = () =>
    networkOf(service)
      .selectFrom("net_notices")
      .select("id")
      .where("subject_id", "=", post_id)
      .where("actor_id", "=", "prf_demo_0001")
      .execute();
  await service.call("react_to_post", { post_id, type: "like" });
  service.clock.advance(86_400_000);
  await service.call("react_to_post", { post_id, type: "love" });
  expect(await notices()).toHaveLength(1);
  service.clock.advance(86_400_000);
  expect((await service.rest(`DELETE /posts/${post_id}/reactions`)).body).toEqual({ id: post_id, deleted: true });
  expect((await service.call("get_post", { post_id })).body).toEqual(before);
  expect(await notices()).toEqual([]);
  expect(await wrongSummaries(networkOf(service))).toEqual([]);
  const again = await service.call("remove_post_reaction", { post_id });
  expect(again.body).toEqual({ id: post_id, deleted: false });
});
