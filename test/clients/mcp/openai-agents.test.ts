import { Agent, getAllMcpTools, MCPServerStreamableHttp, RunContext, type FunctionTool } from "@openai/agents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, toolNames, type Service } from "../support/service.ts";

let service: Service;
let server: MCPServerStreamableHttp;
let tools: FunctionTool[];

beforeAll(async () => {
  service = await startService();
  const { endpoint: url, headers } = service;
  server = new MCPServerStreamableHttp({ name: "switchboard", url, requestInit: { headers }, cacheToolsList: true });
  await server.connect();
  const [runContext, agent] = [new RunContext(), new Agent({ name: "test" })];
  const listed = await getAllMcpTools({ mcpServers: [server], convertSchemasToStrict: true, runContext, agent });
  tools = listed.filter((tool) => tool.type === "function");
});
afterAll(() => server.close());

/** Runs a tool as the Agents SDK does when a model has called it. @returns what the model receives. */
async function run(name: string, args: object): Promise<any> {
  const tool = tools.find((candidate) => candidate.name === name);
  return tool?.invoke(new RunContext(), JSON.stringify(args));
}

/** Returns arguments as a model sends them for a strict schema: null for each unused optional property. */
function strictArguments(name: string, args: object): object {
  const tool = tools.find((candidate) => candidate.name === name);
  const names = Object.keys((tool?.parameters as { properties?: object }).properties ?? {});
  return { ...Object.fromEntries(names.map((key) => [key, null])), ...args };
}

test("@openai/agents turns every tool into a function with a strict schema", () => {
  expect(tools.map(({ name }) => name)).toEqual(toolNames);
  expect(tools.filter(({ strict }) => !strict)).toEqual([]);
});

test("@openai/agents reads and writes with the arguments of a strict schema", async () => {
  const found = await run("search_people", strictArguments("search_people", { keyword: "engineer", limit: 2 }));
  expect(JSON.parse(found.text).data).toHaveLength(2);
  const text = "Written by a tool of the Agents SDK";
  const written = JSON.parse((await run("create_post", strictArguments("create_post", { text }))).text);
  expect(await service.get(`/posts/${written.id}`)).toEqual(written);
});

test("@openai/agents returns invalid arguments to the model", async () => {
  const result = await run("search_people", { keyword: "engineer", limit: 0 });
  const problem = JSON.parse(result.text);
  expect(problem).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/limit" }] });
});

test("@openai/agents returns a domain failure to the model with its status and detail", async () => {
  const { detail }: { detail: string } = await service.get("/posts/pst_none");
  const result = await run("get_post", { post_id: "pst_none" });
  expect(result).toContain("404");
  expect(result).toContain(detail);
});

test("@openai/agents reads a resource", async () => {
  const { contents } = await server.readResource("switchboard://account/info");
  expect(contents).toMatchObject([{ mimeType: "application/json" }]);
  const [content] = contents;
  expect(JSON.parse(content && "text" in content ? String(content.text) : "")).toEqual(await service.get("/account"));
});
