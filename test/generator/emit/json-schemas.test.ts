import { readdir, readFile } from "node:fs/promises";
import { Ajv, type ValidateFunction } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { emitJsonSchemas } from "../../../generator/emit/json-schemas.ts";
import { readModel } from "../../../generator/generate.ts";
import { readFolder } from "../../../generator/read-folder.ts";
import type { Schema } from "../../../generator/model/model.ts";
import { model } from "./model-fixture.ts";

const files = emitJsonSchemas(model);

test("each kind of file has a schema", () => {
  expect([...files.keys()].map((path) => path.replace(/^generated\/json-schema\/(.*)\.schema\.json$/, "$1"))).toEqual([
    "service",
    "scopes",
    "limits",
    "errors",
    "tool",
    "response",
    "prompt",
    "resource",
    "event",
    "schema",
    "exceptions",
  ]);
});

test.each([...files])("every key in %s has a description", (_, text) => {
  expect(undescribed(JSON.parse(text) as Schema, "")).toEqual([]);
});

test("this repository's specification is valid", async () => {
  const spec = readFolder(".", "spec");
  const { model: own } = readModel(spec ?? new Map<string, string>());
  expect(own).not.toBeNull();
  const validators = compile(own ? emitJsonSchemas(own) : new Map());
  const folders = {
    tools: "tool",
    responses: "response",
    schemas: "schema",
    prompts: "prompt",
    resources: "resource",
    events: "event",
  } as const;
  for (const [path, text] of spec ?? []) {
    const [, folder = ""] = path.split("/");
    const kind = folder in folders ? folders[folder as keyof typeof folders] : folder.replace(".yaml", "");
    const validate = validators.get(kind);
    expect([path, validate?.(parse(text)), validate?.errors]).toEqual([path, true, null]);
  }
});

test.each([
  ["an unknown key", { efect: "read" }],
  ["an unknown scope", { scopes: ["everyone"] }],
  ["an unknown safety category", { safety: "notes" }],
  ["a common error", { errors: ["not_found"] }],
  [
    "an unknown keyword",
    { input: { type: "object", additionalProperties: false, properties: { a: { maxlength: 1 } } } },
  ],
  ["an open input", { input: { type: "object", properties: {} } }],
])("a tool with %s is rejected", (_, change) => {
  const tool = {
    name: "get_note",
    title: "Get note",
    summary: "Read one note.",
    effect: "read",
    idempotent: true,
    safety: "none",
    scopes: ["everyday"],
    routes: ["GET /notes/{note_id}", { route: "GET /note", operation_id: "get_first_note" }],
    input: { type: "object", additionalProperties: false, properties: { note_id: { type: "string" } } },
    output: { page_of: "Note" },
    errors: ["note_locked"],
    examples: [{ title: "One", input: { note_id: "n" } }],
  };
  const validate = compile(files).get("tool");
  expect([validate?.(tool), validate?.errors]).toEqual([true, null]);
  expect(validate?.({ ...tool, ...change })).toBe(false);
});

test("the editor settings refer to every schema", async () => {
  const settings = JSON.parse(await readFile(".vscode/settings.json", "utf8")) as { "yaml.schemas": object };
  expect(Object.keys(settings["yaml.schemas"]).sort()).toEqual([...files.keys()].map((path) => `./${path}`).sort());
  expect(await readdir("spec")).toEqual(expect.arrayContaining(["service.yaml", "tools"]));
});

function compile(documents: ReadonlyMap<string, string>): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  return new Map(
    [...documents].map(([path, text]) => [
      path.replace(/^.*\/(\w+)\.schema\.json$/, "$1"),
      ajv.compile(JSON.parse(text) as object),
    ]),
  );
}

/** Returns the paths of keys without a description. */
function undescribed(schema: Schema, path: string): readonly string[] {
  const properties = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, Schema>>);
  const own = properties
    .filter(([, each]) => !("description" in each) && !("const" in each))
    .map(([key]) => `${path}.${key}`);
  const below = [
    ...properties.map(([key, each]) => [`${path}.${key}`, each] as const),
    ...["items", "additionalProperties"].map((key) => [`${path}.${key}`, schema[key]] as const),
    ...Object.entries(schema["definitions"] ?? {}),
    ...(Array.isArray(schema["anyOf"]) ? schema["anyOf"].map((each: unknown) => [path, each] as const) : []),
  ];
  return [
    ...own,
    ...below.flatMap(([way, each]) =>
      typeof each === "object" && each !== null ? undescribed(each as Schema, way) : [],
    ),
  ];
}
