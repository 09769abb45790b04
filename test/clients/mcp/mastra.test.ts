import { MCPClient } from "@mastra/mcp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, toolNames, type Service } from "../support/service.ts";

let service: Service;
let client: MCPClient;
let tools: Awaited<ReturnType<MCPClient["getTools"]>>;

beforeAll(async () => {
  service = await startService();
  const { endpoint, headers } = service;
  client = new MCPClient({ servers: { switchboard: { url: new URL(endpoint), requestInit: { headers } } } });
  tools = await client.getTools();
});
afterAll(() => client.disconnect());

/** Runs a tool as an agent of Mastra does when a model has called it. */
const run = async (name: string, context: object): Promise<any> => tools[`switchboard_${name}`].execute({ context });

test("@mastra/mcp offers every tool to a model, and calls tools that read and write", async () => {
  expect(Object.keys(tools)).toEqual(toolNames.map((name) => `switchboard_${name}`));
  const found = await run("search_people", { keyword: "engineer", limit: 2 });
  expect(found.data).toHaveLength(2);
  const written = await run("create_post", { text: "Written by a tool of Mastra" });
  expect(await service.get(`/posts/${written.id}`)).toEqual(written);
});

test("@mastra/mcp checks arguments with the tool's input schema", async () => {
  const result = await run("search_people", { keyword: "engineer", limit: 0 });
  expect(result).toMatchObject({ error: true, validationErrors: { limit: {} } });
});

test("@mastra/mcp returns the problem to the model if only the service detects invalid arguments", async () => {
  const both = { profile_id: "prf_demo_0002", conversation_id: "cnv_demo_0001", text: "Hello" };
  const result = await run("send_message", both);
  expect(result).toMatchObject({ isError: true });
  expect(JSON.parse(result.content[0].text)).toMatchObject({ code: "invalid_arguments" });
});

test("@mastra/mcp throws a domain failure with its code, detail and problem", async () => {
  const { detail } = await service.get("/posts/pst_none");
  await expect(run("get_post", { post_id: "pst_none" })).rejects.toMatchObject({
    code: 404,
    message: expect.stringContaining(detail),
    data: { code: "not_found", detail },
  });
});

test("@mastra/mcp gets a prompt and reads a resource", async () => {
  const args = { topic: "design systems" };
  const prompt = await client.prompts.get({ serverName: "switchboard", name: "post_drafter", args });
  expect(prompt).toMatchObject({ messages: [{ content: { text: expect.stringContaining("design systems") } }] });
  const { contents } = await client.resources.read("switchboard", "switchboard://account/info");
  const [content] = contents;
  expect(JSON.parse(content && "text" in content ? String(content.text) : "")).toEqual(await service.get("/account"));
});
