import { resolve } from "node:path";
import { Project, ts } from "ts-morph";
import { generate } from "../../../generator/generate.ts";
import { readSpec } from "../../../generator/read-folder.ts";
import { planRename, type RenamePlan } from "../../../generator/rename/plan.ts";
import { parseRename } from "../../../generator/rename/target.ts";

const root = resolve(".");
export const today = "2026-11-01";
export const spec = readSpec(root) ?? new Map<string, string>();

/** Plans a rename in this repository. Nothing is written. */
export const plan = (kind: string, from: string, to: string): Promise<RenamePlan> =>
  planRename(parseRename(kind, from, to), { root, spec, keepOld: false, today });

/** Returns the errors of the compiler in the code that a plan changes. */
export async function compile({ writes, removes }: RenamePlan): Promise<readonly string[]> {
  const texts = new Map([...spec].filter(([path]) => !removes.includes(path)));
  for (const [path, text] of writes) if (path.startsWith("spec/")) texts.set(path, text);
  const { files } = await generate(texts);
  // ts-morph does not recognize that added files are ES modules.
  const compilerOptions = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const project = new Project({ tsConfigFilePath: `${root}/tsconfig.json`, compilerOptions });
  for (const [path, text] of [...writes, ...files])
    if (path.endsWith(".ts")) project.createSourceFile(`${root}/${path}`, text, { overwrite: true });
  const changed = [...writes.keys()].filter((path) => path.endsWith(".ts"));
  return changed
    .flatMap((path) => project.getSourceFileOrThrow(`${root}/${path}`).getPreEmitDiagnostics())
    .map((one) => project.formatDiagnosticsWithColorAndContext([one]));
}
