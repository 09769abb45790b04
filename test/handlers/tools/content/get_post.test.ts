import { expect, test } from "vitest";
import type { Post, ReactionType } from "../../../../generated/schemas.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const getPost = async (service: TestService, post_id: string): Promise<Post> =>
  (await service.call("get_post", { post_id })).body as Post;

const block = (service: TestService, member_id: string, blocked_id: string) =>
  networkOf(service)
    .insertInto("net_blocks")
    .values({ member_id, blocked_id, reason: null, created_at: service.clock() })
    .execute();

test("returns the same post by id and by URL, on both surfaces", async () => {
  const service = await startService();
  const post = await getPost(service, "pst_demo_0001");
  expect(post).toMatchObject({ id: "pst_demo_0001", own: true, author: { id: "prf_demo_0001", degree: null } });
  expect(post.impression_count).toBeGreaterThan(0);
  expect((await service.rest("GET /posts/pst_demo_0001")).body).toEqual(post);
  expect((await service.rest(`GET /posts/${encodeURIComponent(post.url ?? "")}`)).body).toEqual(post);
  expect(await getPost(service, `${post.url}/?utm=1#top`)).toEqual(post);
});

test("for every visible post, returns counts that match the tables", async () => {
  const service = await startService();
  const network = networkOf(service);
  const rows = await network.selectFrom("net_posts").selectAll().orderBy("created_at", "desc").limit(25).execute();
  const reactions = await network.selectFrom("net_reactions").selectAll().execute();
  const comments = await network.selectFrom("net_comments").selectAll().execute();
  const posts = await network.selectFrom("net_posts").selectAll().execute();
  let checked = 0;
  for (const row of rows) {
    const post = (await service.call("get_post", { post_id: row.id })).body as Post | undefined;
    if (post === undefined) continue;
    checked++;
    const own = reactions.filter(({ target_id }) => target_id === row.id);
    expect(post.reaction_count).toBe(own.length);
    for (const type of Object.keys(post.reactions ?? {}) as ReactionType[]) {
      expect(post.reactions?.[type]).toBe(own.filter((reaction) => reaction.type === type).length);
    }
    expect(post.own_reaction).toBe(own.find(({ member_id }) => member_id === "prf_demo_0001")?.type ?? null);
    expect(post.comment_count).toBe(comments.filter(({ post_id }) => post_id === row.id).length);
    expect(post.repost_count).toBe(posts.filter(({ repost_of }) => repost_of === row.id).length);
    expect(post.impression_count).toBe(row.author_id === "prf_demo_0001" ? row.impression_count : null);
    expect(post.media?.map(({ media_id }) => media_id)).toEqual(JSON.parse(row.media_ids));
  }
  expect(checked).toBeGreaterThan(20);
});

test("shows a company's post with its page and without a member", async () => {
  const service = await startService();
  const { id, author_id } = await networkOf(service)
    .selectFrom("net_posts")
    .select(["id", "author_id"])
    .where("author_kind", "=", "company")
    .executeTakeFirstOrThrow();
  expect(await getPost(service, id)).toMatchObject({ author: null, company: { id: author_id }, own: false });
});

test("shows the original of a repost only if the account may see it", async () => {
  const service = await startService();
  const network = networkOf(service);
  const repost = await network
    .selectFrom("net_posts as p")
    .innerJoin("net_posts as o", "o.id", "p.repost_of")
    .select(["p.id", "p.repost_of", "o.author_id", "o.text"])
    .where("o.author_kind", "=", "member")
    .where("o.visibility", "=", "public")
    .where("o.author_id", "!=", "prf_demo_0001")
    .whereRef("o.author_id", "!=", "p.author_id")
    .executeTakeFirstOrThrow();
  const shown = await getPost(service, repost.id);
  expect(shown).toMatchObject({
    kind: "repost",
    repost_of: { post_id: repost.repost_of, author_id: repost.author_id, text: repost.text.slice(0, 300) },
  });
  await block(service, repost.author_id, "prf_demo_0001");
  expect(await getPost(service, repost.id)).toMatchObject({ kind: "repost", repost_of: null });
});

test("computes poll percentages from the votes", async () => {
  const service = await startService();
  const poll = {
    question: "Which?",
    options: [
      { text: "A", votes: 1 },
      { text: "B", votes: 2 },
    ],
    ends_at: service.clock(),
  };
  await networkOf(service)
    .updateTable("net_posts")
    .set({ format: "poll", poll: JSON.stringify(poll) })
    .where("id", "=", "pst_demo_0001")
    .execute();
  expect((await getPost(service, "pst_demo_0001")).poll).toEqual({
    question: "Which?",
    options: [
      { text: "A", vote_count: 1, vote_percent: 33.3 },
      { text: "B", vote_count: 2, vote_percent: 66.7 },
    ],
    vote_count: 3,
    closes_at: "2026-06-15T09:30:00.000Z",
    closed: true,
  });
});

test("does not find unknown posts, posts of blocked members, or posts restricted to others' connections", async () => {
  const service = await startService();
  const network = networkOf(service);
  const post = await getPost(service, "pst_demo_0041");
  const author = post.author?.id ?? "";
  const unknown = await service.rest("GET /posts/pst_unknown");
  expect(unknown).toMatchObject({ status: 404, error: { code: "not_found" } });
  await block(service, "prf_demo_0001", author);
  const blocked = await service.rest("GET /posts/pst_demo_0041");
  expect(blocked.status).toBe(404);
  await network.deleteFrom("net_blocks").execute();
  await network.updateTable("net_posts").set({ visibility: "connections" }).where("id", "=", post.id).execute();
  expect((await service.rest("GET /posts/pst_demo_0041")).status).toBe(200);
  await network.deleteFrom("net_connections").where("other_id", "=", author).execute();
  const hidden = await service.rest("GET /posts/pst_demo_0041");
  expect(hidden).toMatchObject({ status: 404, error: { code: "not_found" } });
});
