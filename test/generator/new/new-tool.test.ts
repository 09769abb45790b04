import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import type { Effect } from "../../../generator/language/effect.ts";
import { generateFolder } from "../../../generator/generate-folder.ts";
import { askOptions } from "../../../generator/new/ask-options.ts";
import { newCommand } from "../../../generator/new/command.ts";
import { addTool } from "../../../generator/new/new-tool.ts";
import type { NewTool } from "../../../generator/new/tool-yaml.ts";
import { removeFolder } from "../../support/remove-folder.ts";

const template = join(import.meta.dirname, "../../../generator/init/template");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "new-tool-"));
  cpSync(template, root, { recursive: true });
});

afterEach(() => removeFolder(root));

const finishTask: NewTool = {
  category: "tasks",
  name: "finish_task",
  title: "Finish task",
  summary: "Mark a task as done.",
  effect: "write",
  safety: "adding",
  scopes: [],
  route: "POST /tasks/{task_id}/finish",
  inputs: [
    { name: "task_id", type: "string", required: true },
    { name: "silent", type: "boolean", required: false },
  ],
  output: "Task",
};

test("writes the specification, handler and test of a tool, adds it to the list of handlers, and generates", async () => {
  const { written, manual } = await addTool(root, finishTask);
  expect(manual).toEqual([]);
  expect(written).toEqual([
    "spec/tools/tasks/finish_task.yaml",
    "handlers/tools/tasks/finish_task.ts",
    "test/handlers/tools/tasks/finish_task.test.ts",
    "handlers/tools/index.ts",
  ]);
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  expect(read(written[0] ?? "")).toMatch(/^# yaml-language-server: \$schema=(\S+)\n/);
  expect(existsSync(join(root, "spec/tools/tasks", /schema=(\S+)/.exec(read(written[0] ?? ""))?.[1] ?? ""))).toBe(true);
  expect(read(written[1] ?? "")).toContain('import { Failure } from "switchboard/runtime";');
  expect(read(written[2] ?? "")).toContain('callTool("finish_task", { task_id: "text" })');
  expect(read(written[3] ?? "")).toContain("  finish_task,\n");
  const { diagnostics, difference } = await generateFolder(root, { check: true });
  expect([diagnostics, difference]).toEqual([[], { missing: [], changed: [], orphaned: [] }]);
});

test("refuses an existing tool and one that the specification does not allow, and writes nothing", async () => {
  const before = readdirSync(root, { recursive: true });
  await expect(addTool(root, { ...finishTask, name: "add_task" })).rejects.toThrow(
    "spec/tools/tasks/add_task.yaml exists",
  );
  await expect(addTool(root, { ...finishTask, scopes: ["nobody"] })).rejects.toThrow(
    /--scopes: error [\w-]+: .*"nobody"/,
  );
  await expect(addTool(root, { ...finishTask, name: "constructor" })).rejects.toThrow(
    /<category\/name>: error dangerous-name: /,
  );
  await expect(addTool(root, { ...finishTask, category: "nothing" })).rejects.toThrow(
    /<category\/name>: error unknown-category: /,
  );
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

test("a symbolic link in place of generated/ is reported as JSON, and nothing is written", async () => {
  mkdirSync(join(root, "elsewhere"));
  symlinkSync("elsewhere", join(root, "generated"));
  const before = readdirSync(root, { recursive: true });
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  await newCommand().parseAsync(["tool", "tasks/finish_task", "--root", root, "--json"], { from: "user" });
  const error = `${join(root, "generated")} is not a folder: it is a symbolic link. Remove it, or replace it with a folder.`;
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({ ok: false, error });
  log.mockRestore();
  process.exitCode = 0;
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

test("names the option of a route or title that an existing tool has, even if the new tool sorts before it", async () => {
  const taken = { ...finishTask, name: "a_task", inputs: [], route: "POST /tasks", title: "List tasks" };
  await expect(addTool(root, taken)).rejects.toThrow(
    '--title: error duplicate-title: spec/tools/tasks/list_tasks.yaml already has the title "List tasks"\n' +
      "--route: error duplicate-route: spec/tools/tasks/add_task.yaml already has this route",
  );
});

test("can be repeated after an interruption", async () => {
  writeFileSync(join(root, "handlers/tools/tasks/finish_task.ts"), "// written before the interruption\n");
  const { written } = await addTool(root, finishTask);
  expect(written).not.toContain("handlers/tools/tasks/finish_task.ts");
  expect(readFileSync(join(root, "handlers/tools/tasks/finish_task.ts"), "utf8")).toBe(
    "// written before the interruption\n",
  );
});

test("the command takes the inputs as flags", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  const flags = ["--input", "task_id:string!", "--input", "count:integer", "--effect", "write", "--safety", "adding"];
  flags.push("--summary", "Mark a task as done");
  await newCommand().parseAsync(["tool", "tasks/finish_task", ...flags, "--root", root, "--json"], { from: "user" });
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ ok: true, manual: [] });
  log.mockRestore();
  const { summary, input, effect, idempotent, safety, routes } = parse(
    readFileSync(join(root, "spec/tools/tasks/finish_task.yaml"), "utf8"),
  );
  expect(summary).toBe("Mark a task as done.");
  expect([effect, idempotent, safety, routes]).toEqual(["write", false, "adding", ["POST /tasks/finish-task"]]);
  expect(input).toMatchObject({ required: ["task_id"], properties: { count: { type: "integer" } } });
});

test("the command names the test as a next step only if it has written one", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  const lastLine = async (tool: string): Promise<unknown> => {
    await newCommand().parseAsync(["tool", tool, "--input", "task_id:string!", "--root", root], { from: "user" });
    return log.mock.calls.at(-1)?.[0];
  };
  expect(await lastLine("tasks/finish_task")).toBe(
    "  3. state the expected output in its test, then run: npm run build && npm test",
  );
  removeFolder(join(root, "test"));
  expect(await lastLine("tasks/reopen_task")).toBe("  3. run: npm run build && npm test");
  log.mockRestore();
});

test("prompts again for an unknown effect or scope, and an empty answer selects the default", async () => {
  const answer = async (...answers: string[]) => {
    const prompts: string[] = [];
    const question = (prompt: string): Promise<string> => {
      prompts.push(prompt);
      return Promise.resolve(answers.shift() ?? "");
    };
    const scopesFor = (effect: Effect): string[] => (effect === "read" ? ["core", "reports"] : ["core", "tasks"]);
    const options = await askOptions("finish_task", {}, question, scopesFor);
    return { options, prompts };
  };
  const { options, prompts } = await answer(
    "Mark a task as done",
    "destroy",
    "destructive",
    "core, all",
    "core, tasks,",
  );
  expect(options).toEqual({ summary: "Mark a task as done", effect: "destructive", scopes: ["core", "tasks"] });
  expect(prompts[2]).toBe('"destroy" is not an effect. Effect (read, write, destructive) [read]: ');
  expect(prompts[4]).toBe('"all" is not in the list. Scopes (core, tasks), separated by commas [none]: ');
  expect((await answer("", "destroy")).options).toEqual({});
  expect((await answer()).options).toEqual({});
});
