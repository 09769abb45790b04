import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import packageJson from "../../package.json" with { type: "json" };
import { repository } from "./program.ts";
import { removeFolder } from "./remove-folder.ts";

const options = packageJson.scripts.build;
const external = [...options.matchAll(/--external:(\S+)/g)].map(([, name = ""]) => name);
const banner = /--banner:js=([^"]+)/.exec(options)?.[1] ?? "";

/**
 * Bundles a program below `test/fixtures` as the build does, with its libraries, because Node.js takes ten times as
 * long to load them from separate files. Returns the bundle, in a folder named by a hash of the content, so that runs
 * share it.
 */
export async function bundleProgram(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repository, "test/fixtures", source)],
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external,
    banner: { js: banner },
    logLevel: "warning",
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
