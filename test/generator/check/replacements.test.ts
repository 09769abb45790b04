import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readModel } from "../../../generator/generate.ts";
import { readSpec } from "../../../generator/read-folder.ts";

const notes = readSpec(resolve("test/fixtures/notes")) ?? new Map<string, string>();

/** Returns the specification of a tool with one required argument. */
const tool = (name: string, argument: string, output: string, rest = ""): string => `name: ${name}
title: Tool ${name}
summary: Do ${name}.
effect: write
idempotent: true
safety: none
scopes: []
routes: [POST /${name.replace("_", "-")}]
input:
  type: object
  additionalProperties: false
  required: [a]
  properties: { a: ${argument.replace(/\}$/, ", description: A. }")} }
output: { type: object, additionalProperties: false, required: [t], properties: { t: ${output} } }
errors: []
examples: [{ title: Do it, input: { a: add } }]
${rest}`;
const replaced = "live: false\ndocumented: false\nreplaced_by: { tool: new_name }\n";

/** Returns the diagnostics of an older name and its newer tool. */
function check(older: string, newer: string): readonly string[] {
  const texts = new Map(notes)
    .set("spec/tools/notes/old_name.yaml", older)
    .set("spec/tools/notes/new_name.yaml", newer);
  return readModel(texts).diagnostics.map(({ code, text }) => `${code}: ${text}`);
}

const text = "{ type: string }";

test("an input without a maximum length has the default one", () => {
  const long = tool("old_name", "{ type: string, maxLength: 8000 }", text, replaced);
  const found = ['replacement-mismatch: "a" accepts values that "a" of the newer tool may reject'];
  expect(check(long, tool("new_name", text, text))).toEqual(found);
  expect(check(long, tool("new_name", "{ type: string, maxLength: 8000 }", text))).toEqual([]);
  expect(check(tool("old_name", text, text, replaced), tool("new_name", text, text))).toEqual([]);
});

test("listed values of an older argument are compared with all keywords of the newer argument", () => {
  const newer = tool("new_name", "{ type: string, pattern: ^a, maxLength: 3 }", text);
  const older = (schema: string): string => tool("old_name", schema, text, replaced);
  expect(check(older("{ enum: [a, add] }"), newer)).toEqual([]);
  expect(check(older("{ const: add }"), newer)).toEqual([]);
  for (const schema of ["{ enum: [add, none] }", "{ enum: [add, 1] }"]) {
    expect(check(older(schema), newer)).toEqual([
      'replacement-mismatch: "a" accepts values that "a" of the newer tool may reject',
    ]);
  }
});

test("both outputs must mark the same texts as written by other people", () => {
  const [older, marked] = [tool("old_name", text, text, replaced), "{ type: string, x-third-party: true }"];
  expect(check(older, tool("new_name", text, marked))).toEqual([
    'replacement-mismatch: the output of "new_name" marks other strings with x-third-party than the output of this tool',
  ]);
  expect(check(tool("old_name", text, marked, replaced), tool("new_name", text, marked))).toEqual([]);
});

test.each([
  ["a property", "properties: { v: MARKED }", "additionalProperties: true"],
  ["a property that the other output does not declare", "properties: { v: MARKED }", ""],
  ["additional properties", "additionalProperties: MARKED", ""],
  ["properties that match a pattern", "patternProperties: { ^v: MARKED }", ""],
  ["a property of one alternative", "anyOf: [{ type: object, properties: { v: MARKED } }]", ""],
  ["the items of a list", "properties: { v: { type: array, items: MARKED } }", ""],
  ["an item of a list", "properties: { v: { type: array, prefixItems: [MARKED] } }", ""],
])("marks of %s are compared where the output of the older name accepts any value", (_, newer, older) => {
  const object = (keywords: string): string =>
    `{ type: object, ${keywords.replaceAll("MARKED", "{ type: string, description: V., x-third-party: true }")} }`;
  const unmarked = (keywords: string): string => object(keywords).replaceAll(", x-third-party: true", "");
  const open = tool("old_name", text, object(older), replaced);
  expect(check(open, tool("new_name", text, object(newer)))).toEqual([
    'replacement-mismatch: the output of "new_name" marks other strings with x-third-party than the output of this tool',
  ]);
  expect(check(open, tool("new_name", text, unmarked(newer)))).toEqual([]);
});

test("an older name sends progress and log messages if the newer tool does", () => {
  const reports = "reports: true\n";
  const newer = tool("new_name", text, text, reports);
  expect(check(tool("old_name", text, text, replaced), newer)).toEqual([
    'replacement-mismatch: "new_name" sends progress and log messages, which is not declared here',
  ]);
  expect(check(tool("old_name", text, text, replaced + reports), newer)).toEqual([]);
});

test("each action of an older name has at least the effect of the same action of the newer tool", () => {
  const effects = (list: string, add: string): string =>
    `actions: { argument: a, effects: { list: { effect: ${list}, idempotent: true, safety: none }, add: { effect: ${add}, idempotent: true, safety: none } } }\n`;
  const action = "{ enum: [list, add] }";
  const newer = tool("new_name", action, text, effects("read", "write"));
  expect(check(tool("old_name", action, text, replaced + effects("write", "read")), newer)).toEqual([
    'replacement-mismatch: the effect of calling "new_name" is write, but read is declared here',
  ]);
  expect(check(tool("old_name", action, text, replaced + effects("read", "write")), newer)).toEqual([]);
});

test("a constraint of the newer tool is compared with the related constraints of the older name only", () => {
  const names = Array.from({ length: 17 }, (_, index) => `b${index}`);
  const more = names.map((name) => `, ${name}: { type: string, description: B. }`).join("");
  const many = (name: string, constraints: string, rest = ""): string =>
    tool(name, text, text, `constraints: { ${constraints} }\n${rest}`)
      .replace("description: A. }", `$&${more}`)
      .replace("a: add }", "a: add, b1: b }");
  const some = `at_least_one_of: [[${names.join(", ")}]]`;
  const pair = "excludes: { b0: [b16] }";
  const chain = `requires: { b0: [${names.slice(1, -1).join(", ")}] }`;
  expect(check(many("old_name", `${some}, ${pair}`, replaced), many("new_name", `${some}, ${pair}`))).toEqual([]);
  expect(check(many("old_name", some, replaced), many("new_name", `${some}, ${pair}`))).toEqual([
    'replacement-mismatch: a call with b0, b16 violates a constraint of "new_name": Do not combine b0 with b16.',
  ]);
  // No call with fewer than 17 arguments violates the constraint.
  expect(check(many("old_name", chain, replaced), many("new_name", pair))).toEqual([
    'replacement-mismatch: too many arguments are related to check this constraint of "new_name": Do not combine b0 with b16.',
  ]);
});

/** Replaces the only argument of a tool, `a`, and the input of its example. */
const withInput = (yaml: string, input: string, example: string): string =>
  yaml
    .replace(/ {2}required: \[a\]\n {2}properties: .*\n/, input)
    .replace("input: { a: add }", `input: { ${example} }`);
const argument = "{ type: string, description: An argument. }";
const replacedWith = (input: string): string => replaced.replace("new_name }", `new_name, input: { ${input} } }`);

test("an argument that is passed under another name is not passed under its own", () => {
  const older = tool("old_name", text, text, replacedWith("b: { from: a }"));
  const both = `properties: { a: ${argument}, b: ${argument} }\n`;
  const newer = (required: string, rest = ""): string =>
    withInput(tool("new_name", text, text, rest), `${required}  ${both}`, "a: one, b: two");
  expect(check(older, newer("  required: [a, b]\n"))).toEqual([
    'replacement-mismatch: "new_name" requires "a", which is not passed',
  ]);
  expect(check(older, newer("", "constraints: { requires: { b: [a] } }\n"))).toEqual([
    'replacement-mismatch: a call with a violates a constraint of "new_name": b requires a.',
  ]);
  const twice = tool("old_name", text, text, replacedWith("a: { from: a }, b: { from: a }"));
  expect(check(twice, newer("  required: [a, b]\n"))).toEqual([]);
});

test("the number of passed arguments is within minProperties and maxProperties of the newer input", () => {
  const input = (rest: string): string => `${rest}  properties: { a: ${argument}, b: ${argument}, c: ${argument} }\n`;
  const newer = (rest: string): string => withInput(tool("new_name", text, text), input(rest), "a: one");
  const older = (rest: string, passed = ""): string =>
    withInput(tool("old_name", text, text, replacedWith(passed)), input(rest).replace(/, c: .* \}/, " }"), "a: one");
  const few = (count: number, required: number): string =>
    `replacement-mismatch: a call of this tool may pass as few as ${count} arguments (including fixed values and defaults), but "new_name" requires ${required}`;
  const many = (count: number, most: number): string =>
    `replacement-mismatch: a call of this tool may pass ${count} arguments (including fixed values and defaults), but "new_name" accepts at most ${most}`;
  const [one, two] = ["  minProperties: 1\n", "  maxProperties: 2\n"];
  expect(check(older(""), newer(one))).toEqual([few(0, 1)]);
  for (const accepted of [older(one), older("  required: [a]\n"), older("", "c: fixed")]) {
    expect(check(accepted, newer(one))).toEqual([]);
  }
  expect(check(older(""), newer(two))).toEqual([]);
  expect(check(older("", "c: fixed"), newer(two))).toEqual([many(3, 2)]);
  expect(check(older("  maxProperties: 1\n", "c: fixed"), newer(two))).toEqual([]);
  expect(check(older("", "a: { from: a }, c: { from: a }"), newer(two))).toEqual([many(3, 2)]);
});

/** Returns a tool whose argument selects an action: list reads, set is idempotent, and add is not. */
const actionTool = (name: string, actions: string, isIdempotent: boolean, rest: string): string =>
  tool(name, `{ enum: [${actions}] }`, text, rest)
    .replace("idempotent: true", `idempotent: ${String(isIdempotent)}`)
    .replace("a: add", "a: set");
const effects =
  "actions: { argument: a, effects: { list: { effect: read, idempotent: true, safety: none }, set: { effect: write, idempotent: true, safety: none }, add: { effect: write, idempotent: false, safety: none } } }\n";

test("an older name that passes the action is idempotent only if all actions that it can pass are", () => {
  const newer = actionTool("new_name", "list, set, add", false, effects);
  expect(check(actionTool("old_name", "set, add", true, replaced), newer)).toEqual([
    'replacement-mismatch: calling "new_name" is not idempotent, but this tool is declared as idempotent',
  ]);
  expect(check(actionTool("old_name", "set, add", false, replaced), newer)).toEqual([]);
  expect(check(actionTool("old_name", "list, set", true, replaced), newer)).toEqual([]);
});

test("an older name requires a connected account if the newer tool does", () => {
  const found = ['replacement-mismatch: calling "new_name" requires a connected account, which is not declared here'];
  const connection = "requires_connection: true\n";
  const newer = tool("new_name", text, text, connection);
  expect(check(tool("old_name", text, text, replaced), newer)).toEqual(found);
  expect(check(tool("old_name", text, text, replaced + connection), newer)).toEqual([]);
  const withAction = (rest: string): string =>
    effects.replace("set: { effect: write, idempotent: true, safety: none", `$&${rest}`);
  const acting = actionTool("new_name", "list, set, add", false, withAction(", requires_connection: true"));
  const older = (rest: string): string => actionTool("old_name", "list, set, add", false, replaced + withAction(rest));
  expect(check(older(""), acting)).toEqual(found);
  expect(check(older(", requires_connection: true"), acting)).toEqual([]);
});

test("a fixed mapping may have the key `from` beside others", () => {
  const range =
    "{ type: object, additionalProperties: false, description: R., properties: { from: { type: string, description: F. }, to: { type: string, description: T. } } }";
  const newer = withInput(
    tool("new_name", text, text),
    `  properties: { a: ${argument}, range: ${range} }\n`,
    "a: one",
  );
  const older = (input: string): string => tool("old_name", text, text, replacedWith(`range: ${input}`));
  const texts = new Map(notes).set("spec/tools/notes/new_name.yaml", newer);
  texts.set("spec/tools/notes/old_name.yaml", older("{ from: one, to: two }"));
  const { model, diagnostics } = readModel(texts);
  expect(diagnostics).toEqual([]);
  expect(model?.tools.find(({ name }) => name === "old_name")?.replacedBy?.input).toEqual({
    range: { value: { from: "one", to: "two" } },
  });
  expect(check(older("{ to: two }"), newer)).toEqual([]);
  expect(check(older("{ from: one, too: two }"), newer)).toEqual([
    'replacement-mismatch: {"from":"one","too":"two"} is not valid for "range": the property "too" is not declared',
  ]);
  expect(check(older("{ from: one }"), newer)).toEqual(['replacement-mismatch: this tool has no argument "one"']);
});

/** Returns the problems, with hints, of tools with the given replacements; a tool with undefined has no replacement. */
function checkChain(replacements: Readonly<Record<string, string | undefined>>): readonly string[] {
  const texts = new Map(notes);
  for (const [name, newer] of Object.entries(replacements)) {
    const rest = newer === undefined ? "" : replaced.replace("new_name", newer);
    texts.set(`spec/tools/notes/${name}.yaml`, tool(name, text, text, rest));
  }
  return readModel(texts).diagnostics.map(({ text: found, hint }) =>
    hint === undefined ? found : `${found} (${hint})`,
  );
}

test("older names that replace each other are reported as a circle, without a hint", () => {
  expect(checkChain({ a_x: "b_x", b_x: "c_x", c_x: "a_x", d_x: "a_x" })).toEqual([
    "the replacements form a circle: a_x -> b_x -> c_x -> a_x",
    "the replacements form a circle: b_x -> c_x -> a_x -> b_x",
    "the replacements form a circle: c_x -> a_x -> b_x -> c_x",
    '"a_x" is itself replaced',
  ]);
  expect(checkChain({ a_x: "a_x" })).toEqual(["a tool cannot replace itself"]);
});

test("the hint about a replaced tool names the tool at the end of the chain", () => {
  expect(checkChain({ a_x: "b_x", b_x: "c_x", c_x: "d_x", d_x: undefined })).toEqual([
    '"b_x" is itself replaced (refer to its replacement: d_x)',
    '"c_x" is itself replaced (refer to its replacement: d_x)',
  ]);
  expect(checkChain({ a_x: "b_x", b_x: "none" }).filter((found) => found.includes("itself"))).toEqual([
    '"b_x" is itself replaced',
  ]);
});
