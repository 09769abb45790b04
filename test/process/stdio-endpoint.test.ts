import { beforeAll, expect, test } from "vitest";
import {
  respondJson,
  startBridge,
  startEndpoint,
  type EndpointRequest,
  type RunningBridge,
} from "../support/bridge.ts";
import { builtProgram, createPlace, type Place } from "../support/program.ts";

/** This file tests which messages the bridge passes, and when. Each test controls the responses of the endpoint. */
const key = "swb_key-of-a-client-that-starts-processes";
let place: Place;

beforeAll(() => {
  builtProgram();
  place = createPlace();
});

const request = (id: unknown, method: string, params?: object) => ({ jsonrpc: "2.0", id, method, params });
const envelope = { _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } };

async function connect(): Promise<RunningBridge & { next(): Promise<EndpointRequest> }> {
  const endpoint = await startEndpoint();
  return { ...startBridge(place, ["--url", endpoint.url, "--key", key]), ...endpoint };
}

test("messages are passed as their exact text, and each response is one line", async () => {
  const bridge = await connect();
  const line = ' {"jsonrpc" : "2.0","id":12345678901234567890, "method":"x","params":{"n":1.50,"n":0.1e1}}';
  bridge.write(`\n${line}\n`);
  const got = await bridge.next();
  expect(got.body).toBe(line);
  expect(got.headers).toMatchObject({
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  });
  respondJson(got, '{"jsonrpc":"2.0",\r\n  "id":12345678901234567890,\n  "result":{"n":1.50, "t":"\u2028\\n"}\n}\n');
  expect(await bridge.line()).toBe(
    '{"jsonrpc":"2.0",   "id":12345678901234567890,   "result":{"n":1.50, "t":"\u2028\\n"} }',
  );
});

test("requests run concurrently, and each response is passed when it arrives", async () => {
  const bridge = await connect();
  for (const id of [1, 2]) bridge.write(request(id, "slow"));
  const slow = [await bridge.next(), await bridge.next()].sort((a, b) => b.message.id - a.message.id);
  for (const got of slow) {
    respondJson(got, { jsonrpc: "2.0", id: got.message.id, result: {} });
    expect(await bridge.message()).toMatchObject({ id: got.message.id });
  }
});

test("progress arrives while the work is running", async () => {
  const bridge = await connect();
  bridge.write(request(1, "tools/call", { name: "work", _meta: { progressToken: "t" } }));
  const { response } = await bridge.next();
  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
  for (const progress of [1, 2]) {
    const params = { progressToken: "t", progress, message: "ü\u2028" };
    const text = JSON.stringify({ jsonrpc: "2.0", method: "notifications/progress", params });
    response.write(`: alive\r\n\r\nevent: message\r\nid: ${progress}\r\ndata: ${text}\r\n\r\n`);
    expect(await bridge.message()).toMatchObject({ method: "notifications/progress", params });
  }
  response.end('data: {"jsonrpc":"2.0",\ndata: "id":1,"result":{}}\n\n');
  expect(await bridge.line()).toBe('{"jsonrpc":"2.0",  "id":1,"result":{}}');
});

test("questions of the endpoint reach the client, and the client's answers reach the endpoint", async () => {
  const bridge = await connect();
  bridge.write(request(1, "tools/call", { name: "ask" }));
  const { response } = await bridge.next();
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.write(`data: ${JSON.stringify(request(1, "elicitation/create", {}))}\n\n`);
  expect(await bridge.message()).toMatchObject({ id: 1, method: "elicitation/create" });
  bridge.write({ jsonrpc: "2.0", id: 1, result: { action: "accept" } });
  const reply = await bridge.next();
  expect(reply.message).toMatchObject({ id: 1, result: { action: "accept" } });
  reply.response.writeHead(202).end();
  response.end('data: {"jsonrpc":"2.0","id":1,"result":{}}\n\n');
  expect(await bridge.message()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
});

test("the response to a batch is passed completely, including errors without a request", async () => {
  const bridge = await connect();
  bridge.write([request(1, "ping"), 5]);
  const responses = [
    { jsonrpc: "2.0", id: null, error: { code: -32600, message: "no message" } },
    { jsonrpc: "2.0", id: 1, result: {} },
  ];
  respondJson(await bridge.next(), responses);
  expect(await bridge.message()).toEqual(responses);
});

test("the response to a notification is discarded", async () => {
  const bridge = await connect();
  bridge.write({ jsonrpc: "2.0", method: "notifications/initialized" });
  (await bridge.next()).response.writeHead(202, { "Content-Type": "text/plain" }).end("Accepted");
  bridge.end();
  expect(await bridge.finished).toEqual({ code: 0, stdout: "", stderr: "" });
});

test("megabytes pass in both directions", async () => {
  const bridge = await connect();
  const text = 'é\u{1F600}\\"'.repeat(400_000);
  bridge.write(request("big", "x", { text }));
  const got = await bridge.next();
  expect(got.message.params.text === text).toBe(true);
  respondJson(got, { jsonrpc: "2.0", id: "big", result: { text } });
  expect((await bridge.message()).result.text === text).toBe(true);
});

test("the negotiated revision and session of the older era are sent until the next initialize", async () => {
  const bridge = await connect();
  const headersOf = ({ headers }: EndpointRequest) => [headers["mcp-protocol-version"], headers["mcp-session-id"]];
  for (const [version, session] of [
    ["2025-06-18", "first.session"],
    ["2025-11-25", undefined],
  ] as const) {
    bridge.write(request(0, "initialize", { protocolVersion: "2025-11-25" }));
    const first = await bridge.next();
    expect(headersOf(first)).toEqual([undefined, undefined]);
    if (session !== undefined) first.response.setHeader("Mcp-Session-Id", session);
    respondJson(first, { jsonrpc: "2.0", id: 0, result: { protocolVersion: version } });
    await bridge.message();
    bridge.write(request(1, "tools/call", { name: "x" }));
    const second = await bridge.next();
    expect(headersOf(second)).toEqual([version, session]);
    expect(second.headers).not.toHaveProperty("mcp-method");
  }
});

test("the headers of 2026-07-28 are derived from the message", async () => {
  const bridge = await connect();
  const headersOf = async (method: string, params: object) => {
    bridge.write(request(1, method, { ...params, ...envelope }));
    const { headers } = await bridge.next();
    return [headers["mcp-protocol-version"], headers["mcp-method"], headers["mcp-name"]];
  };
  const version = "2026-07-28";
  expect(await headersOf("tools/list", {})).toEqual([version, "tools/list", undefined]);
  expect(await headersOf("tools/call", { name: "get_it" })).toEqual([version, "tools/call", "get_it"]);
  expect(await headersOf("prompts/get", { name: "a b" })).toEqual([version, "prompts/get", "a b"]);
  expect(await headersOf("resources/read", { uri: "x://y" })).toEqual([version, "resources/read", "x://y"]);
  for (const name of ["grüße", " x", "", "=?base64?eA==?="])
    expect(await headersOf("tools/call", { name })).toEqual([
      version,
      "tools/call",
      `=?base64?${Buffer.from(name).toString("base64")}?=`,
    ]);
});

const repeating = (header: string) => ({
  name: "work",
  inputSchema: {
    type: "object",
    properties: {
      region: { type: "string", "x-mcp-header": header },
      place: { type: "object", properties: { shard: { type: "integer", "x-mcp-header": "Shard" } } },
      note: { type: "string", "x-mcp-header": "no token" },
    },
  },
});

test("arguments are repeated in the headers that the list of tools declares, only in 2026-07-28", async () => {
  const bridge = await connect();
  bridge.write(request(1, "tools/list", envelope));
  respondJson(await bridge.next(), { jsonrpc: "2.0", id: 1, result: { tools: [repeating("Region")] } });
  await bridge.message();
  const headersOf = async (method: string, params: object) => {
    bridge.write(request(2, method, params));
    const got = await bridge.next();
    respondJson(got, { jsonrpc: "2.0", id: 2, result: {} });
    await bridge.message();
    return Object.fromEntries(Object.entries(got.headers).filter(([name]) => name.startsWith("mcp-param-")));
  };
  const given = { region: "Nord, öst ", place: { shard: 7 }, note: "x" };
  expect(await headersOf("tools/call", { name: "work", arguments: given, ...envelope })).toEqual({
    "mcp-param-region": "=?base64?Tm9yZCwgw7ZzdCA=?=",
    "mcp-param-shard": "7",
  });
  expect(await headersOf("tools/call", { name: "work", arguments: { region: null }, ...envelope })).toEqual({});
  expect(await headersOf("tools/call", { name: "other", arguments: given, ...envelope })).toEqual({});
  expect(await headersOf("prompts/get", { name: "work", arguments: given, ...envelope })).toEqual({});
  expect(await headersOf("tools/call", { name: "work", arguments: given })).toEqual({});
});

test("a call that is rejected for its headers is sent again with those that the current list of tools declares", async () => {
  const bridge = await connect();
  const mismatch = { jsonrpc: "2.0", id: 1, error: { code: -32020, message: "headers" } };
  const call = request(1, "tools/call", { name: "work", arguments: { region: "north" }, ...envelope });
  bridge.write(call);
  respondJson(await bridge.next(), mismatch, 400);
  for (const [cursor, result] of [
    [undefined, { tools: [], nextCursor: "2" }],
    ["2", { tools: [repeating("Area")] }],
  ] as const) {
    const list = await bridge.next();
    expect(list.message).toMatchObject({ method: "tools/list", params: { ...envelope, ...(cursor && { cursor }) } });
    expect(list.headers).toMatchObject({ "mcp-method": "tools/list", authorization: `Bearer ${key}` });
    respondJson(list, { jsonrpc: "2.0", id: list.message.id, result });
  }
  const again = await bridge.next();
  expect([again.message, again.headers["mcp-param-area"]]).toEqual([call, "north"]);
  respondJson(again, { jsonrpc: "2.0", id: 1, result: {} });
  expect(await bridge.message()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });

  // If the list is unchanged, the rejection is the response.
  bridge.write(call);
  respondJson(await bridge.next(), mismatch, 400);
  const list = await bridge.next();
  respondJson(list, { jsonrpc: "2.0", id: list.message.id, result: { tools: [repeating("Area")] } });
  expect(await bridge.message()).toEqual(mismatch);
});

test("a cancelled request of the older era is aborted, and the endpoint is notified", async () => {
  const bridge = await connect();
  bridge.write(request("long", "tools/call", { name: "work" }));
  const { abandoned } = await bridge.next();
  const notice = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "long" } };
  bridge.write(notice);
  await abandoned;
  const notified = await bridge.next();
  expect(notified.message).toEqual(notice);
  notified.response.writeHead(202).end();
  bridge.write(notice); // too late: the endpoint is not notified again
  bridge.write(request("next", "ping"));
  const got = await bridge.next();
  respondJson(got, { jsonrpc: "2.0", id: got.message.id, result: {} });
  expect(await bridge.message()).toMatchObject({ id: "next" });
});

test("a cancelled request of 2026-07-28 is aborted, which notifies the endpoint", async () => {
  const bridge = await connect();
  bridge.write(request(3, "tools/call", { name: "work", ...envelope }));
  const { abandoned } = await bridge.next();
  bridge.write({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 3, ...envelope } });
  await abandoned;
  bridge.write(request(4, "ping", envelope));
  const got = await bridge.next();
  expect(got.message).toMatchObject({ id: 4 });
  respondJson(got, { jsonrpc: "2.0", id: 4, result: {} });
  expect(await bridge.message()).toMatchObject({ id: 4 });
});

test.each([
  [
    "a page",
    500,
    "text/html",
    "<html><h1>Sorry</h1> <p>broken</p></html>",
    "HTTP 500 Internal Server Error: Sorry broken",
    500,
  ],
  ["nothing", 502, "text/plain", "", "HTTP 502 Bad Gateway: ", 502],
  ["a page with 200", 200, "text/html", "<b>Log in</b>", "HTTP 200 OK: Log in", 502],
  [
    "another request's response",
    200,
    "application/json",
    '{"jsonrpc":"2.0","id":9,"result":{}}',
    /incomplete response/,
    502,
  ],
  ["a stream that ends early", 200, "text/event-stream", "data: \n\n", /incomplete response/, 502],
])(
  "%s instead of a response is reported as an error of the request",
  async (_title, status, type, body, text, code) => {
    const bridge = await connect();
    bridge.write(request(1, "ping"));
    const { response } = await bridge.next();
    response.writeHead(status, { "Content-Type": type }).end(body);
    let received = await bridge.message();
    if (received.id === 9) received = await bridge.message();
    const message = typeof text === "string" ? text : expect.stringMatching(text);
    expect(received).toEqual({ jsonrpc: "2.0", id: 1, error: { code, message } });
  },
);

test("an incomplete response is reported as an error of the request", async () => {
  const bridge = await connect();
  bridge.write(request(1, "ping"));
  const { response } = await bridge.next();
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.write('data: {"jsonrpc":"2.0","method":"notifications/message","params":{}}\n\n');
  expect(await bridge.message()).toMatchObject({ method: "notifications/message" });
  response.destroy();
  expect(await bridge.message()).toMatchObject({ id: 1, error: { code: 502 } });
});

test.each(["end of input", "SIGTERM", "SIGINT"])(
  "%s lets running requests finish, but not subscriptions",
  async (how) => {
    const bridge = await connect();
    bridge.write(request("events", "subscriptions/listen", envelope));
    const subscription = await bridge.next();
    bridge.write(request("work", "tools/call", { name: "work" }));
    const work = await bridge.next();
    if (how === "end of input") bridge.end();
    else bridge.signal(how as NodeJS.Signals);
    await subscription.abandoned;
    respondJson(work, { jsonrpc: "2.0", id: "work", result: {} });
    expect(await bridge.finished).toEqual({
      code: 0,
      stdout: '{"jsonrpc":"2.0","id":"work","result":{}}\n',
      stderr: "",
    });
  },
);
