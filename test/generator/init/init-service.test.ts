import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generateFolder } from "../../../generator/generate-folder.ts";
import { readModel } from "../../../generator/generate.ts";
import { initService } from "../../../generator/init/init-service.ts";
import { installedFrom, ownPackage } from "../../../generator/init/own-package.ts";
import { readFolder, readSpec } from "../../../generator/read-folder.ts";
import { defaultImports } from "../../../generator/scaffold/handler-imports.ts";
import { scaffold } from "../../../generator/scaffold/scaffold.ts";
import { removeFolder } from "../../support/remove-folder.ts";

let folder: string;
let tarball: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "init-"));
  tarball = join(folder, "switchboard-1.2.3.tgz");
  writeFileSync(tarball, "a package");
});

afterEach(() => removeFolder(folder));

const init = (name: string, options: { readonly target?: string; readonly package?: string } = {}) =>
  initService({ target: join(folder, "made"), name, package: tarball, install: false, ...options });

test("writes a service with the given name and all generated files", async () => {
  await init("book-lender");
  const target = join(folder, "made");
  const { diagnostics, difference } = await generateFolder(target, { check: true });
  expect([diagnostics, difference]).toEqual([[], { missing: [], changed: [], orphaned: [] }]);
  expect(readFileSync(join(target, "spec/service.yaml"), "utf8")).toMatch(/^name: book-lender\ntitle: Book lender\n/m);
  expect(readFileSync(join(target, "vendor/switchboard-1.2.3.tgz"), "utf8")).toBe("a package");
  const { bin, dependencies, allowScripts } = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
  expect([bin, dependencies.switchboard]).toEqual([
    { "book-lender": "dist/main.js" },
    "file:vendor/switchboard-1.2.3.tgz",
  ]);
  expect(allowScripts).toEqual({ "better-sqlite3": true, esbuild: true });
  expect(readdirSync(target)).toEqual(expect.arrayContaining([".gitignore", ".vscode"]));
  expect(readFileSync(join(target, "generated/client/index.ts"), "utf8")).toContain("BookLenderClient");
});

test("npm test passes the compiled tests as files, because Node 22 accepts no folder", async () => {
  await init("made");
  const target = join(folder, "made");
  const { scripts } = JSON.parse(readFileSync(join(target, "package.json"), "utf8")) as { scripts: { test: string } };
  const paths = ["dist/test/handlers/tools/tasks/add_task.test.js", "dist/test/start.test.js"];
  for (const path of paths) {
    mkdirSync(join(target, dirname(path)), { recursive: true });
    writeFileSync(join(target, path), "");
  }
  const command = scripts.test.split(" && ").at(-1) ?? "";
  const { stdout } = spawnSync(command.replace("node --test", "echo"), { cwd: target, shell: true, encoding: "utf8" });
  expect(stdout.trim().split(" ").sort()).toEqual(paths);
});

test("scaffold adds the first resource and completion to lists that the service already uses", async () => {
  await init("made");
  const target = join(folder, "made");
  const resource =
    "name: task\ntitle: Task\nsummary: One task.\nuri: tasks/{task_id}\nmime_type: text/plain\ncontent: text\n" +
    "parameters:\n  - { name: task_id, summary: An id from list_tasks., type: string, completion: task_ids }\n";
  mkdirSync(join(target, "spec/resources"));
  writeFileSync(join(target, "spec/resources/task.yaml"), resource);
  const { model, diagnostics } = readModel(readSpec(target) ?? new Map<string, string>());
  if (!model) throw new Error(JSON.stringify(diagnostics));
  const handlers = readFolder(target, "handlers") ?? new Map<string, string>();
  const { changed, manual, unused } = scaffold(model, handlers, defaultImports(target));
  const lists = ["handlers/resources/index.ts", "handlers/completions/index.ts"];
  expect([[...changed.keys()], manual, unused]).toEqual([lists, [], []]);
});

test("a name that YAML reads as another value is quoted", async () => {
  await init("null");
  const service = readFileSync(join(folder, "made/spec/service.yaml"), "utf8");
  expect(service).toMatch(/^name: "null"\ntitle: "Null"\n/m);
  expect(service).toMatch(/^uri_scheme: "null"$/m);
});

test("each file of the specification names the schema that editors check it with", async () => {
  await init("made");
  const spec = join(folder, "made/spec");
  for (const path of readdirSync(spec, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".yaml"),
  )) {
    const [line = ""] = readFileSync(join(spec, path), "utf8").split("\n");
    const [, schema = ""] = /^# yaml-language-server: \$schema=(\S+)$/.exec(line) ?? [];
    const title = { ".": path.replace(".yaml", ""), schemas: "schema" }[dirname(path)] ?? "tool";
    expect(JSON.parse(readFileSync(join(spec, dirname(path), schema), "utf8"))).toMatchObject({
      title: `${title} file`,
    });
  }
});

test("removes what killed runs for the same folder left behind, and nothing else", async () => {
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  const left = [`.made.init-${ended}`, `.made.init-${process.ppid}`, `.other.init-${ended}`, ".made.init-old"];
  for (const name of left) mkdirSync(join(folder, name, "spec"), { recursive: true });
  expect((await init("made")).removed).toEqual([join(folder, left[0] ?? "")]);
  expect(readdirSync(folder).sort()).toEqual([...left.slice(1), "made", "switchboard-1.2.3.tgz"].sort());
});

test("refuses invalid names, occupied folders and missing tarballs, and writes nothing", async () => {
  const before = readdirSync(folder);
  await expect(init("Book Lender")).rejects.toThrow('"Book Lender" is not a valid name of a service');
  await expect(init("a", { target: folder })).rejects.toThrow(`${folder} is not empty`);
  await expect(init("a", { target: tarball })).rejects.toThrow(`${tarball} is not a folder`);
  await expect(init("a", { target: join(folder, "no/made") })).rejects.toThrow(`${folder}/no does not exist`);
  await expect(init("a", { package: join(folder, "none.tgz") })).rejects.toThrow("is not an existing .tgz file");
  expect(readdirSync(folder)).toEqual(before);
});

test("a program finds the tarball that it was installed from", () => {
  const own = { ...ownPackage(), root: join(folder, "node_modules/switchboard") };
  expect(installedFrom(ownPackage())).toBeNull();
  mkdirSync(own.root, { recursive: true });
  expect(installedFrom(own)).toEqual({ version: own.version });
  const record = { packages: { "node_modules/switchboard": { resolved: "file:switchboard-1.2.3.tgz" } } };
  writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify(record));
  expect(installedFrom(own)).toEqual({ tarball });
});
