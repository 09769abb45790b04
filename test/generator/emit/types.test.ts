import { expect, test } from "vitest";
import { emitTools } from "../../../generator/emit/tools.ts";
import { emitTypes } from "../../../generator/emit/types.ts";
import { emitErrors } from "../../../generator/emit/errors.ts";
import { emitHandlers } from "../../../generator/emit/handlers.ts";
import type { Model, Schema } from "../../../generator/model/model.ts";
import { baseModel } from "../base-spec.ts";

const base = baseModel();

test("a tool's module contains its input, its error codes, its handler and its data", () => {
  const text = emitTools(base).get("generated/tools/books/save_book.ts") ?? "";
  const end = text.indexOf("  entry: {");
  expect(text.slice(0, end)).toBe(
    `// Generated from spec/tools/books/save_book.yaml by \`npx switchboard generate\`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Book } from "../../schemas.ts";

/** The validated arguments of \`save_book\`, without \`account_id\` and \`preview\`. */
export interface SaveBookInput {
  /** Book to change; left out: a new one. */
  book_id?: string;
  /** Title as printed. */
  title: string;
  /** Who has it at the moment. */
  loan?: {
    /** Name of the borrower. */
    to: string;
    /** Day of return. */
    until?: string;
  };
}

export interface SaveBookOutput {
  book: Book;
  /** The book is new. */
  created: boolean;
}

/** The error codes that \`save_book\` can return. */
export type SaveBookErrorCode = "book_lent" | CommonErrorCode;

/** Save book: Put a book on the shelf, or change one. */
export type SaveBookHandler<Context> = (
  input: SaveBookInput,
  context: Context,
) => Promise<SaveBookOutput>;

/** The data of \`save_book\` for the runtime. */
export const tool: ToolModule = {
`,
  );
  expect(text.slice(end)).toMatch(/^ {2}entry: \{\n {4}name: "save_book",[^]*\n {2}routes: \[\n/);
});

test("a shared schema is listed from its own module, and an inline output from its tool's module", () => {
  const files = emitTypes(base);
  const list = files.get("generated/schemas.ts") ?? "";
  expect(list).toContain('export type { Book } from "./schemas/Book.ts";');
  expect(list).toContain('export type { SaveBookOutput } from "./tools/books/save_book.ts";');
  expect(files.has("generated/schemas/SaveBookOutput.ts")).toBe(false);
});

test("the list of tools is in spec order", () => {
  const text = emitTools(base).get("generated/tools.ts") ?? "";
  expect(text).toContain(`[\n${base.tools.map(({ name }) => `  ${name},\n`).join("")}];`);
});

test("an argument with a default is always present for the handler, even if a shared schema has the default", () => {
  const [tool] = base.tools;
  if (!tool) throw new Error("the base specification has no tools");
  const properties = { own: { type: "integer", default: 1 }, shared: { $ref: "Limit" }, free: { type: "integer" } };
  const model: Model = {
    ...base,
    schemas: [{ name: "Limit", schema: { type: "integer", default: 25 } }],
    tools: [{ ...tool, category: "c", name: "t", input: { type: "object", properties } }],
  };
  const text = emitTools(model).get("generated/tools/c/t.ts");
  expect(text).toContain("  own: number;\n  shared: Limit;\n  free?: number;\n");
});

test.each<readonly [string, Schema, string]>([
  ["keywords", { type: "integer" }, "number"],
  ["several types", { type: ["string", "null"] }, "string | null"],
  ["an enum", { enum: ["a", 1, true, null] }, '"a" | 1 | true | null'],
  ["a constant", { const: "it's" }, '"it\'s"'],
  ["an array", { type: "array", items: { enum: ["a", "b"] } }, 'ReadonlyArray<"a" | "b">'],
  [
    "an array of arrays",
    { type: "array", items: { type: "array", items: { type: "string" } } },
    "ReadonlyArray<readonly string[]>",
  ],
  ["an array of anything", { type: "array" }, "readonly unknown[]"],
  [
    "an array of exactly the first items",
    { type: "array", prefixItems: [{ type: "string" }, { type: ["integer", "null"] }], items: false, minItems: 1 },
    "readonly [string, (number | null)?]",
  ],
  [
    "an array with other items after the first ones",
    { type: "array", prefixItems: [{ type: "number" }], items: { type: "string" }, minItems: 1 },
    "readonly [number, ...Array<string>]",
  ],
  [
    "an array with optional first items, and anything after them",
    { type: "array", prefixItems: [{ type: "number" }] },
    "readonly [(number)?, ...Array<unknown>]",
  ],
  ["a choice", { anyOf: [{ $ref: "Tag" }, { type: "null" }] }, "Tag | null"],
  [
    "a nested choice",
    { oneOf: [{ anyOf: [{ type: "string" }, { type: "null" }] }, { type: "string" }] },
    "string | null",
  ],
  ["parts", { allOf: [{ $ref: "Tag" }, { $ref: "Book" }] }, "Tag & Book"],
  ["an empty schema", {}, "unknown"],
  ["a choice of anything", { anyOf: [{}, { type: "string" }] }, "unknown"],
])("%s", (_, schema, type) => {
  const model: Model = { ...base, schemas: [{ name: "Probe", schema }] };
  expect(emitTypes(model).get("generated/schemas/Probe.ts")).toContain(`\nexport type Probe = ${type};\n`);
});

test("an object becomes an interface, and its additional properties are unknown", () => {
  const object = {
    type: "object",
    description: "A thing.",
    required: ["a"],
    properties: { a: { type: "string" }, "b-c": {} },
  };
  const emit = (schema: Schema) =>
    emitTypes({ ...base, schemas: [{ name: "Probe", schema }] }).get("generated/schemas/Probe.ts");
  expect(emit(object)).toContain('\n/** A thing. */\nexport interface Probe {\n  a: string;\n  "b-c"?: unknown;\n}\n');
  expect(emit({ ...object, additionalProperties: { type: "string" } })).toContain("  [key: string]: unknown;\n}\n");
  expect(emit({ type: "object", additionalProperties: { $ref: "Tag" } })).toContain(
    "Probe {\n  [key: string]: Tag;\n}\n",
  );
  expect(emit({ type: "object" })).toContain("Probe {\n  [key: string]: unknown;\n}\n");
  expect(emit({ type: "object", additionalProperties: false })).toContain("Probe {}\n");
  const patternProperties = { "^[a-z]+$": { type: "string" } };
  expect(emit({ type: "object", additionalProperties: false, patternProperties })).toContain(
    "Probe {\n  [key: string]: unknown;\n}\n",
  );
});

test("the handlers type has a required property for every resource and every tool except older names", () => {
  const text = emitHandlers(base).get("generated/handlers.ts") ?? "";
  for (const { name, category, typeName, replacedBy } of base.tools) {
    const member = `\n  readonly ${name}: import("./tools/${category}/${name}.ts").${typeName}Handler<Context>;\n`;
    expect([name, text.includes(member)]).toEqual([name, replacedBy === null]);
  }
  for (const resource of base.resources) {
    expect(text).toContain(
      `\n  readonly ${resource.name}: import("./resources/${resource.name}.ts").${resource.typeName}ResourceHandler<Context>;\n`,
    );
  }
  expect(text).not.toContain("?:");
});

test("the error codes form one type, the type `never` if there are none", () => {
  const text = emitErrors({
    ...base,
    errors: base.errors.filter((error) => ["book_lent", "not_found"].includes(error.code)),
  });
  expect(text.get("generated/errors.ts")).toContain('export type ErrorCode =\n  | "');
  expect(emitErrors({ ...base, errors: [] }).get("generated/errors.ts")).toContain("export type ErrorCode = never;");
});
