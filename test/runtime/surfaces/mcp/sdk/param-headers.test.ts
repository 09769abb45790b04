import { expect, test } from "vitest";
import { connectClient2 } from "../../../../support/official-clients.ts";
import { startConformance, type TestConformance } from "../../../../support/start-conformance.ts";

const name = "test_repeated_arguments";

/** Sends a call in revision 2026-07-28 with the given arguments and headers. */
async function call(fixture: TestConformance, input: object, headers: Readonly<Record<string, string>>) {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const response = await fetch(`${fixture.url}/api/mcp`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${fixture.key}`,
      "Content-Type": "application/json",
      "MCP-Protocol-Version": "2026-07-28",
      "Mcp-Method": "tools/call",
      "Mcp-Name": name,
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/call", params: { name, arguments: input, _meta } }),
  });
  return { status: response.status, ...((await response.json()) as { id: unknown; result?: any; error?: any }) };
}

test("the official client repeats the arguments that the list declares", async () => {
  const fixture = await startConformance();
  const client = await connectClient2(fixture, "auto");
  await client.listTools();
  const input = { region: "Nord, öst ", shard: 7, urgent: true };
  expect((await client.callTool({ name, arguments: input })).structuredContent).toEqual(input);
});

test.each<[string, object, Readonly<Record<string, string>>]>([
  ["no argument", {}, {}],
  ["null, which is not repeated", { shard: null }, {}],
  ["a header without an argument", {}, { "Mcp-Param-Region": "north" }],
  ["a number in another notation", { shard: 7 }, { "mcp-param-shard": "7.0" }],
  ["a boolean", { urgent: false }, { "Mcp-Param-Urgent": "false" }],
  ["text in base64", { region: "öst" }, { "Mcp-Param-Region": "=?base64?w7ZzdA==?=" }],
  ["text that looks like the start of base64", { region: "=?base64?w7" }, { "Mcp-Param-Region": "=?base64?w7" }],
])("headers that do not contradict the arguments are accepted: %s", async (_, input, headers) => {
  const { status, error } = await call(await startConformance(), input, headers);
  expect([status, error]).toEqual([200, undefined]);
});

test.each<[string, object, Readonly<Record<string, string>>]>([
  ["no header", { region: "north" }, {}],
  ["another text", { region: "north" }, { "Mcp-Param-Region": "North" }],
  ["another number", { shard: 7 }, { "Mcp-Param-Shard": "8" }],
  ["another boolean", { urgent: true }, { "Mcp-Param-Urgent": "True" }],
  ["base64 without its padding", { region: "öst" }, { "Mcp-Param-Region": "=?base64?w7ZzdA?=" }],
  ["base64 that is not UTF-8", { region: "\ufffd" }, { "Mcp-Param-Region": "=?base64?/w==?=" }],
])("a call whose headers do not repeat its arguments exactly is rejected: %s", async (_, input, headers) => {
  const response = await call(await startConformance(), input, headers);
  expect(response).toMatchObject({ status: 400, id: 7, error: { code: -32020, data: { mismatch: {} } } });
});

test("clients of the older era need no headers", async () => {
  const { body } = await (await startConformance()).call(name, { region: "north" });
  expect(body).toEqual({ region: "north" });
});
