import { describe, expect, test } from "vitest";
import { send, type RawResponse } from "../../../support/send.ts";
import { shareNotes, type TestNotes } from "../../../support/start-notes.ts";

const openNotes = shareNotes();

const call = (id: unknown, method: string, params?: unknown) => ({ jsonrpc: "2.0", id, method, params });
const callTool = (id: unknown, name: string, args?: unknown) => call(id, "tools/call", { name, arguments: args });
const notice = { jsonrpc: "2.0", method: "notifications/initialized" };
const ping = call(1, "ping");
const pong = { jsonrpc: "2.0", id: 1, result: {} };

function post(notes: TestNotes, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<RawResponse> {
  const usual = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  return send(`${notes.url}/mcp`, { headers: { ...usual, ...headers }, body });
}

// JSON-RPC 2.0, section 6: "The Server should respond with an Array containing the corresponding Response objects."
describe("batches of 2025-03-26", () => {
  test("with one request return an array of one response", async () => {
    const notes = await openNotes();
    expect((await post(notes, [ping])).json).toEqual([pong]);
    expect((await post(notes, [notice, ping])).json).toEqual([pong]);
    expect((await post(notes, [callTool("a", "list_notes")])).json).toMatchObject([{ id: "a", result: {} }]);
  });

  test("with a repeated id return both responses", async () => {
    const batch = [
      callTool("x", "create_note", { text: "one" }),
      callTool("x", "create_note", { text: "two" }),
      call("x", "ping"),
    ];
    const { json } = await post(await openNotes(), batch);
    expect(json.map(({ id }: any) => id)).toEqual(["x", "x", "x"]);
    const texts = json.map(({ result }: any) => result.structuredContent?.text as string | undefined);
    expect(new Set(texts)).toEqual(new Set(["one", "two", undefined]));
  });

  test("with invalid entries return an error for each, and responses to the others", async () => {
    const { status, json } = await post(await openNotes(), [1, ping, { jsonrpc: "2.0", id: 2 }, null, [ping]]);
    expect(status).toBe(200);
    expect(json).toHaveLength(5);
    expect(json.filter(({ error }: any) => error?.code === -32600)).toHaveLength(4);
    expect(json).toContainEqual(pong);
  });

  test("report malformed params in one sentence, like single messages", async () => {
    const { text } = await post(await openNotes(), [call(1, "tools/call", { name: 7 }), call(2, "ping")]);
    expect(text).not.toMatch(/invalid_type|\\n/);
    expect(JSON.parse(text)).toContainEqual({
      jsonrpc: "2.0",
      id: 1,
      error: { code: -32602, message: "The params do not match the schema of this method." },
    });
  });
});

describe("null members mean omitted", () => {
  test.each(["ping", "tools/list", "prompts/list", "resources/list", "resources/templates/list"])(
    "params, _meta and cursor of %s",
    async (method) => {
      const notes = await openNotes();
      const { json } = await post(notes, call(1, method));
      for (const params of [null, { _meta: null }, { cursor: null, _meta: null }])
        expect((await post(notes, call(1, method, params))).json).toEqual(json);
    },
  );

  test("_meta of a call and of a prompt, and the prompt's arguments", async () => {
    const notes = await openNotes();
    const params = { name: "list_notes", arguments: {}, _meta: null };
    expect((await post(notes, call(1, "tools/call", params))).json).toMatchObject({
      result: { structuredContent: { data: [] } },
    });
    // As if omitted: the error contains the missing argument.
    const prompt = { name: "tidy_up", arguments: null, _meta: null };
    expect((await post(notes, call(1, "prompts/get", prompt))).json.error).toMatchObject({
      code: -32602,
      data: { errors: [{ pointer: "/arguments/topic" }] },
    });
  });
});

test.each(["tools/list", "prompts/list", "resources/list", "resources/templates/list"])(
  "a cursor of %s is invalid in both eras, because the list has one page",
  async (method) => {
    const notes = await openNotes();
    const meta = "io.modelcontextprotocol/";
    const envelope = {
      [`${meta}protocolVersion`]: "2026-07-28",
      [`${meta}clientInfo`]: { name: "test", version: "1" },
      [`${meta}clientCapabilities`]: {},
    };
    const headers = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": method };
    for (const cursor of ["abc", ""]) {
      for (const { json } of [
        await post(notes, call(1, method, { cursor })),
        await post(notes, call(1, method, { cursor, _meta: envelope }), headers),
      ])
        expect(json.error).toMatchObject({
          code: -32602,
          message: "This list has one page, and no cursor was issued for it. Omit cursor to start from the first page.",
          data: { code: "invalid_cursor", status: 400 },
        });
    }
    expect((await post(notes, call(1, method, { _meta: envelope }), headers)).json.result).toBeDefined();
  },
);

test("arguments of a prompt may be JSON text, numbers or booleans", async () => {
  const notes = await openNotes();
  const get = async (args: unknown) =>
    (await post(notes, call(1, "prompts/get", { name: "tidy_up", arguments: args }))).json.result?.messages;
  const expected = await get({ topic: "home", count: "7" });
  expect(expected).toBeDefined();
  expect(await get('{"topic":"home","count":"7"}')).toEqual(expected);
  expect(await get({ topic: "home", count: 7 })).toEqual(expected);
  expect(await get({ topic: true })).toEqual(await get({ topic: "true" }));
});

describe("Content-Type", () => {
  // RFC 9110, section 8.3: if the header is missing, the recipient may examine the data. REST accepts the same types.
  test("is optional, and accepts all JSON media types", async () => {
    const notes = await openNotes();
    const headers = { Authorization: `Bearer ${notes.key}` };
    expect((await send(`${notes.url}/mcp`, { headers, body: ping })).json).toEqual(pong);
    for (const type of ["application/json-rpc", "application/vnd.api+json"])
      expect((await post(notes, ping, { "Content-Type": type })).json).toEqual(pong);
  });

  test("of another media type returns the problem of REST with the message's id", async () => {
    expect(await post(await openNotes(), ping, { "Content-Type": "text/plain" })).toMatchObject({
      status: 415,
      json: { id: 1, error: { code: 415, data: { code: "unsupported_media_type" } } },
    });
  });
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "a method called %s is unknown, and the other entries of its batch get responses",
  async (method) => {
    const notes = await openNotes();
    expect((await post(notes, call(1, method, { a: 1 }))).json.error).toMatchObject({ code: -32601 });
    const { status, json } = await post(notes, [callTool(1, "create_note", { text: "x" }), call(2, method, { a: 1 })]);
    expect(status).toBe(200);
    expect(json).toMatchObject([
      { id: 1, result: { structuredContent: {} } },
      { id: 2, error: { code: -32601 } },
    ]);
  },
);

test("an object in place of a name or an id is a client error", async () => {
  const notes = await openNotes();
  const odd = { toString: 1, valueOf: 1 };
  for (const method of ["tools/call", "prompts/get", "resources/read"]) {
    const { json } = await post(notes, call(1, method, { name: odd, uri: odd, arguments: {} }));
    expect(json, method).toMatchObject({ id: 1, error: { code: -32602 } });
  }
  expect((await post(notes, { jsonrpc: "2.0", id: odd, result: {} })).status).toBeLessThan(500);
  expect((await post(notes, call(2, "tools/call", { name: odd, pad: "x".repeat(1_100_000) }))).status).toBe(413);
});

test("JSON text inside arguments is limited like a body", async () => {
  const notes = await openNotes();
  const deep = `{"text":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
  for (const text of ['{"text":"a\\u0000b"}', '{"__proto__":{"x":1},"text":"x"}', deep])
    expect((await post(notes, callTool(1, "create_note", text))).json.error).toMatchObject({ code: -32602 });
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
});

test("the endpoint's path may end in a slash", async () => {
  const notes = await openNotes();
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
  expect((await send(`${notes.url}/mcp/`, { headers, body: ping })).json).toEqual(pong);
});
