import { resolve } from "node:path";
import { Command, Option } from "commander";
import { formatDiagnostic } from "../load/diagnostic.ts";
import type { DiffResult } from "./diff.ts";

const FORMATS = ["text", "json", "markdown", "github"] as const;
type Format = (typeof FORMATS)[number];

interface DiffOptions {
  readonly root: string;
  readonly all: boolean;
  readonly format: Format;
  readonly json: boolean;
  readonly markdown: boolean;
}

/** Creates the command `switchboard diff`. Its dependencies are loaded when it runs. */
export function diffCommand(): Command {
  return new Command("diff")
    .description("report what changes for consumers since a release; exit with code 1 if a change is breaking")
    .argument(
      "[reference]",
      "tag, branch, commit, folder with spec/, OpenAPI file or its URL (default: the last release: the highest v<version> tag)",
    )
    .option("--root <folder>", "folder that contains spec/", ".")
    .option("--all", "also list harmless changes", false)
    .addOption(new Option("--format <format>", "format of the report").choices(FORMATS).default("text"))
    .option("--json", "the same as --format json", false)
    .option("--markdown", "the same as --format markdown", false)
    .addHelpText(
      "after",
      "\nExit codes: 0 no breaking changes, 1 breaking changes, 2 the specifications cannot be compared.",
    )
    .action(async (reference: string | undefined, options: DiffOptions) => {
      process.exitCode = await runDiff(reference, options);
    });
}

/** Returns the exit code: 0, 1 for breaking changes, or 2 if the specifications cannot be compared. */
async function runDiff(reference: string | undefined, options: DiffOptions): Promise<number> {
  const format = options.json ? "json" : options.markdown ? "markdown" : options.format;
  const fail = (error: string): number => {
    if (format === "json") console.log(JSON.stringify({ ok: false, error }));
    else console.error(`error: ${error}`);
    return 2;
  };
  const { missingSpec, NotAFolderError, readSpec } = await import("../read-folder.ts");
  const { readChecked, readSource } = await import("./source/read-source.ts");
  const { DiffError } = await import("./source/diff-error.ts");
  const { diff } = await import("./diff.ts");
  const root = resolve(options.root);
  try {
    const texts = readSpec(root);
    if (!texts || texts.size === 0) return fail(missingSpec(root));
    const today = new Date().toISOString().slice(0, 10);
    const { model, files, diagnostics } = readChecked(texts, today);
    if (!model) {
      if (format === "json") console.log(JSON.stringify({ ok: false, diagnostics }, null, 2));
      else for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
      return 2;
    }
    const result = diff(await readSource(root, reference), { model, files }, today);
    const isBreaking = result.changes.some(({ severity }) => severity === "breaking");
    console.log(await report(result, format, options.all, root));
    return isBreaking ? 1 : 0;
  } catch (error) {
    if (error instanceof DiffError || error instanceof NotAFolderError) return fail(error.message);
    throw error;
  }
}

async function report(result: DiffResult, format: Format, all: boolean, root: string): Promise<string> {
  if (format === "json") {
    const ok = result.changes.every(({ severity }) => severity !== "breaking");
    return JSON.stringify({ ok, ...result }, null, 2);
  }
  if (format === "markdown") return (await import("./report/markdown.ts")).markdownReport(result);
  if (format === "github") {
    const { pathInRepository } = await import("./source/git.ts");
    return (await import("./report/github.ts")).githubReport(result, pathInRepository(root)).join("\n");
  }
  return (await import("./report/text.ts")).textReport(result, { all }).join("\n");
}
