import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkSpec } from "../../../generator/check/check-spec.ts";
import { formatDiagnostic, sortDiagnostics } from "../../../generator/load/diagnostic.ts";
import { RULES } from "../../../generator/check/rule-codes.ts";
import { RUNTIME_ERRORS } from "../../../generator/check/rules/tables.ts";
import { readModel } from "../../../generator/generate.ts";
import { parseSpecFile } from "../../../generator/load/spec-file.ts";
import { baseSpec } from "../base-spec.ts";

test("there are at least 45 rules, each with a kebab-case code and a description", () => {
  expect(Object.keys(RULES).length).toBeGreaterThanOrEqual(45);
  for (const [code, description] of Object.entries(RULES)) {
    expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});

test("an empty specification lacks the four required tables, and nothing else", () => {
  expect(checkSpec([]).map(formatDiagnostic)).toEqual([
    "spec/errors.yaml:1:1: error missing-file: the required file errors.yaml is missing",
    "spec/limits.yaml:1:1: error missing-file: the required file limits.yaml is missing",
    "spec/scopes.yaml:1:1: error missing-file: the required file scopes.yaml is missing",
    "spec/service.yaml:1:1: error missing-file: the required file service.yaml is missing",
  ]);
});

test("diagnostics are sorted by file, line and column", () => {
  const at = (file: string, line: number, column: number, code = "a") => ({ file, line, column, code, text: "" });
  const sorted = [at("a", 1, 2), at("a", 2, 1), at("a", 10, 1, "a"), at("a", 10, 1, "b"), at("b", 1, 1)];
  expect(sortDiagnostics([...sorted].reverse())).toEqual(sorted);
});

test("a diagnostic is one line with its hint below, for any content of the file", () => {
  const text = "\u001b[31m is \n no name";
  expect(formatDiagnostic({ file: "a.yaml", line: 1, column: 2, code: "bad-name", text, hint: "use \u202ex" })).toBe(
    "a.yaml:1:2: error bad-name: <U+001B>[31m is no name\n  hint: use <U+202E>x",
  );
});

test.each(["2026-03-01T09:30:00+05", "2026-03-01 09:30:00Z"])(
  "a default time is valid only if calls may contain it: %s",
  (time) => {
    const text = `type: string\nformat: date-time\ndescription: A time.\ndefault: "${time}"\n`;
    const { file } = parseSpecFile("spec/schemas/Time.yaml", "schema", text);
    const valid = parseSpecFile("spec/schemas/Time.yaml", "schema", text.replace(time, "2026-03-01T09:30:00+05:00"));
    expect(checkSpec([file]).map(({ code }) => code)).toContain("default-mismatch");
    expect(checkSpec([valid.file]).map(({ code }) => code)).not.toContain("default-mismatch");
  },
);

test("a slow regular expression is reported without running it on the examples", () => {
  const text =
    'type: string\ndescription: Slow.\npattern: "^(a+)+$"\ndefault: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!\n';
  const { file } = parseSpecFile("spec/schemas/Slow.yaml", "schema", text);
  const codes = checkSpec([file]).map(({ code }) => code);
  expect(codes).toContain("super-linear-pattern");
  expect(codes).not.toContain("default-mismatch");
});

test("every error that the runtime throws is required in errors.yaml, except one that tools declare", () => {
  const root = fileURLToPath(new URL("../../../runtime/", import.meta.url));
  // Only handlers call the function in this file, and their tools declare the error that it throws.
  const forHandlers = "limits/change-timezone.ts";
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && path !== forHandlers,
  );
  const thrown = sources.flatMap((path) =>
    [...readFileSync(root + path, "utf8").matchAll(/new Failure\(\s*"([a-z_]+)"/g)].map((match) => match[1] ?? ""),
  );
  const byDeclaration = "input_required"; // declared by tools that ask their client
  expect([...new Set(thrown)].filter((code) => !RUNTIME_ERRORS.includes(code))).toEqual([byDeclaration]);
});

test("a tool that asks its client needs no example, because examples run without a client to answer", () => {
  const spec = baseSpec();
  const change = (path: string, from: string | RegExp, to: string): void => {
    const text = spec.get(path) ?? "";
    expect(text).toMatch(from);
    spec.set(path, text.replace(from, to));
  };
  change("spec/tools/books/save_book.yaml", /examples:[^]*$/, "examples: []\n");
  expect(readModel(spec).diagnostics.map(({ code }) => code)).toEqual(["missing-example"]);
  change("spec/tools/books/save_book.yaml", /^errors: .*$/m, "errors: [input_required]");
  change("spec/errors.yaml", /^internal_error:/m, `${asking}internal_error:`);
  expect(readModel(spec).diagnostics).toEqual([]);
});

test("a deprecated property in a branch may name its replacement in the same branch", () => {
  const spec = baseSpec();
  const property = (more: string) => `{ type: string, description: A title.${more} }`;
  const branch = `{ type: object, properties: { new: ${property("")}, old: ${property(", deprecated: { since: 2026-01-01, use: USE }")} } }`;
  const book = (use: string) => `description: A book.\nanyOf: [${branch.replace("USE", use)}, { type: "null" }]\n`;
  const codes = (use: string) =>
    readModel(spec.set("spec/schemas/Sequel.yaml", book(use))).diagnostics.map(({ code }) => code);
  const text = spec.get("spec/schemas/Book.yaml") ?? "";
  spec.set("spec/schemas/Book.yaml", text.replace("sequel: { $ref: Book }", "sequel: { $ref: Sequel }"));
  expect(codes("new")).toEqual([]);
  expect(codes("newer")).toEqual(["unknown-replacement"]);
});

test("parameters of the URI of a changed resource are found in a payload that is a shared schema", () => {
  const spec = baseSpec();
  const book = "{ book_id: b1, title: Walden, tags: [] }";
  const event = (resource: string) =>
    `name: book.lent\ntitle: Book lent\nsummary: A book was lent.\npayload: { $ref: Book }\nchanges: [${resource}]\nexample: ${book}\n`;
  expect(spec.get("spec/resources/book_cover.yaml")).toContain("{book_id}");
  spec.set("spec/events/book.lent.yaml", event("book_cover"));
  expect(readModel(spec).diagnostics.map(({ text }) => text)).toEqual([
    'the URI of "book_cover" contains "{size}", which is not a property of the payload',
  ]);
});

describe("the diagnostics of an example whose value has several alternatives", () => {
  const example = (property: string, value: string, schema = "type: object"): readonly string[] => {
    const spec = baseSpec();
    const path = "spec/tools/books/save_book.yaml";
    const text = (spec.get(path) ?? "")
      .replace("    title: {", `    rule: ${property}\n    title: {`)
      .replace("title: Walden, loan", `title: Walden, rule: ${value}, loan`);
    spec.set(path, text);
    spec.set("spec/schemas/Rule.yaml", `description: A rule.\n${schema}`);
    return readModel(spec)
      .diagnostics.filter(({ code }) => code === "example-mismatch")
      .map(({ text: found }) => found);
  };
  const rule = (more = "") =>
    `type: object\nadditionalProperties: false\nproperties:\n  level: { type: integer, description: A level. }\n${more}`;
  const words = Array.from({ length: 600 }, (_, index) => `  word${index}: { type: string, description: A word. }\n`);
  const many = words.join("");
  const failed = 'the example is invalid: "rule" must match at least one schema of "anyOf"';

  test.each([
    ["a reference", rule()],
    ["a reference to a schema that is too large to inline", rule(many)],
    [
      "a list of alternatives",
      `anyOf:\n  - { $ref: Tag }\n  - { type: object, properties: { level: { type: integer } } }\n`,
    ],
  ])("an error inside an alternative that is %s is omitted", (_, schema) => {
    expect(example('{ anyOf: [{ $ref: Rule }, { type: "null" }] }', "{ level: high }", schema)).toEqual([failed]);
  });

  test("errors of other keywords and other values are kept", () => {
    const pair = '{ type: array, maxItems: 1, items: { anyOf: [{ $ref: Rule }, { type: "null" }] } }';
    expect(example(pair, "[{ level: high }, { level: 1 }]", rule())).toEqual([
      'the example is invalid: "rule" must NOT have more than 1 items',
      'the example is invalid: "rule.0" must match at least one schema of "anyOf"',
    ]);
    const both =
      '{ type: object, properties: { a: { $ref: Rule }, b: { anyOf: [{ $ref: Rule }, { type: "null" }] } } }';
    expect(example(both, "{ a: { level: high }, b: { level: low } }", rule())).toEqual([
      'the example is invalid: "high" does not have the type integer',
      'the example is invalid: "rule.b" must match at least one schema of "anyOf"',
    ]);
  });

  test("alternatives may depend on a placeholder inside the value", () => {
    const target = (keyword: string) =>
      `{ ${keyword}: [{ type: object, properties: { id: { type: string, pattern: "^bok_", description: Id. } } }, { type: "null" }] }`;
    expect(example(target("anyOf"), '{ id: "{{steps.saved.book.book_id}}" }')).toEqual([]);
    expect(example(target("oneOf"), '{ id: "{{steps.saved.book.book_id}}" }')).toEqual([]);
    expect(example(target("anyOf"), "{ id: nte_1 }")).toEqual([failed]);
    const list = "{ type: array, maxItems: 1, items: { type: string }, description: Words. }";
    expect(example(list, '["{{steps.saved.book.book_id}}", b]')).toEqual([
      'the example is invalid: "rule" must NOT have more than 1 items',
    ]);
  });
});

const asking = `input_required:
  { status: 422, mcp: error, retryable: false, title: Input required, text: The client must answer., hint: Ask it. }
`;

test.each([
  ["{ mcp: /a, rest: /a, docs: /c }", ["/a and the path of mcp, /a, are the same"]],
  ["{ mcp: /a, rest: /a/b, docs: /ab }", ["/a/b and the path of mcp, /a, overlap"]],
  ["{ mcp: /readyz, rest: /a, docs: / }", ["the server reserves the path /readyz", "the server reserves the path /"]],
  ["{ mcp: /a/mcp, rest: /a/v1, docs: /a/docs }", []],
])("for the paths %s, every collision is reported", (paths, texts) => {
  const { file } = parseSpecFile("spec/service.yaml", "service", `paths: ${paths}\n`);
  const found = checkSpec([file]).filter(({ code }) => code === "colliding-path");
  expect(found.map(({ text }) => text)).toEqual(texts);
});
