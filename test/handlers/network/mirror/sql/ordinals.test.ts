import { afterAll, beforeAll, expect, test } from "vitest";
import { openScope } from "../../../../../handlers/network/mirror/open-scope.ts";
import { recordPost } from "../../../../../handlers/network/mirror/content/record-post.ts";
import { BulkInsert } from "../../../../../handlers/network/mirror/sql/bulk-insert.ts";
import { textHits } from "../../../../../handlers/network/mirror/sql/full-text.ts";
import { openEmptyNetwork, type EmptyNetwork } from "../../../../support/empty-network.ts";
import { everyPage } from "../../../../support/every-page.ts";
import { startService } from "../../../../support/start-service.ts";

let network: EmptyNetwork;

beforeAll(async () => {
  network = await openEmptyNetwork();
});
afterAll(() => network.close());

const post = {
  author_id: "prf_1",
  format: "text",
  text: "Tomorrow",
  visibility: "public",
  link_url: null,
  media_ids: "[]",
  poll: null,
} as const;

const today = Date.UTC(2026, 9, 1);
/** Times that a network could report, some before 1970 and some after `lastOrdinalTime`. */
const strangeTimes = [
  -8.64e15,
  -1,
  0,
  today,
  Date.UTC(2120, 5, 2),
  Date.UTC(2120, 5, 2),
  Date.UTC(9999, 0, 1),
  8.64e15,
];

test("rows with any time are recorded one by one", async () => {
  const { scope } = network;
  for (const [at, created_at] of strangeTimes.entries()) {
    expect(await recordPost(scope, { ...post, id: `pst_one_${at}`, created_at })).toBe(true);
  }
  const rows = await scope.db.selectFrom("net_posts").select(["id", "created_at"]).orderBy("id").execute();
  expect(rows.map(({ created_at }) => created_at)).toEqual(strangeTimes);
});

test("many rows with times after lastOrdinalTime are inserted together, and are found", async () => {
  const { db, dialect, networkId, scope } = network;
  const bulk = await BulkInsert.open({ db, dialect, networkId });
  const count = 1_000;
  for (let at = 0; at < count; at++) {
    const created_at = Date.UTC(2120, 5, 2) + at;
    const seq = bulk.ordinals.time("net_posts", created_at);
    const row = { ...post, id: `pst_many_${String(at).padStart(4, "0")}`, text: "Someday", created_at };
    bulk.add("net_posts", { ...row, seq, author_kind: "member", edited_at: null, repost_of: null, topic: null });
    bulk.addText("net_post_text", seq, "Someday");
  }
  await bulk.flush();
  const found = await scope.db
    .selectFrom("net_posts as p")
    .innerJoin(textHits(scope, "net_post_text", "someday").as("hit"), "hit.ordinal", "p.seq")
    .select("p.id")
    .orderBy("hit.ordinal")
    .execute();
  expect(found).toHaveLength(count);
  expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted());
});

test("posts with times after lastOrdinalTime are on the pages of a search", async () => {
  const service = await startService();
  const scope = openScope(service.store, 1);
  const ids = ["pst_a", "pst_b", "pst_c"];
  for (const [at, id] of ids.entries())
    await recordPost(scope, {
      ...post,
      id,
      author_id: "prf_demo_0002",
      text: "Zukunftsmusik",
      created_at: Date.UTC(2120, 0, 1) + at,
    });
  const query = { keyword: "zukunftsmusik", sort: "recent" };
  const found = await everyPage<{ id: string }>(service, "search_posts", query, 1);
  expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
});

test("a time that is not a number is rejected", async () => {
  const { ordinals } = await BulkInsert.open(network);
  expect(() => ordinals.time("net_messages", Number.NaN)).toThrow("net_messages has an invalid time: NaN");
});
