import { expect, test } from "vitest";
import { networkOf } from "../../support/network.ts";
import { readResource } from "../../support/read-resource.ts";
import { startService, type TestService } from "../../support/start-service.ts";

const owner = "prf_demo_0001";
const dayMs = 86_400_000;

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const middle = (values: readonly number[]): number => {
  const list = sorted(values);
  return ((list[Math.floor((list.length - 1) / 2)] ?? 0) + (list[Math.ceil((list.length - 1) / 2)] ?? 0)) / 2;
};
const share = (count: number, total: number): number => Math.round((count / total) * 1000) / 1000;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

const readMessages = (service: TestService) =>
  networkOf(service).selectFrom("net_messages").selectAll().where("sender_id", "=", owner).execute();

test("the statistics of messages are computed from the account's own rows", async () => {
  const service = await startService();
  const rows = await readMessages(service);
  const texts = rows.map(({ text }) => text);
  const { messaging, account_id, computed_at } = await readResource(service, "account/writing-style");
  expect([account_id, computed_at]).toEqual(["acc_demo_0001", "2026-06-15T09:30:00.000Z"]);
  const times = rows.map(({ created_at }) => created_at);
  expect(messaging.sample).toEqual({
    count: rows.length,
    first_at: new Date(Math.min(...times)).toISOString(),
    last_at: new Date(Math.max(...times)).toISOString(),
  });
  expect(rows.length).toBeGreaterThan(20);
  // The demo world's messages are plain English, so splitting at spaces yields the words.
  const words = texts.map((text) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length);
  expect(messaging.length).toMatchObject({
    median_characters: middle(texts.map((text) => Array.from(text).length)),
    median_words: middle(words),
    median_paragraphs: 1,
  });
  const [low, high] = messaging.length.quartile_words;
  const within = words.filter((count) => count >= low && count <= high).length;
  expect(within).toBeGreaterThanOrEqual(words.length / 2);
  expect(messaging.exclamation_share).toBe(share(texts.filter((text) => text.includes("!")).length, texts.length));
  expect(messaging.question_share).toBe(share(texts.filter((text) => text.endsWith("?")).length, texts.length));
  const hello = texts.filter((text) => /^Hello [A-Z]\S+,/.test(text)).length;
  expect(messaging.openings).toContainEqual({ text: "Hello {name},", count: hello, share: share(hello, texts.length) });
  expect(messaging.rhythm.messages_per_week).toBe(
    hundredth(rows.length / ((service.clock() - Math.min(...times)) / (7 * dayMs))),
  );
});

test("reply time is measured from the preceding message, in conversations of two", async () => {
  const service = await startService();
  const all = await networkOf(service)
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .select(["m.sender_id", "m.conversation_id", "m.created_at", "c.kind"])
    .where("c.kind", "!=", "group")
    .orderBy("m.created_at")
    .orderBy("m.id")
    .execute();
  const minutes = all.flatMap((message) => {
    const before = all.filter(
      ({ conversation_id, created_at }) =>
        conversation_id === message.conversation_id && created_at < message.created_at,
    );
    const last = before.at(-1);
    const isReply = message.sender_id === owner && last !== undefined && last.sender_id !== owner;
    return isReply ? [(message.created_at - last.created_at) / 60_000] : [];
  });
  const { messaging } = await readResource(service, "account/writing-style");
  expect(messaging.rhythm.median_reply_minutes).toBe(hundredth(middle(minutes)));
});

test("the statistics of posts are computed from the account's own rows", async () => {
  const service = await startService();
  const rows = await networkOf(service)
    .selectFrom("net_posts")
    .selectAll()
    .where("author_id", "=", owner)
    .where("text", "!=", "")
    .execute();
  const { posting } = await readResource(service, "account/writing-style");
  expect(posting.sample.count).toBe(rows.length);
  const count = (matches: (row: (typeof rows)[number]) => boolean) => rows.filter(matches).length;
  for (const { text, count: given, share: part } of posting.formats) {
    expect([given, part]).toEqual([
      count(({ format }) => format === text),
      share(
        count(({ format }) => format === text),
        rows.length,
      ),
    ]);
  }
  const tagged = count(({ text }) => /#[a-z]/i.test(text));
  expect(posting.hashtags.share).toBe(share(tagged, rows.length));
  for (const { text: tag, count: given } of posting.hashtags.favorites) {
    expect(given).toBe(count(({ text }) => new RegExp(`${tag}(?![a-z])`, "i").test(text)));
  }
  const sums = [posting.formats, posting.openings, posting.closings].map((shares: { count: number }[]) =>
    shares.reduce((sum, { count: given }) => sum + given, 0),
  );
  expect(sums).toEqual([rows.length, rows.length, rows.length]);
  const times = sorted(rows.map(({ created_at }) => created_at));
  const gaps = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / dayMs);
  expect(posting.rhythm.median_gap_days).toBe(hundredth(middle(gaps)));
  const hours = rows.map(({ created_at }) =>
    Number(
      new Date(created_at).toLocaleTimeString("en-GB", { timeZone: "Europe/Stockholm", hour: "2-digit" }).slice(0, 2),
    ),
  );
  const busiest = (hour: number) => hours.filter((other) => other === hour).length;
  expect(posting.rhythm.busiest_hours.map(busiest)).toEqual(
    sorted([...new Set(hours)].map(busiest))
      .reverse()
      .slice(0, 3),
  );
});

test("returns writing rules, and none for an account with too few texts", async () => {
  const service = await startService();
  const { messaging, posting } = await readResource(service, "account/writing-style");
  expect(messaging.guide).toContain("No emoji (100%).");
  expect(posting.guide.length).toBeGreaterThan(4);
  const tables = networkOf(service);
  await tables.deleteFrom("net_posts").where("author_id", "=", owner).execute();
  await tables.updateTable("net_messages").set({ deleted_at: 1, text: "" }).where("sender_id", "=", owner).execute();
  const empty = await readResource(service, "account/writing-style");
  const nothing = { share: 0, median_count: null, favorites: [] };
  const rhythm = { busiest_weekdays: [], busiest_hours: [] };
  const common = {
    guide: [],
    sample: { count: 0, first_at: null, last_at: null },
    languages: [],
    length: {
      median_characters: null,
      median_words: null,
      quartile_words: null,
      median_sentence_words: null,
      median_paragraphs: null,
    },
    openings: [],
    closings: [],
    emoji: nothing,
    formality: { level: null, score: null, contraction_share: 0, first_person_share: 0 },
    question_share: 0,
  };
  expect(empty.messaging).toEqual({
    ...common,
    exclamation_share: 0,
    rhythm: { ...rhythm, messages_per_week: 0, median_reply_minutes: null },
  });
  expect(empty.posting).toEqual({
    ...common,
    formats: [],
    hashtags: nothing,
    rhythm: { ...rhythm, posts_per_week: 0, median_gap_days: null },
  });
});

test("reflects what the account writes", async () => {
  const service = await startService();
  const before = await readResource(service, "account/writing-style");
  for (let count = 0; count < 40; count++) {
    const text = "Hey Ana! Don't worry, it's done 🎉🎉\n\nCheers,\nMaya";
    await service.call("send_message", { profile_id: "prf_demo_0002", text });
  }
  const after = await readResource(service, "account/writing-style");
  const count = (before.messaging.sample.count as number) + 40;
  expect(after.posting).toEqual(before.posting);
  expect(after.messaging).toMatchObject({
    sample: { count, last_at: "2026-06-15T09:30:00.000Z" },
    emoji: { share: share(40, count), median_count: 2, favorites: [{ text: "🎉", count: 40 }] },
  });
  expect(after.messaging.openings[0]).toEqual({ text: "Hey {name}!", count: 40, share: share(40, count) });
  expect(after.messaging.closings[0]).toEqual({ text: "Cheers", count: 40, share: share(40, count) });
  expect(after.messaging.formality.contraction_share).toBe(share(40, count));
  expect(after.messaging.formality.score).toBeLessThan(before.messaging.formality.score);
});

test("measures the beginning of long texts, and a bounded number of the newest texts", async () => {
  const service = await startService();
  const text = "👍".repeat(8_000);
  for (let count = 0; count < 80; count++) await service.call("send_message", { profile_id: "prf_demo_0002", text });
  const { messaging } = await readResource(service, "account/writing-style");
  expect(messaging.length.median_characters).toBe(3_000);
  expect(messaging.sample.count).toBe(66); // at most 400,000 UTF-16 code units, 6,000 from each text
});
