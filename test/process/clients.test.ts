import {
  Client as Client2,
  StreamableHTTPClientTransport as Http2,
  type Transport,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as Stdio2 } from "@modelcontextprotocol/client/stdio";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as Stdio1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as Http1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../../generated/client/index.ts";
import { surface } from "../../generated/surface.ts";
import { builtProgram, createSeededPlace, runProgram, startProgram } from "../support/program.ts";

let url = "";
let key = "";

beforeAll(async () => {
  const place = createSeededPlace();
  ({ url } = await startProgram(place));
  // Together the clients make more calls in a short time than the standard plan allows.
  const made = await runProgram(place, ["keys", "create", "--plan", "high_volume", "--json"]);
  ({ key } = JSON.parse(made.stdout) as { key: string });
});

/** The common interface of the MCP clients. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string; outputSchema?: unknown }[] }>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  listPrompts(): Promise<{ prompts: { name: string; arguments?: { name: string; required?: boolean }[] }[] }>;
  getPrompt(params: { name: string; arguments: Record<string, string> }): Promise<{ messages: unknown[] }>;
  listResources(): Promise<{ resources: { uri: string; name: string }[] }>;
  readResource(params: { uri: string }): Promise<{ contents: { uri: string; text?: string }[] }>;
  close(): Promise<void>;
}

const authorization = (): string => `Bearer ${key}`;
const info = { name: "test", version: "1.0.0" };
const endpoint = (): URL => new URL(`${url}/api/mcp`);
const options = () => ({ requestInit: { headers: { Authorization: authorization() } } });
/** Options of the bridge, which a client starts as its own process. */
const bridge = () => ({
  command: process.execPath,
  args: [builtProgram(), "stdio", "--url", endpoint().href],
  env: { SWITCHBOARD_KEY: key },
});

async function connectVersion2(mode: "legacy" | "auto", version: string, transport: Transport): Promise<AnyClient> {
  const client = new Client2(info, { versionNegotiation: { mode } });
  await client.connect(transport);
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  return client as unknown as AnyClient; // its results have more specific types
}

async function connectVersion1(transport: Http1 | Stdio1): Promise<AnyClient> {
  const client = new Client1(info);
  await client.connect(transport);
  return client as unknown as AnyClient;
}

describe.each([
  ["SDK 1", () => connectVersion1(new Http1(endpoint(), options()))],
  ["SDK 1 over stdio", () => connectVersion1(new Stdio1(bridge()))],
  ["SDK 2 on revision 2025-11-25", () => connectVersion2("legacy", "2025-11-25", new Http2(endpoint(), options()))],
  ["SDK 2 on revision 2025-11-25 over stdio", () => connectVersion2("legacy", "2025-11-25", new Stdio2(bridge()))],
  ["SDK 2 on revision 2026-07-28", () => connectVersion2("auto", "2026-07-28", new Http2(endpoint(), options()))],
  ["SDK 2 on revision 2026-07-28 over stdio", () => connectVersion2("auto", "2026-07-28", new Stdio2(bridge()))],
] as const)("the client of %s", (_title, connect) => {
  test("lists every live tool and calls them, reading and writing", async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(surface.tools.filter((tool) => tool.live).length);
    expect(tools.every(({ outputSchema }) => outputSchema !== undefined)).toBe(true);

    const found = await client.callTool({ name: "search_people", arguments: { keyword: "engineer", limit: 2 } });
    expect(found).toMatchObject({ structuredContent: { data: [{}, {}] } });
    const message = { profile_id: "prf_demo_0002", text: "From a foreign client" };
    const sent = await client.callTool({ name: "send_message", arguments: message });
    expect(sent).toMatchObject({ structuredContent: { text: message.text } });
    expect(await client.callTool({ name: "send_message", arguments: {} })).toMatchObject({ isError: true });
    const unknown = client.callTool({ name: "get_post", arguments: { post_id: "pst_none" } });
    await expect(unknown).rejects.toMatchObject({ code: 404 });
    await client.close();
  });

  test("gets every prompt and reads every resource", async () => {
    const client = await connect();
    const { prompts } = await client.listPrompts();
    expect(prompts).toHaveLength(surface.prompts.length);
    for (const prompt of prompts) {
      const required = (prompt.arguments ?? []).filter((argument) => argument.required);
      const values = Object.fromEntries(required.map(({ name }) => [name, `some ${name}`]));
      const { messages } = await client.getPrompt({ name: prompt.name, arguments: values });
      expect(messages.length).toBeGreaterThan(0);
      for (const value of Object.values(values)) expect(JSON.stringify(messages)).toContain(value);
    }
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(surface.mcp.resources.length);
    for (const { uri } of resources) {
      const [content] = (await client.readResource({ uri })).contents;
      expect(content?.uri).toBe(uri);
      expect(Object.keys(JSON.parse(content?.text ?? "") as object)).not.toEqual([]);
    }
    await client.close();
  });
});

test("the generated client calls typed routes", async () => {
  const client = createClient({ baseUrl: url, apiKey: key });
  const { data: people } = await client.POST("/search/people", { body: { keyword: "engineer", limit: 3 } });
  const [person] = people?.data ?? [];
  const path = { profile_id: person?.id ?? "" };
  const { data: profile } = await client.GET("/profiles/{profile_id}", { params: { path } });
  expect(profile?.name).toBe(person?.name);

  const { data: post } = await client.POST("/posts", { body: { text: "Written with types" } });
  const { data: comment } = await client.POST("/posts/{post_id}/comments", {
    params: { path: { post_id: post?.id ?? "" } },
    body: { text: "And read with them" },
  });
  expect(comment?.text).toBe("And read with them");

  const { data, error } = await client.GET("/posts/{post_id}", { params: { path: { post_id: "pst_none" } } });
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 404, code: "not_found" });
});

test("a plain tools/call without a session returns JSON with status 200", async () => {
  const request = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "search_people", arguments: { keyword: "engineer", limit: 5 } },
  };
  const headers = { Authorization: authorization(), "Content-Type": "application/json" };
  const response = await fetch(`${url}/api/mcp`, { method: "POST", headers, body: JSON.stringify(request) });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const message = (await response.json()) as { result: { structuredContent: { data: unknown[] } } };
  expect(message).toMatchObject({ jsonrpc: "2.0", id: 1 });
  expect(message.result.structuredContent.data).toHaveLength(5);
});
