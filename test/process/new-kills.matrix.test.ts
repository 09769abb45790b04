import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { generateFolder } from "../../generator/generate-folder.ts";
import { builtProgram, createFolder, launch, repository, runProgram } from "../support/program.ts";

beforeAll(() => {
  const template = "generator/init/template";
  const target = join(dirname(builtProgram()), "..", template);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(repository, template), target);
});

/** Sends a signal to a command as soon as `hasFile` returns true, unless the command finishes first. */
async function killAt(
  folder: string,
  args: readonly string[],
  hasFile: () => boolean,
  signal: NodeJS.Signals = "SIGKILL",
): Promise<void> {
  const { child, finished } = launch({ folder, env: {} }, args, {});
  const state = { isFinished: false };
  void finished.then(() => (state.isFinished = true));
  while (!hasFile() && !state.isFinished) await new Promise((resolve) => setImmediate(resolve));
  child.kill(signal);
  await finished;
}

test.each(["", "spec", "handlers/main.ts", "generated"])(
  "a killed init leaves a complete service or none: %s",
  async (part) => {
    const folder = createFolder();
    writeFileSync(join(folder, "switchboard-0.0.1.tgz"), "");
    const args = ["init", "made", "--package", "switchboard-0.0.1.tgz", "--no-install"];
    const hasPart = (): boolean =>
      readdirSync(folder).some((name) => name.startsWith(".made.init-") && existsSync(join(folder, name, part)));
    await killAt(folder, args, hasPart);
    if (!existsSync(join(folder, "made"))) expect((await runProgram({ folder, env: {} }, args)).code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(["made", "switchboard-0.0.1.tgz"]);
    const { difference } = await generateFolder(join(folder, "made"), { check: true });
    expect(difference).toEqual({ missing: [], changed: [], orphaned: [] });
  },
);

test.each(["SIGINT", "SIGTERM"] as const)("an init that is interrupted by %s leaves nothing behind", async (signal) => {
  const folder = createFolder();
  writeFileSync(join(folder, "switchboard-0.0.1.tgz"), "");
  const args = ["init", "made", "--package", "switchboard-0.0.1.tgz", "--no-install"];
  await killAt(folder, args, () => readdirSync(folder).some((name) => name.startsWith(".made.init-")), signal);
  expect(readdirSync(folder)).toEqual(["switchboard-0.0.1.tgz"]);
});

/** Copies the template of a service, and generates it. */
async function createService(): Promise<string> {
  const folder = createFolder();
  cpSync(join(repository, "generator/init/template"), folder, { recursive: true });
  await generateFolder(folder, { check: false });
  return folder;
}

const hiddenIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.startsWith("."));

test.each([
  "handlers/tools/tasks/finish_task.ts",
  "test/handlers/tools/tasks/finish_task.test.ts",
  "spec/tools/tasks/finish_task.yaml",
  "generated/tools/tasks/finish_task.ts",
])("a killed `new tool` can be completed: %s", async (part) => {
  const folder = await createService();
  const place = { folder, env: {} };
  const args = ["new", "tool", "tasks/finish_task", "--safety", "adding", "--effect", "write"];
  await killAt(folder, args, () => existsSync(join(folder, part)));
  const again = await runProgram(place, args);
  // The error says how to complete a tool whose specification exists.
  if (again.code !== 0) {
    expect(again.stderr).toContain("npx switchboard generate && npx switchboard scaffold");
    expect((await runProgram(place, ["generate"])).code).toBe(0);
    expect((await runProgram(place, ["scaffold"])).code).toBe(0);
  }
  const { diagnostics, difference } = await generateFolder(folder, { check: true });
  expect([diagnostics, difference]).toEqual([[], { missing: [], changed: [], orphaned: [] }]);
  expect(existsSync(join(folder, "handlers/tools/tasks/finish_task.ts"))).toBe(true);
  expect(readFileSync(join(folder, "handlers/tools/index.ts"), "utf8")).toContain("  finish_task,\n");
});

test.each([".generated.lock.", ".generated.lock", ".generated.next", ".generated.next/tools", ".generated.previous"])(
  "a killed generate leaves a complete folder, which the next one replaces: %s",
  async (part) => {
    const folder = await createService();
    const file = join(folder, "spec/service.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("Keeps a list of tasks.", "Keeps tasks."));
    await killAt(folder, ["generate"], () => {
      return (
        existsSync(join(folder, part)) ||
        readdirSync(folder).some((name) => part.endsWith(".") && name.startsWith(part))
      );
    });
    const [current] = ["generated", ".generated.previous"].filter((name) => existsSync(join(folder, name)));
    expect(readFileSync(join(folder, current ?? "", "service.ts"), "utf8")).toMatch(/Keeps (?:a list of )?tasks/);
    expect((await runProgram({ folder, env: {} }, ["generate"])).code).toBe(0);
    const { difference } = await generateFolder(folder, { check: true });
    expect(difference).toEqual({ missing: [], changed: [], orphaned: [] });
    expect(hiddenIn(folder)).toEqual([]);
  },
);

test.each([".switchboard-rename.json", "spec/tools/tasks/save_task.yaml", "generated/tools/tasks/save_task.ts"])(
  "a killed rename is completed by the next command, or has not begun: %s",
  async (part) => {
    const folder = await createService();
    const has = (path: string): boolean => existsSync(join(folder, path));
    await killAt(folder, ["rename", "tool", "add_task", "save_task"], () => has(part));
    const hasBegun = has(".switchboard-rename.json") || has("spec/tools/tasks/save_task.yaml");
    expect((await runProgram({ folder, env: {} }, ["generate"])).code).toBe(0);
    const name = hasBegun ? "save_task" : "add_task";
    const namesIn = (place: string): string[] =>
      readdirSync(join(folder, place, "tools/tasks")).map((file) => file.replace(/\.\w+$/, ""));
    for (const place of ["spec", "handlers"]) expect(namesIn(place).sort()).toEqual(["list_tasks", name].sort());
    expect(readFileSync(join(folder, "handlers/tools/index.ts"), "utf8")).toContain(`  ${name},\n`);
    const { difference } = await generateFolder(folder, { check: true });
    expect(difference).toEqual({ missing: [], changed: [], orphaned: [] });
    expect(hiddenIn(folder)).toEqual([]);
  },
);

test("a rename that is killed after its journal is deleted has written generated/", async () => {
  const folder = await createService();
  const has = (path: string): boolean => existsSync(join(folder, path));
  const isEnded = (): boolean => has("spec/tools/tasks/save_task.yaml") && !has(".switchboard-rename.json");
  await killAt(folder, ["rename", "tool", "add_task", "save_task"], isEnded);
  const { difference, rename } = await generateFolder(folder, { check: true });
  expect([difference, rename]).toEqual([{ missing: [], changed: [], orphaned: [] }, null]);
});

test("a killed rename does not overwrite a handler that was changed afterwards", async () => {
  const folder = await createService();
  const journal = join(folder, ".switchboard-rename.json");
  await killAt(folder, ["rename", "tool", "add_task", "save_task"], () => existsSync(journal));
  const handlers = ["add_task", "save_task"].map((name) => join(folder, `handlers/tools/tasks/${name}.ts`));
  const handler = handlers.find((path) => existsSync(path)) ?? "";
  writeFileSync(handler, "// changed by hand\n");
  const { code, stderr } = await runProgram({ folder, env: {} }, ["generate"]);
  if (existsSync(journal)) expect([code, stderr]).toEqual([1, expect.stringContaining("have been changed since")]);
  expect(readFileSync(handler, "utf8")).toBe("// changed by hand\n");
});
