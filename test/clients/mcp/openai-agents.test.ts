import { Agent, getAllMcpTools, MCPServerStreamableHttp, RunContext, type FunctionTool } from "@openai/agents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasType, isUntyped, schemaProblems, type Rules, type SentSchema } from "../support/schema-problems.ts";
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

/**
 * The problems that make strict mode of the OpenAI API reject a schema
 * (https://platform.openai.com/docs/guides/structured-outputs).
 */
const rules: Rules = {
  "has no type": isUntyped,
  "has an unsupported format": ({ format }) => format !== undefined && !formats.includes(format),
  "allows additional properties": (schema) => hasType(schema, "object") && schema.additionalProperties !== false,
  "has optional properties": ({ properties = {}, required = [] }) =>
    Object.keys(properties).some((name) => !required.includes(name)),
  "has an unsupported keyword": (schema) => unsupported.some((keyword) => Object.hasOwn(schema, keyword)),
};
const formats = ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"];
const unsupported = ["oneOf", "allOf", "not", "if", "dependentRequired", "dependentSchemas", "patternProperties"];

test("@openai/agents turns every tool into a function with a strict schema", () => {
  expect(tools.map(({ name }) => name)).toEqual(toolNames);
  expect(tools.filter(({ strict }) => !strict)).toEqual([]);
});

test("@openai/agents sends only schemas that strict mode of the OpenAI API accepts", () => {
  expect(tools.flatMap(({ name, parameters }) => schemaProblems(parameters as SentSchema, rules, name))).toEqual([]);
});

test("@openai/agents reads and writes with the arguments of a strict schema", async () => {
  const found = await run("search_people", strictArguments("search_people", { keyword: "engineer", limit: 2 }));
  expect(JSON.parse(found.text).data).toHaveLength(2);
  const text = "Written by a tool of the Agents SDK";
  const written = JSON.parse((await run("create_post", strictArguments("create_post", { text }))).text);
  expect(await service.get(`/posts/${written.id}`)).toEqual(written);
});

test("@openai/agents reports invalid arguments to the model", async () => {
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
