import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("publishes the content of a draft, and deletes the draft", async () => {
  const service = await startService();
  const content = { text: "Read this", link_url: "https://one.example/", mentions: ["prf_demo_0002"] };
  const { body: draft } = await service.call("save_post_draft", content);
  const publish = () => service.rest(`POST /post-drafts/${draft.id}/publish`, { visibility: "connections" });
  const preview = await service.call("publish_post_draft", { draft_id: draft.id }, { preview: true });
  expect(preview.body).toMatchObject({ text: "Read this" });
  const { body: post } = await publish();
  expect(post).toMatchObject({ kind: "link", link_url: content.link_url, visibility: "connections", own: true });
  expect(post.mentions).toMatchObject([{ profile_id: "prf_demo_0002" }]);
  expect((await service.call("get_post", { post_id: post.id })).body).toEqual(post);
  expect((await publish()).error.code).toBe("not_found");
});

test("a draft that can no longer be published is kept, and consumes no unit", async () => {
  const service = await startService();
  const { body: draft } = await service.call("save_post_draft", { text: "Not today" });
  await service.store.writer.updateTable("sb_accounts").set({ daily_limits: '{"post":0}' }).execute();
  service.service.accounts.invalidate("wsp_demo");
  const { error } = await service.call("publish_post_draft", { draft_id: draft.id });
  expect(error.code).toBe("safety_limit_reached");
  expect((await service.call("list_post_drafts")).body.data[0]).toEqual(draft);
});
