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

test("both outputs must mark the same texts as written by other people", () => {
  const [older, marked] = [tool("old_name", text, text, replaced), "{ type: string, x-third-party: true }"];
  expect(check(older, tool("new_name", text, marked))).toEqual([
    'replacement-mismatch: the output of "new_name" marks other strings with x-third-party than the output of this tool',
  ]);
  expect(check(tool("old_name", text, marked, replaced), tool("new_name", text, marked))).toEqual([]);
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
