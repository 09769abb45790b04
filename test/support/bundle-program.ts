import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { bundleOptions } from "../../generator/build/bundle-options.mjs";
import { repository } from "./program.ts";
import { removeFolder } from "./remove-folder.ts";

/** Some libraries call `require`. */
const banner = `import { createRequire as requireFrom } from "node:module"; globalThis.require ??= requireFrom(import.meta.url);`;

/**
 * Bundles a program below `test/fixtures` as the build does, with its libraries, because Node.js takes ten times as
 * long to load them from separate files. Returns the bundle, in a folder named by a hash of the content, so that runs
 * share it.
 */
export async function bundleProgram(source: string): Promise<string> {
  const { outputFiles } = await build({
    ...bundleOptions,
    entryPoints: [join(repository, "test/fixtures", source)],
    banner: { js: banner },
    write: false,
    outdir: "programs", // only for the names of the output files
    outExtension: { ".js": ".mjs" },
  });
  const hash = createHash("sha256");
  for (const { contents } of outputFiles) hash.update(contents);
  const cache = join(repository, "node_modules/.cache/programs");
  const folder = join(cache, hash.digest("hex").slice(0, 16));
  const entry = join(folder, `${basename(source, ".ts")}.mjs`);
  if (existsSync(entry)) return entry;
  const written = join(cache, randomUUID());
  mkdirSync(written, { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(join(written, basename(path)), contents);
  try {
    renameSync(written, folder);
  } catch (error) {
    if (!existsSync(entry)) throw error;
    removeFolder(written); // another test file has been faster
  }
  return entry;
}
