import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foldWords } from "../../../../../handlers/network/mirror/sql/fold-words.ts";
import {
  indexText,
  matches,
  removeText,
  textHits,
  type TextQuery,
} from "../../../../../handlers/network/mirror/sql/full-text.ts";
import { scopeToNetwork } from "../../../../../handlers/network/mirror/scope/scope-to-network.ts";
import { openEmptyNetwork, type EmptyNetwork } from "../../../../support/empty-network.ts";

let network: EmptyNetwork;

/** Texts of posts, by id. */
const texts: Readonly<Record<string, string>> = {
  pst_1: "Platform engineering at Node.js scale: e-mail, C++ and 3.14",
  pst_2: "Søren Ångström besökte Kraków, İstanbul und die Straße",
  pst_3: "Engineers who like engineering",
  pst_4: "東京タワー と 京都",
  pst_5: "🎉🎉🎉 — !!!",
  pst_6: `${"x".repeat(5_000)} tail`,
  pst_7: "platform",
};

beforeAll(async () => {
  network = await openEmptyNetwork();
  const { db } = network.scope;
  for (const [id, text] of Object.entries(texts)) {
    await db
      .insertInto("net_posts")
      .values({
        id,
        author_id: "prf_1",
        author_kind: "member",
        format: "text",
        text,
        visibility: "public",
        created_at: 1,
      })
      .execute();
    await indexText(network.scope, "net_post_text", id, text, { author: id === "pst_7" ? "Ana Platform" : "Bo" });
  }
});
afterAll(() => network.close());

async function find(query: string | TextQuery): Promise<string[]> {
  const { db } = network.scope;
  const rows = await db
    .selectFrom("net_posts")
    .select("id")
    .where(matches(network.scope, "net_post_text", query))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the posts that contain every word of a query, the last word as a prefix. */
function containing(query: string): string[] {
  const words = foldWords(query);
  const last = words.at(-1);
  if (last === undefined) return [];
  return Object.entries(texts).flatMap(([id, text]) => {
    const textWords = foldWords(text);
    const hasAll = words.slice(0, -1).every((word) => textWords.includes(word));
    return hasAll && textWords.some((word) => word.startsWith(last)) ? [id] : [];
  });
}

test.each<[string, string[]]>([
  ["platform", ["pst_1", "pst_7"]],
  ["PLATFORM engineering", ["pst_1"]],
  ["engin", ["pst_1", "pst_3"]],
  ["engin platform", []],
  ["a", ["pst_1", "pst_2"]],
  ["auth", []],
  ["engineering who", ["pst_3"]],
  ["node.js", ["pst_1"]],
  ["node", ["pst_1"]],
  ["e-mail", ["pst_1"]],
  ["c++", ["pst_1"]],
  ["soren angstrom", ["pst_2"]],
  ["SØREN ÅNGSTRÖM", ["pst_2"]],
  ["krakow", ["pst_2"]],
  ["istanbul strasse", ["pst_2"]],
  ["京都", ["pst_4"]],
  ["tail", ["pst_6"]],
  ["x".repeat(5_000), ["pst_6"]],
  ["", []],
  ["🎉", []],
  ["?!\"'()*:^-", []],
])("finds %j in %j", async (query, ids) => {
  expect(await find(query)).toEqual(ids);
});

test.each<[string, string[]]>([
  ['"', []],
  ["'", []],
  [":*", []],
  ["platform*", ["pst_1", "pst_7"]],
  ["-platform", ["pst_1", "pst_7"]],
  ['"platform', ["pst_1", "pst_7"]],
  ["platform OR engineers", []],
  ["NEAR(platform)", []],
  ["words:platform", []],
  ["a' & !b", []],
])("treats %j as words, never as an expression: %j", async (query, ids) => {
  expect(await find(query)).toEqual(ids);
});

test("searches one field, alone and together with the whole text", async () => {
  expect(await find({ fields: { author: "plat" } })).toEqual(["pst_7"]);
  expect(await find({ words: "platform", fields: { author: "ana" } })).toEqual(["pst_7"]);
  expect(await find({ words: "platform", fields: { author: "bo" } })).toEqual(["pst_1"]);
  expect(await find("ana")).toEqual([]);
});

test("accepts any text up to 10,000 characters, and finds texts that contain all of its words", async () => {
  const piece = fc.constantFrom(
    "plat",
    "Platform",
    "engin",
    "who",
    "søren",
    "🎉",
    '"',
    "*",
    "京",
    "-",
    " ",
    "OR",
    "x",
    "tail",
    "e-mail",
  );
  const query = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: "grapheme" }),
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")),
    fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(" ")),
  );
  const check = async (text: string) => {
    expect(await find(text)).toEqual(containing(text));
  };
  await fc.assert(fc.asyncProperty(query, check), { numRuns: 250 });
  expect(await find("zq".repeat(5_000))).toEqual([]);
  expect(await find("platform ".repeat(1_100))).toEqual(["pst_1", "pst_7"]);
  const numbered = Array.from({ length: 1_500 }, (_, at) => `w${at}`).join(" ");
  expect(await find(numbered)).toEqual([]);
});

test("returns hits in the order of their ordinals, up to the limit", async () => {
  const { db, dialect } = network;
  const query = db
    .selectFrom(textHits(network.scope, "net_post_text", "platform").as("hit"))
    .innerJoin("net_posts as post", "post.seq", "hit.ordinal")
    .select("post.id")
    .orderBy("hit.ordinal", "desc")
    .limit(1);
  expect(await query.execute()).toEqual([{ id: "pst_7" }]);
  if (dialect === "postgres") return;
  const { sql: text, parameters } = query.compile();
  const plan = await db.executeQuery<{ detail: string }>({
    ...query.compile(),
    sql: `explain query plan ${text}`,
    parameters,
  });
  expect(plan.rows.map(({ detail }) => detail).join("; ")).not.toMatch(/TEMP B-TREE|MATERIALIZE/);
});

test("removes a deleted text from the index and replaces a changed one", async () => {
  const { db, scope } = network;
  await db.transaction().execute(async (tx) => {
    const inside = { ...scope, db: scopeToNetwork(tx, scope.networkId) };
    await indexText(inside, "net_post_text", "pst_3", "Something else");
    await removeText(inside, "net_post_text", "pst_7");
  });
  expect(await find("engineers")).toEqual([]);
  expect(await find("something")).toEqual(["pst_3"]);
  expect(await find("platform")).toEqual(["pst_1"]);
});

test("indexes nothing for a row that does not exist", async () => {
  await indexText(network.scope, "net_post_text", "pst_none", "phantom");
  expect(await find("phantom")).toEqual([]);
});
