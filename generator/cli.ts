import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Command, Option } from "commander";
import { formatDiagnostic } from "./load/diagnostic.ts";
import { isEmpty, type Difference } from "./compare-files.ts";
import { completed, JOURNAL, unfinished } from "./rename/interrupted-rename.ts";
import { devCommand } from "./dev/dev-command.ts";
import { diffCommand } from "./diff/command.ts";
import type { FolderResult } from "./generate-folder.ts";
import { initCommand } from "./init/command.ts";
import { newCommand } from "./new/command.ts";
import { renameCommand } from "./rename/command.ts";
import { scaffoldCommand } from "./scaffold/command.ts";

/** Creates the commands that use the specification. Their dependencies are loaded when a command runs. */
export function generatorCommands(): Command[] {
  return [generateCommand, scaffoldCommand, renameCommand, diffCommand, initCommand, devCommand, newCommand].map(
    (create) => create(),
  );
}

/** The minimum number of specification files for which the optimizing compiler of V8 saves time. */
const MIN_FILES_TO_OPTIMIZE = 300;

/** Disables V8's optimizing compiler for small specifications, where it slows the process by a third. */
function chooseOptimization(files: number): void {
  if (files < MIN_FILES_TO_OPTIMIZE) setFlagsFromString("--no-opt");
}

/** Formats of the report: for people, for programs, and as annotations of a pull request on GitHub. */
const FORMATS = ["text", "json", "github"] as const;

interface GenerateOptions {
  readonly check: boolean;
  readonly watch: boolean;
  readonly format: (typeof FORMATS)[number];
  readonly root: string;
  readonly json: boolean;
}

function generateCommand(): Command {
  return new Command("generate")
    .description("generate types, validators, lists, documentation and client from the specification")
    .option(
      "--check",
      "write nothing; report missing, changed and orphaned files and exit with code 1 if there are any",
      false,
    )
    .option("--watch", "check and generate again after each change, until interrupted", false)
    .option("--root <folder>", "folder that contains spec/ and generated/", ".")
    .addOption(new Option("--format <format>", "format of the report").choices(FORMATS).default("text"))
    .option("--json", "the same as --format json", false)
    .action(async (options: GenerateOptions) => {
      const json = options.json || options.format === "json";
      process.exitCode = await (options.watch ? watch({ ...options, json }) : runGenerate({ ...options, json }));
    });
}

/** Watches until SIGINT or SIGTERM. Returns the exit code: 0, or 1 for contradicting options or a missing specification. */
async function watch({ check, root, json, format }: GenerateOptions): Promise<number> {
  const once = check ? "--check" : format === "github" && !json ? "--format github" : undefined;
  if (once) {
    console.error(`error: --watch and ${once} cannot be combined: ${once} reports once. Omit one of them.`);
    return 1;
  }
  const { missingSpec, readSpec } = await import("./read-folder.ts");
  if (!readSpec(resolve(root))?.size) {
    const error = missingSpec(resolve(root));
    if (json) console.log(JSON.stringify({ ok: false, error }));
    else console.error(`error: ${error}`);
    return 1;
  }
  const { runWatch } = await import("./watch/run-watch.ts");
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort());
  await runWatch(resolve(root), { json, screen: true }, stopped.signal);
  return 0;
}

/** Returns the exit code: 0, or 1 for diagnostics, differences found by `--check`, or an error such as a locked folder. */
async function runGenerate({ check, root, json, format }: GenerateOptions): Promise<number> {
  const { generateFolder } = await import("./generate-folder.ts");
  const { isExpected } = await import("./expected-errors.ts");
  let result: FolderResult;
  try {
    result = await generateFolder(resolve(root), { check, onRead: chooseOptimization });
  } catch (error) {
    if (!isExpected(error)) throw error;
    const { message } = error;
    if (json) console.log(JSON.stringify({ ok: false, error: message }));
    else console.error(`error: ${message}`);
    return 1;
  }
  const { diagnostics, difference, rename } = result;
  const ok = diagnostics.length === 0 && (!check || (isEmpty(difference) && rename === null));
  const renameKey = check ? "unfinished_rename" : "completed_rename";
  const renames = rename ? { [renameKey]: rename } : {};
  if (json)
    console.log(JSON.stringify({ ok, diagnostics, ...difference, files: result.fileCount, ...renames }, null, 2));
  else if (format === "github") for (const line of await githubLines(result, check, resolve(root))) console.log(line);
  else report(result, check);
  return ok ? 0 : 1;
}

function report({ diagnostics, difference, fileCount, rename }: FolderResult, check: boolean): void {
  if (rename && check) console.error(unfinished(rename));
  else if (rename) console.log(completed(rename));
  if (diagnostics.length > 0) {
    for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
    const count = diagnostics.length === 1 ? "1 problem" : `${diagnostics.length} problems`;
    console.error(`${count} in the specification; generated/ was not written`);
  } else if (check) {
    for (const line of differenceLines(difference)) console.error(line);
    if (isEmpty(difference)) console.log(`all ${fileCount} generated files are up to date`);
    if (!isEmpty(difference) || rename) console.error("run `npx switchboard generate`");
  } else {
    console.log(`generated ${fileCount} files: ${summarize(difference)}`);
  }
}

/** Formats diagnostics and differences as annotations of GitHub Actions. Their paths start at the root of the repository. */
async function githubLines(
  { diagnostics, difference, rename }: FolderResult,
  check: boolean,
  root: string,
): Promise<readonly string[]> {
  const { annotation, within } = await import("./diff/report/github.ts");
  const { pathInRepository } = await import("./diff/source/git.ts");
  const folder = pathInRepository(root);
  const advice = "Run `npx switchboard generate`.";
  const journal = within(folder, { file: JOURNAL, line: 1, column: 1 });
  return [
    ...(rename && check ? [annotation("error", journal, "unfinished-rename", `${unfinished(rename)}\n${advice}`)] : []),
    ...diagnostics.map((diagnostic) => {
      const { code, text, hint } = diagnostic;
      return annotation("error", within(folder, diagnostic), code, hint === undefined ? text : `${text}\n${hint}`);
    }),
    ...Object.entries(check ? difference : {}).flatMap(([what, paths]: [string, readonly string[]]) =>
      paths.map((file) => annotation("error", within(folder, { file, line: 1, column: 1 }), what, advice)),
    ),
  ];
}

function differenceLines({ missing, changed, orphaned }: Difference): readonly string[] {
  return [
    ...missing.map((path) => `missing: ${path}`),
    ...changed.map((path) => `changed: ${path}`),
    ...orphaned.map((path) => `orphaned: ${path}`),
  ];
}

function summarize(difference: Difference): string {
  const { missing, changed, orphaned } = difference;
  if (isEmpty(difference)) return "nothing changed";
  return `${missing.length} new, ${changed.length} changed, ${orphaned.length} removed`;
}
