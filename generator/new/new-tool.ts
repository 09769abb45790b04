import { existsSync } from "node:fs";
import { join } from "node:path";
import { emitFiles, readModel } from "../generate.ts";
import { writeGenerated } from "../generate-folder.ts";
import { formatDiagnostic } from "../load/diagnostic.ts";
import { missingSpec, readFolder, readSpec, requireFolder } from "../read-folder.ts";
import { defaultImports } from "../scaffold/handler-imports.ts";
import { scaffold, type ScaffoldPlan } from "../scaffold/scaffold.ts";
import { writeWhole } from "../write-files.ts";
import { testPath, toolTest } from "./tool-test.ts";
import { toolPath, toolYaml, type NewTool } from "./tool-yaml.ts";

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
  if (existsSync(join(root, path))) {
    const next = "npx switchboard generate && npx switchboard scaffold";
    throw new NewToolError(`${path} exists. Choose another name, or complete the existing tool with: ${next}`);
  }
  const spec = readSpec(root);
  if (!spec || spec.size === 0) throw new NewToolError(missingSpec(root));
  requireFolder(join(root, "generated"));
  const yaml = toolYaml(tool);
  const { model, diagnostics } = readModel(new Map([...spec, [path, yaml]]));
  if (!model)
    throw new NewToolError(`the specification would have problems:\n${diagnostics.map(formatDiagnostic).join("\n")}`);
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
