import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { packageRoot } from "../../runtime/index.ts";
import { copiedTools } from "../support/copied-tools.ts";
import { program } from "./bench-store.ts";
import { inFolder } from "./in-folder.ts";
import { drive } from "./load.ts";
import { allCores, pinned, startMeasured } from "./measured-process.ts";
import type { Options } from "./options.ts";
import { post } from "./requests.ts";
import { measureStarts } from "./startup.ts";
import { print, computeSpread } from "./statistics.ts";
import { goal, say, table } from "./table.ts";
import { removeFolder } from "../support/remove-folder.ts";

/** Numbers of tools, each a copy of one realistic tool with two routes. */
const sizes = [42, 181, 1_000] as const;
const largest = 1_000;
const root = packageRoot(import.meta.url);

interface Scale {
  readonly tools: number;
  readonly generateS: number;
  readonly peakMiB: number;
  readonly checkS: number;
  readonly files: number;
  readonly generatedMB: number;
  readonly bundleMB: number;
  /** From the start of the process to the end of its first response. */
  readonly firstResponseMs: number;
  /** Difference between the first call to a tool and the next one: the cost of loading its module. */
  readonly firstCallMs: number;
  readonly rssMiB: number;
  /** Resident memory after every tool has been called. */
  readonly rssOfAllMiB: number;
}

/** Measures how costs grow with the number of tools: generator, bundle, startup and memory of a service. */
export async function benchScale({ rounds }: Options): Promise<void> {
  const rows: Scale[] = [];
  for (const tools of sizes) rows.push(await measureScale(tools, rounds));
  say(
    `\n## Scale: copies of one tool, two routes each\n\n${table(
      [
        ...["tools", "generate s", "check s", "peak MiB", "generated MB", "files", "bundle MB"],
        ...["first response ms", "first call ms", "RSS MiB", "RSS MiB, all called"],
      ],
      rows.map((row) => [
        ...[print(row.tools, 0), print(row.generateS, 2), print(row.checkS, 2), print(row.peakMiB, 0)],
        ...[print(row.generatedMB), print(row.files, 0), print(row.bundleMB), print(row.firstResponseMs, 0)],
        ...[print(row.firstCallMs, 2), print(row.rssMiB, 0), print(row.rssOfAllMiB, 0)],
      ]),
    )}\n`,
  );
  const most = rows.find(({ tools }) => tools === largest);
  if (!most) return;
  say(goal(`generate, ${largest} tools`, most.generateS, { atMost: 6 }, " s"));
  say(goal(`first response, ${largest} tools`, most.firstResponseMs, { atMost: 300 }, " ms"));
  say(goal(`memory, ${largest} tools`, most.rssMiB, { atMost: 150 }, " MiB"));
}

async function measureScale(tools: number, rounds: number): Promise<Scale> {
  return inFolder(async (folder) => {
    const errors = readFileSync(join(root, "test/fixtures/bench/spec/errors.yaml"), "utf8");
    for (const [path, text] of copiedTools(tools, errors)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const generated = generate(["generate", "--root", folder]);
    const checked = generate(["generate", "--check", "--root", folder]);
    const files = filesBelow(join(folder, "generated"));
    const outdir = join(root, "dist", `bench-scale-${tools}`);
    const bundleBytes = await bundle(folder, outdir);
    const start = { command: [join(outdir, "scale.js")], env: { BENCH_ROOT: folder }, request: search(1) };
    await measureStarts(start, 1); // warms the file cache
    const { median } = await measureStarts(start, rounds);
    const memory = await measureMemory(outdir, folder, tools);
    removeFolder(outdir);
    return {
      tools,
      generateS: generated.seconds,
      peakMiB: generated.peakMiB,
      checkS: checked.seconds,
      files: files.length,
      generatedMB: totalSize(files) / 1e6,
      bundleMB: bundleBytes / 1e6,
      firstResponseMs: median,
      ...memory,
    };
  });
}

/** Runs the generator in a separate process. @throws Error with its output if it fails. */
function generate(args: readonly string[]): { readonly seconds: number; readonly peakMiB: number } {
  const peak = pathToFileURL(join(import.meta.dirname, "peak.js")).href;
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(
    ...pinned(allCores, [process.execPath, "--import", peak, program, ...args]),
    { encoding: "utf8" },
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  const peakMiB = Number(/peak ([\d.]+) MiB/.exec(stderr)?.[1]);
  if (status !== 0) throw new Error(`generate failed:\n${stdout}${stderr}`);
  return { seconds, peakMiB };
}

/** Bundles the fixture's server with the generated surface below `folder`. @returns the size of the bundle in bytes. */
async function bundle(folder: string, outdir: string): Promise<number> {
  removeFolder(outdir);
  await build({
    entryPoints: [join(root, "test/bench/servers/scale.ts")],
    alias: { "bench-surface": join(folder, "generated/surface.ts") },
    bundle: true,
    splitting: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["better-sqlite3", "pg"],
    banner: { js: "import{createRequire}from'node:module';globalThis.require=createRequire(import.meta.url);" },
    outdir,
    logLevel: "warning",
    // The folder is outside the repository and therefore has none of its packages.
    nodePaths: [join(root, "node_modules")],
  });
  return totalSize(filesBelow(outdir));
}

async function measureMemory(outdir: string, folder: string, tools: number) {
  const server = await startMeasured("scale", [join(outdir, "scale.js")], { BENCH_ROOT: folder });
  const call = async (index: number): Promise<number> => {
    const { elapsedMs } = await drive(server.port, () => search(index), { connections: 1, requests: 1 });
    return elapsedMs;
  };
  await call(1);
  const { rssMiB } = await server.probe();
  const first: number[] = [];
  const next: number[] = [];
  for (let index = 1; index <= tools; index += 1) {
    first.push(await call(index));
    next.push(await call(index));
  }
  const { rssMiB: rssOfAllMiB } = await server.probe();
  await server.stop();
  return { rssMiB, rssOfAllMiB, firstCallMs: computeSpread(first).median - computeSpread(next).median };
}

const search = (index: number): Buffer =>
  post(`/api/v1/record-${String(index).padStart(4, "0")}/search`, { keyword: "platform", limit: 10 });

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const totalSize = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0);
