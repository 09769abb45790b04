import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openJobStore } from "../../support/jobs.ts";
import { repository } from "../../support/program.ts";
import { isWhole } from "../../support/whole.ts";

const jobCount = isWhole ? 10_000 : 600;
const kills = isWhole ? 50 : 3;
const cache = join(repository, "node_modules/.cache");
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(cache, "jobs-"));
  await build({
    entryPoints: [join(repository, "test/fixtures/jobs/worker.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "warning",
    outdir: folder,
    outExtension: { ".js": ".mjs" },
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("workers that are killed at random lose no job and repeat no effect", async () => {
  const jobs = await openJobStore();
  const workers: ChildProcess[] = [];
  onTestFinished(() => workers.forEach((worker) => void worker.kill("SIGKILL")));
  const startWorker = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [join(folder, "worker.mjs"), jobs.url], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    workers.push(child);
    await once(child.stdout as NodeJS.EventEmitter, "data");
    return child;
  };
  const done = async (): Promise<number> => {
    const { count } = await jobs.store.reader
      .selectFrom("sb_settings")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  };
  const names = Array.from({ length: jobCount }, (_, index) => `job ${String(index).padStart(5, "0")}`);
  const enqueue = (from: number, to: number) =>
    jobs.store.transaction(async (tx) => {
      for (const name of names.slice(from, to)) await jobs.queue.enqueue(tx, { kind: "note", payload: { name } });
    });

  const running = [await startWorker(), await startWorker()];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await done();
    const perKill = Math.floor(jobCount / kills);
    await enqueue(kill * perKill, kill === kills - 1 ? jobCount : (kill + 1) * perKill);
    await vi.waitFor(async () => expect(await done()).toBeGreaterThan(before), { timeout: 20_000, interval: 1 });
    const victim = running[kill % 2] as ChildProcess;
    victim.kill("SIGKILL");
    running[kill % 2] = await startWorker();
  }
  await vi.waitFor(async () => expect(await done()).toBe(jobCount), { timeout: 60_000, interval: 50 });
  // Effects of different attempts have different names.
  const effects = await jobs.store.reader.selectFrom("sb_settings").select("name").execute();
  expect(effects.map(({ name }) => name.split(",")[0]).sort()).toEqual(names);
  const left = await jobs.store.reader.selectFrom("sb_jobs").selectAll().execute();
  expect(left).toEqual([]);
});
