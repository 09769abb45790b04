import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Post } from "../../../../../generated/schemas.ts";
import { seedNetwork } from "../../../../../handlers/network/connectors/embedded/seed/seed-network.ts";
import type { NetTables } from "../../../../../handlers/network/mirror/tables/net-tables.ts";
import { openEmptyNetwork, type EmptyNetwork } from "../../../../support/empty-network.ts";
import { everyPage } from "../../../../support/every-page.ts";
import { startService } from "../../../../support/start-service.ts";

const members = 600;
const span = 20;

interface Text {
  readonly id: string;
  readonly text: string;
}

/** Returns the first five words in lowercase, with `#` for each number. */
function openingOf(text: string): string {
  const numbers = /^(\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;
  const words = text.toLowerCase().split(/\s+/).slice(0, 5);
  return words.map((word) => (numbers.test(word) ? "#" : word)).join(" ");
}

/** Returns the posts that begin like one of the 19 posts before them. */
function repeatedOpenings(posts: readonly Text[]): string[] {
  const openings = posts.filter(({ text }) => text !== "").map(({ id, text }) => ({ id, opening: openingOf(text) }));
  return openings
    .filter(({ opening }, at) =>
      openings.slice(Math.max(0, at - span + 1), at).some((before) => before.opening === opening),
    )
    .map(({ id, opening }) => `${id}: ${opening}`);
}

/** Returns the sentences that occur more than once within a group of texts. */
function repeatedSentences(texts: readonly { readonly group: string; readonly text: string | null }[]): string[] {
  const known = new Set<string>();
  const repeated: string[] = [];
  for (const { group, text } of texts) {
    for (const sentence of (text ?? "").split(/(?<=[.!?])\s+/)) {
      const key = `${group}: ${sentence.toLowerCase().replace(/\d+/g, "#")}`;
      if (sentence !== "" && known.has(key)) repeated.push(key);
      known.add(key);
    }
  }
  return repeated;
}

function groupOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

/** Spearman's rank correlation, with mean ranks for equal values. */
function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ranks = (values: readonly number[]) => {
    const sorted = [...values].sort((one, other) => one - other);
    return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
  };
  const [one, other] = [ranks(pairs.map(([x]) => x)), ranks(pairs.map(([, y]) => y))];
  const mean = (pairs.length - 1) / 2;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const covariance = sum(one.map((rank, at) => (rank - mean) * ((other[at] ?? 0) - mean)));
  return covariance / Math.sqrt(sum(one.map((r) => (r - mean) ** 2)) * sum(other.map((r) => (r - mean) ** 2)));
}

describe("the texts of the demo network", () => {
  let network: EmptyNetwork;
  let db: Kysely<NetTables>;
  beforeAll(async () => {
    network = await openEmptyNetwork();
    await seedNetwork({ ...network, members, seed: 1, now: Date.UTC(2026, 10, 20, 14, 30) });
    db = network.db;
  });
  afterAll(() => network.close());

  test("no two of 20 consecutive posts begin alike, among all posts, those of one author and those of the feed", async () => {
    const posts = await db.selectFrom("net_posts").select(["id", "author_id", "text"]).orderBy("seq").execute();
    expect(posts.length).toBeGreaterThan(1_000);
    expect(repeatedOpenings(posts)).toEqual([]);
    const byAuthor = groupOf(posts, ({ author_id }) => author_id);
    expect(byAuthor.flatMap((own) => repeatedOpenings(own))).toEqual([]);
    const service = await startService();
    const feed = await everyPage<Post>(service, "get_feed", { sort: "recent", detail: "full" }, 50);
    expect(feed.length).toBeGreaterThan(span);
    expect(repeatedOpenings(feed)).toEqual([]);
  });

  test("jobs have the article that fits the title", async () => {
    const jobs = await db.selectFrom("net_jobs").select("description").execute();
    const articles = jobs.flatMap(
      ({ description }) => /is looking for (an?) ([A-Z])/.exec(description)?.slice(1).join(" ") ?? [],
    );
    expect(articles).toContain("an A");
    expect(articles.filter((article) => article.startsWith("an") !== /[AEIO]$/.test(article))).toEqual([]);
  });

  test("no sentence occurs twice in the positions of a member, or twice in their recommendations", async () => {
    const positions = await db
      .selectFrom("net_positions")
      .select(["member_id as group", "description as text"])
      .execute();
    expect(positions.length).toBeGreaterThan(members * 2);
    expect(repeatedSentences(positions)).toEqual([]);
    const praise = await db.selectFrom("net_recommendations").select(["member_id as group", "text"]).execute();
    expect(praise.length).toBeGreaterThan(5);
    expect(repeatedSentences(praise)).toEqual([]);
  });

  test("comments under one post and messages of one conversation are distinct", async () => {
    const comments = await db.selectFrom("net_comments").select(["post_id", "text"]).execute();
    expect(comments.length).toBeGreaterThan(100);
    for (const under of groupOf(comments, ({ post_id }) => post_id))
      expect(new Set(under.map(({ text }) => text)).size).toBe(under.length);
    const messages = await db.selectFrom("net_messages").select(["conversation_id", "text"]).execute();
    for (const inside of groupOf(messages, ({ conversation_id }) => conversation_id))
      expect(new Set(inside.map(({ text }) => text)).size).toBe(inside.length);
  });

  test("members with more followers get more reactions per post", async () => {
    const rows = await db
      .selectFrom("net_posts as p")
      .innerJoin("net_members as m", "m.id", "p.author_id")
      .select(["m.id", "m.follower_count", "p.reaction_count"])
      .where("p.repost_of", "is", null)
      .execute();
    const authors = groupOf(rows, ({ id }) => id).filter((own) => own.length >= 5);
    expect(authors.length).toBeGreaterThan(10);
    const pairs = authors.map((own) => {
      const total = own.reduce((sum, { reaction_count }) => sum + reaction_count, 0);
      return [own[0]?.follower_count ?? 0, total / own.length] as const;
    });
    expect(rankCorrelation(pairs)).toBeGreaterThan(0.6);
  });

  test("careers are plausible: nobody works before 16, and positions shorter than three years mention no years", async () => {
    const positions = await db.selectFrom("net_positions").selectAll().execute();
    const schools = await db.selectFrom("net_educations").select(["member_id", "started_year", "ended_year"]).execute();
    const schoolOf = new Map(schools.map((school) => [school.member_id, school]));
    for (const { member_id, started_on, ended_on, description } of positions) {
      const school = schoolOf.get(member_id);
      // Studies begin at the age of 18 or later.
      expect(Number(started_on.slice(0, 4))).toBeGreaterThanOrEqual((school?.started_year ?? 9999) - 2);
      const years = (Date.parse(ended_on ?? "2026-11-20") - Date.parse(started_on)) / (365 * 86_400_000);
      if (description?.includes("years")) expect(years).toBeGreaterThan(2.9);
    }
  });
});
