import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MessageHit } from "../../../../generated/schemas.ts";
import { indexText } from "../../../../handlers/network/mirror/sql/full-text.ts";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import type { OnEnd } from "../../../support/serve.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const [owner, ana] = ["prf_demo_0001", "prf_demo_0002"];

/** Returns the ids of the owner's messages with all words (the last one as a prefix), newest first, by reading all of them. */
async function expectedIds(service: TestService, words: string[], senderId?: string): Promise<string[]> {
  const rows = await networkOf(service)
    .selectFrom("net_messages as m")
    .innerJoin("net_participants as p", "p.conversation_id", "m.conversation_id")
    .select(["m.id", "m.text", "m.created_at", "m.sender_id"])
    .where("p.member_id", "=", owner)
    .where("m.deleted_at", "is", null)
    .execute();
  return rows
    .filter(({ text, sender_id }) => {
      const found = foldWords(text);
      const isMatch = (word: string, at: number) =>
        at === words.length - 1 ? found.some((one) => one.startsWith(word)) : found.includes(word);
      return words.every(isMatch) && (senderId === undefined || sender_id === senderId);
    })
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

let service: TestService;
const search = (input: object, limit = 50): Promise<MessageHit[]> =>
  everyPage<MessageHit>(service, "search_messages", input, limit);
const idsOf = (hits: readonly MessageHit[]): string[] => hits.map(({ id }) => id);
const stops: Parameters<OnEnd>[0][] = [];

beforeAll(async () => {
  service = await startService({ onEnd: (stop) => stops.push(stop) });
});

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

test("finds exactly the account's messages with all words, newest first, on pages of any size", async () => {
  const expected = await expectedIds(service, ["the", "team"]);
  expect(expected.length).toBeGreaterThan(3);
  for (const limit of [2, 50]) expect(idsOf(await search({ keyword: "THE  team " }, limit))).toEqual(expected);
  expect(idsOf(await search({ keyword: "!" }))).toEqual([]);
});

test("requires every word of a long keyword", async () => {
  expect((await search({ keyword: "the ".repeat(33) })).length).toBeGreaterThan(0);
  expect(await search({ keyword: `${"the ".repeat(32)}zzzq` })).toEqual([]);
});

test("filters by sender, conversation and time", async () => {
  const all = await search({ keyword: "the" });
  const middle = all[Math.floor(all.length / 2)] as MessageHit;
  expect(idsOf(await search({ keyword: "the", profile_id: ana }))).toEqual(await expectedIds(service, ["the"], ana));
  const sent = all.filter(({ direction }) => direction === "sent");
  expect(idsOf(await search({ keyword: "the", profile_id: owner }))).toEqual(idsOf(sent));
  const until = sent[2]?.sent_at ?? "";
  expect(idsOf(await search({ keyword: "the", profile_id: owner, until }, 3))).toEqual(
    idsOf(sent.filter(({ sent_at }) => sent_at < until)),
  );
  const { conversation_id } = middle;
  expect(idsOf(await search({ keyword: "the", conversation_id }))).toEqual(
    idsOf(all.filter((hit) => hit.conversation_id === conversation_id)),
  );
  expect(idsOf(await search({ keyword: "the", since: middle.sent_at }, 3))).toEqual(
    idsOf(all.filter(({ sent_at }) => sent_at >= middle.sent_at)),
  );
  expect(idsOf(await search({ keyword: "the", until: middle.sent_at }, 3))).toEqual(
    idsOf(all.filter(({ sent_at }) => sent_at < middle.sent_at)),
  );
});

test("the excerpt surrounds the longest matching word, also with accents and as a prefix", async () => {
  const text = `The ${"filler ".repeat(60)}Überfahrt to the island ${"more ".repeat(60)}`;
  const { body } = await service.call("send_message", { profile_id: ana, text });
  const [hit] = await search({ keyword: "the uberf" });
  expect(hit).toMatchObject({ id: body.id, direction: "sent", participant_names: [expect.any(String)] });
  expect(hit?.excerpt).toMatch(/^….*Überfahrt to the island.*…$/s);
  expect(Array.from(hit?.excerpt ?? "")).toHaveLength(200);
});

test("finds the account's messages behind a thousand newer ones of other members", async () => {
  const db = networkOf(service);
  const expected = await expectedIds(service, ["team"]);
  const at = service.clock() + 1_000;
  const messages = Array.from({ length: 1_001 }, (_, n) => ({
    ...{ id: `msg_of_others_${n}`, conversation_id: "cnv_of_others", sender_id: ana },
    ...{ text: "the team", created_at: at + n, edited_at: null, deleted_at: null },
  }));
  for (let from = 0; from < messages.length; from += 100)
    await db
      .insertInto("net_messages")
      .values(messages.slice(from, from + 100))
      .execute();
  const scope = { db, dialect: service.store.dialect, networkId: 1 };
  for (const { id, text } of messages) await indexText(scope, "net_message_text", id, text);
  for (const limit of [2, 50]) expect(idsOf(await search({ keyword: "team" }, limit))).toEqual(expected);
  const until = (await search({ keyword: "team" }))[1]?.sent_at;
  expect(idsOf(await search({ keyword: "team", until })).length).toBeLessThan(expected.length);

  // Accounts with more than 20,000 messages are searched with the full-text index.
  const { conversation_id } = (await search({ keyword: "team" }))[0] as MessageHit;
  const last = { keyword: "team zyxwv", profile_id: owner, until };
  const { no_matches } = (await service.call("search_messages", last)).body;
  await sql`insert into net_messages (network_id, id, conversation_id, sender_id, text, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n <= 20000)
    select 1, 'msg_not_indexed_' || n, cast(${conversation_id} as text), ${owner}, 'no word', n from numbers`.execute(
    service.store.writer,
  );
  for (const limit of [2, 50]) expect(idsOf(await search({ keyword: "team" }, limit))).toEqual(expected);
  expect((await service.call("search_messages", last)).body.no_matches).toEqual(no_matches);
  expect(no_matches).toMatchObject({ unknown_values: [{ value: "zyxwv" }] });
});

test("finds words as they are shown, without invisible characters inside them", async () => {
  const text = "kanga\u200broo wild\u00adcat plat\u202eypus";
  const { body } = await service.call("send_message", { profile_id: ana, text });
  for (const keyword of ["kangaroo", "wildcat", "platypus", "kanga\u2060roo"])
    expect(idsOf((await service.call("search_messages", { keyword })).body.data), keyword).toEqual([body.id]);
});

test("others find only messages in their conversations, and nothing in conversations with blocked members", async () => {
  const { body } = await service.call("send_message", { profile_id: ana, text: "The zyzzyva flies" });
  const key = await service.createKey(["full_access"], { accountId: await addAccount(service, ana) });
  const stranger = await service.createKey(["full_access"], { accountId: await addAccount(service, "prf_demo_0040") });
  const found = async (options: object) =>
    idsOf((await service.call("search_messages", { keyword: "zyzzyva" }, options)).body.data);
  expect(await found({ key })).toEqual([body.id]);
  expect(await found({ key: stranger })).toEqual([]);
  await block(service, ana, owner);
  expect(await found({})).toEqual([]);
  expect(await found({ key })).toEqual([]);
});
