import { expect, test } from "vitest";
import type { Post, PostItem } from "../../../../generated/schemas.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const create = async (service: TestService, input: object): Promise<Post> =>
  (await service.call("create_post", input)).body as Post;

const noticed = async (service: TestService, postId: string): Promise<(string | null)[]> =>
  (
    await networkOf(service)
      .selectFrom("net_notices")
      .select("member_id")
      .where("subject_id", "=", postId)
      .orderBy("member_id")
      .execute()
  ).map(({ member_id }) => member_id);

const found = async (service: TestService, keyword: string): Promise<string[]> =>
  (await service.call("search_posts", { keyword })).body.data.map(({ id }: PostItem) => id);

test("edits the text for every reader and for search; the same text is not an edit", async () => {
  const service = await startService();
  const poll = { question: "Which?", options: ["One", "Other"] };
  const post = await create(service, { text: "Zymurgy #beer", poll });
  service.clock.advance(60_000);
  const { body } = await service.call("update_post", { post_id: post.id, text: "Viticulture #wine" });
  const edited_at = "2026-06-15T09:31:00.000Z";
  expect(body).toEqual({ ...post, text: "Viticulture #wine", hashtags: ["wine"], edited_at });
  expect(await found(service, "zymurgy")).toEqual([]);
  expect(await found(service, "viticulture")).toEqual([post.id]);
  service.clock.advance(60_000);
  const again = await service.rest(`PATCH /posts/${post.id}`, { text: "Viticulture #wine", pinned: true });
  expect(again.body).toEqual({ ...body, pinned: true });
  const blank = await service.rest(`PATCH /posts/${post.id}`, { text: " " });
  expect(blank).toMatchObject({ status: 400, error: { errors: [{ pointer: "/text" }] } });
});

test("pins one post at a time", async () => {
  const service = await startService();
  const pinned = async (): Promise<string[]> =>
    (await service.call("list_posts", { limit: 100 })).body.data.flatMap((post: PostItem) =>
      post.pinned ? post.id : [],
    );
  expect(await pinned()).toEqual(["pst_demo_0004"]);
  await service.call("update_post", { post_id: "pst_demo_0002", pinned: true });
  expect(await pinned()).toEqual(["pst_demo_0002"]);
  await service.call("update_post", { post_id: "pst_demo_0002", pinned: false });
  expect(await pinned()).toEqual([]);
  const posts = ["pst_demo_0001", "pst_demo_0002", "pst_demo_0004"];
  await Promise.all(posts.map((post_id) => service.call("update_post", { post_id, pinned: true })));
  expect(await pinned()).toHaveLength(1);
});

test("keeps the mentions whose names remain, and notifies only new ones", async () => {
  const service = await startService();
  const [ana, other, third] = ["prf_demo_0002", "prf_demo_0003", "prf_demo_0004"];
  const nameOf = async (profile_id: string) => (await service.call("get_profile", { profile_id })).body.name as string;
  const [anaName, otherName] = [await nameOf(ana), await nameOf(other)];
  const post = await create(service, { text: `With ${anaName} and ${otherName}`, mentions: [ana, other] });
  expect(await noticed(service, post.id)).toEqual([ana, other]);
  const mentioned = async (input: object): Promise<string[]> =>
    (await service.call("update_post", { post_id: post.id, ...input })).body.mentions.map(
      ({ profile_id }: Post["mentions"][number]) => profile_id,
    );
  expect(await mentioned({ text: `Only with ${anaName}` })).toEqual([ana]);
  expect(await noticed(service, post.id)).toEqual([ana]);
  expect(await mentioned({ text: "With others", mentions: [ana, third] })).toEqual([ana, third]);
  expect(await noticed(service, post.id)).toEqual([ana, third]);
  const { error } = await service.call("update_post", { post_id: post.id, mentions: [ana] });
  expect(error).toMatchObject({ code: "invalid_arguments" });
});

test("a narrower visibility hides the post from strangers, also in their reposts", async () => {
  const service = await startService();
  const stranger = await addAccount(service, "prf_demo_0040");
  const post = await create(service, { text: "For everybody" });
  const repost = (await service.call("repost_post", { post_id: post.id, account_id: stranger })).body as Post;
  expect(repost.repost_of?.post_id).toBe(post.id);
  await service.call("update_post", { post_id: post.id, visibility: "connections" });
  const seen = await service.call("get_post", { post_id: post.id, account_id: stranger });
  expect(seen.error).toMatchObject({ code: "not_found" });
  expect((await service.call("get_post", { post_id: repost.id, account_id: stranger })).body.repost_of).toBeNull();
  expect((await service.call("get_post", { post_id: repost.id })).body.repost_of.post_id).toBe(post.id);
  const foreign = await service.call("update_post", { post_id: repost.id, text: "Mine" });
  expect(foreign.error).toMatchObject({ status: 404, code: "not_found" });
});
