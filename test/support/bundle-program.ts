import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { repository } from "./program.ts";

/** Bundles a program below `test/fixtures`. Returns its file, whose name depends on its content, so that runs share it. */
export async function bundleProgram(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repository, "test/fixtures", source)],
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "warning",
    write: false,
    outdir: repository, // only for the names of the output files
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const folder = join(repository, "node_modules/.cache/programs");
  const file = join(folder, `${createHash("sha256").update(code).digest("hex").slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, code);
  renameSync(written, file); // other test files may be doing the same
  return file;
}
