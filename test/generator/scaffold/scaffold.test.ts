import { createHash } from "node:crypto";
import { check } from "prettier";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { generate, readModel } from "../../../generator/generate.ts";
import type { Model } from "../../../generator/model/model.ts";
import { DEFAULT_IMPORTS } from "../../../generator/scaffold/handler-imports.ts";
import { scaffold } from "../../../generator/scaffold/scaffold.ts";
import { baseSpec } from "../base-spec.ts";
import { compilerErrors } from "../compile.ts";
import { model as fixture } from "../emit/model-fixture.ts";

const INDEX = "handlers/tools/index.ts";
const full: Model = { ...fixture, tools: fixture.tools.map((tool) => ({ ...tool, replacedBy: null })) };
const model: Model = { ...full, resources: [], completions: [] };
// get_note, save_note, manage_tag, search_notes, find_notes, delete_note
const order = model.tools.map(({ name }) => name);
const fileOf = (name: string): string =>
  `handlers/tools/${full.tools.find((tool) => tool.name === name)?.category ?? ""}/${name}.ts`;
const filesFor = (names: readonly string[]): [string, string][] => names.map((name) => [fileOf(name), `// ${name}\n`]);

/** Returns a list after scaffolding, given its text and its names; all their files exist. */
function extended(text: string, names: readonly string[]): string {
  const plan = scaffold(model, new Map([[INDEX, text], ...filesFor(names)]), DEFAULT_IMPORTS);
  expect(plan.manual).toEqual([]);
  return plan.changed.get(INDEX) ?? text;
}

const list = `import type { ToolHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";
import { get_note } from "./notes/get_note.ts";
import { search_notes } from "./search/search_notes.ts";

/** The handlers. */
export const tools: ToolHandlers<ServiceContext> = {
  get_note,
  search_notes,
};
`;

test("an older name gets no handler", () => {
  const { added } = scaffold(fixture, new Map(), DEFAULT_IMPORTS);
  expect([...added.keys()].filter((path) => path.includes("find_notes"))).toEqual([]);
  expect(added.get(INDEX)).not.toContain("find_notes");
});

describe("a service without handlers", () => {
  const plan = scaffold(full, new Map(), DEFAULT_IMPORTS);

  test("gets a file for each handler, and the lists", async () => {
    expect([...plan.added.keys()]).toEqual([
      "handlers/tools/notes/get_note.ts",
      "handlers/tools/notes/save_note.ts",
      "handlers/tools/notes/manage_tag.ts",
      "handlers/tools/search/search_notes.ts",
      "handlers/tools/search/find_notes.ts",
      "handlers/tools/notes/delete_note.ts",
      "handlers/tools/index.ts",
      "handlers/resources/usage.ts",
      "handlers/resources/drawing.ts",
      "handlers/resources/index.ts",
      "handlers/completions/tag_names.ts",
      "handlers/completions/index.ts",
    ]);
    for (const [path, text] of plan.added)
      expect(await check(text, { parser: "typescript", printWidth: 120 }), path).toBe(true);
  });

  test("gets handlers that fail, with the types of the specification", () => {
    expect(plan.added.get("handlers/tools/notes/get_note.ts")).toBe(
      `import type { GetNoteHandler } from "../../../generated/tools/notes/get_note.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

/** Does what get_note says. */
export const get_note: GetNoteHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_note has no handler yet." });
};
`,
    );
    expect(plan.added.get("handlers/resources/index.ts")).toBe(
      `import type { ResourceHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";
import { usage } from "./usage.ts";
import { drawing } from "./drawing.ts";

/** The handler of every resource, in the order of the specification. */
export const resources: ResourceHandlers<ServiceContext> = {
  usage,
  drawing,
};
`,
    );
    expect(plan.added.get("handlers/completions/tag_names.ts")).toContain(
      `import type { CompletionHandler } from "../../generated/handlers.ts";`,
    );
  });

  test("gets the imports that are configured", () => {
    const imports = {
      contextType: "Notes",
      contextModule: "handlers/notes.ts",
      runtimeModule: "../../../runtime/index.ts",
    };
    const text = scaffold(full, new Map(), imports).added.get("handlers/tools/notes/get_note.ts");
    expect(text).toContain('from "../../../../../../runtime/index.ts"');
    expect(text).toContain('import type { Notes } from "../../notes.ts"');
  });

  test("needs no changes after that", () => {
    const again = scaffold(full, plan.added, DEFAULT_IMPORTS);
    expect([again.added.size, again.changed.size, again.manual, again.orphaned]).toEqual([0, 0, [], []]);
  });
});

test("every accepted name of a completion gets a handler and a line that compile", async () => {
  const keywords = Object.keys(ts.SyntaxKind).flatMap((kind) => /^(\w+)Keyword$/.exec(kind)?.[1]?.toLowerCase() ?? []);
  const names = [...keywords, "tools", "resources", "completions", "index", "arguments", "eval", "shelf_topics"];
  const accepted = names.filter((name) => readModel(completing([name])).model !== null);
  const { model: named, files } = await generateAll(completing(accepted));
  const { added } = scaffold(named, new Map(), DEFAULT_IMPORTS);
  const otherFiles = {
    "handlers/context.ts": "export interface ServiceContext { readonly now: number }",
    "runtime/index.ts":
      "export class Failure extends Error { constructor(code: string, readonly details: object) { super(code); } }",
  };
  expect(compilerErrors(new Map([...files, ...added]), otherFiles)).toEqual([]);
  expect(names.filter((name) => !accepted.includes(name))).toEqual(
    expect.arrayContaining(["new", "await", "enum", "completions", "index"]),
  );
  expect(accepted).toEqual(expect.arrayContaining(["as", "async", "from", "type", "tools", "shelf_topics"]));
});

/** Returns the base specification with a prompt of one argument for each completion. */
function completing(names: readonly string[]): ReadonlyMap<string, string> {
  const path = "spec/prompts/reading_plan.yaml";
  const of = (index: number) => `topic${index}`;
  const completed = names.map(
    (name, index) => `  - { name: ${of(index)}, summary: A., type: string, completion: "${name}" }\n`,
  );
  const text = `name: reading_plan
title: Reading plan
summary: Plan what to read next.
arguments:
${completed.join("")}tools: []
messages: [{ role: user, text: "${names.map((_, index) => `{{ ${of(index)} }}`).join(" ")}" }]
`;
  return baseSpec().set(path, text);
}

async function generateAll(spec: ReadonlyMap<string, string>) {
  const { model: made } = readModel(spec);
  const { files, diagnostics } = await generate(spec);
  if (!made) throw new Error(JSON.stringify(diagnostics));
  return { model: made, files };
}

test("the missing lines are added to a list, in the order of the specification", () => {
  expect(extended(list, ["get_note", "search_notes"]))
    .toBe(`import type { ToolHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";
import { get_note } from "./notes/get_note.ts";
import { save_note } from "./notes/save_note.ts";
import { manage_tag } from "./notes/manage_tag.ts";
import { search_notes } from "./search/search_notes.ts";
import { find_notes } from "./search/find_notes.ts";
import { delete_note } from "./notes/delete_note.ts";

/** The handlers. */
export const tools: ToolHandlers<ServiceContext> = {
  get_note,
  save_note,
  manage_tag,
  search_notes,
  find_notes,
  delete_note,
};
`);
});

const imports = (names: readonly string[], quote = '"', end = ";\n"): string =>
  names
    .map((name) => `import { ${name} } from ${quote}./${fileOf(name).split("/").slice(2).join("/")}${quote}${end}`)
    .join("");

const T = "export const tools: ToolHandlers<ServiceContext> =";
const hostile: readonly (readonly [string, string, readonly string[]])[] = [
  ["CRLF line endings", list.replaceAll("\n", "\r\n"), ["get_note", "search_notes"]],
  ["a byte order mark", `\ufeff${list}`, ["get_note", "search_notes"]],
  ["tabs", list.replaceAll("  ", "\t"), ["get_note", "search_notes"]],
  ["no trailing comma", list.replace("search_notes,\n}", "search_notes\n}"), ["get_note", "search_notes"]],
  [
    "comments after members",
    `${imports(["get_note", "save_note"])}${T} {\n  get_note, // first\n  save_note /* last */ // really\n};\n`,
    ["get_note", "save_note"],
  ],
  [
    "comments between members",
    `${imports(["get_note", "delete_note"])}${T} {\n  // notes\n  get_note,\n\n  // the end\n  delete_note,\n  // nothing more\n};\n`,
    ["get_note", "delete_note"],
  ],
  [
    "a comment over several lines after a member",
    `${imports(["get_note"])}${T} {\n  get_note, /* a\n b */\n};\n`,
    ["get_note"],
  ],
  [
    "a comment before the comma",
    `${imports(["get_note", "delete_note"])}${T} {\n  get_note /* , */,\n  delete_note /* , */\n};\n`,
    ["get_note", "delete_note"],
  ],
  [
    "one line",
    `${imports(["save_note", "delete_note"])}${T} { save_note, delete_note };\n`,
    ["save_note", "delete_note"],
  ],
  ["one line without spaces", `${imports(["save_note"], "'", "\n")}${T} {save_note}`, ["save_note"]],
  [
    "leading commas",
    `${imports(["get_note", "manage_tag"])}${T} {\n    get_note\n  , manage_tag\n}\n`,
    ["get_note", "manage_tag"],
  ],
  ["an empty object", `${T} {};\n`, []],
  ["an empty object on two lines", `\n\n${T} { // none yet\n};\n`, []],
  ["an empty object with a comment", `// no handlers\n${T} { /* none */ };\n`, []],
  ["single quotes and no semicolons", `${imports(["get_note"], "'", "\n")}\n${T} {\n  get_note,\n}\n`, ["get_note"]],
  [
    "several imports on one line",
    `${imports(["get_note", "save_note"], '"', "; ")}\n${T} {\n  get_note, save_note,\n};\n`,
    ["get_note", "save_note"],
  ],
  [
    "an import over several lines",
    `import {\n  get_note,\n} from "./notes/get_note.ts";\n${T} { get_note };\n`,
    ["get_note"],
  ],
  [
    "a license above the first import",
    `/* License */\n\n// of tags\n${imports(["manage_tag"])}${T} { manage_tag };\n`,
    ["manage_tag"],
  ],
  ["a shebang", `#!/usr/bin/env node\n${T} {};\n`, []],
  [
    "satisfies",
    `${imports(["get_note"])}export const all = ({\n  get_note,\n}) satisfies ToolHandlers<ServiceContext>;\n`,
    ["get_note"],
  ],
  ["Object.freeze", `${imports(["get_note"])}${T} Object.freeze({ get_note });\n`, ["get_note"]],
  [
    "members of every form",
    `${imports(["get_note"])}${T} {\n  get_note: get_note,\n  "save_note": async () => ({ id: "}," }),\n  async manage_tag() { return { data: [] }; },\n};\n`,
    ["get_note", "save_note", "manage_tag"],
  ],
  ["a name that is bound already", `const save_note = () => 1;\n${T} {\n  get_note: () => "// ,",\n};\n`, ["get_note"]],
  [
    "its own order",
    `${imports(["delete_note", "get_note"])}${T} {\n  delete_note,\n  get_note,\n};\n`,
    ["delete_note", "get_note"],
  ],
  ["no newline at the end", `${imports(["get_note"])}${T} {\n  get_note }`, ["get_note"]],
  [
    "names in texts and templates",
    `${imports(["get_note"])}const x = \`save_note, \${"}"}\`;\n${T} {\n  get_note,\n};\nexport const y = { save_note: x };\n`,
    ["get_note"],
  ],
];

describe("a list written with", () => {
  test.each(hostile)("%s gets its lines, and every other byte is preserved", (_, text, names) => {
    const result = extended(text, names);
    expect(isSubsequence(text, result)).toBe(true);
    expect([...listedNames(result)].sort()).toEqual([...order].sort());
    expect(syntaxErrors(result)).toEqual([]);
    const added = order.filter((name) => !names.includes(name));
    expect(listedNames(result).filter((name) => added.includes(name))).toEqual(added);
    for (const name of added) expect(bindings(result, name), name).toBe(1);
    expect(result.includes("\r\n") && /[^\r]\n/.test(result)).toBe(false);
    expect(extended(result, order)).toBe(result);
  });

  test.each([
    ["a spread", `${T} { ...more };\n`, '"...more" prevents reading the names of the handlers'],
    ["a computed name", `${T} { [name]: 1 };\n`, '"[name]: 1" prevents reading the names of the handlers'],
    ["no object", `export const tools = build();\n`, "it exports no object of the type ToolHandlers"],
    ["a syntax error", `${T} { get_note,, };\n`, "it has syntax errors"],
  ])("%s is not changed, and its missing lines are reported", (_, text, reason) => {
    const plan = scaffold(model, new Map([[INDEX, `// get_note\n${text}`]]), DEFAULT_IMPORTS);
    expect(plan.changed.size).toBe(0);
    expect(plan.manual).toEqual([{ file: INDEX, reason, names: order.slice(1) }]);
  });
});

test("hand-written files are not changed", () => {
  const files = new Map([
    [INDEX, list],
    ["handlers/tools/notes/get_note.ts", "export  const get_note = 1\r\n"],
    ["handlers/tools/notes/save_note.ts", "// mine"],
    ["handlers/tools/search/search_notes.ts", ""],
  ]);
  const before = new Map([...files].map(([path, text]) => [path, hash(text)]));
  const plan = scaffold(model, files, DEFAULT_IMPORTS);
  const after = new Map([...files, ...plan.added, ...plan.changed]);
  const same = [...before].filter(([path, digest]) => hash(after.get(path) ?? "") === digest).map(([path]) => path);
  expect(same).toEqual([...files.keys()].filter((path) => path !== INDEX));
  expect([...plan.added.keys()].filter((path) => files.has(path))).toEqual([]);
});

test("the missing file of a listed handler is added again", () => {
  const plan = scaffold(model, new Map([[INDEX, extended(list, order)], ...filesFor(order.slice(1))]), DEFAULT_IMPORTS);
  expect([...plan.added.keys()]).toEqual(["handlers/tools/notes/get_note.ts"]);
  expect(plan.changed.size).toBe(0);
});

test("handlers without a tool are reported and kept", () => {
  const handler = (name: string): string => `export const ${name}: XHandler<ServiceContext> = async () => ({});\n`;
  const text = extended(list, order).replace("  get_note,", "  get_note,\n  old_note,");
  const files = new Map([
    [INDEX, text],
    ...filesFor(order),
    ["handlers/tools/notes/old_note.ts", handler("old_note")],
    ["handlers/tools/notes/find_notes.ts", handler("find_notes")],
    ["handlers/tools/notes/paging.ts", "export const paging = 1;\n"],
  ]);
  const plan = scaffold(model, files, DEFAULT_IMPORTS);
  expect(plan.orphaned).toEqual([
    "handlers/tools/notes/old_note.ts",
    "handlers/tools/notes/find_notes.ts",
    "handlers/tools/index.ts: old_note",
  ]);
  expect(plan.added.size + plan.changed.size).toBe(0);
});

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

function isSubsequence(part: string, whole: string): boolean {
  let found = 0;
  for (const character of whole) if (character === part[found]) found += 1;
  return found === part.length;
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile("index.ts", text, ts.ScriptTarget.ES2023, true);
}

function syntaxErrors(text: string): readonly string[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2023 },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** Returns the names in the list, in order. */
function listedNames(text: string): readonly string[] {
  const objects: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) objects.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  const names = objects.map(({ properties }) =>
    properties.map(({ name }) => (name && !ts.isComputedPropertyName(name) ? name.text : "")),
  );
  return names.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Counts the top-level bindings of a name. */
function bindings(text: string, name: string): number {
  return parse(text).statements.filter((statement) =>
    ts.isImportDeclaration(statement)
      ? new RegExp(`\\b${name} \\}`).test(statement.getText())
      : ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some((each) => each.name.getText() === name),
  ).length;
}
