import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { syncRateLimits } from "../../../runtime/limits/sync-rate-limits.ts";
import { createRateLimiter } from "../../../runtime/limits/rate-limiter.ts";
import { eventually } from "../../support/eventually.ts";
import { startNotes } from "../../support/start-notes.ts";

test("two nodes that share a store exceed the plan by at most one burst", async () => {
  const notes = await startNotes();
  const { store, clock } = notes;
  const nodes = [createRateLimiter(notes.service.surface, clock), createRateLimiter(notes.service.surface, clock)];
  const settle = async () => {
    for (let round = 0; round < 2; round += 1)
      for (const node of nodes) await syncRateLimits(store.writer, node, clock);
  };
  let allowed = 0;
  for (let second = 0; second < 30; second += 1) {
    for (const node of nodes)
      for (let call = 0; call < 20; call += 1) if (node.consume("key_1", "small").retryAfterSeconds === 0) allowed += 1;
    await settle();
    clock.advance(1_000);
  }
  // The plan allows a burst of 20 and one call per second; the second node may admit one burst before it synchronizes.
  expect(allowed).toBeGreaterThanOrEqual(20 + 29);
  expect(allowed).toBeLessThanOrEqual(20 + 29 + 20);
});

test("a key whose calls other nodes have consumed has 0 remaining, never a negative number", async () => {
  const notes = await startNotes();
  const { service, store, clock } = notes;
  const other = createRateLimiter(service.surface, clock);
  const { id, plan } = await service.authenticate(`Bearer ${notes.key}`, { clientAddress: "127.0.0.1" });
  other.consume(id, plan, 20);
  await syncRateLimits(store.writer, other, clock);
  await notes.rest("GET /notes");
  await syncRateLimits(store.writer, service.rateLimiter, clock);
  const over = await notes.rest("GET /notes");
  expect(over).toMatchObject({ status: 429, error: { code: "rate_limited", remaining: 0, retry_after_seconds: 2 } });
  expect(over.headers.get("x-ratelimit-remaining")).toBe("0");
  expect(over.headers.get("ratelimit")).toBe('"small";r=0;t=21');
});

test("calls during a synchronization are counted", async () => {
  const { service, store, clock } = await startNotes();
  const node = createRateLimiter(service.surface, clock);
  node.consume("key_1", "small", 5);
  const settled = syncRateLimits(store.writer, node, clock);
  node.consume("key_1", "small", 5);
  await settled;
  expect(node.peek("key_1", "small").remaining).toBe(10);
});

test("calls are counted by a later synchronization if one fails", async () => {
  const { service, store, clock } = await startNotes();
  const [node, other] = [createRateLimiter(service.surface, clock), createRateLimiter(service.surface, clock)];
  for (const key of ["key_1", "key_2"]) {
    node.consume(key, "small", 5);
    other.consume(key, "small");
  }
  await sql`alter table sb_plan_use rename to unavailable`.execute(store.writer);
  await expect(syncRateLimits(store.writer, node, clock)).rejects.toThrow("sb_plan_use");
  await sql`alter table unavailable rename to sb_plan_use`.execute(store.writer);
  for (const each of [node, other]) await syncRateLimits(store.writer, each, clock);
  for (const key of ["key_1", "key_2"]) expect(other.peek(key, "small").remaining).toBe(14);
});

test("calls whose tokens were refilled while synchronizations failed are not counted afterwards", async () => {
  const { service, store, clock } = await startNotes();
  const node = createRateLimiter(service.surface, clock);
  await sql`alter table sb_plan_use rename to unavailable`.execute(store.writer);
  for (let second = 0; second < 60; second += 1) {
    node.consume("key_1", "small");
    await expect(syncRateLimits(store.writer, node, clock)).rejects.toThrow("sb_plan_use");
    clock.advance(1_000);
  }
  await sql`alter table unavailable rename to sb_plan_use`.execute(store.writer);
  node.consume("key_1", "small");
  await syncRateLimits(store.writer, node, clock);
  expect(node.peek("key_1", "small").remaining).toBeGreaterThanOrEqual(18);
});

test("shared buckets that have been full for a day are deleted", async () => {
  const { service, store, clock } = await startNotes();
  const use = async (key: string) => {
    service.rateLimiter.consume(key, "small", 5);
    await syncRateLimits(store.writer, service.rateLimiter, clock);
  };
  await use("key_old");
  clock.advance(86_400_000);
  await use("key_new");
  clock.advance(60_000);
  const worker = await service.startWorker(1);
  onTestFinished(() => worker.stop(0));
  await eventually(async () =>
    expect(await store.reader.selectFrom("sb_plan_use").select("principal_id").execute()).toEqual([
      { principal_id: "key_new" },
    ]),
  );
});

test("a clock that is set back does not reduce the limit in a synchronization", async () => {
  const { service, store, clock } = await startNotes();
  const node = createRateLimiter(service.surface, clock);
  const settle = async () => {
    node.consume("key_1", "small");
    await syncRateLimits(store.writer, node, clock);
    return node.peek("key_1", "small").remaining;
  };
  expect(await settle()).toBe(19);
  clock.advance(-3_600_000);
  expect(await settle()).toBe(18);
  clock.advance(1_000);
  expect(await settle()).toBe(18);
});

test("calls of a batch are admitted together or not at all", async () => {
  const notes = await startNotes();
  const messages = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" }));
  const post = async (body: unknown) => {
    const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
    const response = await fetch(`${notes.url}/mcp`, { method: "POST", headers, body: JSON.stringify(body) });
    return { headers: response.headers, json: (await response.json()) as { error?: { code: number } } };
  };
  expect((await post(messages(21))).json.error).toMatchObject({
    code: 400,
    message: "A batch may contain at most 20 messages. Send the messages in several batches.",
  });
  // The rejected batch consumed one call, for its request.
  expect((await post(messages(15))).headers.get("x-ratelimit-remaining")).toBe("4");
  expect((await post(messages(6))).json.error?.code).toBe(429);
});
