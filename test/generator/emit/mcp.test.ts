import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { PromptSchema, ResourceSchema, ResourceTemplateSchema, ToolSchema } from "@modelcontextprotocol/sdk/types.js";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { inlineSchemas, schemaTable } from "../../../generator/emit/inline-schemas.ts";
import { emitMcp, listedDescription, listedTool } from "../../../generator/emit/mcp.ts";
import { readModel } from "../../../generator/generate.ts";
import type { Model, Schema } from "../../../generator/model/model.ts";
import { noConstraints } from "../../../generator/language/constraints.ts";
import { readFolder } from "../../../generator/read-folder.ts";
import { baseModel } from "../base-spec.ts";
import { model } from "./model-fixture.ts";

const schemas = new Map<string, Schema>([
  ["Name", { type: "string", description: "A name.", maxLength: 20 }],
  ["Tag", { type: "object", description: "A tag.", required: ["name"], properties: { name: { $ref: "Name" } } }],
  [
    "Tree",
    { type: "object", properties: { children: { type: "array", items: { $ref: "Tree" } }, tag: { $ref: "Tag" } } },
  ],
]);

function lists(model: Model) {
  const files = emitMcp(model);
  const list = (name: string) => JSON.parse(files.get(`generated/mcp/${name}.json`) ?? "") as Schema[];
  const table = schemaTable(model.schemas);
  const tools = model.tools.map((tool) => JSON.parse(JSON.stringify(listedTool(tool, table))) as Schema);
  return { tools, prompts: list("prompts"), resources: list("resources"), templates: list("resource-templates") };
}

test("the SDK accepts every entry, and no entry has keys that the SDK does not know", async () => {
  const { tools, prompts, resources, templates } = lists(baseModel());
  expect(tools.map((tool) => ToolSchema.strict().parse(tool))).toEqual(tools);
  expect(prompts.map((prompt) => PromptSchema.strict().parse(prompt))).toEqual(prompts);
  expect(resources.map((resource) => ResourceSchema.strict().parse(resource))).toEqual(resources);
  expect(templates.map((template) => ResourceTemplateSchema.strict().parse(template))).toEqual(templates);
});

test("resources are listed by URI, or as templates that describe their parameters", () => {
  const { resources, templates } = lists(baseModel());
  expect(resources.map(({ uri }) => uri)).toEqual(["shelf://opening-hours", "shelf://shelf/summary"]);
  expect(templates.map(({ uriTemplate, description }) => [uriTemplate, description])).toEqual([
    [
      "shelf://books/{book_id}/covers/{size}",
      "The picture on the front of a book. book_id: A book of the shelf. size: How large. One of: small, large.",
    ],
  ]);
});

test("only arguments that clients repeat in headers are marked", () => {
  const tool = lists(baseModel()).tools.find(({ name }) => name === "list_books");
  const { limit, cursor } = (tool?.["inputSchema"] as Schema)["properties"] as Record<string, Schema>;
  expect([limit?.["x-mcp-header"], cursor?.["x-mcp-header"]]).toEqual(["Page-Size", undefined]);
});

test("the roots of schemas are objects without keywords that some clients cannot process", async () => {
  for (const { name, inputSchema, outputSchema } of lists(baseModel()).tools) {
    for (const schema of [inputSchema, outputSchema] as Schema[]) {
      expect([name, schema["type"]]).toEqual([name, "object"]);
      expect(Object.keys(schema).filter((keyword) => ["oneOf", "anyOf", "allOf", "$ref"].includes(keyword))).toEqual(
        [],
      );
      expect(() => new Ajv({ strict: false, validateFormats: false }).compile(schema)).not.toThrow();
    }
  }
});

test("the SDK's client validates output against the schemas, including definitions", async () => {
  const { tools } = lists(baseModel());
  const server = new Server({ name: "shelf", version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler("tools/list", () => ({ tools: tools as never }));
  server.setRequestHandler("tools/call", ({ params }) => ({ content: [], structuredContent: params.arguments ?? {} }));
  const client = new Client({ name: "test", version: "1.0.0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  expect((await client.listTools()).tools).toHaveLength(tools.length);

  const book = { book_id: "bok_1", title: "Walden", tags: [{ name: "pond" }] };
  const response = (sequel: unknown) => ({ data: [{ ...book, sequel }], next_cursor: null });
  const call = (sequel: unknown) => client.callTool({ name: "list_books", arguments: response(sequel) });
  expect(await call(book)).toMatchObject({ structuredContent: response(book) });
  await expect(call({ ...book, tags: [{ name: 1 }] })).rejects.toThrow("/sequel/tags/0/name must be string");
  await client.close();
});

test("every example of this repository's specification matches the schema that clients receive", () => {
  const { model } = readModel(readFolder(".", "spec") ?? new Map<string, string>());
  if (!model) throw new Error("the specification has problems");
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const listed = new Map(lists(model).tools.map(({ name, inputSchema }) => [name, inputSchema as Schema]));
  const rejected = model.tools.flatMap(({ name, examples }) =>
    examples
      .filter(({ input }) => !ajv.validate(listed.get(name) ?? {}, input))
      .map(({ title }) => `${name}: ${title}`),
  );
  expect(rejected).toEqual([]);
});

test("output schemas contain almost no repetition: shared schemas are defined once", () => {
  const { model } = readModel(readFolder(".", "spec") ?? new Map<string, string>());
  if (!model) throw new Error("the specification has problems");
  let [all, repeated] = [0, 0];
  for (const { outputSchema } of lists(model).tools) {
    const seen = new Set<string>();
    all += JSON.stringify(outputSchema).length;
    JSON.stringify(outputSchema, (_, value: unknown) => {
      const text = typeof value === "object" && value !== null ? JSON.stringify(value) : "";
      if (text.length > 100 && seen.has(text)) repeated += text.length;
      seen.add(text);
      return value;
    });
  }
  expect(repeated / all).toBeLessThan(0.05);
});

test("annotations are those of the specification", async () => {
  const { tools } = lists(baseModel());
  expect(tools.map(({ name, annotations }) => [name, annotations])).toContainEqual([
    "save_book",
    {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: expect.any(Boolean) as boolean,
    },
  ]);
  expect(tools.map(({ name, annotations }) => [name, (annotations as Schema)["destructiveHint"]])).toContainEqual([
    "manage_tags",
    true,
  ]);
});

test("the description states conditions, and names the exceptions if a list of arguments is long", () => {
  const [tool] = model.tools.filter(({ name }) => name === "save_note");
  const rule = { argument: "color", requires: [], excludes: [], exactlyOneOf: [], atLeastOneOf: [] };
  const rest = Object.keys(tool?.input["properties"] ?? {}).filter((name) => !["color", "title"].includes(name));
  const when = [
    { ...rule, values: ["red"], requires: ["text"], excludes: ["tags"] },
    { ...rule, values: ["green"], excludes: rest },
    { ...rule, values: ["red", "green"], atLeastOneOf: [rest] },
  ];
  expect(tool && listedDescription({ ...tool, constraints: { ...noConstraints, when } })).toBe(
    "Does what save_note says. color: red requires text; excludes tags. color: green excludes all but title. " +
      "color: red or color: green requires an argument other than title and color.",
  );
});

test("the type of a prompt's argument is described in words", async () => {
  const [prompt] = lists(baseModel()).prompts;
  expect(prompt?.["arguments"]).toEqual([
    { name: "topic", description: "What the books are about.", required: true },
    { name: "tone", description: "How to write. One of: dry, warm. Default: warm.", required: false },
    { name: "days", description: "How many days to plan. An integer from 1 to 30. Default: 7.", required: false },
  ]);
});

test("a shared schema used once is inlined, and sibling keywords of the reference take precedence", () => {
  const schema = { type: "object", properties: { tag: { $ref: "Tag", description: "Own tag." } } };
  expect(inlineSchemas(schema, schemas, "once")).toEqual({
    type: "object",
    properties: {
      tag: {
        type: "object",
        description: "Own tag.",
        required: ["name"],
        properties: { name: { type: "string", description: "A name.", maxLength: 20 } },
      },
    },
  });
});

test("if a list has a description, that of its items' shared schema is omitted; the items' own description is kept", () => {
  const list = (items: Schema): Schema => ({
    type: "object",
    properties: { names: { type: "array", items, description: "First names." } },
  });
  const name = { type: "string", maxLength: 20 };
  expect(inlineSchemas(list({ $ref: "Name" }), schemas, "always")).toEqual(list(name));
  const own = { description: "As it is spoken." };
  expect(inlineSchemas(list({ $ref: "Name", ...own }), schemas, "always")).toEqual(list({ ...name, ...own }));
  const silent = { type: "array", items: { $ref: "Name" } };
  expect(inlineSchemas(silent, schemas, "always")["items"]).toEqual({ ...name, description: "A name." });
});

test("the root of a schema is not a reference, even if it refers to a schema that is one", () => {
  const chain = new Map<string, Schema>([
    ["Alias", { $ref: "Tree", description: "An alias." }],
    ["Tree", { type: "object", properties: { children: { type: "array", items: { $ref: "Tree" } } } }],
  ]);
  expect(inlineSchemas({ $ref: "Alias" }, chain, "once")).toMatchObject({ type: "object", description: "An alias." });
});

test("a shared schema used more often is defined once, unless it must always be inlined", () => {
  const schema = { type: "object", properties: { first: { $ref: "Name" }, second: { $ref: "Name" } } };
  expect(inlineSchemas(schema, schemas, "once")).toEqual({
    type: "object",
    properties: { first: { $ref: "#/$defs/Name" }, second: { $ref: "#/$defs/Name" } },
    $defs: { Name: { type: "string", description: "A name.", maxLength: 20 } },
  });
  expect(JSON.stringify(inlineSchemas(schema, schemas, "always"))).not.toContain("$ref");
});

test("a recursive schema is defined, even if it is the root", () => {
  const inlined = inlineSchemas({ $ref: "Tree" }, schemas, "always");
  expect(Object.keys(inlined)).toEqual(["type", "properties", "$defs"]);
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(inlined);
  expect(validate({ children: [{ children: [], tag: { name: "a" } }] })).toBe(true);
  expect(validate({ children: [{ children: [{ tag: {} }] }] })).toBe(false);
});

test("properties named like keywords are properties", () => {
  const schema = {
    type: "object",
    properties: { default: { $ref: "Name" }, enum: { $ref: "Name" }, const: { $ref: "Name" } },
  };
  expect(JSON.stringify(inlineSchemas(schema, schemas, "always"))).not.toContain("$ref");
});

test("data that looks like a reference remains data", () => {
  const schema = {
    type: "object",
    properties: { a: { type: "object", default: { $ref: "Name" }, examples: [{ $ref: "Name" }] } },
  };
  expect(inlineSchemas(schema, schemas, "always")).toEqual(schema);
});
