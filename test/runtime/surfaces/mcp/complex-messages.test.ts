import { expect, test } from "vitest";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";

async function send(notes: TestNotes, message: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${notes.url}/mcp`, {
    method: "POST",
    headers: { Authorization: `Bearer ${notes.key}`, "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...message }),
  });
  const text = await response.text();
  return { status: response.status, length: text.length, body: JSON.parse(text) as { error?: { code: number } } };
}

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, {}]));
const initialize = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "a", version: "1" } };

test.each<[string, string, object]>([
  ["icons", "initialize", { ...initialize, clientInfo: { ...initialize.clientInfo, icons: Array(3_000).fill(1) } }],
  ["capabilities", "initialize", { ...initialize, capabilities: { experimental: many(3_000) } }],
  ["arguments of a prompt", "prompts/get", { name: "note_review", arguments: many(3_000) }],
  ["members of _meta", "tools/call", { name: "list_notes", _meta: many(3_000) }],
  ["members of _meta", "ping", { _meta: many(3_000) }],
])("a message with too many %s is rejected before it is validated: %s", async (_what, method, params) => {
  const notes = await startNotes();
  const { status, length, body } = await send(notes, { method, params });
  expect([status, body.error?.code]).toEqual([400, -32600]);
  expect(length).toBeLessThan(2_000);
});

test("errors do not repeat long names and headers", async () => {
  const notes = await startNotes();
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "a", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const modern = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "other" };
  const params = { name: "n".repeat(50_000), arguments: {}, _meta };
  const named = await send(notes, { method: "tools/call", params }, modern);
  expect(named.body.error?.code).toBe(-32020);
  expect(named.length).toBeLessThan(2_000);
  const method = { ...modern, "Mcp-Method": "m".repeat(10_000) };
  expect(
    (await send(notes, { method: "tools/call", params: { ...params, name: "other" } }, method)).length,
  ).toBeLessThan(2_000);
});

test.each([
  "notes.preview",
  "notes_preview",
  "Notes:Preview",
  " notes/preview",
  "note/preview",
  "/preview",
  "simulate",
])("a member %j of _meta is rejected, not ignored: it may be intended as a preview", async (name) => {
  const notes = await startNotes();
  const call = { name: "create_note", arguments: { text: "never" }, _meta: { [name]: true } };
  expect((await send(notes, { method: "tools/call", params: call })).body.error?.code).toBe(-32602);
  expect((await notes.rest("GET /notes")).body.data).toEqual([]);
});
