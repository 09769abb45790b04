import { expect, test } from "vitest";
import type { Post, PostItem } from "../../../../generated/schemas.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { toMemberItem } from "../../../../handlers/detail/member-item.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const createPost = async (service: TestService, input: object): Promise<Post> =>
  (await service.call("create_post", input)).body as Post;

const countPosts = async (service: TestService): Promise<number> =>
  (await networkOf(service).selectFrom("net_posts").select("id").execute()).length;

async function addMedia(service: TestService, id: string, content_type: string, owner_id = "prf_demo_0001") {
  await networkOf(service)
    .insertInto("net_media")
    .values({
      id,
      owner_id,
      filename: `${id}.file`,
      content_type,
      size: 3,
      alt_text: `About ${id}`,
      data_base64: "AAAA",
      created_at: service.clock(),
    })
    .execute();
}

test("publishes a text that other tools find", async () => {
  const service = await startService();
  const text = "Zymurgy notes #Platform and #platform, #2026 but #q3_2026 (see example.com/#top) #Überblick";
  const post = await createPost(service, { text });
  expect(post).toMatchObject({
    own: true,
    author: { id: "prf_demo_0001" },
    company: null,
    kind: "text",
    text,
    hashtags: ["platform", "q3_2026", "überblick"],
    mentions: [],
    link_url: null,
    media: [],
    poll: null,
    repost_of: null,
    visibility: "public",
    pinned: false,
    saved: false,
    reaction_count: 0,
    comment_count: 0,
    repost_count: 0,
    impression_count: 0,
    own_reaction: null,
    published_at: "2026-06-15T09:30:00.000Z",
    edited_at: null,
  });
  expect((await service.rest(`GET /posts/${post.id}`)).body).toEqual(post);
  const { data } = (await service.call("list_posts", { detail: "full", limit: 1 })).body as { data: PostItem[] };
  expect(data).toEqual([{ ...post, author: post.author && toMemberItem(post.author) }]);
});

test("publishes over REST with the same output, except for id and URL", async () => {
  const service = await startService();
  const overMcp = await createPost(service, { text: "The same text", link_url: "https://example.com/a?b=c" });
  const response = await service.rest("POST /posts", { text: "The same text", link_url: "https://example.com/a?b=c" });
  const overRest = response.body as Post;
  expect(overMcp).toMatchObject({ kind: "link", link_url: "https://example.com/a?b=c" });
  expect(overRest.id).not.toBe(overMcp.id);
  expect({ ...overRest, id: "", url: "" }).toEqual({ ...overMcp, id: "", url: "" });
});

test("opens a poll for the given number of days, without votes", async () => {
  const service = await startService();
  const poll = { question: "Who reviews?", options: ["Owners", "Platform", "Nobody"] };
  const post = await createPost(service, { text: "A question", poll: { ...poll, days: 3 } });
  expect(post.kind).toBe("poll");
  expect(post.poll).toEqual({
    question: "Who reviews?",
    options: poll.options.map((text) => ({ text, vote_count: 0, vote_percent: 0 })),
    vote_count: 0,
    closes_at: "2026-06-18T09:30:00.000Z",
    closed: false,
  });
  expect((await createPost(service, { text: "Again", poll })).poll?.closes_at).toBe("2026-06-22T09:30:00.000Z");
  service.clock.advance(3 * 86_400_000);
  expect((await service.call("get_post", { post_id: post.id })).body).toMatchObject({ poll: { closed: true } });
});

test("attaches the account's images in the given order, or one document", async () => {
  const service = await startService();
  await addMedia(service, "med_b", "image/png");
  await addMedia(service, "med_a", "image/jpeg");
  await addMedia(service, "med_doc", "application/pdf");
  const images = await createPost(service, { text: "Two pictures", media_ids: ["med_b", "med_a"] });
  expect(images.kind).toBe("image");
  expect(images.media).toEqual([
    {
      media_id: "med_b",
      kind: "image",
      content_type: "image/png",
      filename: "med_b.file",
      alt_text: "About med_b",
    },
    {
      media_id: "med_a",
      kind: "image",
      content_type: "image/jpeg",
      filename: "med_a.file",
      alt_text: "About med_a",
    },
  ]);
  expect((await createPost(service, { text: "A paper", media_ids: ["med_doc"] })).kind).toBe("document");
});

test("rejects mixed media and media of others, and stores nothing", async () => {
  const service = await startService();
  await addMedia(service, "med_a", "image/png");
  await addMedia(service, "med_doc", "application/pdf");
  await addMedia(service, "med_film", "video/mp4");
  await addMedia(service, "med_hers", "image/png", "prf_demo_0002");
  const before = await countPosts(service);
  for (const media_ids of [["med_a", "med_doc"], ["med_film"]]) {
    const response = await service.rest("POST /posts", { text: "Mixed", media_ids });
    expect(response).toMatchObject({
      status: 400,
      error: { code: "invalid_arguments", errors: [{ pointer: "/media_ids" }] },
    });
  }
  for (const media_ids of [["med_hers"], ["med_a", "med_unknown"]]) {
    const response = await service.rest("POST /posts", { text: "Not mine", media_ids });
    expect(response).toMatchObject({ status: 404, error: { code: "not_found" } });
  }
  expect(await countPosts(service)).toBe(before);
});

test("accepts at most one of media, a link and a poll", async () => {
  const service = await startService();
  const poll = { question: "Which?", options: ["One", "Other"] };
  const both = { text: "Too much", link_url: "https://example.com", poll };
  const expected = { code: "invalid_arguments", errors: [{ pointer: "/poll" }] };
  expect((await service.call("create_post", both)).error).toMatchObject(expected);
  expect(await service.rest("POST /posts", both)).toMatchObject({ status: 400, error: expected });
});

test("rejects a blank text and a text that is too long, with the pointer", async () => {
  const service = await startService();
  for (const text of [" \n\t ", "x".repeat(3001)]) {
    const { error } = await service.call("create_post", { text });
    expect(error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/text" }] });
  }
});

test("notifies each mentioned member once, and nobody if one of them does not exist", async () => {
  const service = await startService();
  const before = await countPosts(service);
  const rejected = await service.call("create_post", {
    text: "Thank you",
    mentions: ["prf_demo_0002", "prf_demo_9999"],
  });
  expect(rejected.error).toMatchObject({ status: 404, code: "not_found" });
  expect(await countPosts(service)).toBe(before);
  const post = await createPost(service, {
    text: "Thank you",
    mentions: ["prf_demo_0003", "prf_demo_0002", "prf_demo_0001"],
  });
  expect(post.mentions.map(({ profile_id }) => profile_id)).toEqual([
    "prf_demo_0001",
    "prf_demo_0002",
    "prf_demo_0003",
  ]);
  const notices = await networkOf(service)
    .selectFrom("net_notices")
    .select(["member_id", "kind", "actor_id", "read_at"])
    .where("subject_id", "=", post.id)
    .orderBy("member_id")
    .execute();
  expect(notices).toEqual([
    { member_id: "prf_demo_0002", kind: "mention", actor_id: "prf_demo_0001", read_at: null },
    { member_id: "prf_demo_0003", kind: "mention", actor_id: "prf_demo_0001", read_at: null },
  ]);
});

test("rejects mentions of members who block the account", async () => {
  const service = await startService();
  await networkOf(service)
    .insertInto("net_blocks")
    .values({ member_id: "prf_demo_0003", blocked_id: "prf_demo_0001", reason: null, created_at: service.clock() })
    .execute();
  const response = await service.call("create_post", { text: "Hello", mentions: ["prf_demo_0003"] });
  expect(response.error).toMatchObject({ code: "not_found" });
});

test("shows a connections-only post to connections and nobody else", async () => {
  const service = await startService();
  const friend = await addAccount(service, "prf_demo_0002");
  const stranger = await addAccount(service, "prf_demo_0040");
  const post = await createPost(service, { text: "Among us", visibility: "connections" });
  const seen = await service.call("get_post", { post_id: post.id, account_id: friend });
  expect(seen.body).toMatchObject({ own: false, visibility: "connections", impression_count: null });
  const hidden = await service.call("get_post", { post_id: post.id, account_id: stranger });
  expect(hidden.error).toMatchObject({ code: "not_found" });
  const { body } = await service.call("list_posts", { profile_id: "prf_demo_0001", limit: 1, account_id: stranger });
  expect((body as { data: PostItem[] }).data[0]?.id).not.toBe(post.id);
});

test("a preview returns the post without storing it", async () => {
  const service = await startService();
  const before = await countPosts(service);
  const preview = await service.rest(
    "POST /posts",
    { text: "Perhaps", mentions: ["prf_demo_0002"] },
    { preview: true },
  );
  expect(preview).toMatchObject({ status: 200, body: { text: "Perhaps" } });
  expect(await countPosts(service)).toBe(before);
});
