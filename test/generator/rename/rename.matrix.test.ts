import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Project } from "ts-morph";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { diff } from "../../../generator/diff/diff.ts";
import { readChecked } from "../../../generator/diff/source/read-source.ts";
import { generateFolder } from "../../../generator/generate-folder.ts";
import { readSpec } from "../../../generator/read-folder.ts";
import type { Mention } from "../../../generator/rename/mentions.ts";
import { renameCommand } from "../../../generator/rename/command.ts";

// Inside the repository, so that imports find its packages and its runtime.
const parent = await mkdtemp("test/.rename-");
let root: string;

const files: Readonly<Record<string, string>> = {
  "tsconfig.json": JSON.stringify({
    extends: "../../../tsconfig.json",
    include: ["generated", "handlers", "test"],
    exclude: [],
  }),
  "handlers/tools/notes/create_note.ts": `import type { CreateNoteHandler, CreateNoteInput } from "../../../generated/tools/notes/create_note.ts";
import type { Note } from "../../../generated/schemas.ts";

/** Writes a note; the text is not changed. */
export const create_note: CreateNoteHandler<object> = (input) => Promise.resolve(write(input));

function write({ text, tags = [], pinned }: CreateNoteInput): Note {
  return { id: "nte_1", text, tags: [...tags], pinned, created_at: "2026-11-01T00:00:00Z" };
}
`,
  "handlers/tools/index.ts": `import type { ToolHandlers } from "../../generated/handlers.ts";
import { create_note } from "./notes/create_note.ts";

export const handlers: Pick<ToolHandlers<object>, "create_note"> = {
  create_note,
};
`,
  "handlers/format.ts": "export const format = (text: string): string => text;\n",
  "handlers/fail.ts": `import type { ErrorCode } from "../generated/errors.ts";

export const fail = (code: ErrorCode): ErrorCode => code;
export const taken = fail("conflict");
export const unrelated = "conflict";
`,
  "handlers/other.ts": `import { Failure } from "switchboard/contract";

export const lock = (): never => {
  throw new Failure("conflict", { detail: "conflict, create_note" });
};
export const isTaken = (error: Failure): boolean => error.code === "conflict";
const prices: Record<string, number> = { create_note: 3 };
export const price = prices["create_note"];
interface Tables {
  create_note: object;
}
declare function selectFrom<Name extends keyof Tables>(name: Name): Tables[Name];
export const table = () => selectFrom("create_note");
type Status = "create_note" | "conflict";
export const status: Status = "create_note";
export const parts = "a,create_note".split(",").includes("create_note");
`,
  "test/client.test.ts": `import type { NotesClient } from "../generated/client/index.ts";

declare const client: NotesClient;
const { data } = await client.GET("/notes/{note_id}", { params: { path: { note_id: "nte_1" } } });
await client.POST("/notes", { body: { text: data?.text ?? "", pinned: true } });
await client.GET("/notes", { params: { query: { pinned: true } } });
export const body = { text: "JSON for POST /notes" };
export const isPinned = data?.pinned;
`,
  "test/handlers/tools/notes/create_note.test.ts": `import type { ToolName } from "../../../../generated/names.ts";

declare const call: (tool: ToolName, input?: object) => Promise<Response>;

const text = "Milk";
await call("create_note", { text, pinned: true });
await call("search_notes", { text });
// create_note has one required argument, text, whose text is text.
`,
};

beforeEach(async () => {
  root = await mkdtemp(join(resolve(parent), "service-"));
  await cp("test/fixtures/notes/spec", join(root, "spec"), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await generateFolder(root, { check: false });
});

afterAll(() => rm(parent, { recursive: true }));

const read = (path: string): Promise<string> => readFile(join(root, path), "utf8");

async function run(...args: readonly string[]) {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  await renameCommand().parseAsync([...args, "--root", root, "--json"], { from: "user" });
  const [[printed] = []] = log.mock.calls;
  log.mockRestore();
  process.exitCode = undefined;
  return JSON.parse(String(printed)) as Record<string, never>;
}

/** Returns the errors of the compiler in the service's code. */
function compile(): readonly string[] {
  const project = new Project({ tsConfigFilePath: join(root, "tsconfig.json") });
  const found = project.getPreEmitDiagnostics().filter((one) => one.getSourceFile()?.getFilePath().startsWith(root));
  return found.map((one) => project.formatDiagnosticsWithColorAndContext([one]));
}

test("an argument is renamed in the specification, in handlers by symbol, and in calls that name the tool", async () => {
  const result = await run("input", "create_note.text", "body");
  expect(result).toMatchObject({ ok: true, problems: [] });
  expect(compile()).toEqual([]);
  expect(await read("handlers/tools/notes/create_note.ts")).toContain("write({ body: text, tags = [], pinned }");
  expect(await read("handlers/tools/notes/create_note.ts")).toContain("the text is not changed");
  const test = await read("test/handlers/tools/notes/create_note.test.ts");
  expect(test).toContain('call("create_note", { body: text, pinned: true })');
  expect(test).toContain('call("search_notes", { text })');
  const ofClient = await read("test/client.test.ts");
  expect(ofClient).toContain('{ body: { body: data?.text ?? "", pinned: true } }');
  expect(ofClient).toContain('{ text: "JSON for POST /notes" }');
  // Each line is listed once. Lines whose mentions were all changed are omitted, and so are variables of files that name
  // neither the tool nor one of its routes.
  const ofTool = "test/handlers/tools/notes/create_note.test.ts";
  const mentions = [
    { file: "handlers/tools/notes/create_note.ts", line: 4 },
    { file: "handlers/tools/notes/create_note.ts", line: 8 },
    { file: "test/client.test.ts", line: 5 },
    { file: "test/client.test.ts", line: 7, text: 'export const body = { text: "JSON for POST /notes" };' },
    { file: ofTool, line: 5 },
    { file: ofTool, line: 7 },
    { file: ofTool, line: 8 },
  ];
  expect(result).toMatchObject({ mentions });
  const spec = await read("spec/tools/notes/create_note.yaml");
  expect(spec).toContain("required: [body]");
  expect(spec).not.toContain("text:");
  expect(await read("spec/tools/notes/add_word.yaml")).toContain("tool: create_note, input: { body: Buy milk }");
  expect((await generateFolder(root, { check: true })).difference.changed).toEqual([]);
});

test("renaming a tool moves its files, and updates older names, examples and lists", async () => {
  const result = await run("tool", "create_note", "write_note");
  const { mentions = [] } = result as { mentions?: readonly Mention[] };
  expect(mentions).toContainEqual(
    expect.objectContaining({ file: "test/handlers/tools/notes/write_note.test.ts", line: 8 }),
  );
  expect(mentions.filter(({ file }) => /create_note/.test(file))).toEqual([]);
  expect(result).toMatchObject({
    ok: true,
    moves: {
      "handlers/tools/notes/create_note.ts": "handlers/tools/notes/write_note.ts",
      "test/handlers/tools/notes/create_note.test.ts": "test/handlers/tools/notes/write_note.test.ts",
    },
  });
  expect(compile()).toEqual([]);
  expect(await readdir(join(root, "handlers/tools/notes"))).toEqual(["write_note.ts"]);
  const index = await read("handlers/tools/index.ts");
  expect(index).toContain('import { write_note } from "./notes/write_note.ts";');
  expect(index).toContain("{\n  write_note,\n}");
  expect(await read("handlers/tools/notes/write_note.ts")).toContain("write_note: WriteNoteHandler<object>");
  expect(await read("spec/service.yaml")).toContain("tools: [write_note, get_note, list_notes]");
  expect(await readdir(join(root, "test/handlers/tools/notes"))).toEqual(["write_note.test.ts"]);
  const test = await read("test/handlers/tools/notes/write_note.test.ts");
  expect(test).toContain('call("write_note", { text, pinned: true })');
  expect(await read("handlers/other.ts")).toBe(files["handlers/other.ts"]);
});

test("the type and the properties of an output that a tool declares itself are renamed", async () => {
  await writeFile(
    join(root, "handlers/statistics.ts"),
    `import type { GetStatisticsOutput } from "../generated/schemas.ts";

export const pinned = ({ counts }: GetStatisticsOutput): number => counts.pinned;
`,
  );
  expect(await run("output", "get_statistics.counts", "notes")).toMatchObject({ ok: true, problems: [] });
  expect(await run("tool", "get_statistics", "count_notes")).toMatchObject({ ok: true, problems: [] });
  expect(compile()).toEqual([]);
  expect(await read("handlers/statistics.ts")).toContain("({ notes: counts }: CountNotesOutput)");
});

test("a value that is also used as another type that declares the old name of the property is listed", async () => {
  await writeFile(
    join(root, "handlers/flow.ts"),
    `import type { Note } from "../generated/schemas.ts";

interface Sortable {
  text: string;
  pinned?: boolean;
}
const sort = (item: Sortable): boolean => item.pinned ?? false;
export const sortNote = (note: Note): boolean => sort(note);
`,
  );
  const text = "note: its pinned is used as pinned of handlers/flow.ts:5";
  expect(await run("output", "Note.pinned", "is_pinned")).toMatchObject({
    problems: [{ file: "handlers/flow.ts", line: 8, text }],
  });
});

test("a tool is renamed twice, and both older names call the newest one", async () => {
  await run("tool", "create_note", "write_note", "--keep-old");
  expect(await run("tool", "write_note", "add_note", "--keep-old")).toMatchObject({ ok: true, problems: [] });
  const older = [await read("spec/tools/notes/create_note.yaml"), await read("spec/tools/notes/write_note.yaml")];
  expect(older.map((text) => /^title: (.*)$/m.exec(text)?.[1])).toEqual([
    "Create note (older name)",
    "Create note (older name 2)",
  ]);
  for (const text of older) expect(text).toMatch(/tool: add_note \}\ndeprecated: \{ since: .*, use: add_note \}/);
  const error = expect.stringMatching(/^write_note is an older name of add_note, declared in .*delete this file/);
  expect(await run("tool", "add_note", "write_note")).toEqual({ ok: false, error });
});

test("what the compiler finds after a rename is listed", async () => {
  await writeFile(
    join(root, "handlers/mine.ts"),
    `import type { ErrorCode } from "../generated/errors.ts";

const mine = "conflict";
export const code: ErrorCode = mine;
`,
  );
  const text = expect.stringContaining("TS2322");
  expect(await run("error", "conflict", "taken")).toMatchObject({
    problems: [{ file: "handlers/mine.ts", line: 4, text }],
  });
});

test("an argument in the query of typed calls is renamed, and one in a path that another tool shares is refused", async () => {
  expect(await run("input", "list_notes.pinned", "query")).toMatchObject({ ok: true });
  expect(await run("input", "list_notes.query", "favorite")).toMatchObject({ ok: true });
  expect(await run("input", "get_note.note_id", "id")).toMatchObject({ ok: false });
  expect(compile()).toEqual([]);
  expect(await read("test/client.test.ts")).toContain(
    'client.GET("/notes", { params: { query: { favorite: true } } })',
  );
});

test("with --keep-old, calls that use the old name of a tool or argument still work", async () => {
  expect(await run("tool", "create_note", "write_note", "--keep-old")).toMatchObject({ ok: true, diagnostics: [] });
  expect(await read("spec/responses/write_note.yaml")).toContain("name: write_note\nexample: A reminder");
  const older = await read("spec/tools/notes/create_note.yaml");
  expect(older).toContain("replaced_by: { tool: write_note }");
  expect(await run("input", "search_notes.phrase", "sentence", "--keep-old")).toMatchObject({ ok: true });
  expect(await read("spec/tools/notes/search_notes.yaml")).toMatch(
    /renamed_inputs:\n {2}phrase: \{ since: .*, use: sentence \}/,
  );
  expect(compile()).toEqual([]);
});

test("a renamed fixed argument of a route is no change for callers of the route", async () => {
  const sideOf = () => {
    const { model, files } = readChecked(readSpec(root) ?? new Map<string, string>(), "2026-11-01");
    if (!model) throw new Error("the specification has problems");
    return { model, files };
  };
  const before = sideOf();
  expect(await run("input", "search_notes.by", "field", "--keep-old")).toMatchObject({ ok: true });
  const kinds = diff({ label: "before", ...before }, sideOf(), "2026-11-01").changes.map(({ kind }) => kind);
  expect(kinds).toContain("input-renamed");
  expect(kinds).not.toContain("route-fixed-changed");
  const error = expect.stringContaining("by is an older name of field, declared in renamed_inputs of spec/");
  expect(await run("input", "search_notes.field", "by")).toEqual({ ok: false, error });
});

test("older names pass a renamed argument under its new name", async () => {
  await run("tool", "create_note", "write_note", "--keep-old");
  const path = "spec/tools/notes/create_note.yaml";
  const block = (await read(path)).replace(
    "replaced_by: { tool: write_note }",
    "replaced_by:\n  tool: write_note # now",
  );
  await writeFile(join(root, path), block);
  expect(await run("input", "write_note.text", "body", "--keep-old")).toMatchObject({ ok: true, edits: { [path]: 1 } });
  expect(await read(path)).toContain(
    "replaced_by:\n  tool: write_note # now\n  input: { body: { from: text } }\ndeprecated",
  );
  expect(await read("spec/tools/notes/write_note.yaml")).toMatch(
    /renamed_inputs:\n {2}text: \{ since: .*, use: body \}/,
  );
  expect(await run("input", "write_note.tags", "labels")).toMatchObject({ ok: true });
  expect(await run("input", "write_note.body", "content")).toMatchObject({ ok: true });
  expect(await read(path)).toContain("input: { labels: { from: tags }, content: { from: text } }");
  // find_notes, the older name of list_notes, has no such argument.
  expect(await run("input", "list_notes.untagged", "no_tags")).toMatchObject({ ok: true });
  expect(compile()).toEqual([]);
});

test("a shared schema, one of its properties and an error code are renamed", async () => {
  expect(await run("schema", "Note", "Memo")).toMatchObject({ ok: true });
  expect(await run("output", "Memo.pinned", "is_pinned")).toMatchObject({ ok: true });
  expect(await read("spec/responses/create_note.yaml")).toContain("tags: [home], is_pinned: false");
  expect(await run("error", "conflict", "taken")).toMatchObject({ ok: true });
  expect(compile()).toEqual([]);
  const handler = await read("handlers/tools/notes/create_note.ts");
  expect(handler).toContain("is_pinned: pinned");
  expect(handler).toContain("}: CreateNoteInput): Memo {");
  const ofClient = await read("test/client.test.ts");
  expect(ofClient).toContain("isPinned = data?.is_pinned");
  const fail = await read("handlers/fail.ts");
  expect(fail).toContain('fail("taken")');
  expect(fail).toContain('unrelated = "conflict"');
  const other = (files["handlers/other.ts"] ?? "")
    .replace('Failure("conflict"', 'Failure("taken"')
    .replace('=== "conflict"', '=== "taken"');
  expect(await read("handlers/other.ts")).toBe(other);
});

test.each([
  [
    ["input", "create_note.nothing", "body"],
    "there is no property nothing in create_note; use one of: text, tags, pinned",
  ],
  [["input", "create_note.txt", "body"], 'there is no property txt in create_note; did you mean "text"?'],
  [
    ["input", "create_note.text", "tags"],
    "there is already a property named tags in spec/tools/notes/create_note.yaml",
  ],
  [["tool", "create_note", "get_note"], "there is already a tool named get_note"],
  [["error", "conflict", "not_found"], "there is already an error named not_found"],
  [["tool", "create", "make_note"], "there is no tool named create"],
  [["tool", "creat_note", "make_note"], 'there is no tool named creat_note; did you mean "create_note"?'],
  [["output", "Nota.text", "body"], 'there is no schema named Nota; did you mean "Note"?'],
  [["tool", "create_note", "constructor"], '"constructor" is a built-in name of JavaScript'],
  [["input", "create_note.text", "__proto__"], '"__proto__" is a built-in name of JavaScript'],
  [["error", "conflict", "toString"], '"toString" is not a name in snake_case'],
  [["tool", "hasOwnProperty", "make_note"], "there is no tool named hasOwnProperty"],
  [["scope", "constructor", "makers"], "there is no scope named constructor"],
  [["schema", "Note", "note"], '"note" is not a name in PascalCase'],
  [["input", "list_notes.cursor", "after"], "cursor must keep its name: the runtime binds cursors to all arguments"],
  [["input", "list_notes.limit", "page_size"], "limit must keep its name"],
  [["input", "text", "body"], '"text" is not of the form <tool>.<input>'],
  [["route", "a", "b"], '"route" cannot be renamed; use one of tool, input, output, schema, error, scope'],
  [["schema", "Note", "Memo", "--keep-old"], "--keep-old is not possible"],
])("%j is refused, and nothing is written", async (args, message) => {
  const before = await read("spec/tools/notes/create_note.yaml");
  expect(await run(...args)).toEqual({ ok: false, error: expect.stringContaining(message) });
  expect(await read("spec/tools/notes/create_note.yaml")).toBe(before);
});

test("a tool is not renamed if its handler or test would replace another file", async () => {
  const test = "test/handlers/tools/notes/write_note.test.ts";
  await writeFile(join(root, test), "");
  for (const option of ["--dry-run", "--keep-old"])
    expect(await run("tool", "create_note", "write_note", option)).toEqual({
      ok: false,
      error: `${test} already exists; remove it, or choose another name`,
    });
  expect(await readdir(join(root, "spec/tools/notes"))).toContain("create_note.yaml");
});

test("text output reports the number of places that it does not print", async () => {
  await writeFile(join(root, "handlers/many.ts"), "// conflict\n".repeat(60));
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  await renameCommand().parseAsync(["error", "conflict", "taken", "--dry-run", "--root", root], { from: "user" });
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  const [, count] =
    /^not changed, .*\((\d+)\):$/.exec(lines.find((line) => line.startsWith("not changed")) ?? "") ?? [];
  expect(Number(count)).toBeGreaterThan(60);
  expect(lines.at(-1)).toBe(`  and ${Number(count) - 50} more; --json lists all`);
  const { mentions } = await run("error", "conflict", "taken", "--dry-run");
  expect(mentions).toHaveLength(Number(count));
});

test("README.md and JSON files that name the renamed entry are listed, and not changed", async () => {
  const readme = `# Notes

Call \`create_note\` with {"text": "Milk"}, or \`POST /notes\`; create_note needs text.

The error \`conflict\` is returned if there is a conflict.

${"\n".repeat(6)}Here, \`text\` is something else.
${"\n".repeat(6)}
\`\`\`sh
curl http://127.0.0.1:3000/v1/notes \\
  -d '{"text": "Milk"}'
npx switchboard keys create --scopes writer
\`\`\`
`;
  const config = JSON.stringify({ tools: { create_note: { text: "Milk" } }, code: "conflict" }, null, 2);
  await writeFile(join(root, "README.md"), readme);
  await mkdir(join(root, "settings/other/spec"), { recursive: true });
  await writeFile(join(root, "settings/client.json"), config);
  await writeFile(join(root, "settings/other/spec/service.yaml"), "");
  await writeFile(join(root, "settings/other/README.md"), readme);
  const lines = async (...args: readonly string[]): Promise<readonly string[]> => {
    const { documents = [] } = (await run(...args, "--dry-run")) as { documents?: readonly Mention[] };
    return documents.map(({ file, line }) => `${file}:${line}`);
  };
  expect(await lines("tool", "create_note", "write_note")).toEqual(["README.md:3", "settings/client.json:3"]);
  expect(await lines("input", "create_note.text", "body")).toEqual([
    "README.md:3",
    "README.md:23",
    "settings/client.json:4",
  ]);
  expect(await lines("error", "conflict", "taken")).toEqual(["README.md:5", "settings/client.json:7"]);
  expect(await lines("scope", "writer", "author")).toEqual(["README.md:24"]);
  await writeFile(join(root, "README.md"), "`create_note`\n".repeat(60));
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  await renameCommand().parseAsync(["tool", "create_note", "write_note", "--root", root], { from: "user" });
  const printed = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(printed.slice(printed.indexOf("change by hand:") + 1)).toEqual(
    expect.arrayContaining(["  README.md:1 `create_note`", "  and 11 more; --json lists all"]),
  );
  expect(await read("settings/client.json")).toBe(config);
});

test("variables of files that do not name the tool are not listed, unlike properties", async () => {
  await writeFile(
    join(root, "handlers/unrelated.ts"),
    `interface Options {
  size: number;
  untagged: number;
}
export const read = ({ size: untagged }: Options): number => untagged;
export const other = ({ size = untagged }: Partial<Options>): number => size;
export const whole = ({ untagged }: Options): number => untagged;
export const part = ({ untagged: size }: Options): number => size;
const untagged = 1;
`,
  );
  const { mentions = [] } = (await run("input", "list_notes.untagged", "no_tags", "--dry-run")) as {
    mentions?: readonly Mention[];
  };
  const lines = mentions.filter(({ file }) => file === "handlers/unrelated.ts").map(({ line }) => line);
  expect(lines).toEqual([3, 7, 8]);
});

test("a locked folder is reported as JSON, and the unfinished rename can be completed", async () => {
  const lock = join(root, ".generated.lock");
  await writeFile(lock, String(process.ppid)); // a process that runs
  const start = Date.now();
  let calls = 0;
  const now = vi.spyOn(Date, "now").mockImplementation(() => start + 60_000 * (calls += 1));
  const result = await run("tool", "create_note", "write_note");
  now.mockRestore();
  const error = `process ${process.ppid} is already writing; its lock is ${lock}; run \`npx switchboard generate\` to complete the rename`;
  expect(result).toEqual({ ok: false, error });
  await rm(lock);
  expect((await generateFolder(root, { check: false })).rename).toMatchObject({
    rename: "tool create_note write_note",
  });
  expect(compile()).toEqual([]);
});

test("a generated folder that is a file is reported as JSON", async () => {
  await rm(join(root, "generated"), { recursive: true });
  await writeFile(join(root, "generated"), "");
  expect(await run("schema", "Note", "Memo")).toEqual({ ok: false, error: expect.stringContaining("not a folder") });
});

test("a dry run writes nothing, and an outdated generated folder is refused", async () => {
  expect(await run("schema", "Note", "Memo", "--dry-run")).toMatchObject({ ok: true, dry_run: true });
  expect((await generateFolder(root, { check: true })).difference).toEqual({ missing: [], changed: [], orphaned: [] });
  await writeFile(join(root, "generated/errors.ts"), "");
  expect(await run("schema", "Note", "Memo")).toMatchObject({ error: expect.stringContaining("not current") });
});

test("a specification file with a byte order mark is renamed", async () => {
  const path = "spec/tools/notes/create_note.yaml";
  await writeFile(join(root, path), `\uFEFF${await read(path)}`);
  expect(await run("input", "create_note.text", "body")).toMatchObject({ ok: true });
  expect(await read(path)).toContain("required: [body]");
});
