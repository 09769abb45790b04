import { expect, test } from "vitest";
import type { Post, PostItem } from "../../../../generated/schemas.ts";
import { listEvents } from "../../../support/list-events.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { wrongSummaries } from "../../../support/network-digest.ts";
import { startService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";

test("counts the repost, notifies the author of the original, and shows the repost in lists of others", async () => {
  const service = await startService();
  const account_id = await addAccount(service, ana);
  const post = (await service.call("create_post", { text: "Ten lessons", account_id })).body as Post;
  service.clock.advance(60_000);
  const repost = (await service.rest(`POST /posts/${post.id}/reposts`, { text: "All ten are true" })).body as Post;
  expect(repost).toMatchObject({ kind: "repost", text: "All ten are true", own: true, repost_count: 0 });
  expect(repost.repost_of).toMatchObject({ post_id: post.id, author_id: ana, text: "Ten lessons" });
  expect((await service.call("get_post", { post_id: post.id })).body.repost_count).toBe(1);
  expect(await wrongSummaries(networkOf(service))).toEqual([]);

  const created_at = "2026-06-15T09:31:00.000Z";
  expect((await listEvents(service, account_id)).at(-1)).toMatchObject({
    type: "repost.received",
    payload: { post_id: post.id, repost_id: repost.id, profile_id: "prf_demo_0001", created_at },
  });
  const notices = networkOf(service).selectFrom("net_notices").select(["member_id", "kind"]);
  expect(await notices.where("subject_id", "=", repost.id).execute()).toEqual([{ member_id: ana, kind: "repost" }]);

  const bare = (await service.call("repost_post", { post_id: repost.id })).body as Post;
  expect(bare.repost_of?.post_id).toBe(post.id);
  const feed = (await service.call("get_feed", { sort: "recent", detail: "full", limit: 2, account_id })).body
    .data as PostItem[];
  expect(feed.map(({ id, repost_of }) => [id, repost_of?.post_id])).toEqual(
    [bare.id, repost.id]
      .sort()
      .reverse()
      .map((id) => [id, post.id]),
  );
  const activity = await service.call("get_profile_activity", { profile_id: "prf_demo_0001", limit: 2, account_id });
  expect(activity.body.data.map((item: any) => item.post.excerpt).sort()).toEqual(["All ten are true", "Ten lessons"]);
});

test("refuses a second repost without a text, and posts for connections only", async () => {
  const service = await startService();
  const post_id = "pst_demo_0041";
  const first = (await service.call("repost_post", { post_id })).body as Post;
  const { error } = await service.call("repost_post", { post_id });
  expect(error).toMatchObject({ status: 409, code: "conflict" });
  expect(error.detail).toContain(first.id);
  expect(error.hint).toContain("delete_post");
  await service.call("delete_post", { post_id: first.id });
  expect((await service.call("repost_post", { post_id })).error).toBeUndefined();

  const closed = (await service.call("create_post", { text: "Among us", visibility: "connections" })).body as Post;
  const refused = await service.rest(`POST /posts/${closed.id}/reposts`, {});
  expect(refused).toMatchObject({ status: 409, error: { code: "conflict" } });
  const blank = await service.call("repost_post", { post_id, text: " \n" });
  expect(blank.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/text" }] });
});
