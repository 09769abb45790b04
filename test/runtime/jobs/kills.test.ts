import type { ChildProcess } from "node:child_process";
import { expect, test } from "vitest";
import { openJobStore } from "../../support/jobs.ts";
import { workerKills } from "../../support/run-all-tests.ts";
import { buildWorker } from "../../support/worker-processes.ts";
import { eventually } from "../../support/eventually.ts";

const kills = workerKills;
const jobCount = kills * 200;
const startWorkerOn = buildWorker("jobs/worker.ts");

test("workers that are killed while they work lose no job and repeat no effect", { timeout: 300_000 }, async () => {
  const jobs = await openJobStore();
  const startWorker = () => startWorkerOn(jobs.url);
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
    await eventually(async () => expect(await done()).toBeGreaterThan(before), { timeout: 20_000, interval: 1 });
    const victim = running[kill % 2] as ChildProcess;
    victim.kill("SIGKILL");
    running[kill % 2] = await startWorker();
  }
  await eventually(async () => expect(await done()).toBe(jobCount), { timeout: 60_000, interval: 50 });
  // Effects of different attempts have different names.
  const effects = await jobs.store.reader.selectFrom("sb_settings").select("name").execute();
  expect(effects.map(({ name }) => name.split(",")[0]).sort()).toEqual(names);
  const left = await jobs.store.reader.selectFrom("sb_jobs").selectAll().execute();
  expect(left).toEqual([]);
});
