import { expect, test } from "vitest";
import type { Comment, CommentItem } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const hourMs = 3_600_000;

/** Inserts a comment directly into the tables, including counters. */
async function addComment(
  service: TestService,
  comment: { id: string; author_id?: string; parent_id?: string; hoursAgo: number; reactions?: number },
): Promise<void> {
  const network = networkOf(service);
  const { id, parent_id = null, author_id = "prf_demo_0003" } = comment;
  const row = { id, post_id: "pst_demo_0001", parent_id, author_id, text: `This is ${id}` };
  const created_at = service.clock() - comment.hoursAgo * hourMs;
  await network
    .insertInto("net_comments")
    .values({ ...row, created_at, reaction_count: comment.reactions ?? 0 })
    .execute();
  await network
    .updateTable("net_posts")
    .set((set) => ({ comment_count: set("comment_count", "+", 1) }))
    .where("id", "=", "pst_demo_0001")
    .execute();
  if (parent_id === null) return;
  await network
    .updateTable("net_comments")
    .set((set) => ({ reply_count: set("reply_count", "+", 1) }))
    .where("id", "=", parent_id)
    .execute();
}

const readAll = (service: TestService, sort: "recent" | "relevant", limit: number): Promise<Comment[]> =>
  everyPage(service, "list_post_comments", { post_id: "pst_demo_0001", sort, detail: "full" }, limit);

const topLevel = async (service: TestService) =>
  (await networkOf(service).selectFrom("net_comments").selectAll().where("post_id", "=", "pst_demo_0001").execute())
    .filter(({ parent_id }) => parent_id === null)
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));

const ids = (comments: readonly { id: string }[]): string[] => comments.map(({ id }) => id);

test("lists each comment once, newest first, for any page size and on both surfaces", async () => {
  const service = await startService();
  for (let at = 1; at <= 8; at++) await addComment(service, { id: `cmt_x${at}`, hoursAgo: Math.ceil(at / 2) });
  const expected = ids(await topLevel(service));
  expect(expected).toContain("cmt_demo_0002");
  for (const limit of [1, 3, 100]) expect(ids(await readAll(service, "recent", limit))).toEqual(expected);
  const { body } = await service.rest("GET /posts/pst_demo_0001/comments?sort=recent&limit=2");
  expect(ids((body as { data: Comment[] }).data)).toEqual(expected.slice(0, 2));
});

test("puts comments with more reactions and replies first, then the newest", async () => {
  const service = await startService();
  await addComment(service, { id: "cmt_x1", hoursAgo: 5, reactions: 2 });
  await addComment(service, { id: "cmt_x2", hoursAgo: 4, reactions: 1 });
  await addComment(service, { id: "cmt_x3", hoursAgo: 3 });
  await addComment(service, { id: "cmt_x4", hoursAgo: 3, parent_id: "cmt_x2" });
  await addComment(service, { id: "cmt_x5", hoursAgo: 2, reactions: 2 });
  const rows = await topLevel(service);
  const score = (row: (typeof rows)[number]): number => row.reaction_count + row.reply_count;
  const expected = ids(rows.sort((a, b) => score(b) - score(a))); // a stable sort of rows that are newest first
  for (const limit of [1, 2, 50]) expect(ids(await readAll(service, "relevant", limit))).toEqual(expected);
  const { body } = await service.call("list_post_comments", { post_id: "pst_demo_0001" });
  expect(ids((body as { data: Comment[] }).data)).toEqual(expected);
});

test("shows the first 50 replies, oldest first, and counts all of them", async () => {
  const service = await startService();
  await addComment(service, { id: "cmt_x", hoursAgo: 100 });
  for (let at = 0; at < 52; at++) {
    await addComment(service, { id: `cmt_r${at}`, hoursAgo: 90 - at, parent_id: "cmt_x", author_id: "prf_demo_0001" });
  }
  const comment = (await readAll(service, "recent", 100)).find(({ id }) => id === "cmt_x");
  expect(comment?.reply_count).toBe(52);
  expect(ids(comment?.replies ?? [])).toEqual(Array.from({ length: 50 }, (_, at) => `cmt_r${at}`));
  expect(comment?.replies[0]).toMatchObject({
    parent_id: "cmt_x",
    post_id: "pst_demo_0001",
    author: { id: "prf_demo_0001" },
    own: true,
    by_post_author: true,
    own_reaction: null,
  });
});

test("shows the account's own reaction, on replies too", async () => {
  const service = await startService();
  await addComment(service, { id: "cmt_x", hoursAgo: 2 });
  await addComment(service, { id: "cmt_y", hoursAgo: 1, parent_id: "cmt_x" });
  const reaction = { target_kind: "comment", member_id: "prf_demo_0001", created_at: service.clock() } as const;
  await networkOf(service)
    .insertInto("net_reactions")
    .values([
      { ...reaction, target_id: "cmt_x", type: "love" },
      { ...reaction, target_id: "cmt_y", type: "support" },
    ])
    .execute();
  const comment = (await readAll(service, "recent", 100)).find(({ id }) => id === "cmt_x");
  expect(comment).toMatchObject({ own_reaction: "love", replies: [{ own_reaction: "support" }] });
});

test("a cursor remains valid after new comments, but only for its own order", async () => {
  const service = await startService();
  for (let at = 1; at <= 4; at++) await addComment(service, { id: `cmt_x${at}`, hoursAgo: at });
  const expected = ids(await readAll(service, "recent", 100));
  const input = { post_id: "pst_demo_0001", sort: "recent", detail: "full", limit: 2 };
  const first = (await service.call("list_post_comments", input)).body as { data: Comment[]; next_cursor: string };
  await service.call("comment_on_post", { post_id: "pst_demo_0001", text: "In between" });
  const second = await service.call("list_post_comments", { ...input, cursor: first.next_cursor });
  expect(ids([...first.data, ...(second.body as { data: Comment[] }).data])).toEqual(expected.slice(0, 4));
  const other = await service.call("list_post_comments", { ...input, sort: "relevant", cursor: first.next_cursor });
  expect(other.error).toMatchObject({ code: "invalid_cursor" });
});

test("excludes comments and replies of blocked members", async () => {
  const service = await startService();
  await addComment(service, { id: "cmt_x", hoursAgo: 3, author_id: "prf_demo_0004" });
  await addComment(service, { id: "cmt_y", hoursAgo: 2 });
  await addComment(service, { id: "cmt_z", hoursAgo: 1, parent_id: "cmt_y", author_id: "prf_demo_0004" });
  await networkOf(service)
    .insertInto("net_blocks")
    .values({ member_id: "prf_demo_0001", blocked_id: "prf_demo_0004", reason: null, created_at: service.clock() })
    .execute();
  const comments = await readAll(service, "recent", 100);
  expect(ids(comments)).not.toContain("cmt_x");
  expect(comments.find(({ id }) => id === "cmt_y")?.replies).toEqual([]);
});

test("does not find an unknown post", async () => {
  const service = await startService();
  const response = await service.rest("GET /posts/pst_unknown/comments");
  expect(response).toMatchObject({ status: 404, error: { code: "not_found" } });
});

test("contains three replies of a comment, without ids of post and parent, unless detail is full", async () => {
  const service = await startService();
  await addComment(service, { id: "cmt_x", hoursAgo: 9 });
  for (let at = 1; at <= 4; at++) await addComment(service, { id: `cmt_r${at}`, hoursAgo: 9 - at, parent_id: "cmt_x" });
  const { data } = (await service.call("list_post_comments", { post_id: "pst_demo_0001" })).body as {
    data: CommentItem[];
  };
  const brief = data.find(({ id }) => id === "cmt_x");
  const full = (await readAll(service, "recent", 100)).find(({ id }) => id === "cmt_x");
  expect(full?.replies).toHaveLength(4);
  expect(brief?.reply_count).toBe(4);
  expect(full).toMatchObject({ ...brief, replies: [...(brief?.replies ?? []), { id: "cmt_r4" }] });
  expect(ids(brief?.replies ?? [])).toEqual(["cmt_r1", "cmt_r2", "cmt_r3"]);
  const item = ["id", "author", "own", "by_post_author", "text", "reaction_count", "created_at"];
  expect(Object.keys(brief ?? {}).sort()).toEqual([...item, "reply_count", "replies"].sort());
  expect(Object.keys(brief?.replies[0] ?? {}).sort()).toEqual([...item].sort());
  expect(Object.keys(brief?.replies[0]?.author ?? {})).toEqual(["id", "name"]);
});
