import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";
import { createFolder, repository } from "../support/program.ts";

/** Runs a program that starts a watchdog, sends SIGTERM at its first output, and resolves when it ends. */
async function run(program: string): Promise<{ code: number | null; signal: string | null; stderr: string }> {
  const cache = join(repository, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const outfile = join(createFolder(cache), "program.mjs");
  const contents = `import { startWatchdog } from "./runtime/watchdog.ts";\n${program}`;
  const stdin = { contents, resolveDir: repository, loader: "ts" } as const;
  buildSync({ stdin, outfile, bundle: true, platform: "node", format: "esm" });
  const child = spawn(process.execPath, [outfile], { stdio: ["ignore", "pipe", "pipe"] });
  const errors = text(child.stderr);
  child.stdout.once("data", () => child.kill("SIGTERM"));
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  return { code, signal, stderr: await errors };
}

test("a process with a blocked event loop is killed, even if it would handle SIGTERM", async () => {
  const ended = await run(`
    startWatchdog(1_000, "blocked\\n");
    process.on("SIGTERM", () => process.exit(0));
    setTimeout(() => {
      process.stdout.write("blocking\\n");
      for (;;) Math.sqrt(2);
    }, 500);
  `);
  expect(ended).toEqual({ code: null, signal: "SIGKILL", stderr: "blocked\n" });
});

test("a process that exceeds its time to exit is killed", async () => {
  const ended = await run(`
    const watchdog = startWatchdog(60_000, "too late\\n");
    setInterval(() => undefined, 1_000);
    process.on("SIGTERM", () => watchdog.endWithin(500));
    process.stdout.write("ready\\n");
  `);
  expect(ended).toEqual({ code: null, signal: "SIGKILL", stderr: "too late\n" });
});

test("a process without work exits by itself, and a busy but responsive one continues", async () => {
  const ended = await run(`
    startWatchdog(1_000, "blocked\\n");
    const until = performance.now() + 2_500;
    const work = () => {
      const pause = performance.now() + 100;
      while (performance.now() < pause) Math.sqrt(2);
      if (performance.now() < until) setTimeout(work);
    };
    work();
  `);
  expect(ended).toEqual({ code: 0, signal: null, stderr: "" });
});
