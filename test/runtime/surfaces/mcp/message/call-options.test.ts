import { describe, expect, test } from "vitest";
import { send } from "../../../../support/send.ts";
import { startNotes, type TestNotes } from "../../../../support/start-notes.ts";

/** The SDK handles messages of the second type. */
const types = ["application/json", "application/json; charset=utf-8"];
const modern = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const modernHeaders = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "create_note" };

/** Sends a call with further members of its params in all ways: both types, alone and in a batch, in both eras. */
async function callAllWays(notes: TestNotes, more: object, meta?: object): Promise<any[]> {
  const responses = [];
  for (const type of types) {
    const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": type };
    const message = (_meta: object | undefined) => ({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "create_note", arguments: { text: "x" }, ...more, ...(_meta && { _meta }) },
    });
    const post = async (body: unknown, own = {}): Promise<any> =>
      (await send(`${notes.url}/mcp`, { headers: { ...headers, ...own }, body })).json;
    responses.push(await post(message(meta)), (await post([message(meta)]))[0]);
    responses.push(await post(message({ ...modern, ...meta }), modernHeaders));
  }
  return responses;
}

const count = async (notes: TestNotes): Promise<number> => (await notes.rest("GET /notes")).body.data.length;

const sendPreview = 'Send it as _meta["notes/preview"]: true.';
const sendKey = 'Send it as _meta["notes/idempotency-key"].';

describe("an unknown option of a call is rejected before the call", () => {
  test.each([
    [{ "notes/preview": "true" }, '_meta["notes/preview"] must be true or false.', sendPreview],
    [{ "notes/preview": 0 }, '_meta["notes/preview"] must be true or false.', sendPreview],
    [{ "notes/preview": null }, '_meta["notes/preview"] must be true or false.', sendPreview],
    [{ "notes/idempotency-key": 7 }, '_meta["notes/idempotency-key"] must be a string.', ""],
    [{ "notes/idempotency-key": null }, '_meta["notes/idempotency-key"] must be a string.', ""],
    [{ "notes/Preview": true }, 'Unknown member of _meta: "notes/Preview".', sendPreview],
    [{ "NOTES/preview": true }, 'Unknown member of _meta: "NOTES/preview".', sendPreview],
    [{ "notes/previw": true }, 'Unknown member of _meta: "notes/previw".', 'Did you mean "notes/preview"?'],
    [{ "notes/idempotency_key": "k" }, 'Unknown member of _meta: "notes/idempotency_key".', sendKey],
    [{ "notes/account-id": "acc_two" }, "Unknown member", 'Send it in arguments as "account_id".'],
    [{ "notes/other": 1 }, "Unknown member", '"notes/preview", "notes/idempotency-key"'],
    [{ preview: true }, 'Unknown member of _meta: "preview".', sendPreview],
    [{ idempotencyKey: "k" }, 'Unknown member of _meta: "idempotencyKey".', sendKey],
    [{ account_id: "acc_two" }, 'Unknown member of _meta: "account_id".', 'Send it in arguments as "account_id".'],
  ])("in _meta: %j", async (meta, detail, hint) => {
    const notes = await startNotes();
    for (const { id, error } of await callAllWays(notes, {}, meta)) {
      expect({ id, code: error?.code }).toEqual({ id: 1, code: -32602 });
      expect(error.message).toContain(detail);
      expect(error.data.hint).toContain(hint);
    }
    expect(await count(notes)).toBe(0);
  });

  test.each([
    [{ preview: true }, sendPreview],
    [{ Preview: false }, sendPreview],
    [{ dry_run: true }, sendPreview],
    [{ "notes/preview": true }, sendPreview],
    [{ idempotency_key: "k" }, sendKey],
    [{ "Idempotency-Key": "k" }, sendKey],
    [{ accountId: "acc_two" }, 'Send it in arguments as "account_id".'],
  ])("next to the arguments: %j", async (more, hint) => {
    const notes = await startNotes();
    for (const { id, error } of await callAllWays(notes, more)) {
      expect({ id, code: error?.code }).toEqual({ id: 1, code: -32602 });
      expect(error.message).toBe(`Unknown member of params: "${Object.keys(more)[0]}". ${hint}`);
    }
    expect(await count(notes)).toBe(0);
  });

  test.each(["Preview", "X-Preview"])("as the header %s, on both surfaces", async (name) => {
    const notes = await startNotes();
    const rest = await notes.rest("POST /notes", { text: "x" }, { headers: { [name]: "true" } });
    expect(rest).toMatchObject({ status: 400, error: { code: "bad_request", hint: "Add ?preview=true to the URL." } });
    const mcp = await notes.call("create_note", { text: "x" }, { headers: { [name]: "true" } });
    expect(mcp).toMatchObject({ status: 400, error: { code: "bad_request", hint: expect.stringContaining("_meta") } });
    expect(await count(notes)).toBe(0);
  });

  test("as an empty idempotency key, on both surfaces", async () => {
    const notes = await startNotes();
    const rest = await notes.rest("POST /notes", { text: "x" }, { idempotencyKey: "" });
    expect(rest).toMatchObject({ status: 400, error: { code: "bad_request" } });
    const mcp = await notes.call("create_note", { text: "x" }, { idempotencyKey: "" });
    expect(mcp.error).toMatchObject({ status: 400, code: "bad_request" });
    expect(await count(notes)).toBe(0);
  });
});

test("members of other vendors, of the protocol and with unrelated names are ignored", async () => {
  const notes = await startNotes();
  const meta = { "example.com/preview": true, "vendor/x": null, progressToken: "p", other: 1 };
  for (const { result } of await callAllWays(notes, { vendor: { preview: true } }, { ...meta, "notes/preview": true }))
    expect(result).toMatchObject({ structuredContent: { text: "x" }, _meta: { "notes/preview": true } });
  expect(await count(notes)).toBe(0);
});

test("methods other than tools/call ignore unknown options, too", async () => {
  const notes = await startNotes();
  expect((await notes.rpc("tools/list", { _meta: { preview: true, "notes/Preview": 1 } })).error).toBeUndefined();
});
