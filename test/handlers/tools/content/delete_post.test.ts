import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Post } from "../../../../generated/schemas.ts";
import { textHits } from "../../../../handlers/network/mirror/sql/full-text.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { wrongSummaries } from "../../../support/network-digest.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const postId = "pst_demo_0001";
const ana = "prf_demo_0002";

/** The columns that refer to posts or comments. */
const references = {
  net_posts: "id",
  net_comments: "post_id",
  net_reactions: "target_id",
  net_mentions: "source_id",
  net_post_days: "post_id",
  net_saved_posts: "post_id",
  net_notices: "subject_id",
} as const;

/** Counts the rows that refer to a post or to its comments, by table. */
async function countRows(service: TestService, ids: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, column] of Object.entries(references)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join([...ids])})`.execute(networkOf(service));
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

test("deletes the post with everything below it, and reposts show that it is unavailable", async () => {
  const service = await startService();
  const account_id = await addAccount(service, ana);
  const word = "zymurgy";
  await service.call("update_post", { post_id: postId, text: `About ${word}`, mentions: ["prf_demo_0003"] });
  await service.call("save_post", { post_id: postId, account_id });
  const repost = (await service.call("repost_post", { post_id: postId, account_id })).body as Post;
  await service.call("get_post_analytics", { post_id: postId });
  const network = networkOf(service);
  const comments = await network.selectFrom("net_comments").select("id").where("post_id", "=", postId).execute();
  const ids = [postId, ...comments.map(({ id }) => id)];
  for (const [table, rows] of Object.entries(await countRows(service, ids)))
    expect([table, rows > 0]).toEqual([table, true]);

  const { body } = await service.call("delete_post", { post_id: `https://network.example/posts/${postId}` });
  expect(body).toEqual({ id: postId, deleted: true });
  for (const [table, rows] of Object.entries(await countRows(service, ids))) expect([table, rows]).toEqual([table, 0]);
  expect(await wrongSummaries(network)).toEqual([]);
  const { dialect } = service.store;
  const hits = textHits({ db: network, dialect, networkId: 1 }, "net_post_text", word);
  expect(await network.selectFrom(hits.as("hit")).selectAll().execute()).toEqual([]);

  expect((await service.call("get_post", { post_id: repost.id, account_id })).body).toMatchObject({
    kind: "repost",
    repost_of: null,
  });
  expect(await service.call("get_cached_post_analytics", { post_ids: [postId] })).toMatchObject({
    error: { code: "not_found" },
  });
  const again = await service.rest(`DELETE /posts/${postId}`);
  expect(again).toMatchObject({ status: 404, error: { code: "not_found" } });
});

test("deleting a repost lowers the count of the original; posts of others are not found", async () => {
  const service = await startService();
  const original = "pst_demo_0041";
  const { body } = await service.call("repost_post", { post_id: original, text: "Worth reading" });
  const reposts = async () => (await service.call("get_post", { post_id: original })).body.repost_count as number;
  const counted = await reposts();
  service.clock.advance(2 * 86_400_000);
  expect((await service.rest(`DELETE /posts/${body.id as string}`)).body).toEqual({ id: body.id, deleted: true });
  expect(await reposts()).toBe(counted - 1);
  expect(await wrongSummaries(networkOf(service))).toEqual([]);
  const foreign = await service.call("delete_post", { post_id: original });
  expect(foreign.error).toMatchObject({ status: 404, code: "not_found" });
  expect(foreign.error.hint).toContain("list_posts");
});
