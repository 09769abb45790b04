import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, toolNames, type Service } from "../support/service.ts";

let service: Service;
let client: MultiServerMCPClient;
let tools: Awaited<ReturnType<MultiServerMCPClient["getTools"]>>;

beforeAll(async () => {
  service = await startService();
  const { endpoint: url, headers } = service;
  client = new MultiServerMCPClient({ switchboard: { transport: "http", url, headers: { ...headers } } });
  tools = await client.getTools();
});
afterAll(() => client.close());

/** Runs a tool as an agent of LangChain does when a model has called it. @returns the message for the model. */
const run = async (name: string, args: object): Promise<any> =>
  tools.find((tool) => tool.name === name)?.invoke({ type: "tool_call", id: "call_1", name, args });

/**
 * Extracts the body from a message for the model. The text of the message is a content block as JSON, and the text of
 * this block is the body as JSON.
 */
const bodyOf = ({ text }: { text: string }): any => JSON.parse(JSON.parse(text).text);

test("@langchain/mcp-adapters offers every tool to a model, and calls tools that read and write", async () => {
  expect(tools.map(({ name }) => name)).toEqual(toolNames);
  const found = await run("search_people", { keyword: "engineer", limit: 2 });
  expect(found).toMatchObject({ status: "success", tool_call_id: "call_1" });
  expect(bodyOf(found).data).toHaveLength(2);
  const written = bodyOf(await run("create_post", { text: "Written by a tool of LangChain" }));
  expect(await service.get(`/posts/${written.id}`)).toEqual(written);
});

test("@langchain/mcp-adapters checks arguments with the tool's input schema", async () => {
  await expect(run("search_people", { keyword: "engineer", limit: 0 })).rejects.toThrow(/did not match .*schema/);
});

test("@langchain/mcp-adapters throws the whole problem if only the service detects invalid arguments", async () => {
  const both = { profile_id: "prf_demo_0002", conversation_id: "cnv_demo_0001", text: "Hello" };
  await expect(run("send_message", both)).rejects.toThrow(/"code":"invalid_arguments".*profile_id and conversation_id/);
});

test("@langchain/mcp-adapters throws a domain failure with its status and detail", async () => {
  const { detail } = await service.get("/posts/pst_none");
  const failure = run("get_post", { post_id: "pst_none" });
  await expect(failure).rejects.toMatchObject({ name: "ToolException", message: expect.stringContaining(detail) });
  await expect(failure).rejects.toThrow("404");
});

test("@langchain/mcp-adapters gets a prompt and reads a resource", async () => {
  const connection = await client.getClient("switchboard");
  const prompt = await connection?.getPrompt({ name: "post_drafter", arguments: { topic: "design systems" } });
  expect(prompt).toMatchObject({ messages: [{ content: { text: expect.stringContaining("design systems") } }] });
  const [resource] = await client.readResource("switchboard", "switchboard://account/info");
  expect(JSON.parse(resource?.text ?? "")).toEqual(await service.get("/account"));
});
