import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { generateFolder } from "../../../generator/generate-folder.ts";
import { newService } from "../../../generator/init/new-service.ts";
import { ownPackage } from "../../../generator/init/own-package.ts";
import { openProject } from "../../../generator/rename/code-edits.ts";
import { renameCommand } from "../../../generator/rename/command.ts";
import type { Mention } from "../../../generator/rename/mentions.ts";

// Inside the repository, so that imports find its packages and its runtime.
const parent = await mkdtemp("test/.rename-flows-");
let root: string;

vi.setConfig({ testTimeout: 600_000 }); // each test compiles a service several times

const handler = "handlers/tools/tasks/find_tasks.ts";

const files: Readonly<Record<string, string>> = {
  "spec/tools/tasks/find_tasks.yaml": `name: find_tasks
title: Find tasks
summary: Find all items.
effect: read
idempotent: true
safety: none
scopes: [read]
routes: [GET /tasks/found]
input: { type: object, additionalProperties: false, properties: {} }
output: { list_of: Task }
errors: []
examples:
  - { title: All, input: {} }
`,
  [handler]: `import type { FindTasksHandler } from "../../../generated/tools/tasks/find_tasks.ts";
import type { ServiceContext } from "../../context.ts";

export const find_tasks: FindTasksHandler<ServiceContext> = async (_input, { db }) => {
  const rows = await db.selectFrom("svc_tasks").selectAll().execute();
  const result = rows.map(({ id, text }) => ({ id, text, created_at: "2026-11-01T00:00:00Z", note: "n" }));
  return { data: result };
};
`,
  "handlers/query.ts": `export interface Printable {
  id: string;
  note?: string;
}
export const print = (item: Printable): string => item.note ?? "none";
export const printAll = (list: readonly Printable[]): string => list.map(print).join();
`,
  // Nothing connects this file with the tasks.
  "handlers/labels.ts": `export interface Label {
  note?: string;
}
// note
export const note = (label: Label): string => label.note ?? "note";
`,
};

const template = join(resolve(parent), "template");

/** Writes the service of `switchboard init` with the files above, and generates. */
beforeAll(async () => {
  root = template;
  const service = newService({ name: "tasks", from: ownPackage(), source: { version: "0.0.0" } });
  for (const [path, text] of [...service, ...Object.entries(files)])
    if (path !== "package.json") await write(path, text);
  await edit("spec/service.yaml", "[add_task,", "[add_task, find_tasks,");
  await edit("spec/schemas/Task.yaml", /$/, "  note: { type: string, description: A note. }\n");
  const imported = 'import { find_tasks } from "./tasks/find_tasks.ts";';
  await edit("handlers/tools/index.ts", "\nexport const", `${imported}\n\nexport const`);
  await edit("handlers/tools/index.ts", "  list_tasks,", "  list_tasks,\n  find_tasks,");
  expect((await generateFolder(root, { check: false })).diagnostics).toEqual([]);
});

beforeEach(async () => {
  root = await mkdtemp(join(resolve(parent), "service-"));
  await cp(template, root, { recursive: true });
});

afterAll(() => rm(parent, { recursive: true }));

const read = (path: string): Promise<string> => readFile(join(root, path), "utf8");

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await read(path);
  expect(text).toMatch(from);
  await write(path, text.replace(from, to));
}

/** Runs the command. Its result contains no errors of the specification. */
async function run(...args: readonly string[]) {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  await renameCommand().parseAsync([...args, "--root", root, "--json"], { from: "user" });
  const [[printed] = []] = log.mock.calls;
  log.mockRestore();
  process.exitCode = undefined;
  const result = JSON.parse(String(printed)) as Record<"problems" | "mentions", readonly Mention[]>;
  expect(result).toMatchObject({ ok: true, diagnostics: [] });
  return result;
}

const renameNote = () => run("output", "Task.note", "remark");

/** Returns the errors of the compiler in the service's code. */
const compile = (): readonly string[] =>
  openProject(root)
    .getSourceFiles()
    .filter((file) => /\/(handlers|test)\/[^/]*/.test(file.getFilePath().slice(root.length)))
    .flatMap((file) => file.getPreEmitDiagnostics())
    .map(
      (one) => `${one.getSourceFile()?.getBaseName()}:${one.getLineNumber()} ${JSON.stringify(one.getMessageText())}`,
    );

/** Returns the places in a file, each as its line number and its text: "2 note?: string;". */
const placesIn = (places: readonly Mention[], path: string): readonly string[] =>
  places.filter(({ file }) => file === path).map(({ line, text }) => `${line} ${text}`);

test("the object literal that a handler returns is renamed, although its type is not declared there", async () => {
  expect(compile()).toEqual([]);
  const { problems } = await renameNote();
  expect(problems).toEqual([]);
  expect(await read(handler)).toContain('remark: "n"');
  expect(await read("handlers/query.ts")).toBe(files["handlers/query.ts"]);
  expect(compile()).toEqual([]);
});

test("properties and strings that equal the name are listed, also in files that nothing connects with the schema", async () => {
  await write("handlers/zero.ts", 'export const title = "find_tasks"; // with a note\n');
  const { mentions } = await renameNote();
  expect(placesIn(mentions, "handlers/query.ts")).toEqual([
    "3 note?: string;",
    '5 export const print = (item: Printable): string => item.note ?? "none";',
  ]);
  // Line 4 is not listed: the word occurs there only in a comment.
  expect(placesIn(mentions, "handlers/labels.ts")).toEqual([
    "2 note?: string;",
    '5 export const note = (label: Label): string => label.note ?? "note";',
  ]);
  // In a file that names a tool using the schema, every occurrence of the name is listed, even in comments. These files
  // come first.
  const code = mentions.filter(({ file }) => file.endsWith(".ts")).map(({ file }) => file);
  expect([...new Set(code)]).toEqual(["handlers/zero.ts", "handlers/labels.ts", "handlers/query.ts"]);
});

test("a literal that is also used as another type, or whose properties are accessed, is renamed together with these accesses", async () => {
  await write(
    handler,
    `import type { FindTasksHandler } from "../../../generated/tools/tasks/find_tasks.ts";
import type { ServiceContext } from "../../context.ts";
import { print } from "../../query.ts";
import { toItem } from "../../items.ts";

export const find_tasks: FindTasksHandler<ServiceContext> = async () => {
  const note = "n";
  const first = { id: "1", text: "", created_at: "2026-11-01T00:00:00Z", note };
  const list = { data: [first, toItem("2")] };
  list.data[0]!.note = print(first);
  return list;
};
`,
  );
  await write(
    "handlers/items.ts",
    `import { print } from "./query.ts";

export const toItem = (id: string) => {
  const item = { id, text: "", created_at: "2026-11-01T00:00:00Z", note: "n" };
  print(item);
  return item;
};
`,
  );
  const { problems } = await renameNote();
  const text = await read(handler);
  expect(text).toContain("remark: note }");
  expect(text).toContain("list.data[0]!.remark = print(first)");
  expect(await read("handlers/items.ts")).toContain('remark: "n"');
  expect(placesIn(problems, handler)).toEqual(["10 first: its note is used as note of handlers/query.ts:3"]);
  expect(placesIn(problems, "handlers/items.ts")).toEqual(["5 item: its note is used as note of handlers/query.ts:3"]);
  expect(compile()).toEqual([]);
});

test("a declared type that is returned as the renamed one is listed", async () => {
  await edit(handler, "rows.map(", "rows.map((row): Printable => row).map(");
  await write(
    handler,
    `import type { FindTasksHandler } from "../../../generated/tools/tasks/find_tasks.ts";
import type { ServiceContext } from "../../context.ts";
import type { Printable } from "../../query.ts";

const rows: (Printable & { text: string; created_at: string })[] = [];
export const find_tasks: FindTasksHandler<ServiceContext> = async () => {
  return { data: rows };
};
export const others: FindTasksHandler<ServiceContext> = async () => {
  const result = { data: rows.map((row) => ({ ...row, text: "" })) };
  return result;
};
export const last = async () => ({ data: rows });
export const handlers: readonly FindTasksHandler<ServiceContext>[] = [last];
`,
  );
  expect(compile()).toEqual([]);
  const { problems } = await renameNote();
  const end = "note of handlers/query.ts:3 is used as the renamed note";
  expect(placesIn(problems, handler)).toEqual([`7 rows: ${end}`, `11 result: ${end}`, `14 last: ${end}`]);
});

test("each expression whose value is used as another type that declares the old name is listed", async () => {
  const path = "test/printed.ts";
  const lines = [
    'import type { TasksClient } from "../generated/client/index.ts";',
    'import { print, printAll, type Printable } from "../handlers/query.ts";',
    "declare const client: TasksClient;",
    'const { data } = await client.GET("/tasks/found");',
    'const { data: page } = await client.GET("/tasks");',
    "if (!data || !page) throw new Error();",
    "const first = data.data[0]!;",
    "type One = (item: Printable) => string;",
    "const one: One = print;",
    "let slot: Printable;",
    "class Printer { item: Printable = first; constructor(readonly items: Iterable<Printable>) {} }",
    "declare function printAny<Item extends Printable>(items: readonly Item[]): string;",
    "declare function apply(get: () => Printable): void;",
    "const isOdd = Math.random() > 0.5;",
    "export const places = [",
    "  printAll(data.data),",
    "  print(data.data[0]!),",
    '  print(data["data"].at(-1)!),',
    "  page.data.map(one),",
    "  page.data.map(print),",
    "  page.data.map((item: Printable) => item.id),",
    "  [...page.data].sort((a: Printable) => print(a).length),",
    "  printAny(page.data),",
    "  printAny(isOdd ? [] : [first]),",
    "  new Printer(page.data),",
    "  first as Printable,",
    "  first satisfies Printable,",
    "  print({ ...first }),",
    "  print(isOdd ? first : { id: '1' }),",
    "];",
    "const list: Printable[] = data.data as (typeof first)[];",
    "const get = (): Printable => first;",
    "function find(): Printable | null { return isOdd ? first : null; }",
    "const later = async (): Promise<Printable> => first;",
    "const nested: { item: Printable } = { item: first };",
    "const box = { item: first };",
    "const other: { item: Printable } = box;",
    "const listed: Printable[] = [first];",
    "const waiting: Promise<Printable> = Promise.resolve(first);",
    "const byId: ReadonlyMap<string, Printable> = new Map([['1', first]]);",
    "slot = first;",
    "apply(() => first);",
    "const partial: Partial<typeof first> = first;",
    "print(partial as { id: string; note?: string });",
    // The next two lines are not listed: their values are not used as a type that declares another `note`.
    "const same: (typeof first)[] = [first, ...page.data];",
    "const ids: { id: string } = first;",
    "export const all = { list, get, find, later, nested, other, listed, waiting, byId, slot, same, ids };",
  ];
  await write(path, `${lines.join("\n")}\n`);
  expect(compile()).toEqual([]);
  const { problems } = await renameNote();
  const expected = lines.flatMap((line, index) =>
    index + 1 === 11 || (index + 1 >= 16 && index + 1 <= 44 && !/^(\];|const box|const partial)/.test(line))
      ? [index + 1]
      : [],
  );
  expect(problems.map(({ file }) => file)).toEqual(problems.map(() => path));
  expect(problems.map(({ line }) => line)).toEqual(expected);
  expect(placesIn(problems, path)).toContain("17 data.data[0]!: its note is used as note of handlers/query.ts:3");
});
