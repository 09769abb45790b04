import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { createCheckMemory } from "../../generator/check-memory.ts";
import { createMemory, type Remember } from "../../generator/emit/remember.ts";
import { emitFiles, generate, readModel, type SpecTexts } from "../../generator/generate.ts";
import { reuseParts } from "../../generator/model/reuse-parts.ts";
import { readFolder } from "../../generator/read-folder.ts";
import { runsAllTests } from "../support/run-all-tests.ts";
import { baseSpec } from "./base-spec.ts";
import { compilerErrors } from "./compile.ts";
import { inputEdits } from "./diff/edits/inputs.ts";
import { outputEdits } from "./diff/edits/outputs.ts";
import { tableEdits } from "./diff/edits/tables.ts";
import { toolEdits } from "./diff/edits/tools.ts";
import { edited, type Edit } from "./diff/sample-spec.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
let spec: Map<string, string>;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  spec = baseSpec();
  ({ files } = await generate(spec));
});

test("the same specification generates the same text, for any order of its files", async () => {
  const reversed = new Map([...spec].reverse());
  expect([...(await generate(reversed)).files]).toEqual([...files]);
});

test("a specification with a problem generates diagnostics and nothing else", async () => {
  const broken = new Map(spec).set("spec/errors.yaml", "not_found: [");
  const { diagnostics, model, files: none } = await generate(broken);
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toContain("spec/errors.yaml yaml-syntax");
  expect({ model, size: none.size }).toEqual({ model: null, size: 0 });
});

/**
 * Returns a function that generates from one specification after the other. It returns the files of each, and the names
 * of the values that were not reused.
 */
function createGenerator() {
  const [checked, remembered] = [createCheckMemory(), createMemory()];
  return async (texts: SpecTexts) => {
    const made: string[] = [];
    const remember: Remember = (name, inputs, make) =>
      remembered(name, inputs, () => {
        made.push(name);
        return make();
      });
    const { model, diagnostics } = readModel(texts, undefined, checked);
    if (!model) throw new Error(diagnostics.map(({ text }) => text).join("\n"));
    return { files: await emitFiles(model, remember), made };
  };
}

test("a tool is checked again when another file becomes the first with the name of a tool that it calls", () => {
  const memory = createCheckMemory();
  const check = (texts: SpecTexts) => readModel(texts, undefined, memory).diagnostics.map(({ code }) => code);
  const [called, copied] = ["spec/tools/books/list_books.yaml", "spec/tools/tags/list_books.yaml"];
  const text = spec.get(called) ?? "";
  const strict = text
    .replace("maximum: 50", "maximum: 1")
    .replace("default: 10", "default: 1")
    .replace("limit: 2", "limit: 1");
  const caller = "spec/tools/books/save_book.yaml";
  const calling = (spec.get(caller) ?? "").replace(
    /setup:\n(\s+)-/,
    "setup:\n$1- { as: listed, tool: list_books, input: { limit: 2 } }\n$1-",
  );
  const service = (spec.get("spec/service.yaml") ?? "").replace(
    "categories:\n",
    "categories:\n  tags: { title: Tags, summary: Tools for tags. }\n",
  );
  const both = new Map(spec).set(caller, calling).set(copied, strict).set("spec/service.yaml", service);
  check(both);
  both.delete(called);
  const found = check(both);
  expect(found).toEqual(readModel(both).diagnostics.map(({ code }) => code));
  expect(found).toContain("example-mismatch");
});

test("after an edit of a tool, only the texts that depend on the tool are generated again", async () => {
  const generateNext = createGenerator();
  await generateNext(spec);
  expect((await generateNext(new Map(spec))).made).toEqual([]);
  const path = "spec/tools/books/save_book.yaml";
  const summary = (spec.get(path) ?? "").replace(/^summary: .*/m, "summary: Another summary.");
  const { made } = await generateNext(new Map(spec).set(path, summary));
  expect(made.filter((name) => /^(generated|operations|path)/.test(name)).sort()).toEqual([
    "generated/client/operations/books/save_book.ts",
    "generated/docs/tools/books/save_book.md",
    "generated/mcp/tools/books/save_book.json",
    "generated/tools/books/save_book.ts",
    "operations of save_book",
    "path /books",
    "path /books/{book_id}",
  ]);
});

/** Edits of data that texts of other tools contain, and edits that change only an order. */
const furtherEdits: readonly Edit[] = [
  { "tools/notes/create_note#/routes/0": "POST /memos" },
  { "tools/notes/manage_tags#/documented": false },
  { "resources/note_count#/uri": "notes/number" },
  { "service#/paths/rest": "/rest" },
  { "errors#/not_found/hint": "Look again." },
  {
    "tools/notes/filter_notes#/input/properties/range/properties": {
      to: { type: "integer", description: "End." },
      from: { type: "integer", description: "Start." },
    },
  },
];

test("the texts after an edit equal those of a complete generation", async () => {
  const labelled = [...inputEdits, ...outputEdits, ...toolEdits, ...tableEdits].map(([, , , edit]) => edit);
  const edits = [...furtherEdits, ...labelled.filter((_, index) => index % (runsAllTests ? 4 : 60) === 0)];
  const remember = createMemory();
  let last = edited({}).model;
  for (const edit of edits) {
    const label = JSON.stringify(edit);
    const { model } = edited(edit);
    const before = JSON.stringify(model);
    last = reuseParts(last, model);
    expect(JSON.stringify(last), label).toBe(before);
    expect([...(await emitFiles(last, remember))], label).toEqual([...(await emitFiles(model))]);
  }
}, 300_000);

test("every file that can contain a comment names the command that rewrites it", () => {
  const silent = [...files].filter(
    ([path, text]) => !path.endsWith(".json") && !text.slice(0, 400).includes("npx switchboard generate"),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});

test("the output compiles, and the runtime accepts its surface", () => {
  const use = `import type { Surface } from "../runtime/contract/index.ts";
import type { ToolHandlers } from "./generated/handlers.ts";
import { surface } from "./generated/surface.ts";

export const taken: Surface = surface;

/** One handler more or less, or one of another type, would not compile. */
export const handlers: Pick<ToolHandlers<{ readonly now: Date }>, "list_books"> = {
  list_books: async (input, context) => ({ data: [], next_cursor: \`\${String(context.now)} \${input.limit.toFixed(0)} \${input.order.length}\` }),
};

// @ts-expect-error all handlers are needed
export const none: ToolHandlers<object> = {};
`;
  expect(compilerErrors(files, { "use.ts": use })).toEqual([]);
});

test.each(["", "test/fixtures/notes/", "test/fixtures/conformance/"])(
  "the committed output of %j is that of the committed specification",
  async (folder) => {
    const { diagnostics, files: wanted } = await generate(
      readFolder(root + folder, "spec") ?? new Map<string, string>(),
    );
    expect(diagnostics).toEqual([]);
    const present = readFolder(root + folder, "generated") ?? new Map<string, string>();
    expect([...present.keys()]).toEqual([...wanted.keys()]);
    expect([...wanted].filter(([path, text]) => present.get(path) !== text).map(([path]) => path)).toEqual([]);
  },
);
