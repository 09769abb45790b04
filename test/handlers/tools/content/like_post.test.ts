import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("sets the reaction like, which replaces another one", async () => {
  const service = await startService();
  const post_id = "pst_demo_0041";
  await service.call("react_to_post", { post_id, type: "funny" });
  const { body } = await service.rest(`POST /posts/${post_id}/like`, {});
  expect(body).toMatchObject({ post_id, own: true, type: "like" });
  expect((await service.call("get_post", { post_id })).body.own_reaction).toBe("like");
});
