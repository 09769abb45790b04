import { expect, test } from "vitest";
import type { PostItem } from "../../../../generated/schemas.ts";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const dayMs = 24 * 60 * 60 * 1000;

const search = (service: TestService, query: object, limit = 100): Promise<PostItem[]> =>
  everyPage<PostItem>(service, "search_posts", query, limit);

const idsOf = (posts: readonly { id: string }[]): string[] => posts.map(({ id }) => id);

interface Hit {
  readonly id: string;
  readonly text: string;
  readonly author_id: string;
  readonly created_at: number;
  readonly reaction_count: number;
  readonly engagement: number;
}

/** Returns the visible posts that contain the word, newest first. */
async function readHits(service: TestService, word: string): Promise<Hit[]> {
  const network = networkOf(service);
  const posts = await network.selectFrom("net_posts").selectAll().orderBy("seq", "desc").execute();
  const own = await network.selectFrom("net_connections").select("other_id").where("member_id", "=", owner).execute();
  const near = new Set([owner, ...own.map(({ other_id }) => other_id)]);
  return posts
    .filter(({ visibility, author_id }) => visibility === "public" || near.has(author_id))
    .filter(({ text }) => foldWords(text).some((other) => other.startsWith(word)))
    .map((post) => ({ ...post, engagement: post.reaction_count + post.comment_count + post.repost_count }));
}

const byEngagement = (hits: readonly Hit[]): Hit[] =>
  hits
    .map((hit, at) => ({ hit, at }))
    .sort((a, b) => b.hit.engagement - a.hit.engagement || a.at - b.at)
    .map(({ hit }) => hit);

test("finds each visible post with the words once, in every order and for any page size", async () => {
  const service = await startService();
  const hits = await readHits(service, "team");
  expect(hits.length).toBeGreaterThan(20);
  const age = (hit: Hit) => [7, 30, 90, 365].findIndex((days) => hit.created_at >= service.clock() - days * dayMs);
  const orders = {
    recent: idsOf(hits),
    engagement: idsOf(byEngagement(hits)),
    relevant: idsOf([0, 1, 2, 3, -1].flatMap((band) => byEngagement(hits.filter((hit) => age(hit) === band)))),
  };
  for (const [sort, expected] of Object.entries(orders)) {
    expect(idsOf(await search(service, { keyword: "team", sort }))).toEqual(expected);
    expect(idsOf(await search(service, { keyword: "team", sort }, 9))).toEqual(expected);
  }
  const times = (await search(service, { keyword: "team", sort: "recent" })).map((post) =>
    Date.parse(post.published_at),
  );
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const { body } = await service.rest("GET /search/posts?keyword=team&limit=100");
  expect(idsOf(body.data)).toEqual(orders.relevant.slice(0, 100));
});

test("filters by author, time and reactions", async () => {
  const service = await startService();
  const hits = await readHits(service, "team");
  const find = async (filter: object) => idsOf(await search(service, { keyword: "team", sort: "recent", ...filter }));
  const author = hits[5]?.author_id ?? "";
  expect(await find({ author })).toEqual(idsOf(hits.filter((hit) => hit.author_id === author)));
  expect(await find({ author: "prf_demo_9999" })).toEqual([]);
  const since = hits[10]?.created_at ?? 0;
  expect(await find({ since: new Date(since).toISOString() })).toEqual(
    idsOf(hits.filter((hit) => hit.created_at >= since)),
  );
  expect(await find({ min_reactions: 10 })).toEqual(idsOf(hits.filter((hit) => hit.reaction_count >= 10)));
});

test("matches a hashtag only as a hashtag", async () => {
  const service = await startService();
  const word = await service.call("create_post", { text: "We talk about quokkas" });
  const hashtag = await service.call("create_post", { text: "We talk about #Quokkas" });
  const ids = async (keyword: string) => idsOf(await search(service, { keyword, sort: "recent" })).sort();
  expect(await ids("quokkas")).toEqual([word.body.id, hashtag.body.id].sort());
  expect(await ids("#quokkas")).toEqual([hashtag.body.id]);
  expect(await ids("talk #QUOKKAS")).toEqual([hashtag.body.id]);
});

test("shows connections-only posts of connections, and no posts of members blocked in either direction", async () => {
  const service = await startService();
  const write = async (memberId: string, visibility: string): Promise<string> => {
    const account_id = memberId === owner ? service.accountId : await addAccount(service, memberId);
    return (await service.call("create_post", { text: "About axolotls", visibility, account_id })).body.id;
  };
  const seen = [
    await write(owner, "connections"),
    await write("prf_demo_0002", "connections"),
    await write("prf_demo_0040", "public"),
  ];
  await write("prf_demo_0041", "connections");
  await write("prf_demo_0003", "public");
  await write("prf_demo_0004", "connections");
  await block(service, owner, "prf_demo_0003");
  await block(service, "prf_demo_0004", owner);
  expect(idsOf(await search(service, { keyword: "axolotl", sort: "recent" }))).toEqual(seen.reverse());
});

test("pages continue correctly if a post is published in between", async () => {
  const service = await startService();
  for (const sort of ["recent", "relevant"]) {
    const before = idsOf(await search(service, { keyword: "team", sort }));
    const first = (await service.call("search_posts", { keyword: "team", sort, limit: 4 })).body;
    service.clock.advance(60_000);
    const { id } = (await service.call("create_post", { text: `A new post about our team, ${sort}` })).body;
    const input = { keyword: "team", sort, limit: 100, cursor: first.next_cursor };
    const rest = (await service.call("search_posts", input)).body;
    const seen = idsOf([...first.data, ...rest.data]).filter((other) => other !== id);
    expect(seen).toEqual(before.slice(0, seen.length));
  }
});

test("requires a keyword", async () => {
  const service = await startService();
  const { error } = await service.rest("POST /search/posts", { sort: "best" });
  expect(error).toMatchObject({ status: 400, code: "invalid_arguments" });
});

test("the total is not exact for an author with more posts than are examined", async () => {
  const service = await startService();
  const network = networkOf(service);
  const [newest] = await readHits(service, "team");
  if (!newest) throw new Error("no post about a team");
  const post = await network.selectFrom("net_posts").selectAll().where("id", "=", newest.id).executeTakeFirstOrThrow();
  const query = { keyword: "team", author: post.author_id };
  const { body: before } = await service.call("search_posts", query);
  expect(before.total_is_exact).toBe(true);
  // PostgreSQL assigns `seq`, and the view of the network adds its id.
  const { seq: _seq, network_id: _network, ...copied } = post as typeof post & { readonly network_id?: number };
  const newer = Array.from({ length: 2_000 }, (_, at) => ({
    ...copied,
    ...(service.store.dialect === "sqlite" && { seq: at + 1 }),
    id: `pst_newer_${at}`,
    created_at: service.clock() - 1_000,
    text: "nothing",
  }));
  for (let at = 0; at < newer.length; at += 100)
    await network
      .insertInto("net_posts")
      .values(newer.slice(at, at + 100))
      .execute();
  const { body: after } = await service.call("search_posts", query);
  expect(after.total_is_exact).toBe(false);
});
