import { join } from "node:path";
import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { createService, elicit, elicitUrl, startServer } from "../../../../runtime/index.ts";
import { conformanceDefinition } from "../../../fixtures/conformance/handlers/definition.ts";
import { startConformance, type TestConformance } from "../../../support/start-conformance.ts";
import { eventually } from "../../../support/eventually.ts";

const info = { name: "test", version: "1.0.0" };
const url = (fixture: TestConformance) => new URL(`${fixture.url}/api/mcp`);
const requestInit = (fixture: TestConformance) => ({
  requestInit: { headers: { Authorization: `Bearer ${fixture.key}` } },
});

const twoRounds = "test_input_required_result_multi_round";
const threeQuestions = "test_input_required_result_multiple_inputs";
const everything = { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} };

/** Sends one round of a call in revision 2026-07-28, with further params from the test. */
async function callModern(
  fixture: TestConformance,
  name: string,
  more: { key?: string; capabilities?: object; meta?: object; [member: string]: unknown } = {},
): Promise<{ status: number; result: any; error: any }> {
  const { key = fixture.key, capabilities = everything, meta = {}, ...params } = more;
  const envelope = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": info,
    "io.modelcontextprotocol/clientCapabilities": capabilities,
    ...meta,
  };
  const response = await fetch(url(fixture), {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      "MCP-Protocol-Version": "2026-07-28",
      "Mcp-Method": "tools/call",
      "Mcp-Name": name,
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: {}, ...params, _meta: envelope },
    }),
  });
  const { result, error } = (await response.json()) as { result: unknown; error: unknown };
  return { status: response.status, result, error };
}

const accept = (content: object) => ({ action: "accept", content });
const name = { step1: accept({ name: "Ana" }) };
const color = { step2: accept({ color: "blue" }) };

test("the SDK 2 client answers the questions of a call over several rounds", async () => {
  const fixture = await startConformance();
  const client = new Client2(info, { capabilities: everything, versionNegotiation: { mode: "auto" } });
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    return accept(params.message.includes("color") ? { color: "blue" } : { name: "Ana" }) as never;
  });
  client.setRequestHandler("sampling/createMessage", async () => ({
    role: "assistant" as const,
    model: "m",
    content: { type: "text" as const, text: "Hi" },
  }));
  client.setRequestHandler("roots/list", async () => ({ roots: [{ uri: "file:///a" }] }));
  await client.connect(new Transport2(url(fixture), requestInit(fixture)));
  expect(await client.callTool({ name: twoRounds, arguments: {} })).toMatchObject({
    structuredContent: { text: "Ana likes blue." },
  });
  expect(await client.callTool({ name: threeQuestions, arguments: {} })).toMatchObject({
    structuredContent: { text: '{"type":"text","text":"Hi"} for Ana in 1 roots' },
  });
  await client.close();
});

test("the SDK 1.x client receives questions on the stream of the response", async () => {
  const fixture = await startConformance();
  const client = new Client1(info, { capabilities: { elicitation: {}, sampling: {}, roots: {} } });
  client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
    return accept(params.message.includes("color") ? { color: "blue" } : { name: "Ana" });
  });
  client.setRequestHandler(CreateMessageRequestSchema, async () => ({
    role: "assistant" as const,
    model: "m",
    content: { type: "text" as const, text: "Hi" },
  }));
  client.setRequestHandler(ListRootsRequestSchema, async () => ({ roots: [{ uri: "file:///a" }] }));
  await client.connect(new Transport1(url(fixture), requestInit(fixture)));
  expect(await client.callTool({ name: twoRounds, arguments: {} })).toMatchObject({
    structuredContent: { text: "Ana likes blue." },
  });
  expect(await client.callTool({ name: threeQuestions, arguments: {} })).toMatchObject({
    structuredContent: { text: '{"type":"text","text":"Hi"} for Ana in 1 roots' },
  });
  expect(await fixture.store.reader.selectFrom("sb_questions").selectAll().execute()).toEqual([]);
  await client.close();
});

test("writes before a question are rolled back, and the call counts once", async () => {
  let runs = 0;
  const fixture = await startConformance({
    [twoRounds]: async (_input, { db, ask }) => {
      runs += 1;
      await db
        .insertInto("sb_settings")
        .values({ name: `run ${runs}`, value: "" })
        .execute();
      const { step1 } = await ask({
        step1: elicit("Name?", { type: "object", properties: { name: { type: "string" } }, required: ["name"] }),
      });
      const { step2 } = await ask({ step2: elicitUrl("Agree", "https://example.com/agree") });
      return { text: `${JSON.stringify(step1)} ${step2.action}` };
    },
  });
  const look = async () => {
    await fixture.service.audit.flush();
    const { reader } = fixture.store;
    const settings = await reader.selectFrom("sb_settings").select("name").where("name", "like", "run %").execute();
    const usage = await reader.selectFrom("sb_usage").select("used").execute();
    const kept = await reader.selectFrom("sb_idempotency").select("tool").execute();
    const audit = await reader.selectFrom("sb_audit").select("outcome").execute();
    return {
      settings: settings.map((row) => row.name),
      used: usage.map(({ used }) => used),
      kept: kept.length,
      outcomes: audit.map(({ outcome }) => outcome).sort(),
    };
  };
  const meta = { "test/idempotency-key": "once" };
  const first = await callModern(fixture, twoRounds, { meta });
  expect(await look()).toEqual({ settings: [], used: [], kept: 0, outcomes: ["input_required"] });
  const { requestState } = first.result;
  const second = await callModern(fixture, twoRounds, { meta, inputResponses: name, requestState });
  expect(Object.keys(second.result.inputRequests)).toEqual(["step2"]);
  const third = await callModern(fixture, twoRounds, {
    meta,
    inputResponses: { step2: { action: "decline" } },
    requestState: second.result.requestState,
  });
  expect(third.result.structuredContent).toEqual({ text: '{"action":"accept","content":{"name":"Ana"}} decline' });
  expect(await look()).toEqual({
    settings: ["run 3"],
    used: [1],
    kept: 1,
    outcomes: ["input_required", "input_required", "ok"],
  });
});

test("a request state is valid for the same request and key, for 15 minutes", async () => {
  const fixture = await startConformance();
  const { result } = await callModern(fixture, twoRounds);
  const { requestState } = result as { requestState: string };
  const otherKey = await fixture.createKey(["everything"]);
  const call = { inputResponses: name, requestState };
  const rejection = { code: -32602, data: { code: "bad_request", reason: "invalid_request_state" } };
  expect(await callModern(fixture, twoRounds, { ...call, key: otherKey })).toMatchObject({ error: rejection });
  expect(await callModern(fixture, threeQuestions, call)).toMatchObject({ error: rejection });
  expect(await callModern(fixture, twoRounds, { ...call, arguments: { account_id: "acc_two" } })).toMatchObject({
    error: rejection,
  });
  for (const state of [`${requestState}x`, `x${requestState}`, "", "a.b.c", requestState.split(".")[0]]) {
    expect(await callModern(fixture, twoRounds, { ...call, requestState: state })).toMatchObject({ error: rejection });
  }
  fixture.clock.advance(15 * 60_000 - 1);
  expect((await callModern(fixture, twoRounds, call)).result.inputRequests).toHaveProperty("step2");
  fixture.clock.advance(1);
  expect(await callModern(fixture, twoRounds, call)).toMatchObject({ error: rejection });
});

test("answers for one account are not used for another", async () => {
  const fixture = await startConformance();
  const { result } = await callModern(fixture, twoRounds);
  await fixture.store.writer.updateTable("sb_keys").set({ default_account_id: "acc_two" }).execute();
  fixture.clock.advance(60_000); // longer than a key is cached
  const { requestState } = result;
  const second = await callModern(fixture, twoRounds, { inputResponses: name, requestState });
  expect(Object.keys(second.result.inputRequests)).toEqual(["step1"]);
});

test("a question is repeated if its answer is invalid", async () => {
  const fixture = await startConformance();
  const { requestState } = (await callModern(fixture, twoRounds)).result;
  for (const step1 of [accept({ name: 7 }), accept({}), { action: "agree" }, "Ana", null, { roots: [] }]) {
    const { result } = await callModern(fixture, twoRounds, { inputResponses: { step1 }, requestState });
    expect([step1, Object.keys(result.inputRequests)]).toEqual([step1, ["step1"]]);
  }
  const { result } = await callModern(fixture, twoRounds, { inputResponses: { ...name, ...color }, requestState });
  expect(result.structuredContent).toEqual({ text: "Ana likes blue." });
});

test("callers that cannot be asked get an error on every path", async () => {
  const fixture = await startConformance();
  const modern = await callModern(fixture, "test_missing_capability", { capabilities: { elicitation: {} } });
  expect(modern).toMatchObject({
    status: 400,
    error: { code: -32021, data: { requiredCapabilities: { sampling: {} } } },
  });
  const problem = { status: 422, code: "input_required" };
  expect(await fixture.rest("GET /missing-capability")).toMatchObject({ status: 422, error: problem });
  expect(await fixture.call("test_missing_capability")).toMatchObject({ error: problem });
});

test("missing arguments of a prompt are requested with a form", async () => {
  const fixture = await startConformance();
  const client = new Client2(info, { capabilities: { elicitation: {} }, versionNegotiation: { mode: "auto" } });
  let action = "accept";
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    expect(params).toMatchObject({ requestedSchema: { required: ["context"] } });
    return { action, ...(action === "accept" && { content: { context: "a test" } }) } as never;
  });
  await client.connect(new Transport2(url(fixture), requestInit(fixture)));
  const prompt = "test_input_required_result_prompt";
  const texts = async (given: Record<string, string>) =>
    (await client.getPrompt({ name: prompt, arguments: given })).messages.map(({ content }) => content);
  expect(await texts({ context: "my own" })).toEqual([{ type: "text", text: "Use this context: my own" }]);
  expect(await texts({ context: " " })).toEqual([{ type: "text", text: "Use this context: a test" }]);
  action = "decline";
  await expect(texts({})).rejects.toMatchObject({ code: -32602 });
  expect(await fixture.rpc("prompts/get", { name: prompt })).toMatchObject({ error: { code: -32602 } });
  await client.close();
});

/** Makes one call as a client of the older era without an SDK; `answer` replies to its questions. */
async function callOlder(
  fixture: TestConformance,
  answer: (question: any, session: string) => Promise<void>,
  key = fixture.key,
) {
  const headers = {
    Authorization: `Bearer ${key}`,
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
  };
  const post = (body: object, more: object = {}) =>
    fetch(url(fixture), { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const initialize = { protocolVersion: "2025-11-25", capabilities: { elicitation: {} }, clientInfo: info };
  const opened = await post({ jsonrpc: "2.0", id: 1, method: "initialize", params: initialize });
  const session = opened.headers.get("mcp-session-id") ?? "";
  const params = { name: "test_input_required_result_elicitation", arguments: {} };
  const response = await post({ jsonrpc: "2.0", id: 2, method: "tools/call", params }, { "Mcp-Session-Id": session });
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = /^data: (.+)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data === undefined) continue;
      const message = JSON.parse(data);
      if (!("method" in message)) return message;
      await answer(message, session);
    }
  }
  throw new Error("the stream ended without a response");
}

async function respond(address: URL | string, key: string, ...responses: object[]): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const messages = responses.map((response) => ({ jsonrpc: "2.0", ...response }));
  const body = JSON.stringify(messages.length === 1 ? messages[0] : messages);
  expect((await fetch(address, { method: "POST", headers, body })).status).toBe(202);
}

test("only the key that was asked can answer, and the first answer counts", async () => {
  const fixture = await startConformance();
  const otherKey = await fixture.createKey(["everything"]);
  const response = await callOlder(fixture, async ({ id, method }) => {
    expect(method).toBe("elicitation/create");
    await respond(url(fixture), otherKey, { id, result: accept({ name: "Eve" }) });
    const [ana, ben] = [accept({ name: "Ana" }), accept({ name: "Ben" })];
    await respond(url(fixture), fixture.key, { id: "unknown", result: ben }, { id, result: ana });
    await respond(url(fixture), fixture.key, { id, result: ben });
  });
  expect(response.result.structuredContent).toEqual({ text: "Hello, Ana!" });
});

test("the answer may arrive at another node", async () => {
  const fixture = await startConformance();
  const { surface } = fixture.service;
  const node = await createService(conformanceDefinition(), { store: fixture.store, clock: fixture.clock });
  const generated = join(import.meta.dirname, "../../../fixtures/conformance/generated");
  const pages = { openapiFile: join(generated, "openapi.json"), docsFolder: join(generated, "docs") };
  const server = await startServer(node, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  onTestFinished(async () => {
    await server.stop(0);
    await node.close();
  });
  const response = await callOlder(fixture, ({ id }) =>
    respond(`${server.url}${surface.service.paths.mcp}`, fixture.key, { id, result: accept({ name: "Ana" }) }),
  );
  expect(response.result.structuredContent).toEqual({ text: "Hello, Ana!" });
});

test("an error response to a question ends the call", async () => {
  const fixture = await startConformance();
  const response = await callOlder(fixture, ({ id }) =>
    respond(url(fixture), fixture.key, { id, error: { code: -1, message: "no user here" } }),
  );
  expect(response.error).toMatchObject({ code: 422, data: { code: "input_required" } });
  expect(response.error.message).toContain("no user here");
});

test("a question with invalid answers is asked three times, then the call fails", async () => {
  const fixture = await startConformance();
  let asked = 0;
  const response = await callOlder(fixture, ({ id }) => {
    asked += 1;
    return respond(url(fixture), fixture.key, { id, result: accept({ name: 7 }) });
  });
  expect(asked).toBe(3);
  expect(response.error).toMatchObject({
    code: 422,
    data: {
      code: "input_required",
      detail: expect.stringContaining("did not match"),
      hint: expect.stringContaining("matches the schema"),
    },
  });
});

test("a key has at most 50 unanswered questions, and one query polls for all answers", async () => {
  const fixture = await startConformance();
  const looks = vi.spyOn(fixture.store.reader, "selectFrom");
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async ({ id }: { id: string }) => {
    asked += 1;
    await released;
    await respond(url(fixture), fixture.key, { id, result: accept({ name: "Ana" }) });
  };
  const waiting = Array.from({ length: 50 }, () => callOlder(fixture, hold));
  await eventually(() => expect(asked).toBe(50));

  const rejected = await callOlder(fixture, hold);
  expect(rejected.error).toMatchObject({
    code: 429,
    data: { code: "rate_limited", limit: 50, detail: expect.stringContaining("50 unanswered questions") },
  });
  const otherKey = await fixture.createKey(["everything"]);
  const other = callOlder(
    fixture,
    ({ id }) => respond(url(fixture), otherKey, { id, result: accept({ name: "Eve" }) }),
    otherKey,
  );
  expect((await other).result.structuredContent).toEqual({ text: "Hello, Eve!" });

  const [before, since] = [looks.mock.calls.length, performance.now()];
  await eventually(() => expect(looks.mock.calls.length).toBeGreaterThan(before + 2));
  expect(looks.mock.calls.length - before).toBeLessThan((performance.now() - since) / 50 + 2);
  release();
  for (const { result } of await Promise.all(waiting))
    expect(result.structuredContent).toEqual({ text: "Hello, Ana!" });
  expect((await callOlder(fixture, hold)).result.structuredContent).toEqual({ text: "Hello, Ana!" });
});
