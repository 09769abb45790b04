import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { generateFolder } from "../../../generator/generate-folder.ts";
import { readFolder } from "../../../generator/read-folder.ts";
import { scaffoldCommand } from "../../../generator/scaffold/command.ts";

// Inside the repository, so that imports find its packages and its runtime.
const root = await mkdtemp("test/.scaffold-");

beforeAll(async () => {
  await cp("test/golden/base/spec", join(root, "spec"), { recursive: true });
  await generateFolder(root, { check: false });
});

afterAll(() => rm(root, { recursive: true }));

test("the added files compile, and a second run changes nothing", async () => {
  const first = await run();
  expect(first).toMatchObject({ ok: true, manual: [], orphaned: [] });
  await writeFile(join(root, "handlers", "context.ts"), "export type ServiceContext = object;\n");
  const before = readFolder(root, "handlers");
  expect(compile("handlers/tools/index.ts", "handlers/resources/index.ts")).toEqual([]);
  expect(await run()).toEqual({ ok: true, added: [], listed: {}, manual: [], orphaned: [] });
  expect(readFolder(root, "handlers")).toEqual(before);
});

test("until a list of handlers is imported, the report says how to import it and add it to the service", async () => {
  const lists = ["tools", "resources", "completions"];
  for (const list of lists) await rm(join(root, "handlers", list), { recursive: true });
  const report = await output([]);
  for (const list of lists) {
    const step = `next: import \`${list}\` from handlers/${list}/index.ts, and set \`${list}: { ...${list} }\``;
    expect(report.join("\n")).toContain(step);
  }
  const definition = join(root, "handlers", "definition.ts");
  await writeFile(
    definition,
    `import { tools } from "./tools/index.ts";\nimport { resources } from './resources/index.js';\n`,
  );
  expect(await output([])).toEqual([expect.stringMatching(/^next: import `completions` from .* in the definition/)]);
  await appendFile(definition, `import { completions as own } from "../handlers/completions/index.ts";\n`);
  expect(await output([])).toEqual(["every tool, resource and completion has a handler"]);
});

test("a list that is not UTF-8 is rejected before anything is written", async () => {
  const index = join(root, "handlers", "tools", "index.ts");
  const text = await readFile(index, "latin1");
  const [line] = /^ {2}\w+,\n/m.exec(text) ?? [""];
  await writeFile(index, `${text.replace(line, "")}// caf\xe9\n`, "latin1");
  const before = await readFile(index);
  await expect(run()).rejects.toThrow("handlers/tools/index.ts is not UTF-8");
  expect(await readFile(index)).toEqual(before);
});

test("a folder without a specification is an error", async () => {
  expect(await run("test/golden")).toMatchObject({ ok: false });
});

const run = async (folder = root): Promise<unknown> => JSON.parse((await output(["--json"], folder)).join("\n"));

async function output(options: readonly string[], folder = root): Promise<readonly string[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    const runtime = ["--runtime-module", "../../runtime/index.ts"];
    await scaffoldCommand().parseAsync(["--root", folder, ...options, ...runtime], { from: "user" });
    return log.mock.calls.map(([line]) => String(line));
  } finally {
    log.mockRestore();
    process.exitCode = 0;
  }
}

/** Returns compiler messages about files of the scaffolded service. */
function compile(...names: readonly string[]): readonly string[] {
  const config = ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, process.cwd());
  const program = ts.createProgram(
    names.map((name) => join(root, name)),
    options,
  );
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.includes("/.scaffold-"));
  return files
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ messageText, file }) => `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
}
