import { expect, test } from "vitest";
import type { SavedPost } from "../../../../generated/schemas.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("saves a post once, without notifying its author, and removes it again", async () => {
  const service = await startService();
  const post_id = "pst_demo_0041";
  const listed = async (): Promise<SavedPost[]> =>
    (await service.call("list_saved_posts", { limit: 100 })).body.data as SavedPost[];
  await service.rest(`DELETE /posts/${post_id}/save`);
  const before = await listed();
  const notices = networkOf(service).selectFrom("net_notices").select("id");
  const noticesBefore = await notices.execute();
  const saved = (await service.rest(`POST /posts/${post_id}/save`, {})).body as SavedPost;
  expect(saved).toMatchObject({ saved: true, saved_at: "2026-06-15T09:30:00.000Z", post: { id: post_id } });
  service.clock.advance(60_000);
  expect((await service.call("save_post", { post_id })).body).toEqual(saved);
  expect(await listed()).toEqual([saved, ...before]);
  expect((await service.call("get_post", { post_id })).body.saved).toBe(true);
  expect(await notices.execute()).toEqual(noticesBefore);
  const removed = { ...saved, saved: false, saved_at: null };
  expect((await service.call("save_post", { post_id, saved: false })).body).toEqual(removed);
  expect((await service.rest(`DELETE /posts/${post_id}/save`)).body).toEqual(removed);
  expect(await listed()).toEqual(before);
});
