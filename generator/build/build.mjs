// Builds the program: `npm run build [-- --outdir=<folder>]`, by default to dist/.
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { build, transform, version } from "esbuild";
import { bundleOptions } from "./bundle-options.mjs";
import { generatedHashFile, hashGenerated } from "./hash-generated.mjs";

/** How many builds keep their chunks, because programs that are still running may load them. */
const KEPT_BUILDS = 5;
/** How long a chunk is kept in any case: another build may be writing it. */
const MIN_AGE_MS = 3_600_000;

const { outdir } = parseArgs({ options: { outdir: { type: "string", default: "dist" } } }).values;
const chunks = join(outdir, "chunks");

// esbuild splits only ES modules, but V8 caches code only of scripts. Chunks are therefore converted to CommonJS.
/** @type {import("esbuild").TransformOptions} */
const conversion = {
  format: "cjs",
  platform: "node",
  target: "node20",
  supported: { "dynamic-import": false },
  define: { "import.meta.url": "moduleUrl" },
  sourcefile: "chunk.mjs", // imports CommonJS packages as Node.js does
  sourcemap: "external",
  logLevel: "warning",
};
const moduleUrl = 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;';

const { outputFiles } = await build({
  ...bundleOptions,
  entryPoints: ["handlers/main.ts"],
  entryNames: "[name]-[hash]",
  outExtension: { ".js": ".cjs" },
  outdir: chunks,
  // Part of the content that esbuild hashes, so that the same name means the same converted chunk.
  banner: { js: `// esbuild ${version} ${JSON.stringify(conversion)} ${moduleUrl}` },
  sourcemap: "external",
  write: false,
}).catch(() => process.exit(1)); // esbuild has printed the errors

mkdirSync(chunks, { recursive: true });
const files = new Map(outputFiles.map((file) => [basename(file.path), file]));
const names = [...files.keys()].filter((name) => name.endsWith(".cjs"));
await Promise.all(names.map(writeChunk));
const entry = names.find((name) => name.startsWith("main-")) ?? "";
const { code } = await transform(readFileSync(join(import.meta.dirname, "main.ts"), "utf8"), {
  loader: "ts",
  define: { "process.env.ENTRY": JSON.stringify(entry) },
});
replaceFile(join(outdir, "main.js"), code, 0o755); // last, so that a program that starts during a build finds its chunks
replaceFile(join(outdir, generatedHashFile), `${hashGenerated(".")}\n`);
deleteOldFiles();

/** Converts and writes a chunk, unless it exists. @param {string} name */
async function writeChunk(name) {
  const path = join(chunks, name);
  if (existsSync(path)) return; // the name contains a hash of the content
  const text = files.get(name)?.text ?? "";
  const map = Buffer.from(files.get(`${name}.map`)?.contents ?? []).toString("base64");
  const mapUrl = `data:application/json;base64,${map}`;
  const banner = `"use strict";${text.includes("import.meta.url") ? ` ${moduleUrl}` : ""}`;
  const converted = await transform(`${text}//# sourceMappingURL=${mapUrl}`, { ...conversion, banner });
  replaceFile(`${path}.map`, converted.map);
  replaceFile(path, `${converted.code}//# sourceMappingURL=${name}.map\n`);
}

/** Deletes the chunks of all but the latest builds, and the compiled code of earlier builds. */
function deleteOldFiles() {
  const list = join(outdir, "builds.txt"); // a line per build, latest first, with its chunks
  const lines = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
  const builds = [names.join(" "), ...lines.filter((line) => !line.includes(entry))].slice(0, KEPT_BUILDS);
  replaceFile(list, builds.join("\n"));
  const kept = new Set(builds.flatMap((line) => line.split(" ")).flatMap((name) => [name, `${name}.map`]));
  for (const name of readdirSync(chunks)) {
    const age = Date.now() - (statSync(join(chunks, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (!kept.has(name) && age > MIN_AGE_MS) rmSync(join(chunks, name), { force: true });
  }
  const cache = join(outdir, "code-cache");
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (name !== entry) rmSync(join(cache, name), { recursive: true, force: true });
}

/**
 * Replaces a file atomically, because programs may start, and other builds may run, at the same time.
 * @param {string} path
 * @param {string | Uint8Array} content
 */
function replaceFile(path, content, mode = 0o644) {
  const written = `${path}.${process.pid}`;
  writeFileSync(written, content, { mode });
  renameSync(written, path);
}
