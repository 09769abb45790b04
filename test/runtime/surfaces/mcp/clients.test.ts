import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, test } from "vitest";
import { startNotes, type TestNotes } from "../../../support/start-notes.ts";

const info = { name: "test", version: "1.0.0" };
const requestInit = (notes: TestNotes) => ({ requestInit: { headers: { Authorization: `Bearer ${notes.key}` } } });

/** The common interface of the clients. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string }[] }>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  getPrompt(params: { name: string; arguments: Record<string, string> }): Promise<unknown>;
  listPrompts(): Promise<{ prompts: { name: string }[] }>;
  listResources(): Promise<{ resources: { uri: string }[] }>;
  readResource(params: { uri: string }): Promise<unknown>;
  close(): Promise<void>;
}

async function useEverything(client: AnyClient): Promise<void> {
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain("create_note");
  expect(await client.callTool({ name: "create_note", arguments: { text: "from a client" } })).toMatchObject({
    structuredContent: { text: "from a client" },
  });
  expect(await client.callTool({ name: "create_note", arguments: {} })).toMatchObject({ isError: true });
  await expect(client.callTool({ name: "get_note", arguments: { note_id: "nte_none" } })).rejects.toMatchObject({
    code: 404,
  });
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(["tidy_up"]);
  expect(await client.getPrompt({ name: "tidy_up", arguments: { topic: "home" } })).toMatchObject({
    messages: [{ role: "user" }],
  });
  expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(["notes://notes/count"]);
  expect(await client.readResource({ uri: "notes://notes/count" })).toMatchObject({
    contents: [{ text: '{"count":1}' }],
  });
  await client.close();
}

test("the SDK 1.x client works", async () => {
  const notes = await startNotes();
  const client = new Client1(info);
  await client.connect(new Transport1(new URL(`${notes.url}/mcp`), requestInit(notes)));
  await useEverything(client);
});

test.each([
  ["2025-11-25", "legacy"],
  ["2026-07-28", "auto"],
] as const)("the SDK 2 client works on revision %s", async (version, mode) => {
  const notes = await startNotes();
  const client = new Client2(info, { versionNegotiation: { mode } });
  await client.connect(new Transport2(new URL(`${notes.url}/mcp`), requestInit(notes)));
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  await useEverything(client);
});
