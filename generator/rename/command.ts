import { resolve } from "node:path";
import { Command } from "commander";
import { formatDiagnostic } from "../load/diagnostic.ts";
import { unfinished } from "./interrupted-rename.ts";
import { RENAME_KINDS } from "./kinds.ts";
import type { Mention } from "./mentions.ts";
import type { RenamePlan } from "./plan.ts";

interface RenameOptions {
  readonly root: string;
  readonly keepOld: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** The maximum number of places of each list that are printed as text. */
const MAX_PLACES = 50;

/** Creates the command `switchboard rename`. Its dependencies are loaded when it runs. */
export function renameCommand(): Command {
  return new Command("rename")
    .description("rename an entry of the specification, with the symbols for it in handlers and tests, and generate")
    .argument("<kind>", RENAME_KINDS.join(", "))
    .argument(
      "<from>",
      "current name; <tool>.<name> for an input or output, <Schema>.<name> for an output property of a shared schema",
    )
    .argument("<to>", "new name")
    .option("--keep-old", "let callers use the old name of a tool or input as well", false)
    .option("--dry-run", "print the plan and write nothing", false)
    .option("--root <folder>", "folder that contains spec/, generated/ and tsconfig.json", ".")
    .option("--json", "print the result as JSON", false)
    .action(async (kind: string, from: string, to: string, options: RenameOptions) => {
      process.exitCode = await runRename(kind, from, to, options);
    });
}

/** Returns the exit code: 0, or 1 if the rename is not possible. */
async function runRename(kind: string, from: string, to: string, options: RenameOptions): Promise<number> {
  const { parseRename, RenameError } = await import("./target.ts");
  const root = resolve(options.root);
  try {
    const rename = parseRename(kind, from, to);
    const request = [kind, from, to, ...(options.keepOld ? ["--keep-old"] : [])].join(" ");
    const { applyRename, endRename, interruptedRename } = await import("./apply.ts");
    const interrupted = interruptedRename(root);
    if (interrupted) throw new RenameError(`${unfinished(interrupted)}; run \`npx switchboard generate\` first`);
    const { generateFolder, writeGenerated } = await import("../generate-folder.ts");
    const { isEmpty } = await import("../compare-files.ts");
    const { createCheckMemory } = await import("../check-memory.ts");
    const { createMemory } = await import("../emit/remember.ts");
    const memories = { memory: createCheckMemory(), remember: createMemory() };
    const current = await generateFolder(root, { check: true, ...memories });
    if (current.diagnostics.length > 0 || !isEmpty(current.difference))
      throw new RenameError("generated/ is not current; run `npx switchboard generate` first");
    const { planRename } = await import("./plan.ts");
    const { readSpec } = await import("../read-folder.ts");
    const { formatChanged } = await import("./format-changed.ts");
    const today = new Date().toISOString().slice(0, 10);
    const spec = readSpec(root) ?? new Map<string, string>();
    const onPhase =
      process.stderr.isTTY && !options.json ? (phase: string) => console.error(`${phase} ...`) : undefined;
    const { keepOld } = options;
    const plan = await formatChanged(
      root,
      await planRename(rename, { root, spec, keepOld, today, ...memories, ...(onPhase && { onPhase }) }),
    );
    const ok = plan.diagnostics.length === 0;
    if (ok && !options.dryRun) {
      applyRename(root, request, plan);
      await writeGenerated(root, plan.generated);
      endRename(root);
    }
    print(plan, options, ok);
    return ok ? 0 : 1;
  } catch (error) {
    const { isExpected } = await import("../expected-errors.ts");
    if (!isExpected(error)) throw error;
    const { interruptedRename } = await import("./apply.ts");
    // A RenameError is thrown before anything is written.
    const isUnfinished = !(error instanceof RenameError) && interruptedRename(root) !== null;
    const message = `${error.message}${isUnfinished ? "; run `npx switchboard generate` to complete the rename" : ""}`;
    if (options.json) console.log(JSON.stringify({ ok: false, error: message }));
    else console.error(`error: ${message}`);
    return 1;
  }
}

function print(
  { writes, moves, counts, problems, mentions, documents, diagnostics }: RenamePlan,
  options: RenameOptions,
  ok: boolean,
): void {
  if (options.json) {
    const files = { moves: Object.fromEntries(moves), edits: Object.fromEntries(counts), writes: [...writes.keys()] };
    const places = { problems, documents, mentions };
    console.log(JSON.stringify({ ok, dry_run: options.dryRun, ...files, ...places, diagnostics }, null, 2));
    return;
  }
  for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
  if (!ok) {
    console.error("nothing was written: the new specification would have these problems");
    return;
  }
  const would = options.dryRun ? "would rename" : "renamed";
  for (const [path, count] of counts) console.log(`${would} in ${path}: ${count}`);
  for (const [from, to] of moves) console.log(`${options.dryRun ? "would move" : "moved"} ${from} to ${to}`);
  const added = [...writes.keys()].filter((path) => !counts.has(path) && ![...moves.values()].includes(path));
  for (const path of added) console.log(`${options.dryRun ? "would add" : "added"} ${path}`);
  printPlaces("change by hand:", [...problems, ...documents]);
  printPlaces(`not changed, because they may mean something else (${mentions.length}):`, mentions);
  if (!options.dryRun)
    console.log("next: npm run typecheck && npm test && npm run build, then npx switchboard diff HEAD");
}

function printPlaces(title: string, places: readonly Mention[]): void {
  if (places.length === 0) return;
  console.log(title);
  for (const { file, line, text } of places.slice(0, MAX_PLACES)) console.log(`  ${file}:${line} ${text}`);
  if (places.length > MAX_PLACES) console.log(`  and ${places.length - MAX_PLACES} more; --json lists all`);
}
