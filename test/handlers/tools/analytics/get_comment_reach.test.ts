import { expect, test } from "vitest";
import type { CommentReach } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { localDay } from "../../../support/local-day.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const hourMs = 3_600_000;

const readAll = (service: TestService, input: object, limit = 100): Promise<CommentReach[]> =>
  everyPage(service, "get_comment_reach", { detail: "full", ...input }, limit);

/** Adds comments of the account to a connection's post, some with a reply; one reply is by the author of the post. */
async function addComments(service: TestService): Promise<void> {
  const network = networkOf(service);
  const post = await network
    .selectFrom("net_posts")
    .selectAll()
    .where("id", "=", "pst_demo_0042")
    .executeTakeFirstOrThrow();
  for (let at = 0; at < 6; at++) {
    const comment = { post_id: post.id, created_at: post.created_at + (Math.floor(at / 2) + 1) * 1.26 * hourMs };
    const statistics = { impression_count: 10 * at, profile_view_count: at, reaction_count: at % 3 };
    await network
      .insertInto("net_comments")
      .values({
        ...comment,
        ...statistics,
        id: `cmt_x${at}`,
        parent_id: null,
        author_id: owner,
        text: `Thought ${at}`,
        reply_count: at % 2,
      })
      .execute();
    if (at % 2 === 0) continue;
    const author_id = at === 1 ? post.author_id : "prf_demo_0004";
    await network
      .insertInto("net_comments")
      .values({ ...comment, id: `cmt_r${at}`, parent_id: `cmt_x${at}`, author_id, text: "Thanks" })
      .execute();
  }
}

test.for(["7d", "30d", "90d"])("every statistic of %s is computed from the tables", async (period) => {
  const service = await startService();
  await addComments(service);
  const network = networkOf(service);
  const posts = await network.selectFrom("net_posts").selectAll().execute();
  const comments = await network.selectFrom("net_comments").selectAll().execute();
  const from = new Date(Date.parse("2026-06-15") - (Number.parseInt(period, 10) - 1) * 24 * hourMs);
  const expected = comments
    .filter(({ author_id }) => author_id === owner)
    .filter(({ created_at }) => localDay(created_at, "Europe/Stockholm") >= from.toISOString().slice(0, 10))
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .flatMap((comment) => {
      const post = posts.find(({ id }) => id === comment.post_id);
      if (!post) return [];
      return {
        comment_id: comment.id,
        parent_id: comment.parent_id,
        text: comment.text,
        created_at: new Date(comment.created_at).toISOString(),
        post: { id: post.id, reaction_count: post.reaction_count, comment_count: post.comment_count },
        post_author: post.author_kind === "member" ? { id: post.author_id } : null,
        hours_after_post: Math.round(((comment.created_at - post.created_at) / hourMs) * 10) / 10,
        impressions: comment.impression_count,
        reactions: comment.reaction_count,
        replies: comment.reply_count,
        answered_by_post_author: comments.some(
          (reply) => reply.parent_id === comment.id && reply.author_id === post.author_id,
        ),
        profile_views: comment.profile_view_count,
      };
    });
  expect(expected.length).toBeGreaterThanOrEqual(6);
  expect(expected.filter(({ answered_by_post_author }) => answered_by_post_author).length).toBeGreaterThan(0);
  for (const limit of [1, 4, 100]) {
    const found = await readAll(service, { period }, limit);
    expect(found).toMatchObject(expected);
    expect(found).toHaveLength(expected.length);
  }
});

test("shows a new comment on both surfaces, and cursors remain valid", async () => {
  const service = await startService();
  await addComments(service);
  const before = await readAll(service, {});
  const first = (await service.call("get_comment_reach", { detail: "full", limit: 2 })).body as {
    data: CommentReach[];
    next_cursor: string;
  };
  await service.call("comment_on_post", { post_id: "pst_demo_0041", text: "Fresh" });
  const second = await service.call("get_comment_reach", { detail: "full", limit: 2, cursor: first.next_cursor });
  expect([...first.data, ...(second.body as { data: CommentReach[] }).data]).toEqual(before.slice(0, 4));
  const { body } = await service.rest("GET /analytics/comments?limit=1");
  expect((body as { data: CommentReach[] }).data).toMatchObject([
    {
      text: "Fresh",
      post: { id: "pst_demo_0041" },
      impressions: 0,
      reactions: 0,
      replies: 0,
      answered_by_post_author: false,
      profile_views: 0,
    },
  ]);
});

test("shows only the account's own comments, on posts that it can see", async () => {
  const service = await startService();
  await addComments(service);
  const stranger = await addAccount(service, "prf_demo_0119");
  await networkOf(service).deleteFrom("net_comments").where("author_id", "=", "prf_demo_0119").execute();
  expect(await readAll(service, { account_id: stranger, period: "90d" })).toEqual([]);
  const { author_id } = await networkOf(service)
    .selectFrom("net_posts")
    .select("author_id")
    .where("id", "=", "pst_demo_0042")
    .executeTakeFirstOrThrow();
  await networkOf(service)
    .insertInto("net_blocks")
    .values({ member_id: author_id, blocked_id: owner, reason: null, created_at: service.clock() })
    .execute();
  const left = await readAll(service, { period: "90d" });
  expect(left.some(({ post }) => post.id === "pst_demo_0042")).toBe(false);
});

test("shortens the excerpt of the post and only names its author, unless detail is full", async () => {
  const service = await startService();
  const [brief] = (await service.call("get_comment_reach", { limit: 1 })).body.data as CommentReach[];
  const [full] = await readAll(service, {});
  const { id, excerpt = "" } = full?.post ?? {};
  const { id: authorId, name } = full?.post_author ?? {};
  const post = { id, excerpt: excerpt.length > 100 ? `${excerpt.slice(0, 99)}…` : excerpt };
  expect(brief).toEqual({ ...full, post, post_author: { id: authorId, name } });
});
