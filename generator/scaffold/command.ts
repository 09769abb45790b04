import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { formatDiagnostic } from "../load/diagnostic.ts";
import { writeWhole } from "../write-files.ts";
import { DEFAULT_IMPORTS, defaultImports, type HandlerImports } from "./handler-imports.ts";
import type { ScaffoldPlan } from "./scaffold.ts";

interface ScaffoldOptions {
  readonly root: string;
  readonly contextModule: string;
  readonly contextType: string;
  readonly runtimeModule?: string;
  readonly json: boolean;
}

/** Creates the command `switchboard scaffold`, which only adds missing handlers. Its dependencies are loaded when it runs. */
export function scaffoldCommand(): Command {
  return new Command("scaffold")
    .description("add a handler file and an index entry for each tool, resource or completion without a handler")
    .option("--root <folder>", "folder that contains spec/ and handlers/", ".")
    .option("--context-type <name>", "type of the handlers' context", DEFAULT_IMPORTS.contextType)
    .option(
      "--context-module <path>",
      "module below the root that exports the context type",
      DEFAULT_IMPORTS.contextModule,
    )
    .option(
      "--runtime-module <path>",
      "module or package that exports Failure (default: runtime/index.ts if it exists, or else switchboard/runtime)",
    )
    .option("--json", "print the result as JSON", false)
    .action(async ({ root, json, ...imports }: ScaffoldOptions) => {
      process.exitCode = await runScaffold(resolve(root), { ...defaultImports(resolve(root)), ...imports }, json);
    });
}

/** Returns the exit code: 0, or 1 for a missing specification, diagnostics, or lines that must be added manually. */
async function runScaffold(root: string, imports: HandlerImports, json: boolean): Promise<number> {
  const { missingSpec, readFolder, readSpec } = await import("../read-folder.ts");
  const spec = readSpec(root);
  if (!spec || spec.size === 0) {
    const error = missingSpec(root);
    if (json) console.log(JSON.stringify({ ok: false, error }));
    else console.error(`error: ${error}`);
    return 1;
  }
  const { readModel } = await import("../generate.ts");
  const { model, diagnostics } = readModel(spec);
  if (!model) {
    if (json) console.log(JSON.stringify({ ok: false, diagnostics }, null, 2));
    else for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
    return 1;
  }
  const { scaffold } = await import("./scaffold.ts");
  const plan = scaffold(model, readFolder(root, "handlers") ?? new Map<string, string>(), imports);
  await writePlan(root, plan);
  const ok = plan.manual.length === 0;
  if (json) console.log(JSON.stringify({ ok, ...summary(plan) }, null, 2));
  else for (const line of report(plan)) console.log(line);
  return ok ? 0 : 1;
}

/**
 * Writes new files first, so that a list never imports a missing file.
 * @throws Error if a list is not valid UTF-8, because rewriting it would change its bytes.
 */
async function writePlan(root: string, { added, changed }: ScaffoldPlan): Promise<void> {
  for (const path of changed.keys()) {
    const bytes = await readFile(join(root, path));
    if (!Buffer.from(bytes.toString("utf8")).equals(bytes)) throw new Error(`${path} is not UTF-8`);
  }
  for (const [path, text] of [...added].sort(([a], [b]) => Number(isList(a)) - Number(isList(b)))) {
    if (existsSync(join(root, path))) throw new Error(`${path} exists`);
    writeWhole(root, path, text);
  }
  for (const [path, text] of changed) writeWhole(root, path, text);
}

/** Whether a file lists handlers. `handlers/tools/<category>/index.ts` is the handler of a tool named `index`. */
const isList = (path: string): boolean => /^handlers\/[^/]+\/index\.ts$/.test(path);

function summary({ added, listed, manual, orphaned }: ScaffoldPlan): object {
  return { added: [...added.keys()], listed: Object.fromEntries(listed), manual, orphaned };
}

function report({ added, listed, manual, unused, orphaned }: ScaffoldPlan): readonly string[] {
  const lines = [
    ...[...added.keys()].map((path) => `added: ${path}`),
    ...[...listed].map(([path, names]) => `listed in ${path}: ${names.join(", ")}`),
    ...manual.map(({ file, reason, names }) => `add manually to ${file} (${reason}): ${names.join(", ")}`),
    ...orphaned.map((path) => `without a tool, resource or completion: ${path}`),
  ];
  const imports = unused.map((path) => {
    const list = path.split("/").at(-2) ?? "";
    return `next: import \`${list}\` from ${path}, and set \`${list}: { ...${list} }\` in the definition of the service`;
  });
  const build = added.size > 0 ? ["next: write the added handlers, then run: npm run build"] : [];
  const all = [...lines, ...imports, ...build];
  return all.length > 0 ? all : ["every tool, resource and completion has a handler"];
}
