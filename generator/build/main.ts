#!/usr/bin/env node
// The build turns this module into dist/main.js. It loads the program, and caches the code that V8 compiles: compiling the
// program at each start would take a third of the time to the first response. Node.js 22 can do the same with
// `module.enableCompileCache`.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cachedDataVersionTag, deserialize, serialize } from "node:v8";
import { Script } from "node:vm";
import { isMainThread } from "node:worker_threads";
import { crc32 } from "node:zlib";

/** Name of the chunk of handlers/main.ts, which the build inserts. It differs between builds with different chunks. */
const entry = process.env["ENTRY"] ?? "";
const CHECKSUM_BYTES = 4;
const folder = import.meta.dirname;
const requirePackage = createRequire(import.meta.url);

/** Each command has its own cache, because commands use different functions of the same chunks. */
const command = isMainThread ? (/^[a-z]+$/.exec(process.argv[2] ?? "")?.[0] ?? "main") : "thread";
/** V8 accepts only code of the same V8 version, flags and CPU features. */
const cacheFile = join(folder, "code-cache", entry, `${command}-${cachedDataVersionTag()}`);
/** Compiled code by chunk. */
const cachedCode = readCache();

type RunChunk = (exports: unknown, require: (id: string) => unknown, module: object, filename: string) => void;

const modules = new Map<string, { exports: unknown }>();
const scripts = new Map<string, Script>();

/** Returns the exports of a chunk; loads it first if it is not loaded yet. */
function load(name: string): unknown {
  const loaded = modules.get(name);
  if (loaded) return loaded.exports;
  const filename = join(folder, "chunks", name);
  const code = `(function (exports, require, module, __filename) { ${readFileSync(filename, "utf8")}\n})`;
  const script = new Script(code, { filename, cachedData: cachedCode[name] });
  scripts.set(name, script);
  const run = script.runInThisContext() as RunChunk;
  const module = { exports: {} };
  modules.set(name, module); // first, because chunks may require each other
  try {
    run(module.exports, requireFrom, module, filename);
  } catch (error) {
    modules.delete(name);
    throw error;
  }
  return module.exports;
}

function requireFrom(id: string): unknown {
  return id.startsWith("./") ? load(id.slice(2)) : requirePackage(id);
}

function readCache(): Readonly<Record<string, Buffer>> {
  try {
    const file = readFileSync(cacheFile);
    const content = file.subarray(CHECKSUM_BYTES);
    // V8 would crash on damaged code, since it does not check it.
    if (file.readUInt32LE() !== crc32(content)) return {};
    return deserialize(content) as Record<string, Buffer>;
  } catch {
    return {}; // does not exist yet
  }
}

/** Adds the chunks that were compiled without the cache. The functions that have run are included. */
function writeCache(): void {
  const compiled = [...scripts].filter(([name, script]) => !cachedCode[name] || script.cachedDataRejected);
  if (compiled.length === 0) return;
  const added = Object.fromEntries(compiled.map(([name, script]) => [name, script.createCachedData()]));
  const written = `${cacheFile}.${process.pid}`;
  try {
    mkdirSync(dirname(cacheFile), { recursive: true });
    const content = serialize({ ...cachedCode, ...added });
    const checksum = Buffer.alloc(CHECKSUM_BYTES);
    checksum.writeUInt32LE(crc32(content));
    writeFileSync(written, Buffer.concat([checksum, content]));
    renameSync(written, cacheFile);
  } catch {
    // The folder is read-only, or the disk is full. The program works without a cache.
    try {
      rmSync(written, { force: true });
    } catch {
      // The folder's path belongs to a file.
    }
  }
}

// Node.js maps stack traces only of modules that it loads itself.
if (process.sourceMapsEnabled) requirePackage(join(folder, "chunks", entry));
else {
  process.once("exit", (code) => {
    if (code === 0) writeCache();
  });
  load(entry);
}
