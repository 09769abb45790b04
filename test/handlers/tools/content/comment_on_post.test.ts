import { expect, test } from "vitest";
import type { Comment, CommentItem, Mention, Post } from "../../../../generated/schemas.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("adds a comment as the newest, counts it and notifies the author", async () => {
  const service = await startService();
  const before = (await service.call("get_post", { post_id: "pst_demo_0041" })).body as Post;
  const input = { post_id: "pst_demo_0041", text: "We saw the same." };
  const comment = (await service.call("comment_on_post", input)).body as Comment;
  expect(comment).toMatchObject({
    post_id: "pst_demo_0041",
    parent_id: null,
    author: { id: "prf_demo_0001" },
    own: true,
    by_post_author: false,
    text: "We saw the same.",
    reaction_count: 0,
    own_reaction: null,
    reply_count: 0,
    replies: [],
    created_at: "2026-06-15T09:30:00.000Z",
    edited_at: null,
  });
  const { body } = await service.rest("GET /posts/pst_demo_0041/comments?sort=recent&limit=1");
  const { id, text, author } = comment;
  expect((body as { data: CommentItem[] }).data).toMatchObject([{ id, text, author: { id: author.id } }]);
  const after = (await service.call("get_post", { post_id: "pst_demo_0041" })).body as Post;
  expect(after).toEqual({ ...before, comment_count: (before.comment_count ?? 0) + 1 });
  const network = networkOf(service);
  const notices = await network
    .selectFrom("net_notices")
    .select(["member_id", "kind", "actor_id"])
    .where("subject_id", "=", comment.id)
    .execute();
  expect(notices).toEqual([{ member_id: before.author?.id, kind: "comment", actor_id: "prf_demo_0001" }]);
  const day = await network
    .selectFrom("net_post_days")
    .select("comments")
    .where("post_id", "=", "pst_demo_0041")
    .where("day", "=", "2026-06-15")
    .executeTakeFirstOrThrow();
  expect(day.comments).toBe(1);
});

test("marks a comment by the post's author, who is not notified", async () => {
  const service = await startService();
  const response = await service.rest("POST /posts/pst_demo_0001/comments", { text: "Adding a source." });
  expect(response).toMatchObject({ status: 200, body: { by_post_author: true, own: true } });
  const { id } = response.body as Comment;
  const notices = await networkOf(service).selectFrom("net_notices").where("subject_id", "=", id).selectAll().execute();
  expect(notices).toEqual([]);
});

test("two calls write two comments, or one with the same idempotency key", async () => {
  const service = await startService();
  const input = { post_id: "pst_demo_0001", text: "Twice" };
  const first = await service.call("comment_on_post", input, { idempotencyKey: "one" });
  const replay = await service.rest("POST /posts/pst_demo_0001/comments", { text: "Twice" }, { idempotencyKey: "one" });
  expect(replay.body).toEqual(first.body);
  await service.call("comment_on_post", input);
  const rows = await networkOf(service).selectFrom("net_comments").where("text", "=", "Twice").select("id").execute();
  expect(rows).toHaveLength(2);
});

test("rejects a blank text and unknown or invisible posts", async () => {
  const service = await startService();
  const blank = await service.call("comment_on_post", { post_id: "pst_demo_0041", text: "  " });
  expect(blank.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/text" }] });
  const unknown = await service.rest("POST /posts/pst_unknown/comments", { text: "Hello" });
  expect(unknown).toMatchObject({ status: 404, error: { code: "not_found" } });
  const { author_id } = await networkOf(service)
    .selectFrom("net_posts")
    .select("author_id")
    .where("id", "=", "pst_demo_0041")
    .executeTakeFirstOrThrow();
  await networkOf(service)
    .insertInto("net_blocks")
    .values({ member_id: author_id, blocked_id: "prf_demo_0001", reason: null, created_at: service.clock() })
    .execute();
  const blocked = await service.rest("POST /posts/pst_demo_0041/comments", { text: "Hello" });
  expect(blocked.status).toBe(404);
});

test("notifies the members that a comment or reply mentions, and nobody who cannot be mentioned", async () => {
  const service = await startService();
  const [mentioned, blocked] = ["prf_demo_0005", "prf_demo_0006"];
  await service.call("block_user", { profile_id: blocked });
  const { name } = (await service.call("get_profile", { profile_id: mentioned })).body;
  const key = await service.createKey(["full_access"], { accountId: await addAccount(service, mentioned) });
  const input = { text: `With ${name}`, mentions: [mentioned] };
  const comment = (await service.call("comment_on_post", { post_id: "pst_demo_0041", ...input })).body as Comment;
  service.clock.advance(1_000);
  const reply = (await service.rest(`POST /comments/${comment.id}/replies`, input)).body as Comment;
  for (const { mentions } of [comment, reply]) expect(mentions).toEqual([{ profile_id: mentioned, name }]);
  const found = (await service.call("list_mentions", { kind: "comment", limit: 2 }, { key })).body.data;
  expect(found.map(({ comment_id }: Mention) => comment_id)).toEqual([reply.id, comment.id]);
  const notices = (await service.call("list_notifications", { kinds: ["mention"], limit: 2 }, { key })).body.data;
  expect(notices).toMatchObject([{ text: expect.stringContaining("mentioned you in a comment") }, {}]);
  const listed = await service.call("list_post_comments", { post_id: "pst_demo_0041", sort: "recent", limit: 1 });
  expect(listed.body.data).toMatchObject([{ id: comment.id, mentions: comment.mentions }]);
  const refused = { post_id: "pst_demo_0041", text: "Hello", mentions: [blocked] };
  expect((await service.call("comment_on_post", refused)).error.code).toBe("not_found");
});
