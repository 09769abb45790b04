import { expect, onTestFinished, test } from "vitest";
import { tools } from "../../fixtures/notes/handlers/definition.ts";
import { send } from "../../support/send.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";
import { withResolvers } from "../../support/with-resolvers.ts";
import { eventually } from "../../support/eventually.ts";

const hour = 3_600_000;

async function count(notes: TestNotes): Promise<number> {
  const { body } = await notes.rpc("resources/read", { uri: "notes://notes/count" });
  return JSON.parse(body.contents[0].text).count;
}

test("the same key returns the stored response on both surfaces, marked as a replay", async () => {
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
  const key = await notes.createKey(["writer"]);
  const idempotencyKey = "k";
  const responses = [
    await notes.rest("POST /notes", { text: "a" }, { idempotencyKey }),
    await notes.rest("POST /notes", { text: "b" }, { idempotencyKey, key }),
    await notes.rest("POST /notes", { text: "c", account_id: "acc_two" }, { idempotencyKey }),
    await notes.rest("POST /notes/import", { texts: ["d"] }, { idempotencyKey }),
  ];
  expect(responses.map(({ body }) => body?.text ?? body?.data[0].text)).toEqual(["a", "b", "c", "d"]);
  expect(await count(notes)).toBe(3);
});

test("an omitted account_id equals the default account's; a preview neither stores a response nor replays one", async () => {
  const notes = await startNotes();
  const options = { idempotencyKey: "k" };
  await notes.rest("POST /notes", { text: "a" }, { ...options, preview: true });
  const first = await notes.rest("POST /notes", { text: "a" }, options);
  const named = await notes.call("create_note", { text: "a", account_id: "acc_one" }, options);
  expect(named.body).toEqual(first.body);
  const preview = await notes.rest("POST /notes", { text: "a" }, { ...options, preview: true });
  expect(preview.headers.get("idempotency-replayed")).toBeNull();
  expect(preview.body.id).not.toBe(first.body.id);
  expect(await count(notes)).toBe(1);
});

test("different arguments with a used key are rejected", async () => {
  const notes = await startNotes();
  await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  const other = await notes.rest("POST /notes", { text: "b" }, { idempotencyKey: "k" });
  expect(other).toMatchObject({ status: 422, error: { code: "idempotency_mismatch" } });
});

test("a failed call stores no response, so that its key can be used again", async () => {
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

test("a second call with the key of a running call returns 409, for the same principal only", async () => {
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
  const key = await notes.createKey(["writer"]);
  await notes.rest("GET /notes", undefined, { key }); // caches the key, so that calls with it are not delayed
  const first = notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  await entered.promise;
  const others = [
    notes.rest("POST /notes", { text: "b", account_id: "acc_two" }, { idempotencyKey: "k" }),
    notes.rest("POST /notes", { text: "c" }, { idempotencyKey: "k", key }),
  ];
  const second = await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "k" });
  expect(second).toMatchObject({
    status: 409,
    error: { code: "call_in_progress", retryable: true, retry_after_seconds: 1 },
  });
  gate.resolve();
  for (const response of [first, ...others]) expect((await response).status).toBe(200);
});

test("responses are stored for 24 hours", async () => {
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

test("responses are deleted when they expire, not earlier", async () => {
  const notes = await startNotes();
  await notes.rest("POST /notes", { text: "old" }, { idempotencyKey: "old" });
  notes.clock.advance(hour);
  await notes.rest("POST /notes", { text: "young" }, { idempotencyKey: "young" });
  notes.clock.advance(23 * hour);
  const worker = await notes.service.startWorker(1); // deletes expired responses when it starts, and every ten minutes
  onTestFinished(() => worker.stop(0));
  const kept = () => notes.store.reader.selectFrom("sb_idempotency").select("idempotency_key").execute();
  await eventually(async () => expect(await kept()).toEqual([{ idempotency_key: "young" }]));
});

test("an invalid key is rejected before the call", async () => {
  const notes = await startNotes();
  const response = await notes.rest("POST /notes", { text: "a" }, { idempotencyKey: "x".repeat(256) });
  expect(response).toMatchObject({ status: 400, error: { code: "bad_request" } });
  expect(await count(notes)).toBe(0);
});

test("repeated keys and keys with a comma are rejected", async () => {
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
      hint: expect.stringContaining("send only one"),
    });
  }
  const overMcp = await notes.call("create_note", { text: "a" }, { idempotencyKey: "a,b" });
  expect(overMcp.error).toMatchObject({ code: "bad_request", detail: expect.stringContaining("without a comma") });
  expect(await count(notes)).toBe(0);
});
