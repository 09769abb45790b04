import { expect, test } from "vitest";
import type { SavedPost } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";

test("lists saved posts by the time of saving, without deleted posts and those of members who block the account", async () => {
  const service = await startService();
  const ofAna = await addAccount(service, "prf_demo_0002");
  const post = (await service.call("create_post", { text: "Ten lessons", account_id: ofAna })).body;
  const repost = (await service.call("repost_post", { post_id: post.id, account_id: ofAna })).body;
  const rows = await networkOf(service)
    .selectFrom("net_saved_posts")
    .select(["post_id", "created_at"])
    .where("member_id", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("post_id", "desc")
    .execute();
  for (const post_id of [post.id, repost.id]) {
    service.clock.advance(60_000);
    await service.call("save_post", { post_id });
  }
  const readAll = () => everyPage<SavedPost>(service, "list_saved_posts", {}, 2);
  const saved = await readAll();
  expect(saved.map((item) => item.post.id)).toEqual([repost.id, post.id, ...rows.map(({ post_id }) => post_id)]);
  expect(saved[0]).toMatchObject({ post: { excerpt: "Ten lessons" }, post_author: { id: "prf_demo_0002" } });

  await service.call("delete_post", { post_id: post.id, account_id: ofAna });
  const left = await readAll();
  expect(left.map((item) => item.post.id)).toEqual([repost.id, ...rows.map(({ post_id }) => post_id)]);
  expect(left[0]?.post.excerpt).toBe("");
  const author = left.at(-1)?.post_author.id ?? "";
  await block(service, author, owner);
  expect(await readAll()).toEqual(left.filter((item) => item.post_author.id !== author));
});
