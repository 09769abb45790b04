import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { emitOpenapi } from "../../../generator/emit/openapi.ts";
import { openapiDocument } from "../../../generator/emit/openapi/document.ts";
import { markdownText } from "../../../generator/emit/openapi/markdown-text.ts";
import { openapiSchema } from "../../../generator/emit/openapi/schema.ts";
import { routeAccepts, routeExamples } from "../../../generator/emit/openapi/route-examples.ts";
import { readModel } from "../../../generator/generate.ts";
import { noConstraints } from "../../../generator/language/constraints.ts";
import { readFolder } from "../../../generator/read-folder.ts";
import { model } from "./model-fixture.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: object; readonly examples?: object }>>;
  };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>;
  readonly [extension: `x-${string}`]: unknown;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const text = emitOpenapi(model).get("generated/openapi.json") ?? "";
const document = JSON.parse(text) as Document;

const operation = (method: string, path: string): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`no ${method} ${path}`);
  return found;
};

describe("the document", () => {
  test("has no findings of redocly's recommended rules", async () => {
    expect(await findingsIn(text)).toEqual([]);
  });

  test("has no findings for hostile texts either", async () => {
    const hostile =
      "<script>alert(1)</script> <img src=x onerror=alert(1)> `<script>` `<b` onclick= > [x](javascript:alert(1)) " +
      "<a href='javascript:alert(1)'> href=javascript:x <!-- x -->";
    const texts = new Set(["summary", "description", "details", "hint"]);
    const poisoned = JSON.parse(
      JSON.stringify(model, (key, value: unknown) => (texts.has(key) && typeof value === "string" ? hostile : value)),
    ) as typeof model; // the same shape with different texts
    const errors = poisoned.errors.map((error) => ({ ...error, text: hostile }));
    const tools = poisoned.tools.map((tool) => ({ ...tool, errors }));
    const printed = emitOpenapi({ ...poisoned, errors, tools }).get("generated/openapi.json") ?? "";
    expect(await findingsIn(printed)).toEqual([]);
  });

  test("has one line for each operation and component, independent of other tools", () => {
    const all = text.split("\n");
    const [first, ...others] = model.tools;
    const without = (emitOpenapi({ ...model, tools: others }).get("generated/openapi.json") ?? "").split("\n");
    const own = all.filter((line) => line.includes(`"x-tool": "${first?.name ?? ""}"`));
    expect(own).toHaveLength(first?.routes.length ?? 0);
    const parts = [...Object.values(document.paths), ...Object.values(document.components)].flatMap((part) =>
      Object.entries(part),
    );
    const entries = all.map((line) => line.trim().replace(/,$/, "")).filter((line) => /^".*\}$/.test(line));
    expect(entries.map((line) => JSON.parse(`{${line}}`) as unknown)).toEqual(
      expect.arrayContaining(parts.map(([name, value]) => ({ [name]: value }))),
    );
    const shared = all.filter((line) => line.includes(`"x-tool": "${others[0]?.name ?? ""}"`));
    expect(without.filter((line) => shared.includes(line))).toEqual(shared.filter((line) => !own.includes(line)));
  });

  test("is reproducible", () => {
    expect(JSON.stringify(openapiDocument(model))).toBe(JSON.stringify(openapiDocument(structuredClone(model))));
  });

  test("contains every route once, by its operationId", () => {
    const found = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(found.toSorted()).toEqual(
      model.tools.flatMap(({ routes }) => routes.map((route) => route.operationId)).toSorted(),
    );
  });

  test("contains only schemas that a route uses", () => {
    expect(Object.keys(document.components["schemas"] ?? {})).toEqual([
      "ChangeNoteBody",
      "ManageTagBody",
      "Note",
      "NoteList",
      "NotePage",
      "Person",
      "Problem",
      "SaveNoteBody",
      "SearchNotesBody",
    ]);
  });

  test("has no null in an enumeration", () => {
    const note = document.components["schemas"]?.["SaveNoteBody"] as { properties: Record<string, object> };
    expect(note.properties["color"]).toEqual({
      anyOf: [{ type: "string", enum: ["red", "green"] }, { type: "null" }],
      description: "Mark of the note, or null.",
    });
    expect(openapiSchema({ enum: [1, null] })).toEqual({ anyOf: [{ enum: [1] }, { type: "null" }] });
    expect(openapiSchema({ enum: [null], title: "None" })).toEqual({ type: "null", title: "None" });
  });

  test("has no sibling keywords of $ref", () => {
    const siblings: string[] = [];
    JSON.stringify(document, (_, value: unknown) => {
      if (typeof value === "object" && value !== null && "$ref" in value && Object.keys(value).length > 1)
        siblings.push(JSON.stringify(value));
      return value;
    });
    expect(siblings).toEqual([]);
  });
});

describe("an operation", () => {
  test("contains the constraints between arguments that the caller of its route can set", () => {
    const constraints = {
      ...noConstraints,
      exactlyOneOf: [["note_id", "title"]],
      excludes: { text: ["color"] },
      requires: { tags: ["text", "title"] },
    };
    const tools = model.tools.map((tool) =>
      tool.name === "save_note" ? { ...tool, constraints, input: { ...tool.input, required: [] } } : tool,
    );
    const { paths, components } = openapiDocument({ ...model, tools }) as unknown as Document;
    const post = paths["/notes"]?.["post"];
    expect(post).toMatchObject({
      description:
        "Does what save_note says.\n\nGive exactly one of `note_id` and `title`. Do not combine `text` with `color`. " +
        "`tags` requires `text` and `title`.",
      "x-constraints": { exactly_one_of: [["note_id", "title"]], excludes: { text: ["color"] } },
    });
    expect(components["schemas"]?.["SaveNoteBody"]).toMatchObject({ dependentRequired: constraints.requires });
    expect(paths["/notes/{note_id}"]?.["patch"]).toMatchObject({
      "x-constraints": { excludes: { text: ["color"] }, requires: { tags: ["text"] } },
    });
    expect(paths["/notes/{note_id}"]?.["patch"]?.["x-constraints"]).not.toHaveProperty("exactly_one_of");
    expect(operation("get", "/notes/{note_id}")).not.toHaveProperty("x-constraints");
  });

  test("requires what its fixed arguments require, and states the conditions on other arguments", () => {
    const condition = { excludes: [], exactlyOneOf: [], atLeastOneOf: [] };
    const constraints = {
      ...noConstraints,
      atLeastOneOf: [["text", "tags"]],
      when: [
        { ...condition, argument: "title", values: ["a"], requires: ["text"], exactlyOneOf: [["color", "tags"]] },
        { ...condition, argument: "title", values: ["b"], requires: ["color"] },
        { ...condition, argument: "color", values: ["red"], requires: [], excludes: ["tags"] },
        { ...condition, argument: "color", values: ["green"], requires: ["text", "title"], atLeastOneOf: [["tags"]] },
      ],
    };
    const tools = model.tools.map((tool) => {
      if (tool.name !== "save_note") return tool;
      const routes = tool.routes.map((route) => ({
        ...route,
        bodyProperties: route.bodyProperties.filter((name) => name !== "title"),
        fixed: { title: "a" },
      }));
      return { ...tool, constraints, routes };
    });
    const { paths, components } = openapiDocument({ ...model, tools }) as unknown as Document;
    const post = paths["/notes"]?.["post"];
    expect(components["schemas"]?.["SaveNoteBody"]).toMatchObject({ required: ["text"] });
    expect(post?.["x-constraints"]).toEqual({
      exactly_one_of: [["color", "tags"]],
      when: [
        { argument: "color", is: ["red"], excludes: ["tags"] },
        { argument: "color", is: ["green"], at_least_one_of: [["tags"]] },
      ],
    });
    expect(post).toHaveProperty(
      "description",
      "Does what save_note says.\n\nGive exactly one of `color` and `tags`. `color: red` excludes `tags`. `color: green` requires at least one of `tags`.\n\n" +
        'On this route, `title` is "a".',
    );
  });

  test("requires a body if one argument of a group is required, and omits constraints implied by others", () => {
    const { model: notes } = readModel(readFolder("test/fixtures/notes", "spec") ?? new Map<string, string>());
    const paths: Document["paths"] = notes ? (openapiDocument(notes) as unknown as Document).paths : {};
    const search = paths["/notes/searches"]?.["post"];
    expect(search?.requestBody?.required).toBe(true);
    expect(search?.["x-constraints"]).toEqual({
      exactly_one_of: [["text", "phrase"]],
      when: [
        { argument: "pinned", is: [false], excludes: ["phrase"] },
        { argument: "words", is: [5], requires: ["phrase"] },
      ],
    });
    const tool = notes?.tools.find(({ name }) => name === "search_notes");
    const routes = tool?.routes.filter(({ method }) => method === "POST") ?? [];
    const accepts = (by: string) =>
      routes.map((route) => tool && routeAccepts(tool, { ...route, fixed: { by } }, { text: "milk" }));
    expect([accepts("text"), accepts("both")]).toEqual([[true], [false]]);
  });

  test("that changes something accepts a preview and an idempotency key", () => {
    const shared = (method: string, path: string): readonly string[] =>
      operation(method, path).parameters.flatMap(({ $ref }) => $ref ?? []);
    expect(shared("post", "/notes")).toEqual([
      "#/components/parameters/preview",
      "#/components/parameters/idempotency_key",
    ]);
    expect(shared("get", "/tags")).toEqual([]);
  });

  test("accepts path, query and body parameters as its route specifies", () => {
    expect(operation("patch", "/notes/{note_id}").parameters.flatMap(({ name }) => name ?? [])).toEqual([
      "note_id",
      "account_id",
    ]);
    expect(operation("patch", "/notes/{note_id}").requestBody).toMatchObject({
      required: true,
      content: { "application/json": { schema: { $ref: "#/components/schemas/ChangeNoteBody" } } },
    });
    expect(operation("post", "/search/notes").requestBody?.required).toBe(false);
    expect(operation("get", "/notes/{note_id}").parameters[1]).toMatchObject({
      name: "sections",
      style: "form",
      explode: true,
    });
  });

  test("marks a deprecated parameter, also if its schema is a reference", () => {
    const deprecatedInputs = { limit: { since: "2026-11-01", removedAfter: null, use: null } };
    const tools = model.tools.map((tool) => {
      if (tool.name !== "search_notes") return tool;
      const properties = { ...(tool.input["properties"] as object), limit: { $ref: "Note" } };
      return { ...tool, input: { ...tool.input, properties }, deprecatedInputs };
    });
    const { paths } = openapiDocument({ ...model, tools }) as unknown as Document;
    const parameters = paths["/search/notes"]?.["get"]?.parameters ?? [];
    expect(parameters.filter((parameter) => "deprecated" in parameter)).toMatchObject([
      { name: "limit", deprecated: true, schema: { $ref: "#/components/schemas/Note" } },
    ]);
  });

  test("shows only examples that its route can send", () => {
    expect(operation("patch", "/notes/{note_id}").requestBody?.content["application/json"]?.examples).toEqual({
      change_a_note: { summary: "Change a note", value: { title: "Later" } },
    });
    const manage = model.tools.find(({ name }) => name === "manage_tag");
    const shown = manage?.routes.map((route) => routeExamples(manage, route).map(({ title }) => title));
    expect(shown).toEqual([["Add a tag", "Remove a tag"], ["Remove a tag"], []]);
  });

  test("shows no example that needs earlier calls", () => {
    expect(operation("delete", "/notes/{note_id}").parameters[0]).toHaveProperty("examples", {
      delete_one: { summary: "Delete one", value: "a b/ü" },
    });
  });

  test("lists its errors by status, with an example for each code", () => {
    const { responses } = operation("post", "/notes");
    expect(Object.keys(responses)).toEqual(["200", "400", "401", "403", "404", "422", "429", "500"]);
    expect(responses["403"]).toEqual({ $ref: "#/components/responses/out_of_scope-note_locked" });
    expect(document.components["responses"]?.["out_of_scope-note_locked"]).toMatchObject({
      content: {
        "application/problem+json": {
          schema: { $ref: "#/components/schemas/Problem" },
          examples: { note_locked: { $ref: "#/components/examples/note_locked" } },
        },
      },
    });
  });

  test("describes the call", () => {
    expect(operation("delete", "/tags/{tag}")).toMatchObject({
      "x-tool": "manage_tag",
      "x-effect": "destructive",
      "x-idempotent": true,
      "x-scopes": ["everyday", "everything"],
      "x-safety-category": null,
      description: 'Does what manage_tag says.\n\nOn this route, `action` is "remove".',
    });
    expect(operation("get", "/notes/find")).toMatchObject({ deprecated: true, "x-replaced-by": "search_notes" });
  });
});

describe("a schema", () => {
  test("refers to shared schemas by $ref, wrapped if there are sibling keywords", () => {
    expect(openapiSchema({ $ref: "Note" })).toEqual({ $ref: "#/components/schemas/Note" });
    expect(openapiSchema({ $ref: "Note", description: "One." })).toEqual({
      allOf: [{ $ref: "#/components/schemas/Note" }],
      description: "One.",
    });
  });

  test("preserves values that only look like schemas", () => {
    const schema = { type: "object", properties: { $ref: { type: "string" } }, default: { $ref: "Note" } };
    expect(openapiSchema(schema)).toEqual(schema);
  });
});

describe("a description", () => {
  test("has its HTML escaped and is otherwise unchanged", () => {
    expect(markdownText("<b>x</b> and `<b>` and <API_KEY>, <!-- -->")).toBe(
      "&lt;b>x&lt;/b> and `<b>` and &lt;API_KEY>, &lt;!-- -->",
    );
    expect(markdownText("`<script>` and [x](javascript:y)")).toBe("`&lt;script>` and [x]\\(javascript:y)");
    const plain =
      "1 < 2, a <= b, a<1, **x** [y](https://example.com) `Map<string>` & more > less\n\n- JavaScript: fine";
    expect(markdownText(plain)).toBe(plain);
  });
});

async function findingsIn(openapi: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), "openapi-"));
  const file = join(folder, "openapi.json");
  await writeFile(file, openapi);
  const redocly = join("node_modules", ".bin", "redocly");
  const args = ["lint", "--config", "redocly.yaml", "--format", "json", file];
  const { stdout } = await promisify(execFile)(redocly, args).catch((error: unknown) => error as { stdout: string });
  await rm(folder, { recursive: true });
  return (JSON.parse(stdout) as { problems: unknown }).problems;
}

test("a text body is described besides the JSON body, with the examples that it can contain", () => {
  const tools = model.tools.map((tool) => {
    if (tool.name !== "save_note") return tool;
    const routes = tool.routes.map((route) => ({
      ...route,
      textBody: { argument: "text", mediaType: "text/plain" },
      fixed: route.method === "PATCH" ? { color: "red" } : {},
    }));
    const examples = [
      { title: "Short", input: { text: "Hello" } },
      { title: "With a title", input: { title: "Greeting", text: "Hello" } },
      { title: "For an account", input: { account_id: "acc_1", text: "Hi" } },
      { title: "Red", input: { note_id: "nte_1", color: "red", text: "Stop" } },
      { title: "Green", input: { note_id: "nte_1", color: "green", text: "Go" } },
    ].map((example) => ({ ...example, setup: [] }));
    return { ...tool, routes, examples };
  });
  const { paths } = openapiDocument({ ...model, tools }) as unknown as Document;
  const content = paths["/notes"]?.["post"]?.requestBody?.content;
  expect(Object.keys(content ?? {})).toEqual(["application/json", "text/plain"]);
  expect(content?.["text/plain"]).toMatchObject({ schema: { type: "string" } });
  expect(content?.["text/plain"]?.examples).toEqual({
    short: { summary: "Short", value: "Hello" },
    for_an_account: { summary: "For an account", value: "Hi" },
  });
  const change = paths["/notes/{note_id}"]?.["patch"]?.requestBody;
  expect(change?.content["text/plain"]?.examples).toEqual({ red: { summary: "Red", value: "Stop" } });
});

test("a recorded response has the key of its own example, if another title gives the same key", () => {
  const tools = model.tools.map((tool) => {
    if (tool.name !== "save_note") return tool;
    const examples = ["Add now", "Add, now"].map((title) => ({ title, input: { text: title }, setup: [] }));
    return { ...tool, examples, response: { example: "Add, now", output: {} } };
  });
  const { paths } = openapiDocument({ ...model, tools }) as unknown as Document;
  const { requestBody, responses } = paths["/notes"]?.["post"] ?? {};
  expect(requestBody?.content["application/json"]?.examples).toMatchObject({ add_now_2: { summary: "Add, now" } });
  expect(responses?.["200"]?.content).toMatchObject({
    "application/json": { examples: { add_now_2: { summary: "Add, now" } } },
  });
});
