import { describe, expect, test } from "vitest";
import { send, type RawResponse } from "../../../support/send.ts";
import { shareNotes, type TestNotes } from "../../../support/start-notes.ts";
import { startService } from "../../../support/start-service.ts";

const call = (id: unknown, method: string, params?: unknown) => ({ jsonrpc: "2.0", id, method, params });
const callTool = (id: unknown, name: string, args?: unknown) => call(id, "tools/call", { name, arguments: args });
const notice = (method: string, params?: unknown) => ({ jsonrpc: "2.0", method, params });
const ping = call(1, "ping");
const pong = { jsonrpc: "2.0", id: 1, result: {} };
const info = { name: "test", version: "1" };

const openNotes = shareNotes();

/** Sends a message with the headers of a plain client and the given ones; undefined removes a header. */
function post(notes: TestNotes, body: unknown, headers: Record<string, string | undefined> = {}): Promise<RawResponse> {
  const all: Record<string, string | undefined> = {
    Authorization: `Bearer ${notes.key}`,
    "Content-Type": "application/json",
    ...headers,
  };
  const given = Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined);
  return send(`${notes.url}/mcp`, { headers: Object.fromEntries(given), body });
}

describe("Accept", () => {
  test.each([undefined, "*/*", "application/json", "text/event-stream, application/json;q=0.5", "text/html"])(
    "%s gets JSON",
    async (accept) => {
      const response = await post(await openNotes(), ping, { Accept: accept });
      expect(response).toMatchObject({ status: 200, json: pong });
      expect(response.headers["content-type"]).toMatch(/^application\/json/);
    },
  );

  test("with only text/event-stream returns a stream of the same responses", async () => {
    const notes = await openNotes();
    for (const [body, responses] of [
      [ping, [pong]],
      [
        [call("a", "ping"), call("b", "ping")],
        [
          { ...pong, id: "a" },
          { ...pong, id: "b" },
        ],
      ],
      [callTool(1, "list_notes"), [(await post(notes, callTool(1, "list_notes"))).json]],
    ]) {
      const { status, headers, text } = await post(notes, body, { Accept: "text/event-stream" });
      expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "text/event-stream" });
      const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data) as unknown);
      expect(events).toEqual(responses);
    }
  });
});

describe("ids", () => {
  test("that are equal in 64 concurrent calls belong to the right responses", async () => {
    const service = await startService();
    const ids = Array.from({ length: 64 }, (_, index) => `prf_demo_${String(index + 1).padStart(4, "0")}`);
    const responses = await Promise.all(ids.map((profile_id) => service.call("get_profile", { profile_id })));
    expect(responses.map(({ body }) => body.id)).toEqual(ids);
  });

  test.each([0, -7, Number.MAX_SAFE_INTEGER, "", "1", "grüße \u{1F600}\u2028"])(
    "%j is returned unchanged",
    async (id) => {
      const notes = await openNotes();
      for (const method of ["ping", "tools/list", "nothing/here"])
        expect((await post(notes, call(id, method))).json.id).toBe(id);
      expect((await post(notes, callTool(id, "list_notes"))).json).toMatchObject({ id, result: {} });
      expect((await post(notes, callTool(id, "get_note", { note_id: "none" }))).json).toMatchObject({
        id,
        error: { code: 404 },
      });
    },
  );

  test.each([[null], [true], [{}], [[]]])("%j is not a valid id", async (id) => {
    expect(await post(await openNotes(), call(id, "ping"))).toMatchObject({
      status: 400,
      json: { id: null, error: { code: -32600 } },
    });
  });
});

describe("params", () => {
  test.each(["ping", "tools/list", "prompts/list", "resources/list", "resources/templates/list"])(
    "of %s may be missing or empty, and contain unknown members",
    async (method) => {
      const notes = await openNotes();
      const bare = (await post(notes, call(1, method))).json;
      expect(bare).toMatchObject({ id: 1, result: {} });
      for (const params of [
        {},
        { _meta: {} },
        { _meta: { "example.com/trace": [1], progressToken: "p", other: null } },
      ])
        expect((await post(notes, call(1, method, params))).json).toEqual(bare);
    },
  );

  test("of a call may contain unknown members", async () => {
    const notes = await openNotes();
    const meta = { "example.com/trace": { a: [1] }, "vendor/x": null, progressToken: 7, other: true };
    const params = { name: "create_note", arguments: { text: "x" }, _meta: meta, vendor: { x: 1 } };
    expect((await post(notes, call(1, "tools/call", params))).json).toMatchObject({
      result: { structuredContent: { text: "x" } },
    });
  });

  test("that are required but missing are reported in one sentence", async () => {
    const notes = await openNotes();
    for (const method of ["tools/call", "prompts/get", "resources/read"])
      expect((await post(notes, call(1, method))).json.error).toEqual({
        code: -32602,
        message: "The params do not match the schema of this method.",
      });
  });

  test.each([[[1]], [5], [false], ["text"], ['"{}"']])("arguments %j are not an object", async (args) => {
    expect((await post(await openNotes(), callTool(1, "list_notes", args))).json).toMatchObject({
      id: 1,
      error: { code: -32602 },
    });
  });
});

describe("batches of 2025-03-26", () => {
  test("return an array, with errors in order", async () => {
    const notes = await openNotes();
    const batch = [
      callTool("1", "create_note", { text: "x" }),
      notice("notifications/initialized"),
      callTool(1, "get_note", { note_id: "none" }),
      callTool(2, "get_note"),
      call(3, "nothing/here"),
      call(4, "ping"),
    ];
    const { status, json } = await post(notes, batch, { "MCP-Protocol-Version": "2025-03-26" });
    expect(status).toBe(200);
    expect(json).toHaveLength(5);
    expect(
      new Map(json.map((message: any) => [message.id, message.error?.code ?? message.result.isError ?? "fine"])),
    ).toEqual(
      new Map<unknown, unknown>([
        ["1", "fine"],
        [1, 404],
        [2, true],
        [3, -32601],
        [4, "fine"],
      ]),
    );
  });

  test("with only notifications and responses return no content", async () => {
    const batch = [notice("notifications/initialized"), { jsonrpc: "2.0", id: 1, result: {} }];
    expect(await post(await openNotes(), batch)).toMatchObject({ status: 202, text: "" });
  });

  test("that are empty are invalid", async () => {
    expect(await post(await openNotes(), [])).toMatchObject({
      status: 400,
      json: { id: null, error: { code: -32600 } },
    });
  });

  test("count one call per entry, and are limited by the burst of the plan", async () => {
    const notes = await openNotes();
    const batch = Array.from({ length: 15 }, (_, id) => call(id, "ping"));
    expect((await post(notes, batch)).json).toHaveLength(15);
    expect((await post(notes, batch)).json).toMatchObject({ id: null, error: { code: 429 } });
    expect((await post(notes, [...batch, ...batch])).json).toMatchObject({ error: { code: 400 } });
  });
});

describe("initialize", () => {
  test.each([
    ["2024-11-05", "2024-11-05"],
    ["2025-03-26", "2025-03-26"],
    ["2025-06-18", "2025-06-18"],
    ["2025-11-25", "2025-11-25"],
    ["2026-07-28", "2025-11-25"],
    ["2099-01-01", "2025-11-25"],
    ["1.0", "2025-11-25"],
    ["", "2025-11-25"],
  ])("for revision %j returns %s", async (protocolVersion, negotiated) => {
    const params = { protocolVersion, capabilities: {}, clientInfo: info };
    const { json } = await post(await openNotes(), call(0, "initialize", params));
    expect(json).toMatchObject({ id: 0, result: { protocolVersion: negotiated, serverInfo: { name: "notes" } } });
  });

  test("and the notification after it are optional", async () => {
    const notes = await openNotes();
    for (const method of ["tools/list", "prompts/list", "resources/list"])
      expect((await post(notes, call(1, method))).json).toMatchObject({ id: 1, result: {} });
  });
});

describe("headers", () => {
  test.each([undefined, "2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])(
    "MCP-Protocol-Version %s is served",
    async (version) => {
      expect((await post(await openNotes(), ping, { "MCP-Protocol-Version": version })).json).toEqual(pong);
    },
  );

  test.each(["2099-01-01", "draft"])("MCP-Protocol-Version %s is rejected", async (version) => {
    expect(await post(await openNotes(), ping, { "MCP-Protocol-Version": version })).toMatchObject({
      status: 400,
      json: { id: 1, error: { code: expect.any(Number) } },
    });
  });

  test("a session id of another server and Last-Event-ID are ignored", async () => {
    const headers = { "Mcp-Session-Id": "0b1c", "Last-Event-ID": "7" };
    const response = await post(await openNotes(), callTool(1, "list_notes"), headers);
    expect(response.json).toMatchObject({ id: 1, result: { structuredContent: { data: [] } } });
  });

  test.each(["application/json; charset=utf-8", "application/json;charset=UTF-8", "Application/JSON"])(
    "Content-Type %s is JSON",
    async (type) => {
      expect((await post(await openNotes(), ping, { "Content-Type": type })).json).toEqual(pong);
    },
  );

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
  ])("Content-Type %s is rejected", async (type) => {
    expect((await post(await openNotes(), ping, { "Content-Type": type })).status).toBe(415);
  });

  test.each(["bearer", "BEARER", "Bearer "])("the scheme %j is accepted", async (scheme) => {
    const notes = await openNotes();
    expect((await post(notes, ping, { Authorization: `${scheme} ${notes.key}` })).json).toEqual(pong);
  });

  test.each([undefined, "", "Bearer", "Basic dXNlcjpwYXNz"])("Authorization %j is rejected", async (authorization) => {
    const response = await post(await openNotes(), ping, { Authorization: authorization });
    expect(response).toMatchObject({ status: 401, json: { error: { code: 401 } } });
    expect(response.headers["www-authenticate"]).toMatch(/^Bearer /);
  });
});

describe("bodies", () => {
  test("may begin with a byte order mark or whitespace, and be chunked", async () => {
    const notes = await openNotes();
    for (const body of [`\ufeff${JSON.stringify(ping)}`, ` \r\n${JSON.stringify(ping, null, 2)}\n`])
      expect((await post(notes, body, { "Transfer-Encoding": "chunked" })).json).toEqual(pong);
  });

  test.each(["", "{", "nonsense", "\xff"])("%j is not valid JSON", async (body) => {
    expect(await post(await openNotes(), Buffer.from(body, "latin1"))).toMatchObject({
      status: 400,
      json: { id: null, error: { code: -32700 } },
    });
  });

  test.each(["5", "null", '"ping"', "{}", '{"id":1,"method":"ping"}', '{"jsonrpc":"1.0","id":1,"method":"ping"}'])(
    "%s is not a message",
    async (body) => {
      expect(await post(await openNotes(), body)).toMatchObject({ status: 400, json: { error: { code: -32600 } } });
    },
  );
});

describe("messages without an id", () => {
  test.each([
    notice("notifications/initialized"),
    notice("notifications/cancelled", { requestId: 5, reason: "late" }),
    notice("notifications/progress", { progressToken: 1, progress: 1 }),
    notice("notifications/roots/list_changed", {}),
    notice("notifications/of/a/vendor", { x: 1 }),
    { jsonrpc: "2.0", id: 1, result: {} },
    { jsonrpc: "2.0", id: 1, error: { code: -1, message: "x" } },
  ])("%j is accepted without a response", async (message) => {
    const { status, text, headers } = await post(await openNotes(), message);
    expect({ status, text, type: headers["content-type"] }).toEqual({ status: 202, text: "", type: undefined });
  });

  test("a call without an id does nothing", async () => {
    const notes = await openNotes();
    const params = { name: "create_note", arguments: { text: "x" } };
    expect(await post(notes, notice("tools/call", params))).toMatchObject({ status: 202, text: "" });
    expect((await notes.call("list_notes")).body.data).toEqual([]);
  });
});

test.each(["GET", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS"])("the endpoint does not support %s", async (method) => {
  const notes = await openNotes();
  for (const headers of [{}, { Authorization: `Bearer ${notes.key}`, Accept: "text/event-stream" }]) {
    const response = await send(`${notes.url}/mcp`, { method, headers });
    expect({ status: response.status, allow: response.headers.allow }).toEqual({ status: 405, allow: "POST" });
  }
});
