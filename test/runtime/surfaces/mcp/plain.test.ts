import { describe, expect, test } from "vitest";
import { send } from "../../../support/send.ts";
import { shareNotes, type TestNotes } from "../../../support/start-notes.ts";

const openNotes = shareNotes();

async function post(notes: TestNotes, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${notes.url}/mcp`, {
    method: "POST",
    headers: { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json", ...headers },
    body,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text === "" ? undefined : JSON.parse(text),
  };
}

const request = (method: string, params?: unknown, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: "2.0", id, method, params });

test("a plain call without Accept, session or initialize returns JSON", async () => {
  const notes = await openNotes();
  const response = await send(`${notes.url}/mcp`, {
    headers: { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" },
    body: request("tools/call", { name: "create_note", arguments: { text: "plain" } }),
  });
  expect(response.status).toBe(200);
  expect(response.headers["content-type"]).toMatch(/^application\/json/);
  expect(response.json).toEqual({
    jsonrpc: "2.0",
    id: 1,
    result: {
      content: [{ type: "text", text: JSON.stringify(response.json.result.structuredContent) }],
      structuredContent: expect.objectContaining({ text: "plain" }),
    },
  });
});

test.each(["*/*", "application/json", "application/json, text/event-stream", "text/html"])(
  "returns JSON to Accept: %s",
  async (accept) => {
    const notes = await openNotes();
    const response = await post(notes, request("tools/list"), { Accept: accept });
    expect(response).toMatchObject({ status: 200, json: { id: 1, result: { tools: expect.any(Array) } } });
  },
);

test("a structured output equals the REST body", async () => {
  const notes = await openNotes();
  await notes.rest("POST /notes", { text: "x", tags: ["a"] });
  expect((await notes.call("list_notes")).body).toEqual((await notes.rest("GET /notes")).body);
});

test("invalid JSON is a parse error", async () => {
  const notes = await openNotes();
  expect(await post(notes, "{")).toMatchObject({
    status: 400,
    json: { jsonrpc: "2.0", id: null, error: { code: -32700 } },
  });
});

describe("an unknown name", () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const unknownTool = (name: string, _meta?: object) => ({ name, arguments: {}, ...(_meta && { _meta }) });
  const rejection = (hint: string, nearest: readonly string[]) => ({
    code: -32602,
    data: {
      status: 404,
      code: "not_found",
      title: "Not found",
      hint,
      nearest,
      retryable: false,
      request_id: expect.stringMatching(/^req_/),
      type: expect.stringMatching(/#not_found$/),
    },
  });
  const misspelled = {
    ...rejection('Did you mean "create_note"?', ["create_note"]),
    message: 'Unknown tool "create_notes". Did you mean "create_note"?',
  };

  test("of a tool is rejected with the nearest names, in both eras and in a batch", async () => {
    const notes = await openNotes();
    const called = request("tools/call", unknownTool("create_notes"));
    const batched = await post(notes, `[${called},${request("ping", {}, 2)}]`);
    const modern = await post(notes, request("tools/call", unknownTool("create_notes", meta)), {
      "MCP-Protocol-Version": "2026-07-28",
      "Mcp-Method": "tools/call",
      "Mcp-Name": "create_notes",
    });
    for (const error of [(await post(notes, called)).json.error, batched.json[0].error, modern.json.error])
      expect(error).toMatchObject(misspelled);
  });

  test("gets a reference to the list if no name is near", async () => {
    const notes = await openNotes();
    const response = await post(notes, request("tools/call", unknownTool("constructor")));
    expect(response.json.error).toMatchObject({
      ...rejection("Use a name from tools/list.", []),
      message: 'Unknown tool "constructor". Use a name from tools/list.',
    });
  });

  test("of a prompt, resource or method is rejected with the protocol's codes", async () => {
    const notes = await openNotes();
    const prompt = await post(notes, request("prompts/get", { name: "tidyup" }));
    expect(prompt.json.error).toMatchObject(rejection('Did you mean "tidy_up"?', ["tidy_up"]));
    for (const method of ["resources/read", "resources/subscribe"]) {
      const { error } = (await post(notes, request(method, { uri: "notes://nowhere" }))).json;
      expect(error).toMatchObject({ code: -32602, data: { code: "not_found", uri: "notes://nowhere" } });
      expect(error.data.request_id).toMatch(/^req_/);
    }
    expect((await post(notes, request("nothing/here"))).json.error.code).toBe(-32601);
  });
});

test("accepts arguments that are null, JSON text or omitted", async () => {
  const notes = await openNotes();
  const list = async (args: unknown) =>
    (await post(notes, request("tools/call", { name: "list_notes", arguments: args }))).json.result;
  expect((await list(null)).structuredContent.data).toEqual([]);
  expect((await list(undefined)).structuredContent.data).toEqual([]);
  expect((await list('{"limit":5}')).structuredContent.data).toEqual([]);
  expect((await list("")).structuredContent.data).toEqual([]);
  const created = await post(
    notes,
    request("tools/call", { name: "create_note", arguments: { text: '["not a list"]', tags: '["a","b"]' } }),
  );
  expect(created.json.result.structuredContent).toMatchObject({ text: '["not a list"]', tags: ["a", "b"] });
});

test("each response has the id of its request, even if ids are reused", async () => {
  const notes = await openNotes();
  const texts = Array.from({ length: 5 }, (_, index) => `note ${index}`);
  const responses = await Promise.all(
    texts.map((text) => post(notes, request("tools/call", { name: "create_note", arguments: { text } }))),
  );
  expect(responses.map(({ json }) => json.result.structuredContent.text)).toEqual(texts);
  expect((await post(notes, request("tools/list", undefined, "abc"))).json.id).toBe("abc");
});

test("GET and DELETE return 405 without a session", async () => {
  const notes = await openNotes();
  for (const method of ["GET", "DELETE"]) {
    const response = await fetch(`${notes.url}/mcp`, { method, headers: { Authorization: `Bearer ${notes.key}` } });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  }
});

test("initialize negotiates a version, and notifications are accepted", async () => {
  const notes = await openNotes();
  const params = { protocolVersion: "2099-01-01", capabilities: {}, clientInfo: { name: "test", version: "1" } };
  const response = await post(notes, request("initialize", params));
  expect(response.json.result).toMatchObject({
    serverInfo: { name: "notes" },
    protocolVersion: expect.stringMatching(/^2025-/),
    instructions: "Find notes with list_notes before you change one.",
  });
  expect(await post(notes, JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }))).toMatchObject({
    status: 202,
  });
});

test("the default list contains the live tools in order, independent of the key's scopes", async () => {
  const notes = await openNotes();
  const key = await notes.createKey(["reader"]);
  const { tools } = (await notes.rpc("tools/list", undefined, { key })).body;
  const names = tools.map(({ name }: { name: string }) => name);
  expect(names).toEqual([
    ...["create_note", "get_note", "list_notes", "delete_note", "get_statistics", "import_notes", "manage_tags"],
  ]);
  expect(tools[3]).toMatchObject({
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  });
});

test("the endpoint's query narrows the list, and unknown names are reported", async () => {
  const notes = await openNotes();
  const list = async (query: string, key = notes.key) => {
    const response = await fetch(`${notes.url}/mcp?${query}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: request("tools/list"),
    });
    const message = (await response.json()) as any;
    return message.error ?? message.result.tools.map(({ name }: { name: string }) => name);
  };
  expect(await list("read_only=true")).toEqual(["get_note", "list_notes", "get_statistics"]);
  expect(await list("tools=delete_note,get_note")).toEqual(["get_note", "delete_note"]);
  expect(await list("toolsets=notes&scope=mine", await notes.createKey(["reader"]))).toEqual([
    "get_note",
    "list_notes",
    "get_statistics",
  ]);
  expect(await list("toolsets=nots")).toMatchObject({
    code: 400,
    data: { errors: [{ pointer: "/toolsets", detail: expect.stringContaining("Valid: notes") }] },
  });
  expect(await list("tools=get_notte")).toMatchObject({
    data: {
      errors: [{ pointer: "/tools", detail: expect.stringMatching(/^Unknown: get_notte\. Did you mean get_note\?/) }],
    },
  });
  expect(await list("toolset=notes")).toMatchObject({
    code: 400,
    message: expect.stringContaining("/toolset: Unknown query parameter; valid: toolsets, tools,"),
    data: { code: "bad_request", errors: [{ pointer: "/toolset" }] },
  });
});

test("a list parameter of the endpoint's query may be repeated, a choice may not", async () => {
  const notes = await openNotes();
  const list = async (query: string) => {
    const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
    const response = await fetch(`${notes.url}/mcp?${query}`, { method: "POST", headers, body: request("tools/list") });
    return (await response.json()) as any;
  };
  const names = (await list("tools=delete_note&tools=get_note,list_notes")).result.tools.map((tool: any) => tool.name);
  expect(names).toEqual(["get_note", "list_notes", "delete_note"]);
  expect((await list("tools=get_note,")).result.tools).toMatchObject([{ name: "get_note" }]);
  expect(await list("tools=")).toMatchObject({ error: { code: 400, data: { errors: [{ pointer: "/tools" }] } } });
  expect(await list("toolsets=notes&toolsets=nots")).toMatchObject({
    error: { code: 400, data: { errors: [{ pointer: "/toolsets", detail: expect.stringContaining("nots") }] } },
  });
  for (const query of ["read_only=true&read_only=false", "scope=mine&scope=mine"])
    expect(await list(query)).toMatchObject({
      error: {
        code: 400,
        message: expect.stringContaining("only once"),
        data: { errors: [{ pointer: `/${query.slice(0, query.indexOf("="))}` }] },
      },
    });
});

test("a category has its own endpoint, which lists its tools and calls any tool", async () => {
  const notes = await openNotes();
  const at = async (path: string, body: string) => {
    const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json" };
    const response = await fetch(`${notes.url}/mcp/${path}`, { method: "POST", headers, body });
    return { status: response.status, json: (await response.json()) as any };
  };
  const { tools } = (await at("notes?read_only=true", request("tools/list"))).json.result;
  expect(tools.map(({ name }: { name: string }) => name)).toEqual(["get_note", "list_notes", "get_statistics"]);
  const called = await at("notes", request("tools/call", { name: "create_note", arguments: { text: "x" } }));
  expect(called.json.result.structuredContent).toMatchObject({ text: "x" });
  expect(await at("nots", request("tools/list"))).toMatchObject({
    status: 404,
    json: { error: { code: 404, message: expect.stringContaining("Valid: notes") } },
  });
});

test("prompts are rendered, and every missing or invalid argument is reported", async () => {
  const notes = await openNotes();
  const get = async (args: object) =>
    (await post(notes, request("prompts/get", { name: "tidy_up", arguments: args }))).json;
  const { result } = await get({ topic: "{{ tone }} garden", tone: "brief" });
  expect(result.messages).toEqual([
    {
      role: "user",
      content: { type: "text", text: expect.stringContaining("up to 10 notes about {{ tone }} garden") },
    },
  ]);
  expect(result.messages[0].content.text).toContain("in a brief tone");
  expect((await get({ topic: "garden", tone: "" })).result.messages[0].content.text).not.toContain("tone");
  const { error } = await get({ tone: "loud", count: "0", topics: "x" });
  expect(error).toMatchObject({ code: -32602, data: { code: "invalid_arguments" } });
  expect(error.data.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
    "/arguments/count",
    "/arguments/tone",
    "/arguments/topic",
    "/arguments/topics",
  ]);
});

test("resources are listed and read; an unknown one is an error", async () => {
  const notes = await openNotes();
  await notes.rest("POST /notes", { text: "x" });
  expect((await notes.rpc("resources/list")).body.resources).toMatchObject([
    { uri: "notes://notes/count", mimeType: "application/json" },
  ]);
  const { contents } = (await notes.rpc("resources/read", { uri: "notes://notes/count" })).body;
  expect(contents).toEqual([{ uri: "notes://notes/count", mimeType: "application/json", text: '{"count":1}' }]);
  expect((await notes.rpc("resources/read", { uri: "notes://nothing" })).error).toMatchObject({
    code: expect.any(Number),
    data: { uri: "notes://nothing" },
  });
});

test("malformed params are reported in one sentence, without a validator dump", async () => {
  const notes = await openNotes();
  for (const message of [request("tools/call", { name: 7 }), request("initialize", {})]) {
    const { error } = (await post(notes, message)).json;
    expect(error).toEqual({ code: -32602, message: "The params do not match the schema of this method." });
  }
  const { error } = (await post(notes, request("tools/call", { name: "create_note\n" }))).json;
  expect(error).toMatchObject({ message: expect.stringContaining("create_note"), data: { code: "not_found" } });
});

test("arguments in a batch are read like those of a single message", async () => {
  const notes = await openNotes();
  const call = (id: number, args: unknown) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "list_notes", arguments: args },
  });
  const { json } = await post(notes, JSON.stringify([call(1, null), call(2, '{"limit":1}')]));
  expect(json).toMatchObject([
    { id: 1, result: { structuredContent: { data: [] } } },
    { id: 2, result: { structuredContent: { data: [] } } },
  ]);
});

test("a compressed body is rejected", async () => {
  const notes = await openNotes();
  const response = await post(notes, request("tools/list"), { "Content-Encoding": "gzip" });
  expect(response).toMatchObject({ status: 415, json: { error: { data: { code: "unsupported_media_type" } } } });
});
