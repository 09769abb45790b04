import { expect, test } from "vitest";
import type { ActivityItem } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";
const tool = "get_profile_activity";

/** Reads from the tables Ana's activities on posts that the account may see, each as `kind time id`. */
async function readRows(service: TestService): Promise<string[]> {
  const network = networkOf(service);
  const own = await network
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", "prf_demo_0001")
    .execute();
  const connected = new Set(["prf_demo_0001", ...own.map(({ other_id }) => other_id)]);
  const posts = await network.selectFrom("net_posts").select(["id", "author_id", "visibility", "created_at"]).execute();
  const visible = new Set(
    posts.flatMap(({ id, author_id, visibility }) => (visibility === "public" || connected.has(author_id) ? id : [])),
  );
  const comments = await network
    .selectFrom("net_comments")
    .select(["id", "post_id", "author_id", "created_at"])
    .execute();
  const postOf = new Map(comments.map(({ id, post_id }) => [id, post_id]));
  const reactions = await network.selectFrom("net_reactions").selectAll().where("member_id", "=", ana).execute();
  return [
    ...posts.flatMap(({ id, author_id, created_at }) =>
      author_id === ana && visible.has(id) ? `post ${created_at} ${id}` : [],
    ),
    ...comments.flatMap(({ id, post_id, author_id, created_at }) =>
      author_id === ana && visible.has(post_id) ? `comment ${created_at} ${id}` : [],
    ),
    ...reactions.flatMap(({ target_id, created_at }) =>
      visible.has(postOf.get(target_id) ?? target_id) ? `reaction ${created_at} ${target_id}` : [],
    ),
  ].sort();
}

const toRow = ({ kind, at, post, comment_id }: ActivityItem): string =>
  `${kind} ${Date.parse(at)} ${comment_id ?? post.id}`;

test("lists every post, comment and reaction on visible posts once, latest first", async () => {
  const service = await startService();
  const items = await everyPage<ActivityItem>(service, tool, { profile_id: ana }, 7);
  expect(items.length).toBeGreaterThan(20);
  expect(items.map(toRow).sort()).toEqual(await readRows(service));
  const times = items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["post", "comment", "reaction"]));
  for (const { kind, reaction, comment_id, comment_excerpt } of items) {
    expect(reaction === null).toBe(kind !== "reaction");
    expect(comment_id === null).toBe(comment_excerpt === null);
  }
});

test("lists each of several activities with the same time once, even with one item per page", async () => {
  const service = await startService();
  const network = networkOf(service);
  await network.updateTable("net_posts").set({ created_at: 1_700_000_000_000 }).where("author_id", "=", ana).execute();
  await network
    .updateTable("net_comments")
    .set({ created_at: 1_700_000_000_000 })
    .where("author_id", "=", ana)
    .execute();
  await network
    .updateTable("net_reactions")
    .set({ created_at: 1_700_000_000_000 })
    .where("member_id", "=", ana)
    .execute();
  const items = await everyPage<ActivityItem>(service, tool, { profile_id: ana }, 1);
  expect(items.map(toRow).sort()).toEqual(await readRows(service));
});

test("lists only the requested kinds, with the post and its author", async () => {
  const service = await startService();
  const { body } = await service.rest(`GET /profiles/${ana}/activity?kinds=comment&limit=3`);
  expect(body.data).toHaveLength(3);
  const [first] = body.data as ActivityItem[];
  const comment = await networkOf(service)
    .selectFrom("net_comments as c")
    .innerJoin("net_posts as p", "p.id", "c.post_id")
    .innerJoin("net_members as m", "m.id", "p.author_id")
    .select(["c.text", "p.id", "p.author_id", "m.name"])
    .where("c.id", "=", first?.comment_id ?? "")
    .executeTakeFirstOrThrow();
  expect(first).toMatchObject({
    kind: "comment",
    comment_excerpt: comment.text,
    post: { id: comment.id },
    post_author: { id: comment.author_id, name: comment.name },
  });
});

test("omits reactions to comments of members who block the account", async () => {
  const service = await startService();
  const network = networkOf(service);
  const items = await everyPage<ActivityItem>(service, tool, { profile_id: ana }, 50);
  const own = items.filter(({ kind, comment_id }) => kind === "reaction" && comment_id !== null);
  const ids = own.map(({ comment_id }) => comment_id ?? "");
  const comments = await network
    .selectFrom("net_comments")
    .select(["id", "author_id"])
    .where("id", "in", ids)
    .execute();
  const authorId =
    comments.find(({ author_id }) => author_id !== ana && author_id !== "prf_demo_0001")?.author_id ?? "";
  expect(authorId).not.toBe("");
  await block(service, authorId, "prf_demo_0001");
  const after = await everyPage<ActivityItem>(service, tool, { profile_id: ana, kinds: ["reaction"] }, 50);
  const hidden = comments.filter(({ author_id }) => author_id === authorId).map(({ id }) => id);
  expect(after.filter(({ comment_id }) => hidden.includes(comment_id ?? ""))).toEqual([]);
});

test("rejects unknown and blocked members", async () => {
  const service = await startService();
  await block(service, ana, "prf_demo_0001");
  for (const profile_id of [ana, "prf_demo_9999"])
    expect((await service.call(tool, { profile_id })).error).toMatchObject({ status: 404, code: "not_found" });
});
