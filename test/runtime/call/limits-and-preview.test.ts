import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { RuntimeTables, Store } from "../../../runtime/index.ts";
import { tools } from "../../fixtures/notes/handlers/definition.ts";
import { startNode, startNotes, type TestNotes } from "../../support/start-notes.ts";
import { withResolvers } from "../../support/with-resolvers.ts";
import { eventually } from "../../support/eventually.ts";

async function used(notes: TestNotes, accountId = "acc_one"): Promise<number> {
  const rows = await notes.store.reader
    .selectFrom("sb_usage")
    .select("used")
    .where("account_id", "=", accountId)
    .execute();
  return rows.reduce((sum, row) => sum + row.used, 0);
}

test("the units of a day can be consumed once, and are reset at midnight in the account's time zone", async () => {
  const notes = await startNotes();
  for (let round = 0; round < 5; round += 1) expect((await notes.rest("POST /notes", { text: "x" })).status).toBe(200);
  const over = await notes.rest("POST /notes", { text: "x" });
  // 09:30 UTC is 11:30 in Stockholm: 12.5 hours to midnight.
  expect(over).toMatchObject({
    status: 429,
    error: {
      code: "safety_limit_reached",
      category: "writing",
      limit: 5,
      remaining: 0,
      retry_after_seconds: 45_000,
      reset_at: "2026-06-15T22:00:00.000Z",
      retryable: true,
    },
  });
  expect(over.headers.get("retry-after")).toBe("45000");
  expect((await notes.rest("POST /notes", { text: "x", account_id: "acc_two" })).status).toBe(200);
  notes.clock.advance(45_000_000);
  expect((await notes.rest("POST /notes", { text: "x" })).status).toBe(200);
});

test("a batch consumes one unit per item, or none if the limit is too low", async () => {
  const notes = await startNotes();
  await notes.rest("POST /notes/import", { texts: ["a", "b", "c"] });
  const over = await notes.rest("POST /notes/import", { texts: ["d", "e", "f"] });
  expect(over).toMatchObject({ status: 429, error: { remaining: 2, limit: 5 } });
  expect(await used(notes)).toBe(3);
});

test("an account limit above that of the service has no effect", async () => {
  const notes = await startNotes();
  await notes.store.writer
    .updateTable("sb_accounts")
    .set({ daily_limits: '{"writing":100}' })
    .where("id", "=", "acc_one")
    .execute();
  const over = await notes.rest("POST /notes/import", { texts: ["1", "2", "3", "4", "5", "6"] });
  expect(over).toMatchObject({ status: 429, error: { limit: 5, remaining: 5 } });
  expect(await used(notes)).toBe(0);
});

test("concurrent calls never exceed the limit", async () => {
  const notes = await startNotes();
  const responses = await Promise.all(Array.from({ length: 15 }, () => notes.rest("POST /notes", { text: "x" })));
  expect(responses.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(10).fill(429)]);
  expect((await notes.rest("GET /notes?limit=50")).body.data).toHaveLength(5);
});

test("units of a call without an effect are released", async () => {
  const notes = await startNotes({ handlers: { create_note: async () => Promise.reject(new Error("broken")) } });
  expect((await notes.rest("POST /notes", { text: "x" })).status).toBe(500);
  expect(await used(notes)).toBe(0);
});

test("an action without a safety category consumes nothing", async () => {
  const notes = await startNotes();
  const { id } = (await notes.rest("POST /notes", { text: "x" })).body;
  await notes.rest(`POST /notes/${id}/tags`, { tag: "a" });
  await notes.rest(`GET /notes/${id}/tags`);
  await notes.rest(`DELETE /notes/${id}/tags/a`);
  expect(await used(notes)).toBe(2);
});

test("warm-up starts at a percentage of the limit and rises to the full limit", async () => {
  const notes = await startNotes();
  const startedAt = notes.clock();
  await notes.store.writer
    .updateTable("sb_accounts")
    .set({ warm_up_started_at: startedAt, warm_up_days: 10 })
    .where("id", "=", "acc_one")
    .execute();
  expect((await notes.rest("POST /notes", { text: "x" })).status).toBe(200);
  expect((await notes.rest("POST /notes", { text: "x" })).error).toMatchObject({ limit: 1 });
  notes.clock.advance(5 * 86_400_000);
  for (let round = 0; round < 3; round += 1) expect((await notes.rest("POST /notes", { text: "x" })).status).toBe(200);
  expect((await notes.rest("POST /notes", { text: "x" })).error).toMatchObject({ limit: 3 });
  notes.clock.advance(5 * 86_400_000);
  expect((await notes.rest("POST /notes/import", { texts: ["1", "2", "3", "4", "5"] })).status).toBe(200);
});

test("an account limit of 0 applies during the warm-up too", async () => {
  const notes = await startNotes();
  const account = { daily_limits: '{"writing":0}', warm_up_started_at: notes.clock(), warm_up_days: 10 };
  await notes.store.writer.updateTable("sb_accounts").set(account).where("id", "=", "acc_one").execute();
  expect((await notes.rest("POST /notes", { text: "x" })).error).toMatchObject({
    code: "safety_limit_reached",
    limit: 0,
  });
});

test("a preview that would exceed the limit returns 429, and previews consume nothing", async () => {
  const notes = await startNotes();
  const limit = (units: number) =>
    notes.store.writer
      .updateTable("sb_accounts")
      .set({ daily_limits: `{"writing":${units}}` })
      .execute();
  await limit(1);
  notes.service.accounts.invalidate("wsp_one");
  for (let call = 0; call < 2; call += 1)
    expect((await notes.rest("POST /notes", { text: "x" }, { preview: true })).status).toBe(200);
  expect((await notes.rest("POST /notes", { text: "x" })).status).toBe(200);
  const { error } = await notes.rest("POST /notes", { text: "x" }, { preview: true });
  expect(error).toMatchObject({ status: 429, code: "safety_limit_reached", remaining: 0 });
  expect(await used(notes)).toBe(1);
});

test("a preview returns what would happen and stores only its audit row", async () => {
  const notes = await startNotes();
  const preview = await notes.rest("POST /notes", { text: "perhaps" }, { preview: true, idempotencyKey: "k" });
  expect(preview).toMatchObject({ status: 200, body: { text: "perhaps" } });
  expect(preview.headers.get("preview")).toBe("true");
  const mcp = await notes.rpc("tools/call", {
    name: "create_note",
    arguments: { text: "perhaps" },
    _meta: { "notes/preview": true },
  });
  expect(mcp.body).toMatchObject({ structuredContent: { text: "perhaps" }, _meta: { "notes/preview": true } });
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
  expect(await used(notes)).toBe(0);
  await notes.service.audit.flush();
  const rows = await notes.store.reader
    .selectFrom("sb_audit")
    .select(["tool", "preview", "outcome"])
    .where("preview", "=", 1)
    .execute();
  expect(rows).toEqual(Array(2).fill({ tool: "create_note", preview: 1, outcome: "ok" }));
});

test("preview is an argument of all tools that write, on both surfaces, and handlers do not receive it", async () => {
  const inputs: object[] = [];
  const notes = await startNotes({
    handlers: {
      create_note: (input, context) => {
        inputs.push(input);
        return tools.create_note(input, context);
      },
    },
  });
  const input = { text: "perhaps", preview: true };
  const rest = await notes.rest("POST /notes", input, { idempotencyKey: "k" });
  expect([rest.status, rest.headers.get("preview"), rest.body.text]).toEqual([200, "true", "perhaps"]);
  const mcp = await notes.rpc("tools/call", { name: "create_note", arguments: input });
  const { content, structuredContent, _meta } = mcp.body;
  expect(structuredContent.text).toBe("perhaps");
  expect(content).toEqual([{ type: "text", text: `preview: ${JSON.stringify(structuredContent)}` }]);
  expect(_meta).toEqual({ "notes/preview": true });
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);

  const kept = await notes.rest("POST /notes", { text: "perhaps", preview: false }, { idempotencyKey: "k" });
  const replayed = await notes.call("create_note", { text: "perhaps" }, { idempotencyKey: "k" });
  expect([kept.headers.get("preview"), replayed.body]).toEqual([null, kept.body]);
  expect(inputs).toEqual(Array(3).fill({ text: "perhaps", pinned: false }));
});

test("preview values must be equal if given twice, and boolean", async () => {
  const notes = await startNotes();
  const call = (preview: unknown, option: boolean) => {
    const input = { text: "x", preview };
    return Promise.all([
      notes.rest("POST /notes", input, { preview: option }),
      notes.call("create_note", input, { preview: option }),
    ]);
  };
  const twice = { pointer: "/preview", detail: "The call has two different values for preview." };
  for (const stated of [true, false]) {
    for (const { error } of await call(stated, !stated)) expect(error).toMatchObject({ status: 400, errors: [twice] });
  }
  for (const { error } of await call("true", true)) expect(error.errors).toMatchObject([{ pointer: "/preview" }]);
  for (const { error, body } of await call(true, true)) expect([error, body.text]).toEqual([undefined, "x"]);
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
});

test("a read tool has no argument preview, and a read action rejects it", async () => {
  const notes = await startNotes();
  const read = await notes.call("list_notes", { preview: true });
  expect(read.error.errors).toMatchObject([{ pointer: "/preview", detail: "Unknown argument." }]);
  const { id } = (await notes.rest("POST /notes", { text: "x" })).body;
  const list = { action: "list", note_id: id };
  expect((await notes.call("manage_tags", { ...list, preview: true })).error.code).toBe("preview_not_supported");
  expect((await notes.call("manage_tags", { ...list, preview: false })).body.tags).toEqual([]);
  const add = await notes.call("manage_tags", { action: "add", note_id: id, tag: "a", preview: true });
  expect(add.body.tags).toEqual(["a"]);
  const remove = await notes.rest(`DELETE /notes/${id}/tags/a?preview=true`);
  expect([remove.status, remove.headers.get("preview")]).toEqual([200, "true"]);
  expect((await notes.rest(`GET /notes/${id}/tags`)).body.tags).toEqual([]);
});

test("read tools reject preview", async () => {
  const notes = await startNotes();
  expect(await notes.rest("GET /notes", undefined, { preview: true })).toMatchObject({
    status: 400,
    error: { code: "preview_not_supported" },
  });
  expect((await notes.rest("GET /notes?preview=maybe")).error.errors).toMatchObject([{ pointer: "/preview" }]);
});

test("a call that exceeds its time limit returns 408 and is rolled back", async () => {
  const aborted: boolean[] = [];
  const notes = await startNotes({
    handlers: {
      create_note: async (input, context) => {
        await tools.create_note(input, context);
        return new Promise((_resolve, reject) => {
          context.signal.addEventListener("abort", () => {
            aborted.push(true);
            tools.create_note(input, context).catch(reject);
          });
        });
      },
    },
  });
  const response = await notes.rest("POST /notes", { text: "slow" });
  expect(response).toMatchObject({ status: 408, error: { code: "timed_out", retryable: true } });
  expect(aborted).toEqual([true]);
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
});

test("the time limit includes the wait for the transaction, and an expired call does nothing", async () => {
  let begun = 0;
  const notes = await startNotes({
    handlers: {
      create_note: () => {
        begun += 1;
        return new Promise(() => undefined);
      },
    },
  });
  const calls = Array.from({ length: 6 }, (_, index) => notes.rest("POST /notes", { text: `slow ${index}` }));
  for (const response of await Promise.all(calls)) expect(response).toMatchObject({ status: 408 });
  // On SQLite, the calls wait for the only writer; on PostgreSQL, for the units of the safety limit. After one call has timed
  // out, another that arrived later may begin before its own time limit ends. If the limit did not include the wait, all
  // would begin, one after another.
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(calls.length);
});

/**
 * Starts a node whose write transactions begin only after `giveTurn`. They then get the handle of a transaction that has
 * already ended, so that any query in them fails.
 */
async function startWithoutTurns(notes: TestNotes) {
  let over: Kysely<RuntimeTables> | undefined;
  await notes.store.transaction(async (tx) => void (over = tx));
  const turn = withResolvers();
  const waiting: Promise<unknown>[] = [];
  const transaction: Store["transaction"] = (work, options) => {
    if (options?.isRelaxed === true) return notes.store.transaction(work, options); // records of completed calls
    const done = turn.promise.then(() => work(over as Kysely<RuntimeTables>)); // set above
    waiting.push(done);
    return done;
  };
  const node = await startNode(notes, { store: { ...notes.store, transaction } });
  return { ...node, waiting, giveTurn: turn.resolve };
}

test("an expired or disconnected call sends no query when its transaction begins", async () => {
  const notes = await startNotes();
  const node = await startWithoutTurns(notes);
  const client = new AbortController();
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  const { signal } = client;
  const leaving = fetch(`${node.url}/v1/notes`, { method: "POST", headers, body: '{"text":"x"}', signal });
  await eventually(() => expect(node.waiting).toHaveLength(1));
  client.abort();
  await expect(leaving).rejects.toThrow("abort");
  await eventually(async () => expect(await node.service.metrics.render()).toContain('outcome="timed_out"} 1'));
  expect((await node.rest("POST /notes", { text: "x" })).status).toBe(408);
  node.giveTurn();
  for (const call of node.waiting) await expect(call).rejects.toMatchObject({ code: "timed_out" });
  expect(node.waiting).toHaveLength(2);
});

test("limits that a call changes apply to calls of all nodes after its commit", async () => {
  const notes = await startNotes({
    handlers: {
      create_note: async (input, context) => {
        if (input.text === "change") await context.accountChanges.update({ daily_limits: '{"writing":1}' });
        return tools.create_note(input, context);
      },
    },
  });
  const node = await startNode(notes);
  expect((await node.rest("GET /notes")).status).toBe(200); // caches the account
  expect((await notes.rest("POST /notes", { text: "change" })).status).toBe(200);
  await eventually(async () => {
    const over = await node.rest("POST /notes", { text: "x" }, { preview: true });
    expect(over.error).toMatchObject({ code: "safety_limit_reached", limit: 1 });
  });
});

test("the token bucket of a plan empties and refills continuously", async () => {
  const notes = await startNotes();
  const statuses: number[] = [];
  for (let round = 0; round < 21; round += 1) statuses.push((await notes.rest("GET /notes")).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const over = await notes.rest("GET /notes");
  expect(over.error).toMatchObject({
    code: "rate_limited",
    retry_after_seconds: 1,
    limit: 20,
    window_seconds: 20,
    remaining: 0,
  });
  expect(over.headers.get("ratelimit-policy")).toBe('"small";q=20;w=20');
  const mcp = await notes.rpc("tools/list");
  expect(mcp).toMatchObject({ status: 200, error: { code: 429, data: { code: "rate_limited" } } });
  notes.clock.advance(2_000);
  expect((await notes.rest("GET /notes")).headers.get("x-ratelimit-remaining")).toBe("1");
  notes.clock.advance(600_000);
  expect((await notes.rest("GET /notes")).headers.get("x-ratelimit-remaining")).toBe("19");
  expect((await notes.rest("GET /notes", undefined, { key: await notes.createKey(["writer"]) })).status).toBe(200);
});

test("a clock that is set back does not reduce the rate limit", async () => {
  const notes = await startNotes();
  const left = async () => (await notes.rest("GET /notes")).headers.get("x-ratelimit-remaining");
  expect(await left()).toBe("19");
  notes.clock.advance(-3_600_000);
  expect(await left()).toBe("18");
  notes.clock.advance(1_000);
  expect(await left()).toBe("18");
});
