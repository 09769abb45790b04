import { expect, test } from "vitest";
import type { Post, Reaction } from "../../../../generated/schemas.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

/** Finds a connection's post without a reaction of the account. */
async function freshPost(service: TestService): Promise<Post> {
  const network = networkOf(service);
  const reacted = network.selectFrom("net_reactions").select("target_id").where("member_id", "=", "prf_demo_0001");
  const { id } = await network
    .selectFrom("net_posts")
    .select("id")
    .where("author_id", "=", "prf_demo_0002")
    .where("id", "not in", reacted)
    .executeTakeFirstOrThrow();
  return (await service.call("get_post", { post_id: id })).body as Post;
}

const noticesOf = (service: TestService, subjectId: string) =>
  networkOf(service)
    .selectFrom("net_notices")
    .select(["member_id", "kind"])
    .where("subject_id", "=", subjectId)
    .where("actor_id", "=", "prf_demo_0001")
    .execute();

const reactionsOn = async (service: TestService, postId: string, day: string): Promise<number> => {
  const row = await networkOf(service)
    .selectFrom("net_post_days")
    .select("reactions")
    .where("post_id", "=", postId)
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.reactions ?? 0;
};

test("adds a reaction, counts it and notifies the author once", async () => {
  const service = await startService();
  const post = await freshPost(service);
  const reaction = (await service.call("react_to_post", { post_id: post.id, type: "insightful" })).body as Reaction;
  expect(reaction).toMatchObject({
    post_id: post.id,
    comment_id: null,
    profile: { id: "prf_demo_0001" },
    own: true,
    type: "insightful",
    created_at: "2026-06-15T09:30:00.000Z",
  });
  const after = (await service.rest(`GET /posts/${post.id}`)).body as Post;
  expect(after).toEqual({
    ...post,
    own_reaction: "insightful",
    reaction_count: (post.reaction_count ?? 0) + 1,
    reactions: { ...post.reactions, insightful: (post.reactions?.insightful ?? 0) + 1 },
  });
  const { body } = await service.rest(`GET /posts/${post.id}/reactions?limit=1&detail=full`);
  expect((body as { data: Reaction[] }).data).toEqual([reaction]);
  expect(await noticesOf(service, post.id)).toEqual([{ member_id: "prf_demo_0002", kind: "reaction" }]);
  expect(await reactionsOn(service, post.id, "2026-06-15")).toBe(1);
});

test("the same reaction again changes nothing, not even its time", async () => {
  const service = await startService();
  const post = await freshPost(service);
  const first = await service.rest(`POST /posts/${post.id}/reactions`, { type: "like" });
  service.clock.advance(3_600_000);
  const again = await service.rest(`POST /posts/${post.id}/reactions`, { type: "like" });
  expect(again).toMatchObject({ status: 200, body: first.body as object });
  const after = (await service.call("get_post", { post_id: post.id })).body as Post;
  expect(after.reaction_count).toBe((post.reaction_count ?? 0) + 1);
  expect(await noticesOf(service, post.id)).toHaveLength(1);
});

test("another reaction replaces the first with a new time and without a second notification", async () => {
  const service = await startService();
  const post = await freshPost(service);
  await service.call("react_to_post", { post_id: post.id, type: "like" });
  service.clock.advance(86_400_000);
  const second = await service.call("react_to_post", { post_id: post.id, type: "love" });
  expect(second.body).toMatchObject({ type: "love", created_at: "2026-06-16T09:30:00.000Z" });
  const after = (await service.call("get_post", { post_id: post.id })).body as Post;
  expect(after).toMatchObject({
    own_reaction: "love",
    reaction_count: (post.reaction_count ?? 0) + 1,
    reactions: { ...post.reactions, love: (post.reactions?.love ?? 0) + 1 },
  });
  expect(await noticesOf(service, post.id)).toHaveLength(1);
  expect(await reactionsOn(service, post.id, "2026-06-15")).toBe(0);
  expect(await reactionsOn(service, post.id, "2026-06-16")).toBe(1);
});

test("notifies nobody of a reaction to the account's own post or a company's", async () => {
  const service = await startService();
  const { id } = await networkOf(service)
    .selectFrom("net_posts")
    .select("id")
    .where("author_kind", "=", "company")
    .executeTakeFirstOrThrow();
  for (const post_id of ["pst_demo_0001", id]) {
    expect((await service.call("react_to_post", { post_id, type: "funny" })).error).toBeUndefined();
    expect(await noticesOf(service, post_id)).toEqual([]);
  }
});

test("rejects unknown posts and kinds of reaction, and a preview counts nothing", async () => {
  const service = await startService();
  const post = await freshPost(service);
  const unknown = await service.rest("POST /posts/pst_unknown/reactions", { type: "like" });
  expect(unknown).toMatchObject({ status: 404, error: { code: "not_found" } });
  const kind = await service.call("react_to_post", { post_id: post.id, type: "angry" });
  expect(kind.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/type" }] });
  const preview = await service.call("react_to_post", { post_id: post.id, type: "like" }, { preview: true });
  expect(preview.body).toMatchObject({ type: "like" });
  expect((await service.call("get_post", { post_id: post.id })).body).toEqual(post);
});
