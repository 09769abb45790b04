import { expect, test } from "vitest";
import type { PostItem, Profile } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const ids = (posts: readonly PostItem[]): string[] => posts.map(({ id }) => id);

test("lists each of the account's posts once, newest first, for any page size", async () => {
  const service = await startService();
  const rows = await networkOf(service)
    .selectFrom("net_posts")
    .select("id")
    .where("author_id", "=", "prf_demo_0001")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const expected = rows.map(({ id }) => id);
  expect(expected.length).toBeGreaterThanOrEqual(40);
  expect(expected[0]).toBe("pst_demo_0001");
  for (const limit of [7, 13, 100]) expect(ids(await everyPage(service, "list_posts", {}, limit))).toEqual(expected);
  const { data } = (await service.rest("GET /posts?limit=3")).body as { data: PostItem[] };
  expect(ids(data)).toEqual(expected.slice(0, 3));
});

test("lists a member's posts by id, handle or URL", async () => {
  const service = await startService();
  const all = await everyPage<PostItem>(service, "list_posts", { profile_id: "prf_demo_0002" }, 1);
  expect(new Set(ids(all)).size).toBe(all.length);
  expect(all.every(({ author }) => author?.id === "prf_demo_0002")).toBe(true);
  const { handle, url } = (await service.call("get_profile", { profile_id: "prf_demo_0002" })).body as Profile;
  for (const profile_id of [handle, url]) {
    const { body } = await service.call("list_posts", { profile_id, limit: 100 });
    expect((body as { data: PostItem[] }).data).toEqual(all);
  }
  const { body } = await service.rest("GET /profiles/prf_demo_0002/posts?limit=100");
  expect((body as { data: PostItem[] }).data).toEqual(all);
});

test("lists a company's posts", async () => {
  const service = await startService();
  const { author_id } = await networkOf(service)
    .selectFrom("net_posts")
    .select("author_id")
    .where("author_kind", "=", "company")
    .executeTakeFirstOrThrow();
  const { body } = await service.rest(`GET /companies/${author_id}/posts`);
  const { data } = body as { data: PostItem[] };
  expect(data.length).toBeGreaterThan(0);
  expect(data.every(({ company }) => company?.id === author_id)).toBe(true);
  const company = await service.call("get_company_profile", { company_id: author_id });
  const byUrl = await service.call("list_posts", { company_id: company.body.url });
  expect(byUrl.body).toEqual(body);
});

test("sorts by engagement and then by time, and loses no post between pages", async () => {
  const service = await startService();
  const rows = await networkOf(service)
    .selectFrom("net_posts")
    .selectAll()
    .where("author_id", "=", "prf_demo_0001")
    .execute();
  const engagement = (row: (typeof rows)[number]): number => row.reaction_count + row.comment_count + row.repost_count;
  const expected = rows
    .sort((a, b) => engagement(b) - engagement(a) || b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  expect(ids(await everyPage(service, "list_posts", { sort: "engagement" }, 9))).toEqual(expected);
});

test("filters by publication time: since is inclusive, until is not", async () => {
  const service = await startService();
  const [, second] = (await everyPage<PostItem>(service, "list_posts", {}, 100)).slice(0, 2);
  const since = second?.published_at ?? "";
  const found = await everyPage<PostItem>(service, "list_posts", { since }, 100);
  expect(found).toHaveLength(2);
  const later = new Date(Date.parse(since) + 1).toISOString();
  expect(await everyPage<PostItem>(service, "list_posts", { since: later }, 100)).toHaveLength(1);
  const earlier = await everyPage<PostItem>(service, "list_posts", { until: since }, 3);
  const ownPosts = await everyPage<PostItem>(service, "list_posts", {}, 100);
  expect(earlier.map(({ id }) => id)).toEqual(ownPosts.slice(2).map(({ id }) => id));
});

test("a cursor remains valid after new posts, but only for its own list", async () => {
  const service = await startService();
  const all = ids(await everyPage(service, "list_posts", {}, 100));
  const first = (await service.call("list_posts", { limit: 5 })).body as { data: PostItem[]; next_cursor: string };
  await service.call("create_post", { text: "In between" });
  const { body } = await service.call("list_posts", { limit: 5, cursor: first.next_cursor });
  expect(ids([...first.data, ...(body as { data: PostItem[] }).data])).toEqual(all.slice(0, 10));
  const other = await service.call("list_posts", { sort: "engagement", cursor: first.next_cursor });
  expect(other.error).toMatchObject({ status: 400, code: "invalid_cursor" });
});

test("hides connections-only posts from members who are not connections", async () => {
  const service = await startService();
  const network = networkOf(service);
  const { id } = await network
    .selectFrom("net_posts")
    .select("id")
    .where("author_id", "=", "prf_demo_0002")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  await network.updateTable("net_posts").set({ visibility: "connections" }).where("id", "=", id).execute();
  const mine = await service.call("list_posts", { profile_id: "prf_demo_0002", limit: 1 });
  expect(mine.body).toMatchObject({ data: [{ id }] });
  await network.deleteFrom("net_connections").where("other_id", "=", "prf_demo_0002").execute();
  const strangers = await everyPage<PostItem>(service, "list_posts", { profile_id: "prf_demo_0002" }, 100);
  expect(ids(strangers)).not.toContain(id);
});

test("accepts either a member or a company, and finds neither unknown ones nor a member who blocks the account", async () => {
  const service = await startService();
  const both = await service.call("list_posts", { profile_id: "prf_demo_0002", company_id: "cmp_demo_0001" });
  expect(both.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/company_id" }] });
  expect((await service.rest("GET /profiles/prf_unknown/posts")).status).toBe(404);
  expect((await service.rest("GET /companies/cmp_unknown/posts")).status).toBe(404);
  await networkOf(service)
    .insertInto("net_blocks")
    .values({ member_id: "prf_demo_0002", blocked_id: "prf_demo_0001", reason: null, created_at: service.clock() })
    .execute();
  expect((await service.rest("GET /profiles/prf_demo_0002/posts")).status).toBe(404);
});

test("contains the beginning of each post by default, and the full posts with detail full", async () => {
  const service = await startService();
  const brief = await everyPage<PostItem>(service, "get_feed", {}, 100);
  const full = await everyPage<PostItem>(service, "get_feed", { detail: "full" }, 100);
  expect(full.map(({ id }) => id)).toEqual(brief.map(({ id }) => id));
  expect(brief.some((item, index) => (full[index]?.text?.length ?? 0) > 300 && item.excerpt?.endsWith("…"))).toBe(true);
  for (const [index, item] of brief.entries()) {
    const { text = "", repost_of } = full[index] ?? {};
    const original = text === "" ? (repost_of?.text ?? "") : text;
    expect(original.startsWith(item.excerpt?.replace(/…$/, "") ?? "?")).toBe(true);
    expect(Object.values(item).filter((value) => value === null && value !== item.author)).toEqual([]);
    expect(full[index]?.author ?? full[index]?.company).toMatchObject(item.author ?? item.company ?? {});
  }
  const [item] = full;
  const { body: post } = await service.call("get_post", { post_id: item?.id });
  const { id, handle, name, headline, degree, url } = post.author;
  expect(item).toEqual({ ...post, author: { id, handle, name, headline, degree, url } });
});
