import { expect, test } from "vitest";
import { tools } from "../../fixtures/notes/handlers/definition.ts";
import { send } from "../../support/send.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";
import { withResolvers } from "../../support/with-resolvers.ts";

const hour = 3_600_000;

async function count(notes: TestNotes): Promise<number> {
  const { body } = await notes.rpc("resources/read", { uri: "notes://notes/count" });
  return JSON.parse(body.contents[0].text).count;
}

test("the same key repeats the answer on either surface, marked as a replay", async () => {
  const notes = await startNotes();
  const first = await notes.rest("POST /notes", { text: "once" }, { idempotencyKey: "k" });
  const again = await notes.rest("POST /notes", { text: "once" }, { idempotencyKey: "k" });
  expect(first.headers.get("idempotency-replayed")).toBeNull();
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(again.body).toEqual(first.body);
  const params = {
    name: "create_note",
    arguments: { pinned: false, text: "once" },
    _meta: { "notes/idempotency-key": "k" },
  };
  const mcp = await notes.rpc("tools/call", params);
  expect(mcp.body.structuredContent).toEqual(first.body);
  expect(mcp.body._meta).toMatchObject({ "notes/idempotency-replayed": true });
  expect(await count(notes)).toBe(1);
});

test("a key belongs to one caller, account and tool", async () => {
  const notes = await startNotes();
  const otherKey = await notes.createKey(["writer"]);
  await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  await notes.rest("POST /notes", { text: "b" }, { idempotencyKey: "k", key: otherKey });
  await notes.rest("POST /notes", { text: "c", account_id: "acc_two" }, { idempotencyKey: "k" });
  await notes.rest("POST /notes/import", { texts: ["d"] }, { idempotencyKey: "k" });
  expect(await count(notes)).toBe(3);
});

test("other arguments under a used key are refused", async () => {
  const notes = await startNotes();
  await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  const other = await notes.rest("POST /notes", { text: "b" }, { idempotencyKey: "k" });
  expect(other).toMatchObject({ status: 422, error: { code: "idempotency_mismatch" } });
});

test("a failed call keeps nothing, so that its key can be used again", async () => {
  let isBroken = true;
  const notes = await startNotes({
    handlers: {
      create_note: async (input, context) => {
        const note = await tools.create_note(input, context);
        if (isBroken) throw new Error("after the write");
        return note;
      },
    },
  });
  expect((await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" })).status).toBe(500);
  expect(await count(notes)).toBe(0);
  isBroken = false;
  expect((await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" })).status).toBe(200);
  expect(await count(notes)).toBe(1);
});

test("a second call with the key of one that still runs answers 409", async () => {
  const gate = withResolvers();
  const entered = withResolvers();
  const notes = await startNotes({
    handlers: {
      create_note: async (input, context) => {
        entered.resolve();
        await gate.promise;
        return tools.create_note(input, context);
      },
    },
  });
  const first = notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  await entered.promise;
  const second = await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  expect(second).toMatchObject({
    status: 409,
    error: { code: "call_in_progress", retryable: true, retry_after_seconds: 1 },
  });
  gate.resolve();
  expect((await first).status).toBe(200);
});

test("answers are kept for 24 hours", async () => {
  const notes = await startNotes();
  await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  notes.clock.advance(23 * hour);
  await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  expect(await count(notes)).toBe(1);
  notes.clock.advance(2 * hour);
  expect(
    (await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" })).headers.get("idempotency-replayed"),
  ).toBeNull();
  expect(await count(notes)).toBe(2);
});

test("an unusable key is refused before anything is done", async () => {
  const notes = await startNotes();
  const answer = await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "x".repeat(256) });
  expect(answer).toMatchObject({ status: 400, error: { code: "bad_request" } });
  expect(await count(notes)).toBe(0);
});

test("two keys are none, and neither is one that looks like two", async () => {
  const notes = await startNotes();
  for (const keys of [["a", "b"], ["a", "a"], "a,b"]) {
    const headers = {
      Authorization: `Bearer ${notes.key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": keys,
    };
    const { status, json } = await send(`${notes.url}/v1/notes`, { headers, body: { text: "a" } });
    expect({ status, json }).toMatchObject({ status: 400, json: { code: "bad_request" } });
    expect(json).toMatchObject({
      detail: expect.stringContaining("without a comma"),
      hint: expect.stringContaining("Send one key, once"),
    });
  }
  const overMcp = await notes.call("create_note", { text: "a" }, { idempotencyKey: "a,b" });
  expect(overMcp.error).toMatchObject({ code: "bad_request", detail: expect.stringContaining("without a comma") });
  expect(await count(notes)).toBe(0);
});
