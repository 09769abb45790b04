import { createMCPClient, type MCPClient } from "@ai-sdk/mcp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, toolNames, type Service } from "../support/service.ts";

let service: Service;
let client: MCPClient;
let tools: Awaited<ReturnType<MCPClient["tools"]>>;

beforeAll(async () => {
  service = await startService();
  const { endpoint: url, headers } = service;
  client = await createMCPClient({ transport: { type: "http", url, headers: { ...headers } } });
  tools = await client.tools();
});
afterAll(() => client.close());

/** Runs a tool as the AI SDK does when a model has called it. */
const run = async (name: string, args: object): Promise<any> =>
  tools[name]?.execute(args, { toolCallId: "call_1", messages: [] });

test("@ai-sdk/mcp offers every tool to a model, and calls tools that read and write", async () => {
  expect(Object.keys(tools)).toEqual(toolNames);
  const found = await run("search_people", { keyword: "engineer", limit: 2 });
  expect(found).toMatchObject({ structuredContent: { data: [{}, {}] } });
  const written = await run("create_post", { text: "Written by a tool of the AI SDK" });
  expect(await service.get(`/posts/${written.structuredContent.id}`)).toEqual(written.structuredContent);
});

test("@ai-sdk/mcp reports invalid arguments to the model", async () => {
  const result = await run("search_people", { keyword: "engineer", limit: 0 });
  expect(result).toMatchObject({ isError: true, content: [{ type: "text" }] });
  const problem = JSON.parse(result.content[0].text);
  expect(problem).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/limit" }] });
});

test("@ai-sdk/mcp throws a domain failure with its code, detail and problem", async () => {
  const { detail } = await service.get("/posts/pst_none");
  await expect(run("get_post", { post_id: "pst_none" })).rejects.toMatchObject({
    name: "MCPClientError",
    code: 404,
    message: expect.stringContaining(detail),
    data: { code: "not_found", detail },
  });
});

test("@ai-sdk/mcp gets a prompt and reads a resource", async () => {
  const args = { topic: "design systems" };
  const prompt: unknown = await client.experimental_getPrompt({ name: "post_drafter", arguments: args });
  expect(prompt).toMatchObject({ messages: [{ content: { text: expect.stringContaining("design systems") } }] });
  const resource: any = await client.readResource({ uri: "switchboard://account/info" });
  expect(JSON.parse(resource.contents[0].text)).toEqual(await service.get("/account"));
});
