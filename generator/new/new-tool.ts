import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkSpec } from "../check/check-spec.ts";
import { emitFiles, readModel } from "../generate.ts";
import { writeGenerated } from "../generate-folder.ts";
import { formatAt, formatDiagnostic } from "../load/diagnostic.ts";
import type { Effect } from "../language/effect.ts";
import { FILE_PATHS } from "../language/language.ts";
import { listableScopes } from "../check/spec-view.ts";
import { loadSpec, type SpecTexts } from "../load/load-spec.ts";
import { missingSpec, readFolder, readSpec, requireFolder } from "../read-folder.ts";
import { defaultImports } from "../scaffold/handler-imports.ts";
import { scaffold, type ScaffoldPlan } from "../scaffold/scaffold.ts";
import { writeWhole } from "../write-files.ts";
import { testPath, toolTest } from "./tool-test.ts";
import { sourceOf, toolPath, toolYaml, type NewTool } from "./tool-yaml.ts";

/** Thrown if a tool cannot be added. In this case, nothing was written. */
export class NewToolError extends Error {
  override readonly name = "NewToolError";
}

export interface AddedTool {
  /** New and changed hand-written files. */
  readonly written: readonly string[];
  /** Lists of handlers that the tool must be added to by hand, with the reason. */
  readonly manual: ScaffoldPlan["manual"];
}

/**
 * Adds a tool: its specification, a handler that compiles, its line in the list of handlers, a test, and everything generated. The new
 * files are written before the specification, so that after an interruption the command can be repeated.
 * @throws NewToolError if there is no specification, the tool exists, or the specification would have problems.
 * @throws NotAFolderError if `generated` exists and is not a folder.
 */
export async function addTool(root: string, tool: NewTool): Promise<AddedTool> {
  const path = toolPath(tool);
  const texts = readSpecWithout(root, path);
  requireFolder(join(root, "generated"));
  const yaml = toolYaml(tool);
  const spec = new Map([...texts, [path, yaml]]);
  const { model } = readModel(spec);
  if (!model) throw new NewToolError(`the specification would have problems:\n${listProblems(spec, path, yaml)}`);
  const plan = scaffold(model, readFolder(root, "handlers") ?? new Map<string, string>(), defaultImports(root));
  const generated = await emitFiles(model);

  const test = toolTest(tool, (file) => existsSync(join(root, file)));
  const files = new Map(plan.added);
  if (test !== null && !existsSync(join(root, testPath(tool)))) files.set(testPath(tool), test);
  for (const [file, text] of files) writeWhole(root, file, text);
  writeWhole(root, path, yaml);
  await writeGenerated(root, generated);
  for (const [file, text] of plan.changed) writeWhole(root, file, text);
  return { written: [path, ...files.keys(), ...plan.changed.keys()], manual: plan.manual };
}

/**
 * Reads the specification to which a tool is to be added.
 * @throws NewToolError if there is no specification, or the file of the tool exists.
 */
export function readSpecWithout(root: string, path: string): SpecTexts {
  if (existsSync(join(root, path))) {
    const next = "npx switchboard generate && npx switchboard scaffold";
    throw new NewToolError(`${path} exists. Choose another name, or complete the existing tool with: ${next}`);
  }
  const spec = readSpec(root);
  if (!spec || spec.size === 0) throw new NewToolError(missingSpec(root));
  return spec;
}

/** Returns a function that returns the scopes that a tool with an effect may list. */
export function readScopes(spec: SpecTexts): (effect: Effect) => readonly string[] {
  const { files } = loadSpec(new Map([...spec].filter(([path]) => path === FILE_PATHS.scopes)));
  return (effect) => listableScopes(files[0], effect);
}

/** Lists the problems of a specification with a new tool. Those in the file of the tool, which is not written, name an option. */
function listProblems(spec: SpecTexts, path: string, yaml: string): string {
  const { files, diagnostics, complete } = loadSpec(spec);
  const isNew = (file: { readonly path: string }): boolean => file.path === path;
  // Of two tools with the same route or title, the last one is reported, which must be the new one.
  const ordered = [...files.filter((file) => !isNew(file)), ...files.filter(isNew)];
  return [...diagnostics, ...(complete ? checkSpec(ordered) : [])]
    .map((each) => {
      const source = each.file === path ? sourceOf(yaml, each.line) : undefined;
      return source === undefined ? formatDiagnostic(each) : formatAt(source, each);
    })
    .join("\n");
}
