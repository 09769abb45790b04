import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, test } from "vitest";
import { Failure } from "../../../../runtime/index.ts";
import { send } from "../../../support/send.ts";
import { startConformance } from "../../../support/start-conformance.ts";
import { startNotes, type NotesOptions, type TestNotes } from "../../../support/start-notes.ts";

/** The SDK handles messages of the second type. */
const types = ["application/json", "application/json; charset=utf-8"];

async function post(notes: Pick<TestNotes, "url" | "key">, path: string, body: unknown, type = types[0] ?? "") {
  const headers = { Authorization: `Bearer ${notes.key}`, "Content-Type": type };
  return (await send(`${notes.url}${path}`, { headers, body })).json;
}

const call = (name: string, args: object, more: object = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args, ...more },
});
const missing = call("get_note", { note_id: "nte_none" });

/** What the handler throws, with the status and code of the problem that the caller gets. */
const thrown: [number, string, Error][] = [
  [403, "out_of_scope", new Failure("out_of_scope")],
  [404, "not_found", new Failure("not_found")],
  [408, "timed_out", new Failure("timed_out")],
  [422, "idempotency_mismatch", new Failure("idempotency_mismatch")],
  [429, "safety_limit_reached", new Failure("safety_limit_reached", { retryAfterSeconds: 60 })],
  [500, "internal_error", new Error("secret")],
];

describe("?failures=result", () => {
  test.each(thrown)("returns %i (%s) as a result with isError, in every way", async (status, code, error) => {
    const handlers: NotesOptions["handlers"] = { get_note: () => Promise.reject(error) };
    const notes = await startNotes({ handlers });
    for (const type of types) {
      for (const path of ["/mcp?failures=result", "/mcp/notes?failures=result&read_only=true"]) {
        const responses = [
          await post(notes, path, missing, type),
          ...(await post(notes, path, [missing, missing], type)),
        ];
        for (const response of responses) {
          const { result } = response;
          expect(response).toEqual({ jsonrpc: "2.0", id: 1, result: { isError: true, content: [expect.anything()] } });
          expect(JSON.parse(result.content[0].text)).toMatchObject({ status, code, request_id: expect.any(String) });
        }
      }
      const usual = await post(notes, "/mcp?failures=error", missing, type);
      expect(usual).toMatchObject({ error: { code: status, data: { status, code } } });
    }
  });

  test("returns the rate limit of a call as a result too, in both eras", async () => {
    const notes = await startNotes();
    for (let count = 0; count < 20; count += 1) await notes.rpc("ping");
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const path = "/mcp?failures=result";
    const older = await post(notes, path, missing);
    const modern = await post(notes, path, call("get_note", { note_id: "n" }, { _meta }));
    expect(older.result).toEqual({ isError: true, content: [expect.anything()] });
    expect(modern.result).toMatchObject({ isError: true, resultType: "complete", _meta: expect.anything() });
    for (const { result } of [older, modern])
      expect(JSON.parse(result.content[0].text)).toMatchObject({ code: "rate_limited", retry_after_seconds: 1 });
    // Other methods, and batches as a whole, still get errors.
    expect(await post(notes, path, { jsonrpc: "2.0", id: 2, method: "ping" })).toMatchObject({ error: { code: 429 } });
    expect(await post(notes, path, [missing])).toMatchObject({ id: null, error: { code: 429 } });
  });

  test("does not change protocol errors and 401", async () => {
    const notes = await startNotes();
    const path = "/mcp?failures=result";
    expect((await post(notes, path, call("get_notes", {}))).error.code).toBe(-32602);
    expect((await post(notes, path, call("create_note", { text: "x" }, { preview: true }))).error.code).toBe(-32602);
    expect((await post(notes, path, { jsonrpc: "2.0", id: 1, method: "nothing" })).error.code).toBe(-32601);
    expect((await post({ ...notes, key: "wrong" }, path, missing)).error.code).toBe(401);
  });

  test("with any other value is rejected, and the error lists the valid values", async () => {
    const { error } = await post(await startNotes(), "/mcp?failures=results", missing);
    expect(error).toMatchObject({ code: 400, data: { errors: [{ pointer: "/failures" }] } });
    expect(error.message).toContain("Expected one of: error, result.");
  });

  test("returns input_required as a result if a tool cannot ask its client", async () => {
    const fixture = await startConformance();
    const asking = call("test_elicitation", { message: "Name?" });
    const usual = await post(fixture, "/api/mcp", asking);
    expect(usual.error).toMatchObject({ code: 422, data: { code: "input_required" } });
    const { result } = await post(fixture, "/api/mcp?failures=result", asking);
    expect(JSON.parse(result.content[0].text)).toMatchObject({ code: "input_required" });
  });
});

test("official clients return such failures as results", async () => {
  const notes = await startNotes();
  const url = new URL(`${notes.url}/mcp?failures=result`);
  const options = { requestInit: { headers: { Authorization: `Bearer ${notes.key}` } } };
  const info = { name: "test", version: "1" };
  const older = new Client1(info);
  await older.connect(new Transport1(url, options));
  const modern = new Client2(info, { versionNegotiation: { mode: "auto" } });
  await modern.connect(new Transport2(url, options));
  for (const client of [older, modern]) {
    await client.listTools(); // from now on the clients check results against the output schemas
    const result = await client.callTool({ name: "get_note", arguments: { note_id: "nte_none" } });
    const [block] = result.content as { text: string }[];
    expect(result.isError).toBe(true);
    expect(JSON.parse(block?.text ?? "")).toMatchObject({ status: 404, code: "not_found" });
    await client.close();
  }
});
