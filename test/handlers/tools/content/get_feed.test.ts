import { expect, test } from "vitest";
import type { PostItem } from "../../../../generated/schemas.ts";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const ids = (posts: readonly { id: string }[]): string[] => posts.map(({ id }) => id);

/** Reads whole tables, to compute the feed with loops. */
async function readWorld(service: TestService) {
  const network = networkOf(service);
  const connections = await network.selectFrom("net_connections").selectAll().where("member_id", "=", owner).execute();
  const follows = await network.selectFrom("net_follows").selectAll().where("follower_id", "=", owner).execute();
  return {
    friends: new Set(connections.map(({ other_id }) => other_id)),
    followed: new Set(follows.map(({ target_id }) => target_id)),
    posts: await network.selectFrom("net_posts").selectAll().execute(),
    reactions: await network.selectFrom("net_reactions").selectAll().execute(),
    comments: await network.selectFrom("net_comments").selectAll().execute(),
    messages: await network.selectFrom("net_messages").selectAll().where("sender_id", "=", owner).execute(),
    conversations: await network.selectFrom("net_conversations").selectAll().where("kind", "=", "direct").execute(),
    participants: await network.selectFrom("net_participants").selectAll().execute(),
  };
}

type World = Awaited<ReturnType<typeof readWorld>>;

/** Returns the posts of the feed at a time, newest first. */
function expectedPosts({ friends, followed, posts, reactions, comments }: World, now: number) {
  const since = now - 30 * dayMs;
  const engaged = new Set<string>();
  for (const reaction of reactions) {
    if (reaction.created_at > since && friends.has(reaction.member_id)) engaged.add(reaction.target_id);
  }
  for (const comment of comments) {
    if (comment.created_at > since && friends.has(comment.author_id)) engaged.add(comment.post_id);
  }
  return posts
    .filter(({ author_id, created_at }) => author_id !== owner && created_at > since && created_at <= now)
    .filter(({ id, author_id }) => friends.has(author_id) || followed.has(author_id) || engaged.has(id))
    .filter(({ visibility, author_id }) => visibility === "public" || friends.has(author_id))
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));
}

/** Computes the score as feed-score.ts documents it. */
function scoreOf(world: World, post: World["posts"][number], now: number): number {
  const since = now - 90 * dayMs;
  const author = post.author_id;
  const authorOf = (id: string) => world.posts.find((other) => other.id === id)?.author_id;
  let interactions = 0;
  for (const { member_id, target_id, created_at } of world.reactions) {
    if (member_id === owner && created_at > since && authorOf(target_id) === author) interactions++;
  }
  for (const { author_id, post_id, created_at } of world.comments) {
    if (author_id === owner && created_at > since && authorOf(post_id) === author) interactions++;
  }
  for (const { conversation_id, created_at } of world.messages) {
    const isDirect = world.conversations.some(({ id }) => id === conversation_id);
    const isTheirs = world.participants.some(
      (side) => side.conversation_id === conversation_id && side.member_id === author,
    );
    if (created_at > since && isDirect && isTheirs) interactions++;
  }
  const base = world.friends.has(author) ? 1 : world.followed.has(author) ? 0.8 : 0.5;
  const engagement = post.reaction_count + 2 * post.comment_count + 3 * post.repost_count;
  const age = (now - post.created_at) / hourMs;
  return base * (1 + Math.log1p(interactions)) * (1 + Math.log1p(engagement)) * 0.5 ** (age / 36);
}

test("contains posts by connections and followed authors, and posts that connections engaged with, newest first", async () => {
  const service = await startService();
  const world = await readWorld(service);
  const expected = expectedPosts(world, service.clock());
  const isKnown = ({ author_id }: { author_id: string }) =>
    world.friends.has(author_id) || world.followed.has(author_id);
  expect(expected.filter((post) => world.friends.has(post.author_id)).length).toBeGreaterThan(5);
  expect(expected.filter((post) => !isKnown(post)).length).toBeGreaterThan(0);
  for (const limit of [5, 100]) {
    expect(ids(await everyPage(service, "get_feed", { sort: "recent" }, limit))).toEqual(ids(expected));
  }
  const { body } = await service.rest("GET /feed?sort=recent&limit=4");
  expect(ids((body as { data: PostItem[] }).data)).toEqual(ids(expected).slice(0, 4));
});

test("ranks by closeness, engagement and age as documented", async () => {
  const service = await startService();
  const world = await readWorld(service);
  const now = service.clock();
  const expected = expectedPosts(world, now)
    .map((post) => ({ id: post.id, score: scoreOf(world, post, now) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
  for (const limit of [6, 100]) expect(ids(await everyPage(service, "get_feed", {}, limit))).toEqual(ids(expected));
  expect(ids(expected)).not.toEqual(ids(expectedPosts(world, now)));
});

test("later pages show the feed as of the first page, despite new posts and passing time", async () => {
  const service = await startService();
  const all = ids(await everyPage(service, "get_feed", {}, 100));
  const first = (await service.call("get_feed", { limit: 3 })).body as { data: PostItem[]; next_cursor: string };
  service.clock.advance(2 * hourMs);
  const friendsPost = {
    id: "pst_new",
    author_id: "prf_demo_0002",
    author_kind: "member",
    format: "text",
    text: "Just now",
    visibility: "public",
    created_at: service.clock(),
    edited_at: null,
    repost_of: null,
    link_url: null,
    poll: null,
    topic: null,
  } as const;
  await networkOf(service).insertInto("net_posts").values(friendsPost).execute();
  const second = await service.call("get_feed", { limit: 100, cursor: first.next_cursor });
  expect(ids([...first.data, ...(second.body as { data: PostItem[] }).data])).toEqual(all);
  const again = await service.call("get_feed", { sort: "recent", limit: 1 });
  expect(again.body).toMatchObject({ data: [{ id: "pst_new" }] });
});

test("filters by posts that contain all words of a topic, in both sort orders", async () => {
  const service = await startService();
  const expected = expectedPosts(await readWorld(service), service.clock());
  const words = expected.map(({ text }) => new Set(foldWords(text)));
  const word = [...new Set(words.flatMap((set) => [...set]))].find((candidate) => {
    const count = words.filter((set) => set.has(candidate)).length;
    return candidate.length > 5 && count > 1 && count < words.length / 2;
  });
  // The last word of a query matches as a prefix.
  const hits = expected.filter(({ text }) => foldWords(text).some((other) => other.startsWith(word ?? "?")));
  expect(hits.length).toBeGreaterThan(1);
  const recent = await everyPage<PostItem>(service, "get_feed", { sort: "recent", topic: `#${word ?? ""}` }, 100);
  expect(ids(recent)).toEqual(ids(hits));
  const relevant = await everyPage<PostItem>(service, "get_feed", { topic: word }, 2);
  expect(ids(relevant).sort()).toEqual(ids(hits).sort());
  expect((await service.call("get_feed", { topic: "zymurgyless" })).body).toMatchObject({
    ...{ data: [], next_cursor: null },
    no_matches: { unknown_values: [{ input: "topic", value: "zymurgyless", nearest: [] }] },
  });
});

test("excludes authors who block the account, the account's own posts and posts restricted to others' connections", async () => {
  const service = await startService();
  const network = networkOf(service);
  const feed = await everyPage<PostItem>(service, "get_feed", {}, 100);
  expect(feed.some(({ own }) => own)).toBe(false);
  const blocked = feed.find(({ author }) => author !== null)?.author?.id ?? "";
  await network
    .insertInto("net_blocks")
    .values({ member_id: blocked, blocked_id: owner, reason: null, created_at: service.clock() })
    .execute();
  const stranger = feed.find(({ author }) => author !== null && author.degree !== 1)?.id ?? "";
  await network.updateTable("net_posts").set({ visibility: "connections" }).where("id", "=", stranger).execute();
  const after = await everyPage<PostItem>(service, "get_feed", {}, 100);
  expect(ids(after)).toEqual(ids(feed.filter(({ id, author }) => author?.id !== blocked && id !== stranger)));
});

test("a cursor is valid only for its own order and topic", async () => {
  const service = await startService();
  const { next_cursor: cursor } = (await service.call("get_feed", { limit: 1 })).body as { next_cursor: string };
  for (const other of [{ sort: "recent" }, { topic: "platform" }]) {
    const { error } = await service.call("get_feed", { ...other, cursor });
    expect(error).toMatchObject({ status: 400, code: "invalid_cursor" });
  }
});
