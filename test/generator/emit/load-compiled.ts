import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import type { CompiledTool, Surface } from "../../../runtime/contract/index.ts";
import { removeFolder } from "../../support/remove-folder.ts";

/** The compiled modules among generated files, written to disk. */
export interface CompiledFiles {
  /** Contains `generated/`; inside node_modules, so that bare imports resolve. */
  readonly folder: string;
  readonly compiled: Surface["compiled"];
  /** @throws Error for a tool without a module. */
  readonly tool: (name: string) => Promise<CompiledTool>;
}

/** Writes the compiled modules to a separate folder. Without `remove`, the folder is removed when the test is over. */
export async function loadCompiled(
  files: ReadonlyMap<string, string>,
  remove: (work: () => void) => void = onTestFinished,
): Promise<CompiledFiles> {
  const parent = fileURLToPath(new URL("../../../node_modules/.cache/", import.meta.url));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "compiled-"));
  remove(() => removeFolder(folder));
  for (const [path, text] of files) {
    if (!path.startsWith("generated/compiled/")) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const address = pathToFileURL(join(folder, "generated/compiled/index.js")).href;
  const { compiled } = (await import(/* @vite-ignore */ address)) as Pick<Surface, "compiled">;
  const tool = async (name: string): Promise<CompiledTool> => {
    const load = compiled.tools[name];
    if (!load) throw new Error(`no module of the tool ${name}`);
    return load();
  };
  return { folder, compiled, tool };
}
