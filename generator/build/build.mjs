// Builds the program: `npm run build [-- --outdir=<folder>]`, by default to dist/.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { build, transform, version } from "esbuild";
import { bundleOptions } from "./bundle-options.mjs";
import { generatedHashFile, hashGenerated } from "./hash-generated.mjs";

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

const { outputFiles } = await build({
  ...bundleOptions,
  entryPoints: ["handlers/main.ts"],
  entryNames: "[name]-[hash]",
  outdir: chunks,
  // Part of the content that esbuild hashes, so that the same name means the same converted chunk.
  banner: { js: `// esbuild ${version} ${JSON.stringify(conversion)}` },
  sourcemap: "external",
  write: false,
});

mkdirSync(chunks, { recursive: true });
const files = new Map(outputFiles.map((file) => [file.path, file]));
const paths = [...files.keys()].filter((path) => path.endsWith(".js"));
const changes = await Promise.all(paths.map(writeChunk));
if (changes.includes(true)) rmSync(join(outdir, "code-cache"), { recursive: true, force: true }); // code of earlier chunks
const entry = paths.map((path) => basename(path)).find((name) => name.startsWith("main-"));
const { code } = await transform(readFileSync(join(import.meta.dirname, "main.ts"), "utf8"), {
  loader: "ts",
  define: { "process.env.ENTRY": JSON.stringify(entry) },
});
replaceFile(join(outdir, "main.js"), code, 0o755); // last, so that a program that starts during a build finds its chunks
replaceFile(join(outdir, generatedHashFile), `${hashGenerated(".")}\n`);

/** Converts and writes a chunk, unless it exists. @param {string} path @returns whether it was written */
async function writeChunk(path) {
  if (existsSync(path)) return false; // the name contains a hash of the content
  const bundledMap = Buffer.from(files.get(`${path}.map`)?.contents ?? []).toString("base64");
  const bundled = `${files.get(path)?.text}//# sourceMappingURL=data:application/json;base64,${bundledMap}`;
  const { code, map } = await transform(bundled, conversion);
  replaceFile(`${path}.map`, map);
  replaceFile(path, `${code}//# sourceMappingURL=${basename(path)}.map\n`);
  return true;
}

/**
 * Replaces a file atomically, because programs may start during a build.
 * @param {string} path
 * @param {string | Uint8Array} content
 */
function replaceFile(path, content, mode = 0o644) {
  writeFileSync(`${path}.new`, content, { mode });
  renameSync(`${path}.new`, path);
}
